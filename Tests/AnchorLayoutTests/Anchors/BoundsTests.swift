import AnchorLayout
import Foundation
import Testing

@Suite struct BoundsTests {
  let root = makeRoot()
  let view: LayoutView

  init() {
    view = root.add("view")
  }

  @Test(arguments: [(50.0, 100.0), (150, 150), (900, 200)])
  func clampKeepsADimensionInARange(wanted: Double, width: Double) {
    let bounds = view.widthAnchor.clamp(100...200)
    view.widthAnchor == wanted ~ .high
    root.layoutIfNeeded()
    #expect(view.frame.width == CGFloat(width))
    #expect(bounds.first.description == "view.width >= 100")
    #expect(bounds.second.description == "view.width <= 200")
  }

  @Test func clampOnOneSideIsOneConstraint() {
    view.widthAnchor.clamp(300...)
    (root.heightAnchor - view.heightAnchor).clamp(...60) ~ .high
    view.widthAnchor == 1 ~ .low
    view.heightAnchor == 1 ~ .low
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 300, height: 340))
  }

  @Test func anInfiniteBoundIsNone() {
    let log = DiagnosticLog(root)
    view.widthAnchor.clamp(100 ... .infinity)
    view.widthAnchor <= .infinity
    view.widthAnchor >= -.infinity
    root.layoutIfNeeded()
    #expect(root.layoutEngine.statistics.rowsLowered == 1)
    #expect(log.kinds == [])
    view.widthAnchor >= .infinity
    view.widthAnchor == .infinity
    root.layoutIfNeeded()
    #expect(log.kinds == [.notFinite, .notFinite])
  }

  @Test func anAspectRatioIsWidthToHeight() {
    view.sizeAnchors.aspectRatio(16.0 / 9)
    view.heightAnchor == 90
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 160, height: 90))
  }

  @Test func percentIsSoManyHundredths() {
    view.widthAnchor == root.widthAnchor.percent(30) + 4
    root.layoutIfNeeded()
    #expect(view.frame.width == 124)
  }

  @Test func relationsWithAFactorAndAConstantBoundOnTheRightSide() {
    let (a, b) = (root.add("a"), root.add("b"))
    b.widthAnchor == 20
    a.widthAnchor == 2 * b.widthAnchor + 10
    for (index, wanted) in [0.0, 400].enumerated() {
      let (least, most) = (root.add("least\(index)"), root.add("most\(index)"))
      least.widthAnchor >= 2 * b.widthAnchor + 10
      most.widthAnchor <= 2 * b.widthAnchor + 10
      least.widthAnchor == wanted ~ .low
      most.widthAnchor == wanted ~ .low
      root.layoutIfNeeded()
      #expect(least.frame.width == CGFloat(max(50, wanted)))
      #expect(most.frame.width == CGFloat(min(50, wanted)))
    }
    #expect(a.frame.width == 50)
  }
}
