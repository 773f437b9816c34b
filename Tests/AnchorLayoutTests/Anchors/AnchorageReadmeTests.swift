import AnchorLayout
import Foundation
import Testing

/// The statements that readers of Anchorage know, and the frames they describe.
@Suite struct AnchorageReadmeTests {
  let root = makeRoot()
  let container: LayoutView
  let button: LayoutView

  init() {
    container = root.add("container", 50, 60, 200, 100)
    button = container.add("button")
  }

  @Test func pinsAButtonInsideOfItsContainerAndCentersIt() {
    button.leftAnchor >= container.leftAnchor + 12
    button.centerXAnchor == container.centerXAnchor
    button.centerYAnchor == container.centerYAnchor
    button.widthAnchor == 500 ~ .low
    button.heightAnchor == 20
    root.layoutIfNeeded()
    #expect(button.frame == CGRect(12, 40, 176, 20))
  }

  @Test func constrainsAWidthToAtMost100Points() {
    button.widthAnchor <= 100
    button.widthAnchor == 300 ~ .high
    root.layoutIfNeeded()
    #expect(button.frame.width == 100)
  }

  @Test func constrainsTwoViewsToTheSameSize() {
    let other = container.add("other", 0, 0, 33, 44)
    button.widthAnchor == other.widthAnchor
    button.heightAnchor == other.heightAnchor
    root.layoutIfNeeded()
    #expect(button.frame == CGRect(0, 0, 33, 44))
  }

  @Test func constrainsAViewToFourByThree() {
    button.widthAnchor == 4 * button.heightAnchor / 3
    button.heightAnchor == 60
    root.layoutIfNeeded()
    #expect(button.frame.isClose(to: CGRect(0, 0, 80, 60)))
  }

  @Test func makesAllEdgesEqual() {
    let constraints = (button.edgeAnchors == container.edgeAnchors).all
    root.layoutIfNeeded()
    #expect(constraints.count == 4)
    #expect(button.frame == CGRect(0, 0, 200, 100))
  }

  @Test func insetsHorizontalAndVerticalAnchors() {
    button.horizontalAnchors >= container.horizontalAnchors + 10
    button.verticalAnchors >= container.verticalAnchors + 10
    button.sizeAnchors == CGSize(width: 900, height: 900) ~ .high
    root.layoutIfNeeded()
    #expect(button.frame == CGRect(10, 10, 180, 80))
  }

  @Test func centersInTheSuperviewWithAnOffsetAndLowPriority() {
    button.widthAnchor == 40
    button.heightAnchor == 20
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let UILayoutPriorityDefaultLow = LayoutPriority.low
    button.centerXAnchor == (button.superview.centerXAnchor + 20) ~ UILayoutPriorityDefaultLow
    button.centerYAnchor == button.superview!.centerYAnchor
    root.layoutIfNeeded()
    #expect(button.frame == CGRect(100, 40, 40, 20))
  }

  @Test func storesASingleConstraint() {
    let topConstraint = (button.topAnchor == container.topAnchor)
    #expect(topConstraint.isActive)
    #expect(topConstraint.firstItem === button)
    #expect(topConstraint.secondItem === container)
  }
}
