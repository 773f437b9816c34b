import AnchorLayout
import Foundation
import Testing

@Suite struct ExpressionTests {
  let root = makeRoot()
  let view: LayoutView
  let other: LayoutView

  init() {
    view = root.add("view")
    other = root.add("other", 10, 20, 100, 50)
  }

  private func solvedWidth(_ constraint: LayoutConstraint) -> Double {
    root.layoutIfNeeded()
    constraint.isActive = false
    return view.frame.width
  }

  @Test func constantsAreAddedOnEitherSide() {
    #expect(solvedWidth(view.widthAnchor == other.widthAnchor + 10) == 110)
    #expect(solvedWidth(view.widthAnchor == 10 + other.widthAnchor) == 110)
    #expect(solvedWidth(view.widthAnchor == other.widthAnchor - 10) == 90)
    #expect(solvedWidth(view.widthAnchor == 110 - other.widthAnchor) == 10)
    #expect(solvedWidth(view.widthAnchor + 10 == other.widthAnchor) == 90)
    #expect(solvedWidth(2 * view.widthAnchor - 10 == other.widthAnchor) == 55)
  }

  @Test func factorsScaleTheConstantToo() {
    #expect(solvedWidth(view.widthAnchor == (other.widthAnchor + 10) / 2) == 55)
    #expect(solvedWidth(view.widthAnchor == 2 * (other.widthAnchor - 10)) == 180)
    #expect(solvedWidth(view.widthAnchor == other.widthAnchor * 2 + 10) == 210)
    #expect(solvedWidth(view.widthAnchor == -(10 - other.widthAnchor)) == 90)
  }

  @Test func otherNumberTypesAreConstants() {
    let integer = 3
    let float: Float = 0.5
    let cgFloat: CGFloat = 2
    #expect(solvedWidth(view.widthAnchor == integer) == 3)
    #expect(solvedWidth(view.widthAnchor == float) == 0.5)
    #expect(solvedWidth(view.widthAnchor == cgFloat) == 2)
    #expect(solvedWidth(view.widthAnchor == other.widthAnchor + integer) == 103)
    #expect(solvedWidth(view.widthAnchor == integer + other.widthAnchor) == 103)
    #expect(solvedWidth(view.widthAnchor == other.widthAnchor - integer) == 97)
    #expect(solvedWidth(view.widthAnchor == integer * other.widthAnchor) == 300)
    #expect(solvedWidth(view.widthAnchor == other.widthAnchor * float) == 50)
    #expect(solvedWidth(view.widthAnchor == other.widthAnchor / cgFloat) == 50)
    #expect(solvedWidth(view.widthAnchor == other.widthAnchor / (4 as Int)) == 25)
    #expect(solvedWidth(view.widthAnchor == (103 as Int) - other.widthAnchor) == 3)
  }

  @Test func dimensionsAreAddedAndSubtracted() {
    #expect(solvedWidth(view.widthAnchor == other.widthAnchor + other.heightAnchor + 8) == 158)
    #expect(solvedWidth(view.widthAnchor == other.widthAnchor - other.heightAnchor) == 50)
    #expect(
      solvedWidth(
        view.widthAnchor == other.widthAnchor + other.heightAnchor * 2 - other.widthAnchor / 2)
        == 150)
    #expect(solvedWidth(view.widthAnchor == view.widthAnchor * 3 - 2 * other.widthAnchor) == 100)
  }

  @Test func positionsAndDimensionsMakePositions() {
    view.leftAnchor == other.leftAnchor + other.widthAnchor / 2
    view.rightAnchor == other.widthAnchor + other.rightAnchor
    view.topAnchor == other.bottomAnchor - other.heightAnchor
    view.heightAnchor == 5
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(60, 20, 150, 5))
  }

  @Test func theDifferenceOfPositionsIsADimension() {
    let third = root.add("third", 200, 0, 10, 10)
    view.widthAnchor == third.leadingAnchor - other.trailingAnchor
    view.leadingAnchor - other.trailingAnchor == 7
    root.layoutIfNeeded()
    #expect(view.frame.width == 90)
    #expect(view.frame.minX == 117)
  }

  @Test func equalGapsAreDifferences() {
    let third = root.add("third", 200, 0, 10, 10)
    view.widthAnchor == 20
    view.leadingAnchor - other.trailingAnchor == third.leadingAnchor - view.trailingAnchor
    root.layoutIfNeeded()
    #expect(view.frame.minX == 145)
  }

  @Test func midpointsLieHalfway() {
    let third = root.add("third", 200, 0, 10, 10)
    view.widthAnchor == 20
    view.centerXAnchor == midpoint(other.trailingAnchor, third.leadingAnchor)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 145)
  }

  @Test func relationsBoundOnTheRightSide() {
    view.widthAnchor == 1000 ~ .low
    let most = view.widthAnchor <= 2 * other.widthAnchor + 10
    root.layoutIfNeeded()
    #expect(view.frame.width == 210)
    most.isActive = false
    view.widthAnchor == 0 ~ .low + 1
    view.widthAnchor >= 2 * other.widthAnchor + 20
    root.layoutIfNeeded()
    #expect(view.frame.width == 220)
  }

  @Test func expressionsAreReused() {
    let third = root.widthAnchor / 4 - 5
    let views = (0..<3).map { root.add("v\($0)") }
    for view in views { view.widthAnchor == third }
    root.layoutIfNeeded()
    #expect(views.allSatisfy { $0.frame.width == 95 })
  }

  @Test func shortAnchorsAreThoseOfTheItem() {
    view.anchors.edges == other.anchors.edges + 2
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(12, 22, 96, 46))
  }

  @Test func allAttributesGiveTheirPositions() {
    let content = ContentView("content", 40, 30)
    content.baselines = (first: 9, last: 4)
    root.addSubview(content)
    content.rightAnchor == root.rightAnchor
    content.bottomAnchor == root.bottomAnchor
    view.leadingAnchor == content.leadingAnchor
    view.trailingAnchor == content.centerXAnchor
    view.topAnchor == content.firstBaselineAnchor
    view.bottomAnchor == content.lastBaselineAnchor
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(360, 379, 20, 17))
  }
}
