import AnchorLayout
import Foundation
import Testing

// #349, #245: public names collided with those of a host, or hid what was really wrong. A program that
// imports AnchorLayout alone can have all of these.

private struct View { let context: Context }
private struct Context { let size: Size }
private struct Size { let edges: [Edge] }
private enum Edge { case top }
private struct Constraint {}
private struct Point {}
private struct Dimension {}
private struct Expression {}
private enum Priority { case low }
private final class ConstraintGroup {}

@Suite struct HostNamesTests {
  @Test func aHostHasItsOwnNames() {
    let view = View(context: Context(size: Size(edges: [.top])))
    _ = (Constraint(), Point(), Dimension(), Expression(), Priority.low, ConstraintGroup())
    let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = LayoutView()
    root.addSubview(child)
    layout(child) { child in child.size == child.superview!.size }
    #expect(child.frame.width == 10)
    #expect(view.context.size.edges.count == 1)
  }
}
