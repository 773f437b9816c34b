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

  @Test func aNewStackIsAddedAndIsAsItWas() {
    let members = [ContentView("a", 30, 10), ContentView("b", 60, 20)]
    let stack = LayoutStack(members, spacing: 5, label: "stack")
    let grid = LayoutGridStack(columns: [.share(1)], rows: [.share(1)], label: "grid")
    let cell = LayoutView(label: "cell")
    grid.add(cell, column: 0, row: 0)
    let engines = [stack, grid].map(\.layoutEngine).map(ObjectIdentifier.init)
    root.layoutIfNeeded()
    let log = DiagnosticLog(root)
    let (statistics, width) = (root.layoutEngine.statistics, root.frame.width)
    func add() {
      for view in [stack, grid] { root.addSubview(view) }
      stack.leadingAnchor == root.leadingAnchor
      stack.topAnchor == root.topAnchor
      grid.horizontalAnchors == root.horizontalAnchors
      grid.topAnchor == stack.bottomAnchor
      grid.heightAnchor == 7
    }
    for _ in 0..<2 {
      let preview = root.preview {
        // What is taken back in it is none of it.
        _ = root.preview { add() }
        add()
      }
      #expect(preview.diagnostics == [])
      #expect(preview.after[stack] == CGRect(0, 0, 95, 20))
      #expect(preview.after[members[1]] == CGRect(35, 0, 60, 20))
      #expect(preview.after[cell] == CGRect(0, 0, width, 7))
      #expect(stack.superview == nil && stack.translatesAutoresizingMaskIntoConstraints)
      #expect(root.layoutEngine.statistics == statistics)
      #expect([stack, grid].map(\.layoutEngine).map(ObjectIdentifier.init) == engines)
    }
    // Alone it still has its constraints to state.
    grid.frame.size = CGSize(width: 40, height: 30)
    grid.layoutIfNeeded()
    #expect(cell.frame == CGRect(0, 0, 40, 30))
    add()
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(0, 0, 95, 20))
    #expect(cell.frame == CGRect(0, 0, width, 7))
    #expect(log.kinds == [])
    let used = LayoutStack([LayoutView()], label: "used")
    used.layoutIfNeeded()
    #expect(
      root.preview { root.addSubview(used) }.diagnostics.map(\.kind) == [.treeChangedInPreview])
    #expect(used.superview == nil)
  }

  @Test func aHostThatAddsItsItemInAPreviewUpdatesItsStatementsAfterIt() {
    final class Host: LayoutItem {
      let layoutNode = LayoutNode()
      weak var parent: LayoutView?
      var layoutParent: (any LayoutItem)? { parent }
      var count = 0
      func updateStatements() { count += 1 }
    }
    let host = Host()
    host.layoutNode.bind(to: host)
    host.layoutNode.setNeedsStatements()
    let preview = root.preview {
      host.parent = root
      host.layoutNode.parentDidChange()
    }
    #expect(preview.diagnostics == [])
    #expect(host.count == 1)
    root.layoutIfNeeded()
    #expect(host.count == 2)
    #expect(host.layoutEngine === root.layoutEngine)
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
