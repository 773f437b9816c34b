import AnchorLayout
import Foundation
import Testing

@Suite struct CommonAncestorTests {
  let root = makeRoot()
  let a1: LayoutView
  let a2: LayoutView
  let a3: LayoutView
  let b1: LayoutView
  let b2: LayoutView
  let target: LayoutView

  init() {
    a1 = root.add("a1", 10, 20, 300, 300)
    a2 = a1.add("a2", 30, 40, 200, 200)
    a3 = a2.add("a3", 5, 6, 100, 100)
    b1 = root.add("b1", 100, 50, 250, 250)
    b2 = b1.add("b2", 7, 8, 200, 200)
    target = a3.add("target", 11, 12, 20, 30)
  }

  @Test func aConstraintAcrossBranchesIsMeasuredInTheNearestCommonAncestor() {
    let view = b2.add("view")
    view.leftAnchor == target.rightAnchor + 1
    view.topAnchor == target.bottomAnchor + 2
    view.sizeAnchors == CGSize(width: 3, height: 4)
    root.layoutIfNeeded()
    // target's right edge is 10 + 30 + 5 + 11 + 20 = 76 from the root; b2 lies at 107.
    #expect(view.frame == CGRect(76 + 1 - 107, 20 + 40 + 6 + 12 + 30 + 2 - 58, 3, 4))
  }

  @Test func anAncestorIsItsOwnSpace() {
    let view = a3.add("view")
    view.rightAnchor == a1.rightAnchor
    view.leftAnchor == a1.leftAnchor
    view.topAnchor == root.topAnchor
    view.bottomAnchor == root.bottomAnchor
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(-35, -66, 300, 400))
  }

  @Test func positionMultipliersAreMeasuredInTheCommonAncestorAwayFromTheOrigin() {
    let view = a1.add("view")
    view.centerXAnchor == 2 * a1.trailingAnchor / 3
    view.centerYAnchor == a1.bottomAnchor / 2
    view.sizeAnchors == CGSize(width: 10, height: 10)
    root.layoutIfNeeded()
    #expect(view.frame.isClose(to: CGRect(195, 145, 10, 10)))
  }

  @Test func movingAContainerMovesNothingInIt() {
    let inner = b2.add("inner")
    inner.edgeAnchors == b2.edgeAnchors + 5
    root.layoutIfNeeded()
    let framesSet = root.layoutEngine.statistics.framesSet
    b1.frame.origin.x += 40
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(5, 5, 190, 190))
    #expect(root.layoutEngine.statistics.framesSet == framesSet)
  }

  @Test func differencesOfPositionsInSeveralBranchesAreDimensions() {
    let view = root.add("view")
    view.widthAnchor == target.leftAnchor - a1.leftAnchor
    view.heightAnchor == target.topAnchor - b2.topAnchor
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 46, 20))
  }

  @Test func theOwnerIsTheNearestCommonAncestor() {
    let own = target.widthAnchor == 20
    let parent = target.widthAnchor == a3.widthAnchor
    let grandparent = target.leftAnchor == a2.leftAnchor
    let shared = target.leftAnchor == b2.leftAnchor
    #expect(own.owner === target)
    #expect(parent.owner === a3)
    #expect(grandparent.owner === a2)
    #expect(shared.owner === root)
  }

  @Test func deepCousinsFindTheirAncestor() {
    var left = root
    var right = root
    for level in 0..<20 {
      left = left.add("left\(level)", 1, 0, 100, 100)
      right = right.add("right\(level)", 2, 0, 100, 100)
    }
    let view = left.add("view")
    let constraint = view.leftAnchor == right.leftAnchor
    root.layoutIfNeeded()
    #expect(constraint.owner === root)
    #expect(view.frame.minX == 20)
  }
}
