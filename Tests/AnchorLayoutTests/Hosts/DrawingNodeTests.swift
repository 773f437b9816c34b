import AnchorLayout
import Foundation
import Testing

// A retained drawing toolkit that knows nothing of layout: its rectangles are Doubles, and setting
// one marks what is above for drawing.
private struct Rectangle: Equatable {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0
}

private class DrawingNode {
  private(set) weak var container: DrawingNode?
  private(set) var children: [DrawingNode] = []
  var rectangle = Rectangle() { didSet { redraws += 1 } }
  private(set) var redraws = 0

  func append(_ child: DrawingNode) {
    child.container?.children.removeAll { $0 === child }
    child.container = self
    children.append(child)
    child.containerDidChange()
  }

  func containerDidChange() {}
}

// Its nodes take part in layout by this much.
private final class Box: DrawingNode, LayoutItem {
  let layoutNode = LayoutNode()
  var layoutParent: (any LayoutItem)? { container as? Box }
  override func containerDidChange() { layoutNode.parentDidChange() }

  override var rectangle: Rectangle {
    didSet {
      layoutNode.frame = CGRect(
        x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
    }
  }

  func applyFrame(_ frame: CGRect) {
    rectangle = Rectangle(
      x: frame.origin.x, y: frame.origin.y, width: frame.width, height: frame.height)
  }
}

/// A toolkit of retained drawing nodes as host.
@Suite struct DrawingNodeTests {
  private let window = Box()
  private let panel = Box()
  private let button = Box()

  init() {
    window.append(panel)
    panel.append(button)
    window.rectangle = Rectangle(x: 40, y: 50, width: 300, height: 200)
    panel.edgeAnchors == window.edgeAnchors + 20
    button.bottomAnchor == panel.bottomAnchor - 10
    button.trailingAnchor == panel.trailingAnchor - 10
    button.sizeAnchors == CGSize(width: 60, height: 20)
    window.layoutEngine.layoutIfNeeded()
  }

  @Test func nodesAreLaidOut() {
    #expect(panel.rectangle == Rectangle(x: 20, y: 20, width: 260, height: 160))
    #expect(button.rectangle == Rectangle(x: 190, y: 130, width: 60, height: 20))
  }

  @Test func onlyWhatChangesIsSet() {
    let redraws = (panel.redraws, button.redraws)
    window.layoutEngine.layoutIfNeeded()
    #expect((panel.redraws, button.redraws) == redraws)
    window.rectangle.x = 90
    window.layoutEngine.layoutIfNeeded()
    #expect((panel.redraws, button.redraws) == redraws)
    window.rectangle.width = 310
    window.layoutEngine.layoutIfNeeded()
    #expect((panel.redraws, button.redraws) == (redraws.0 + 1, redraws.1 + 1))
    #expect(window.layoutEngine.statistics.passes == 2)
  }

  @Test func aNodeMovesToAnotherWindow() {
    let other = Box()
    other.rectangle = Rectangle(width: 100, height: 100)
    other.append(panel)
    panel.edgeAnchors == other.edgeAnchors
    other.layoutEngine.layoutIfNeeded()
    #expect(button.rectangle == Rectangle(x: 30, y: 70, width: 60, height: 20))
  }

  @Test func aNodeWithoutStatementsStaysWhereTheHostPutsIt() {
    let marker = Box()
    panel.append(marker)
    marker.rectangle = Rectangle(x: 5, y: 6, width: 7, height: 8)
    let dot = Box()
    panel.append(dot)
    dot.leadingAnchor == marker.trailingAnchor
    dot.widthAnchor == 2
    window.layoutEngine.layoutIfNeeded()
    #expect(marker.rectangle == Rectangle(x: 5, y: 6, width: 7, height: 8))
    #expect(dot.rectangle.x == 12)
    marker.rectangle.x = 50
    window.layoutEngine.layoutIfNeeded()
    #expect(dot.rectangle.x == 57)
  }
}
