import AnchorLayout
import Foundation
import Testing

@Suite struct LayoutPreviewTests {
  let root = makeRoot()
  let (panel, inner): (LayoutView, LayoutView)
  let width: LayoutConstraint
  let height: LayoutConstraint

  init() {
    panel = root.add("panel")
    inner = panel.add("inner")
    panel.leadingAnchor == root.leadingAnchor
    panel.topAnchor == root.topAnchor
    width = panel.widthAnchor == 100
    let half = panel.heightAnchor == root.heightAnchor * 0.5 ~ .high
    height = half
    inner.edgeAnchors == panel.edgeAnchors + 10
    root.layoutIfNeeded()
  }

  private struct Fault: Error {}

  private func fail() throws { throw Fault() }

  @Test func thePreviewTellsFramesAndDifferences() {
    let preview = root.preview { width.constant = 300 }
    #expect(preview.before == LayoutFrames(of: root))
    #expect(preview.after[panel]?.width == 300)
    #expect(preview.difference.changes.map(\.item) == [panel.layoutID, inner.layoutID])
    #expect(preview.diagnostics == [])
    #expect(panel.frame.width == 100)
    #expect(width.constant == 100)
    width.constant = 300
    root.layoutIfNeeded()
    #expect(LayoutFrames(of: root) == preview.after)
  }

  @Test func conflictsAreTold() {
    let log = DiagnosticLog(root)
    let preview = root.preview { panel.widthAnchor == 7 }
    #expect(preview.conflicts.map(\.statement) == ["panel.width == 7"])
    #expect(preview.conflicts.first?.members == ["panel.width == 100"])
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.kinds == [])
    #expect(root.preview { width.constant = 90 }.conflicts == [])
  }

  @Test func everyKindOfChangeIsTakenBack() {
    let spare = batch(active: false) { panel.heightAnchor >= 350 }
    let badge = root.add("badge")
    let group = layout { inner.widthAnchor >= 1 }
    let states = LayoutStates(of: root)
    states.add("low") { panel.heightAnchor == 20 ~ .required }
    states.add("never", .when(width: ..<0)) { panel.heightAnchor == 30 }
    states.deactivate()
    root.layoutIfNeeded()
    let (frames, statistics) = (LayoutFrames(of: root), root.layoutEngine.statistics)
    let preview = root.preview {
      width.constant = 250
      width.priority = .low
      height.multiplier = 0.75
      height.isActive = false
      spare[0].isActive = true
      spare[0].constant = 360
      spare[0].priority = .low
      panel.widthAnchor == 240 ~ .high
      layout(replace: group) { inner.widthAnchor >= 2 }
      group.clear()
      layout(in: root, key: "new") { inner.heightAnchor >= 3 }
      states.activate("low")
      states.add("high") { panel.heightAnchor == 100 }
      states.activate("high")
      root.frame.size.width = 500
      panel.layoutMargins.left = 40
      root.layoutDirection = .rightToLeft
      inner.setContentHuggingPriority(.high, for: .horizontal)
      panel.isHidden = true
      badge.frame = CGRect(1, 2, 3, 4)
      badge.translatesAutoresizingMaskIntoConstraints = false
      badge.heightAnchor == 5
      root.layoutIfNeeded()
      #expect(panel.frame == CGRect(260, 0, 240, 100))
      #expect(badge.frame == CGRect(0, 0, 0, 5))
      #expect(panel.exactFrame == panel.frame)
      #expect(height.violation == nil)
      #expect(root.layoutEngine.statistics.framesSet > statistics.framesSet)
    }
    #expect(preview.after[panel] == CGRect(260, 0, 240, 100))
    #expect(LayoutFrames(of: root) == frames)
    #expect(root.layoutEngine.statistics == statistics)
    #expect(width.constant == 100)
    #expect(width.priority == .required)
    #expect(height.multiplier == 0.5)
    #expect(height.isActive)
    #expect(!spare[0].isActive)
    #expect(spare[0].constant == 350)
    #expect(spare[0].priority == .required)
    #expect(group.all.map(\.description) == ["inner.width >= 1"])
    #expect(group.active)
    #expect(states.current == nil)
    #expect(states.names == ["low", "never"])
    #expect(root.frame.width == 400)
    #expect(panel.layoutMargins.left == 8)
    #expect(root.layoutDirection == nil)
    #expect(root.effectiveLayoutDirection == .leftToRight)
    #expect(inner.contentHuggingPriority(for: .horizontal) == .low)
    #expect(!panel.isHidden)
    #expect(badge.translatesAutoresizingMaskIntoConstraints)
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(LayoutFrames(of: root) == frames)
    #expect(root.layoutEngine.statistics.solves == statistics.solves)
  }

  @Test func aClosureThatThrowsIsTakenBackToo() {
    let frames = LayoutFrames(of: root)
    #expect(throws: Fault.self) {
      try root.preview {
        width.constant = 250
        root.layoutIfNeeded()
        try fail()
      }
    }
    #expect(LayoutFrames(of: root) == frames)
    #expect(width.constant == 100)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(LayoutFrames(of: root) == frames)
  }

  @Test func changesThatWaitAreKept() {
    width.constant = 120
    let added = panel.heightAnchor <= 90
    let preview = root.preview { height.constant = -150 }
    #expect(preview.before[panel] == CGRect(0, 0, 120, 90))
    #expect(preview.after[panel] == CGRect(0, 0, 120, 50))
    #expect(panel.frame == CGRect(0, 0, 100, 200))
    #expect(added.isActive)
    root.layoutIfNeeded()
    #expect(panel.frame == CGRect(0, 0, 120, 90))
  }

  @Test func whatNothingPinsStaysWhereItWas() {
    let loose = root.add("loose")
    let least = loose.widthAnchor >= 10
    root.layoutIfNeeded()
    least.constant = 30
    root.layoutIfNeeded()
    least.isActive = false
    root.layoutIfNeeded()
    #expect(loose.frame.width == 30)
    #expect(root.preview { loose.widthAnchor == 90 }.after[loose]?.width == 90)
    #expect(loose.exactFrame.width == 30)
    loose.heightAnchor == 1
    root.layoutIfNeeded()
    #expect(loose.frame.width == 30)
  }

  @Test func previewsCanBeMadeInPreviews() {
    var inside: LayoutPreview?
    let preview = root.preview {
      width.constant = 200
      inside = root.preview {
        width.constant = 300
        height.isActive = false
        panel.heightAnchor == 30
      }
      #expect(width.constant == 200)
      #expect(height.isActive)
    }
    #expect(inside?.before[panel] == CGRect(0, 0, 200, 200))
    #expect(inside?.after[panel] == CGRect(0, 0, 300, 30))
    #expect(preview.after[panel] == CGRect(0, 0, 200, 200))
    #expect(width.constant == 100)
    #expect(panel.exactFrame == CGRect(0, 0, 100, 200))
  }

  @Test func conditionsAreFollowedInAPreview() {
    let states = LayoutStates(of: root)
    states.add("narrow", .when(width: ..<300)) { inner.widthAnchor >= 1 }
    states.add("wide") { inner.widthAnchor >= 2 }
    root.layoutIfNeeded()
    let preview = root.preview {
      root.frame.size.width = 200
      root.layoutIfNeeded()
      #expect(states.current == "narrow")
    }
    #expect(preview.diagnostics == [])
    #expect(states.current == "wide")
    #expect(states.constraints(of: "wide").map(\.isActive) == [true])
    #expect(states.constraints(of: "narrow").map(\.isActive) == [false])
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(states.current == "narrow")
  }

  @Test func itemsAreToldNothing() {
    final class Widget: LayoutView {
      var calls = 0
      override func applyFrame(_ frame: CGRect) { calls += 1 }
      override func layoutSubviews() { calls += 1 }
    }
    let widget = Widget()
    root.addSubview(widget)
    widget.edgeAnchors == panel.edgeAnchors
    root.layoutIfNeeded()
    widget.calls = 0
    let preview = root.preview {
      width.constant = 200
      widget.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(preview.after[widget]?.width == 200)
    #expect(widget.calls == 0)
    root.layoutIfNeeded()
    #expect(widget.calls == 0)
  }

  @Test func viewsThatAreAddedAreTakenOutAgain() {
    let banner = LayoutView(label: "banner")
    let guide = LayoutGuide()
    var margins: LayoutGuide?
    let statistics = root.layoutEngine.statistics
    let preview = root.preview {
      root.insertSubview(banner, at: 0)
      banner.edgeAnchors == root.edgeAnchors + 5
      let part = banner.add("part")
      part.edgeAnchors == banner.edgeAnchors + 1
      root.addLayoutGuide(guide)
      guide.leadingAnchor == root.leadingAnchor + 3
      margins = panel.layoutMarginsGuide
      inner.leadingAnchor >= panel.layoutMarginsGuide.leadingAnchor
      root.bringSubviewToFront(panel)
    }
    #expect(preview.diagnostics == [])
    #expect(preview.after[banner] == CGRect(5, 5, 390, 390))
    #expect(preview.after[guide]?.minX == 3)
    #expect(root.subviews.map(\.label) == ["panel"])
    #expect(root.layoutGuides.isEmpty)
    #expect(banner.superview == nil)
    #expect(margins != nil)
    #expect(root.layoutEngine.statistics == statistics)
    banner.frame = CGRect(0, 0, 9, 9)
    root.addSubview(banner)
    banner.widthAnchor == 4
    root.layoutIfNeeded()
    #expect(banner.frame.width == 4)
    #expect(panel.layoutMarginsGuide.layoutFrame == CGRect(8, 8, 84, 184))
  }

  @Test func otherChangesOfTheTreeAreReportedAndNotMade() {
    let log = DiagnosticLog(root)
    let guide = LayoutGuide()
    panel.addLayoutGuide(guide)
    let stranger = makeRoot(10, 10)
    stranger.widthAnchor == 10
    let preview = root.preview {
      inner.removeFromSuperview()
      root.addSubview(inner)
      root.addSubview(stranger)
      panel.removeLayoutGuide(guide)
      root.addLayoutGuide(guide)
    }
    let kinds = [LayoutDiagnostic.Kind](repeating: .treeChangedInPreview, count: 6)
    #expect(preview.diagnostics.map(\.kind) == kinds)
    #expect(inner.superview === panel)
    #expect(stranger.superview == nil)
    #expect(guide.owningView === panel)
    #expect(panel.layoutGuides.count == 1)
    root.layoutIfNeeded()
    #expect(log.kinds == kinds)
  }

  @Test func viewsMayDieInAPreview() {
    var dying: LayoutView? = LayoutView(label: "dying")
    final class Host: LayoutItem {
      let layoutNode = LayoutNode()
      weak var parent: LayoutView?
      var layoutParent: (any LayoutItem)? { parent }
    }
    var host: Host? = Host()
    host?.parent = root
    host?.layoutNode.parentDidChange()
    let anchor = host!.anchors.width
    let tied = panel.widthAnchor >= anchor
    let preview = root.preview {
      root.addSubview(dying!)
      dying!.widthAnchor == 3
      dying = nil
      anchor == 3
      host = nil
    }
    #expect(host == nil)
    #expect(preview.after.items.count >= 3)
    #expect(!tied.isActive)
    width.constant = 50
    root.layoutIfNeeded()
    #expect(panel.frame.width == 50)
    #expect(root.subviews.count == 1)
  }
}
