import AnchorLayout
import Foundation
import Testing

/// Previews in previews of other trees, in the midst of a pass, and of items that were not there.
@Suite struct PreviewPlaceTests {
  let root = makeRoot()
  let panel: LayoutView
  let width: LayoutConstraint

  init() {
    panel = root.add("panel")
    panel.leadingAnchor == root.leadingAnchor
    width = panel.widthAnchor == 100
    root.layoutIfNeeded()
  }

  @Test func aPreviewOfAnotherTreeInAPreviewIsTakenBackOnce() {
    let other = makeRoot(50, 50)
    let stack = LayoutStack(label: "stack")
    other.addSubview(stack)
    let group = LayoutConstraintGroup()
    _ = root.preview {
      _ = other.preview {
        stack.isHidden = true
        stack.spacing = 5
        group.replace(by: [stack.widthAnchor == 4])
        other.addSubview(LayoutView(label: "new"))
      }
      #expect(!stack.isHidden)
    }
    #expect(!stack.isHidden)
    #expect(stack.spacing == 0)
    #expect(group.all.isEmpty)
    #expect(other.subviews.map(\.label) == ["stack"])
  }

  @Test func theTreeOfAnOuterPreviewIsKeptInAnInnerOne() {
    let other = makeRoot(50, 50)
    let log = DiagnosticLog(root)
    let preview = root.preview {
      _ = other.preview { panel.removeFromSuperview() }
    }
    #expect(panel.superview === root)
    #expect(preview.diagnostics.map(\.kind) == [.treeChangedInPreview])
    root.layoutIfNeeded()
    #expect(log.kinds == [.treeChangedInPreview])
  }

  @Test func aBlockAroundAPreviewHasNoneOfItsStatements() {
    var preview: LayoutPreview?
    let group = layout {
      panel.heightAnchor == 5
      preview = root.preview { panel.heightAnchor == 9 }
    }
    root.layoutIfNeeded()
    #expect(preview?.after[panel]?.height == 9)
    #expect(group.all.map(\.description) == ["panel.height == 5"])
    #expect(panel.frame.height == 5)
  }

  @Test func itemsThatComeAndGoInAPreviewLeaveNoTrace() {
    final class Host: LayoutItem {
      let layoutNode = LayoutNode()
      weak var parent: LayoutView?
      var layoutParent: (any LayoutItem)? { parent }
    }
    let last = LayoutView(frame: CGRect(1, 2, 3, 4), label: "last")
    var parts: [LayoutView] = []
    _ = root.preview {
      for _ in 0..<20 {
        let host = Host()
        host.parent = root
        host.layoutNode.parentDidChange()
      }
      // What is made now may lie where the hosts were.
      parts = (0..<20).map { _ in last.add("part") }
      root.addSubview(last)
      for part in parts { part.widthAnchor == 7 }
    }
    #expect(parts.map(\.translatesAutoresizingMaskIntoConstraints).allSatisfy { $0 })
    #expect(last.frame == CGRect(1, 2, 3, 4))
  }

  @Test func exchangedSubviewsChangeBack() {
    let second = root.add("second")
    _ = root.preview { root.exchangeSubview(at: 0, withSubviewAt: 1) }
    #expect(root.subviews.map(\.label) == ["panel", "second"])
    #expect(second.superview === root)
  }

  @Test func whatWasAddedIsAsItWas() {
    let banner = LayoutView(frame: CGRect(1, 2, 3, 4), label: "banner")
    banner.autoresizingMask = [.flexibleWidth]
    let part = banner.add("part")
    let member = LayoutView(label: "member")
    let stack = LayoutStack(label: "stack")
    root.addSubview(stack)
    root.layoutIfNeeded()
    let preview = root.preview {
      root.addSubview(banner)
      stack.addArrangedSubview(member)
      part.edgeAnchors == banner.edgeAnchors
      root.layoutIfNeeded()
      root.frame.size.width = 500
    }
    #expect(preview.after[banner]?.width == 103)
    #expect(preview.diagnostics == [])
    #expect(banner.frame == CGRect(1, 2, 3, 4))
    #expect(part.translatesAutoresizingMaskIntoConstraints)
    #expect(member.translatesAutoresizingMaskIntoConstraints)
    #expect(member.superview == nil)
  }

  @Test func aPreviewCanBeMadeWhileFramesAreHandedOver() {
    final class Asking: LayoutView {
      var change: (() -> Void)?
      var preview: LayoutPreview?
      override func applyFrame(_ frame: CGRect) {
        if let change { preview = superview?.preview(change) }
      }
    }
    let (first, second) = (Asking(), Asking())
    for view in [first, second] {
      root.addSubview(view)
      view.topAnchor == root.topAnchor
      view.widthAnchor == panel.widthAnchor
    }
    root.layoutIfNeeded()
    for view in [first, second] { view.change = { view.heightAnchor == 7 } }
    width.constant = 60
    root.layoutIfNeeded()
    #expect([first, second].map(\.frame.width) == [60, 60])
    for view in [first, second] {
      #expect(view.preview?.before[first]?.width == 60)
      #expect(view.preview?.before[second]?.width == 60)
      #expect(view.preview?.after[view] == CGRect(0, 0, 60, 7))
    }
    #expect(root.layoutEngine.statistics.passes == 3)
    first.change = nil
    second.change = nil
    width.constant = 70
    root.layoutIfNeeded()
    #expect([first, second].map(\.frame.width) == [70, 70])
  }

  @Test func noPreviewIsMadeWhileStatementsAreUpdated() {
    final class Asking: LayoutView {
      var change: (() -> Void)?
      var preview: LayoutPreview?
      override func updateConstraints() {
        if let change { preview = superview?.preview(change) }
      }
    }
    let asking = Asking()
    root.addSubview(asking)
    asking.widthAnchor == panel.widthAnchor
    root.layoutIfNeeded()
    asking.change = { width.constant = 60 }
    asking.setNeedsUpdateConstraints()
    let log = DiagnosticLog(root)
    root.layoutIfNeeded()
    #expect(asking.preview?.difference.isEmpty == true)
    #expect(log.kinds == [.previewWhileSolving])
    #expect(width.constant == 100)
    #expect(panel.frame.width == 100)
    #expect(asking.frame.width == 100)
  }
}
