import AnchorLayout
import Foundation
import Testing

@Suite struct OpenEdgesTests {
  let root = makeRoot()
  let view: LayoutView

  init() {
    view = root.add("view")
  }

  @Test(arguments: LayoutEdge.allCases)
  func anEdgeIsLeftOut(edge: LayoutEdge) {
    let constraints = view.edgeAnchors.excluding(edge) == root.edgeAnchors + 10
    let present: [LayoutEdge: LayoutConstraint?] = [
      .top: constraints.top, .leading: constraints.leading, .bottom: constraints.bottom,
      .trailing: constraints.trailing,
    ]
    for (other, constraint) in present { #expect((constraint == nil) == (other == edge)) }
    view.sizeAnchors == CGSize(width: 50, height: 60) ~ .low
    root.layoutIfNeeded()
    let frames: [LayoutEdge: CGRect] = [
      .top: CGRect(10, 330, 380, 60), .leading: CGRect(340, 10, 50, 380),
      .bottom: CGRect(10, 10, 380, 60), .trailing: CGRect(10, 10, 50, 380),
    ]
    #expect(view.frame == frames[edge])
  }

  @Test func theRestIsInOrderAndInsetsAndFlips() {
    let constraints =
      (view.edgeAnchors + LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)).excluding(.leading)
      <= root.edgeAnchors
    let texts = constraints.all.map(\.description)
    #expect(
      texts == [
        "view.top + 1 <= root.top", "view.bottom - 3 >= root.bottom",
        "view.trailing - 4 >= root.trailing",
      ])
    #expect(constraints.horizontal.count == 1)
    #expect(constraints.vertical.count == 2)
    let others = view.edgeAnchors.excluding(.top, .bottom) - 5 == root.edgeAnchors ~ .low
    #expect(
      others.all.map(\.description) == [
        "view.leading - 5 == root.leading ~ .low", "view.trailing + 5 == root.trailing ~ .low",
      ])
    #expect(
      (view.edgeAnchors.excluding(.top, .leading, .bottom, .trailing) == root.edgeAnchors)
        .all.isEmpty)
  }

  @Test func directionalInsetsHaveANumberForEachEdge() {
    view.edgeAnchors == root.edgeAnchors
      + LayoutDirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(2, 1, 394, 396))
  }

  @Test func physicalCompositesNameLeftAndRight() {
    let edges = view.physicalEdgeAnchors == root.physicalEdgeAnchors + 3
    #expect(edges.leading.firstAttribute == .left)
    #expect(edges.trailing.firstAttribute == .right)
    let pair = view.physicalHorizontalAnchors >= root.physicalHorizontalAnchors + 3
    #expect(pair.second.description == "view.right <= root.right - 3")
  }

  @Test func slashedRelationsAreTheSame() {
    let other = root.add("other")
    let made: [LayoutConstraint] =
      [
        view.leadingAnchor /==/ other.leadingAnchor + 1 ~ .high, view.widthAnchor /<=/ 5,
        view.topAnchor />=/ other.topAnchor,
      ] + (view.edgeAnchors />=/ other.edgeAnchors + 2).all
      + (view.sizeAnchors /==/ CGSize(width: 1, height: 2)).all
    #expect(
      made.map(\.description) == [
        "view.leading == other.leading + 1 ~ .high", "view.width <= 5", "view.top >= other.top",
        "view.top >= other.top + 2", "view.leading >= other.leading + 2",
        "view.bottom <= other.bottom - 2", "view.trailing <= other.trailing - 2",
        "view.width == 1", "view.height == 2",
      ])
  }
}
