import AnchorLayout
import Foundation
import Testing

@Suite struct CompositeTests {
  let root = makeRoot()
  let view: LayoutView

  init() {
    view = root.add("view")
  }

  private func texts(_ constraints: some LayoutConstraintSet) -> [String] {
    constraints.all.map(\.description)
  }

  @Test func edgesAreInTheOrderTopLeadingBottomTrailing() {
    let edges = view.edgeAnchors == root.edgeAnchors
    #expect(
      texts(edges) == [
        "view.top == root.top", "view.leading == root.leading",
        "view.bottom == root.bottom", "view.trailing == root.trailing",
      ])
    #expect(edges.horizontal.map(\.firstAttribute) == [.leading, .trailing])
    #expect(edges.vertical.map(\.firstAttribute) == [.top, .bottom])
  }

  @Test func aConstantInsetsTheFarSides() {
    #expect(
      texts(view.edgeAnchors == root.edgeAnchors + 10) == [
        "view.top == root.top + 10", "view.leading == root.leading + 10",
        "view.bottom == root.bottom - 10", "view.trailing == root.trailing - 10",
      ])
    #expect(
      texts(view.horizontalAnchors == 10 + root.horizontalAnchors) == [
        "view.leading == root.leading + 10", "view.trailing == root.trailing - 10",
      ])
    #expect(
      texts(view.verticalAnchors == root.verticalAnchors - 10) == [
        "view.top == root.top - 10", "view.bottom == root.bottom + 10",
      ])
  }

  @Test func atLeastFlipsOnTheFarSidesAndStaysInside() {
    #expect(
      texts(view.edgeAnchors >= root.edgeAnchors + 10) == [
        "view.top >= root.top + 10", "view.leading >= root.leading + 10",
        "view.bottom <= root.bottom - 10", "view.trailing <= root.trailing - 10",
      ])
    #expect(
      texts(view.horizontalAnchors >= root.horizontalAnchors) == [
        "view.leading >= root.leading", "view.trailing <= root.trailing",
      ])
  }

  @Test func atMostFlipsOnTheFarSidesAndContains() {
    #expect(
      texts(view.edgeAnchors <= root.edgeAnchors - 10) == [
        "view.top <= root.top - 10", "view.leading <= root.leading - 10",
        "view.bottom >= root.bottom + 10", "view.trailing >= root.trailing + 10",
      ])
    #expect(
      texts(view.verticalAnchors <= root.verticalAnchors + 3) == [
        "view.top <= root.top + 3", "view.bottom >= root.bottom - 3",
      ])
  }

  @Test func centerAndSizeNeitherInsetNorFlip() {
    #expect(
      texts(view.centerAnchors >= root.centerAnchors + 10) == [
        "view.centerX >= root.centerX + 10", "view.centerY >= root.centerY + 10",
      ])
    #expect(
      texts(view.sizeAnchors <= root.sizeAnchors - 10) == [
        "view.width <= root.width - 10", "view.height <= root.height - 10",
      ])
  }

  @Test func insetsHaveANumberForEachEdge() {
    let insets = LayoutInsets(top: 10, left: 5, bottom: 15, right: 20)
    #expect(
      (view.edgeAnchors == root.edgeAnchors + insets).all.map(\.constant) == [10, 5, -15, -20])
    #expect(
      (view.edgeAnchors == root.edgeAnchors - insets).all.map(\.constant) == [-10, -5, 15, 20])
    root.layoutIfNeeded()
  }

  @Test func sizesAndPointsAreConstantsToo() {
    #expect(
      texts(view.sizeAnchors == root.sizeAnchors + CGSize(width: 1, height: 2)) == [
        "view.width == root.width + 1", "view.height == root.height + 2",
      ])
    #expect(
      texts(view.centerAnchors == root.centerAnchors - CGPoint(x: 1, y: 2)) == [
        "view.centerX == root.centerX - 1", "view.centerY == root.centerY - 2",
      ])
    let fixed = view.sizeAnchors == CGSize(width: 50, height: 100)
    #expect(texts(fixed) == ["view.width == 50", "view.height == 100"])
    #expect(fixed.first.secondItem == nil)
    #expect(texts(view.sizeAnchors <= CGSize(width: 1, height: 2))[0] == "view.width <= 1")
    #expect(texts(view.sizeAnchors >= CGSize(width: 1, height: 2))[1] == "view.height >= 2")
  }

  @Test func sizesAreMultipliedWithTheirConstants() {
    #expect(
      texts(view.sizeAnchors == (root.sizeAnchors + 10) / 2) == [
        "view.width == root.width / 2 + 5", "view.height == root.height / 2 + 5",
      ])
    #expect(texts(view.sizeAnchors == 2 * root.sizeAnchors)[0] == "view.width == root.width * 2")
    #expect(texts(view.sizeAnchors == root.sizeAnchors * 3)[1] == "view.height == root.height * 3")
  }

  @Test func otherNumberTypesAreConstantsAndFactors() {
    let integer = 3
    let float: Float = 0.5
    let cgFloat: CGFloat = 2
    #expect(
      texts(view.centerAnchors == integer + root.centerAnchors)[0]
        == "view.centerX == root.centerX + 3")
    #expect(
      texts(view.sizeAnchors == root.sizeAnchors - float)[0] == "view.width == root.width - 0.5")
    #expect(
      texts(view.sizeAnchors == root.sizeAnchors * integer)[0] == "view.width == root.width * 3")
    #expect(
      texts(view.sizeAnchors == integer * root.sizeAnchors)[0] == "view.width == root.width * 3")
    #expect(
      texts(view.sizeAnchors == root.sizeAnchors / integer)[0] == "view.width == root.width / 3")
    #expect(
      texts(view.sizeAnchors == root.sizeAnchors / cgFloat)[0] == "view.width == root.width / 2")
  }

  @Test func physicalEdgesAreLeftAndRight() {
    #expect(
      texts(view.physicalEdgeAnchors >= root.physicalEdgeAnchors + 1) == [
        "view.top >= root.top + 1", "view.left >= root.left + 1",
        "view.bottom <= root.bottom - 1", "view.right <= root.right - 1",
      ])
    #expect(
      texts(view.physicalHorizontalAnchors == root.physicalHorizontalAnchors)[1]
        == "view.right == root.right")
  }

  @Test func aPairOfAnyAnchorsCanBeMade() {
    let pair = LayoutAnchorPair(view.leadingAnchor, view.topAnchor)
    #expect(
      texts(pair == LayoutAnchorPair(root.centerXAnchor, root.centerYAnchor) + 4) == [
        "view.leading == root.centerX + 4", "view.top == root.centerY + 4",
      ])
  }

  @Test func prioritiesApplyToAllMembers() {
    let inset = 7
    let sets: [[LayoutConstraint]] = [
      (view.edgeAnchors == root.edgeAnchors + inset ~ .high - 1).all,
      (view.edgeAnchors == (root.edgeAnchors + inset ~ .high - 1)).all,
      ((view.sizeAnchors == root.sizeAnchors) ~ 749).all,
      (view.sizeAnchors == (CGSize(width: 1, height: 1) ~ 749)).all,
      [view.widthAnchor == 3, view.heightAnchor == 4] ~ 749,
    ]
    for constraint in sets.joined() { #expect(constraint.priority == 749) }
  }

  @Test func compositesGiveFrames() {
    view.horizontalAnchors == root.horizontalAnchors + 20
    view.verticalAnchors == root.verticalAnchors - 5
    let inner = view.add("inner")
    inner.centerAnchors == view.centerAnchors
    inner.sizeAnchors == view.sizeAnchors / 2
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(20, -5, 360, 410))
    #expect(inner.frame == CGRect(90, 102.5, 180, 205))
  }

  @Test func setsAreSwitchedTogether() {
    let edges = view.edgeAnchors == root.edgeAnchors
    edges.isActive = false
    #expect(edges.all.allSatisfy { !$0.isActive })
    edges.top.isActive = true
    #expect(!edges.isActive)
    edges.isActive = true
    #expect(edges.isActive)
  }
}
