import AnchorLayout
import Foundation
import Testing

/// A class of a host that is no `LayoutView`.
private final class Widget: LayoutItem {
  let layoutNode = LayoutNode()
  weak var parent: Widget? { didSet { layoutNode.parentDidChange() } }
  var layoutParent: (any LayoutItem)? { parent }
  var rectangle = CGRect.zero {
    didSet { layoutNode.frame = rectangle }
  }
  var applied = 0
  func applyFrame(_ frame: CGRect) {
    applied += 1
    rectangle = frame
  }
}

@Suite struct HostTests {
  @Test func aHostsClassIsLaidOut() {
    let window = Widget()
    let box = Widget()
    let button = Widget()
    box.parent = window
    button.parent = box
    window.rectangle = CGRect(0, 0, 100, 80)
    box.edgeAnchors == window.edgeAnchors + 10
    button.anchors.center == box.anchors.center
    button.sizeAnchors == CGSize(width: 20, height: 10)
    window.layoutEngine.layoutIfNeeded()
    #expect(box.rectangle == CGRect(10, 10, 80, 60))
    #expect(button.rectangle == CGRect(30, 25, 20, 10))
    window.rectangle.size.width = 120
    window.layoutEngine.layoutIfNeeded()
    #expect(button.rectangle == CGRect(40, 25, 20, 10))
    #expect(button.applied == 2)
    let passes = window.layoutEngine.statistics.passes
    window.layoutEngine.layoutIfNeeded()
    #expect(window.layoutEngine.statistics.passes == passes)
  }

  @Test func aHostsHierarchyThatIsACycleIsReported() {
    let first = Widget()
    let second = Widget()
    var kinds: [LayoutDiagnostic.Kind] = []
    let inner = Widget()
    inner.parent = first
    inner.widthAnchor == 5
    first.layoutEngine.diagnosticHandler = { kinds.append($0.kind) }
    first.parent = second
    second.parent = first
    first.layoutEngine.layoutIfNeeded()
    #expect(kinds == [.cyclicHierarchy])
    #expect(inner.rectangle.width == 5)
  }

  @Test func aCycleThatTheLibraryIsNotToldOfIsReported() {
    let first = QuietWidget()
    let second = QuietWidget()
    first.parent = second
    second.parent = first
    var kinds: [LayoutDiagnostic.Kind] = []
    first.layoutEngine.diagnosticHandler = { kinds.append($0.kind) }
    first.layoutEngine.layoutIfNeeded()
    #expect(kinds == [.cyclicHierarchy])
    #expect(first.layoutEngine === second.layoutEngine)
  }

  @Test func aSubtreeMovesBetweenParentsWithTheStatementsInIt() {
    let window = Widget()
    let first = Widget()
    let second = Widget()
    let box = Widget()
    let button = Widget()
    window.rectangle = CGRect(0, 0, 100, 80)
    first.parent = window
    second.parent = window
    box.parent = first
    button.parent = box
    box.widthAnchor == 30
    button.widthAnchor == box.widthAnchor / 2
    window.layoutEngine.layoutIfNeeded()
    box.parent = second
    box.heightAnchor == second.widthAnchor + 5
    second.widthAnchor == 4
    window.layoutEngine.layoutIfNeeded()
    #expect(box.rectangle == CGRect(0, 0, 30, 9))
    #expect(button.rectangle.width == 15)
    box.parent = nil
    box.rectangle.size.width = 20
    box.layoutEngine.layoutIfNeeded()
    #expect(box.layoutEngine !== window.layoutEngine)
  }

  @Test func aChildWhoseParentDiedLeavesTheTreeAboveAlone() {
    let window = Widget()
    let otherWindow = Widget()
    let sibling = Widget()
    let child = Widget()
    window.rectangle = CGRect(0, 0, 100, 80)
    otherWindow.rectangle = CGRect(0, 0, 50, 40)
    do {
      let middle = Widget()
      middle.parent = window
      sibling.parent = window
      child.parent = middle
      child.widthAnchor == 7
      sibling.widthAnchor == window.widthAnchor / 2
      window.layoutEngine.layoutIfNeeded()
    }
    child.parent = otherWindow
    #expect(window.layoutEngine !== otherWindow.layoutEngine)
    window.rectangle.size.width = 60
    window.layoutEngine.layoutIfNeeded()
    otherWindow.layoutEngine.layoutIfNeeded()
    #expect(sibling.rectangle.width == 30)
    #expect(child.rectangle.width == 7)
  }
}

/// A class of a host that does not say when its parent changes.
private final class QuietWidget: LayoutItem {
  let layoutNode = LayoutNode()
  weak var parent: QuietWidget?
  var layoutParent: (any LayoutItem)? { parent }
}
