import AnchorLayout
import Foundation
import Testing

@Suite struct PriorityTests {
  let root = makeRoot()
  let view: LayoutView

  init() {
    view = root.add("view")
  }

  @Test func prioritiesAreNumbersUnderNames() {
    #expect(LayoutPriority.required == 1000)
    #expect(LayoutPriority.high == 750)
    #expect(LayoutPriority.low == 250)
    #expect(LayoutPriority.fittingSize == 50.0)
    #expect(LayoutPriority.custom(3) == 3)
    #expect(.high - 1 == LayoutPriority(749))
    #expect(.low + 0.5 == LayoutPriority(250.5))
  }

  @Test func aPriorityIsGivenToAStatementOrAnExpression() {
    let isStrong = view.subviews.isEmpty
    let optional: LayoutPriority? = nil
    let constraints: [(LayoutConstraint, LayoutPriority)] = [
      (view.leadingAnchor == root.leadingAnchor + 20 ~ .high, .high),
      ((view.leadingAnchor == root.leadingAnchor + 20) ~ .high - 1, 749),
      (view.leadingAnchor == (root.leadingAnchor + 20 ~ .low), .low),
      (view.widthAnchor == (100 ~ .low), .low),
      (view.widthAnchor == 100 ~ 750, .high),
      (view.widthAnchor == 100 ~ isStrong ? .high : .low, .high),
      (view.widthAnchor == root.widthAnchor ~ optional ?? .low, .low),
      (view.widthAnchor == (root.widthAnchor + 10) / 2 ~ .required - 1, 999),
      (view.widthAnchor == root.widthAnchor, .required),
    ]
    for (constraint, priority) in constraints { #expect(constraint.priority == priority) }
  }

  @Test func aPriorityBeatsAnyNumberOfLowerOnes() {
    view.widthAnchor == 10 ~ 500.5
    for _ in 0..<1001 { view.widthAnchor == 20 ~ 500 }
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
  }
}
