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
}
