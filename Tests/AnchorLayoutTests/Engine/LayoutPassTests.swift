import AnchorLayout
import Foundation
import Testing

/// A view that counts, and does something, when its contents are laid out.
private final class ProbeView: LayoutView {
  var count = 0
  var action: (() -> Void)?

  override func layoutSubviews() {
    count += 1
    action?()
  }
}

@Suite struct LayoutPassTests {
  let root = makeRoot()

  @Test func aSecondPassDoesNothing() {
    let view = root.add("view")
    view.edgeAnchors == root.edgeAnchors + 8
    root.layoutIfNeeded()
    let statistics = root.layoutEngine.statistics
    view.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(root.layoutEngine.statistics == statistics)
    #expect(statistics.passes == 1)
    #expect(statistics.solves == 1)
    #expect(statistics.rowsLowered == 4)
    #expect(statistics.framesSet == 1)
  }

  @Test func onlyChangedFramesAreSet() {
    let first = root.add("first")
    let second = root.add("second")
    let width = first.widthAnchor == 10
    second.widthAnchor == 20
    root.layoutIfNeeded()
    width.constant = 11
    root.layoutIfNeeded()
    #expect(root.layoutEngine.statistics.framesSet == 3)
  }

  @Test func aNewRootSizeIsFollowed() {
    let view = root.add("view")
    view.edgeAnchors == root.edgeAnchors + 8
    root.layoutIfNeeded()
    root.frame = CGRect(50, 50, 100, 200)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(8, 8, 84, 184))
    #expect(root.bounds == CGRect(0, 0, 100, 200))
  }

  @Test func aViewPlacedByItsFrameIsFollowed() {
    let placed = root.add("placed", 10, 10, 50, 50)
    let view = root.add("view")
    view.edgeAnchors == placed.edgeAnchors
    root.layoutIfNeeded()
    placed.frame = CGRect(20, 30, 5, 6)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(20, 30, 5, 6))
    placed.leadingAnchor == root.leadingAnchor + 1
    placed.topAnchor == root.topAnchor + 2
    placed.sizeAnchors == CGSize(width: 3, height: 4)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(1, 2, 3, 4))
    #expect(placed.frame == CGRect(1, 2, 3, 4))
  }

  @Test func contentsAreLaidOutFromTheRootDownAfterFramesAreSet() {
    var order: [String] = []
    let outer = ProbeView(label: "outer")
    let inner = ProbeView(label: "inner")
    root.addSubview(outer)
    outer.addSubview(inner)
    inner.edgeAnchors == outer.edgeAnchors + 1
    outer.edgeAnchors == root.edgeAnchors + 1
    outer.action = { order.append("outer \(outer.frame.width) \(inner.frame.width)") }
    inner.action = { order.append("inner") }
    root.layoutIfNeeded()
    #expect(order == ["outer 398.0 396.0", "inner"])
    inner.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(order == ["outer 398.0 396.0", "inner", "inner"])
    (outer.action, inner.action) = (nil, nil)
  }

  @Test func layoutSubviewsMayChangeTheLayout() {
    let probe = ProbeView(label: "probe")
    root.addSubview(probe)
    let width = probe.widthAnchor == 10
    probe.action = {
      width.constant = min(width.constant + 10, 50)
      probe.layoutIfNeeded()
    }
    root.layoutIfNeeded()
    #expect(probe.frame.width == 50)
    probe.action = nil
  }

  @Test func aLayoutThatNeverSettlesIsReportedAndEnds() {
    let log = DiagnosticLog(root)
    let probe = ProbeView(label: "probe")
    root.addSubview(probe)
    probe.action = { probe.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(log.kinds == [.passLimit])
    probe.action = nil
    root.layoutIfNeeded()
    #expect(log.kinds == [.passLimit])
  }

  @Test func viewsMayBeAddedAndRemovedInLayoutSubviews() {
    let probe = ProbeView(label: "probe")
    root.addSubview(probe)
    probe.sizeAnchors == CGSize(width: 30, height: 30)
    var added: LayoutView?
    let old = probe.add("old")
    probe.action = {
      guard added == nil else { return }
      old.removeFromSuperview()
      added = probe.add("added")
      added!.edgeAnchors == probe.edgeAnchors
    }
    root.layoutIfNeeded()
    #expect(added?.frame == CGRect(0, 0, 30, 30))
    probe.action = nil
  }

  @Test func aChainOfEqualViewsFillsItsContainer() {
    let views = (0..<1000).map { root.add("v\($0)") }
    for (index, view) in views.enumerated() {
      view.leadingAnchor == (index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor)
      if index > 0 { view.widthAnchor == views[index - 1].widthAnchor }
      view.verticalAnchors == root.verticalAnchors
    }
    views[999].trailingAnchor == root.trailingAnchor
    root.layoutIfNeeded()
    #expect(views[500].frame.isClose(to: CGRect(200, 0, 0.4, 400)))
    #expect(root.layoutEngine.statistics.pivots == 0)
  }
}
