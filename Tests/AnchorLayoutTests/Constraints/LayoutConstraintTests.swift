import AnchorLayout
import Foundation
import Testing

@Suite struct LayoutConstraintTests {
  let root = makeRoot()
  let view: LayoutView

  init() {
    view = root.add("view")
  }

  @Test func aConstraintIsActiveAtOnceAndSolvedLater() {
    let constraint = view.widthAnchor == 100
    #expect(constraint.isActive)
    #expect(view.frame.width == 0)
    #expect(view.exactFrame.width == 100)
    #expect(view.frame.width == 0)
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test func onlyTheLeftHandSideLeavesPlacementToConstraints() {
    let other = root.add("other")
    view.widthAnchor == other.widthAnchor
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(other.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func theConstantIsEditedWhileActive() {
    let constraint = view.widthAnchor + 5 == root.widthAnchor / 2 + 10
    root.layoutIfNeeded()
    #expect(view.frame.width == 205)
    #expect(constraint.constant == 5)
    constraint.constant = 7
    #expect(view.frame.width == 205)
    root.layoutIfNeeded()
    #expect(view.frame.width == 207)
    #expect(root.layoutEngine.statistics.rowsLowered == 1)
  }

  @Test func thePriorityIsEditedWhileActiveAcrossRequired() {
    let first = view.widthAnchor == 100 ~ .high
    view.widthAnchor == 200 ~ .high + 1
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    first.priority = .required
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    first.priority = .low
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    #expect(root.layoutEngine.statistics.rowsLowered == 2)
  }

  @Test func aConstraintIsSwitchedOffAndOn() {
    view.widthAnchor == 50 ~ .low
    let constraint = view.widthAnchor == 100
    root.layoutIfNeeded()
    constraint.isActive = false
    #expect(!constraint.isActive)
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    constraint.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    LayoutConstraint.deactivate([constraint])
    LayoutConstraint.activate([constraint])
    LayoutConstraint.deactivate([constraint])
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test func switchingOffBeforeThePassLeavesNoTrace() {
    let constraint = view.widthAnchor == 100
    constraint.isActive = false
    view.heightAnchor == 5
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 0, height: 5))
  }

  @Test func theEarlierOfTwoConflictingStatementsStaysAfterItWasSwitchedOffAndOn() {
    root.layoutEngine.diagnosticHandler = { _ in }
    let earlier = view.widthAnchor == 100
    view.widthAnchor == 200
    root.layoutIfNeeded()
    earlier.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    earlier.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test func aConstraintIsReadBack() {
    let constraint = view.leadingAnchor >= root.trailingAnchor / 2 - 8 ~ .high
    #expect(constraint.firstItem === view)
    #expect(constraint.firstAttribute == .leading)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.secondItem === root)
    #expect(constraint.secondAttribute == .trailing)
    #expect(constraint.multiplier == 0.5)
    #expect(constraint.constant == -8)
    #expect(constraint.priority == .high)
    #expect((view.widthAnchor == root.widthAnchor + root.heightAnchor).multiplier == nil)
    #expect((view.widthAnchor == 3).multiplier == 1)
  }

  @Test func aConstraintPrintsAsItWasWritten() {
    let other = root.add("other")
    let texts: [(LayoutConstraint, String)] = [
      (
        view.leadingAnchor == other.leadingAnchor + 8 ~ .high,
        "view.leading == other.leading + 8 ~ .high"
      ),
      (view.widthAnchor == 4 * other.heightAnchor / 3, "view.width == other.height * 4 / 3"),
      (view.widthAnchor <= 100 ~ 749, "view.width <= 100 ~ 749"),
      (view.widthAnchor >= 0.25 * other.widthAnchor, "view.width >= other.width / 4"),
      (view.widthAnchor == 10 - other.widthAnchor, "view.width == -other.width + 10"),
      (view.topAnchor - other.bottomAnchor == 8, "view.top - other.bottom == 8"),
      (view.topAnchor + 2 == other.topAnchor - 1.5, "view.top + 2 == other.top - 1.5"),
      (view.widthAnchor == other.widthAnchor * 0.37, "view.width == other.width * 0.37"),
      (
        view.centerXAnchor == view.superview.centerXAnchor, "view.centerX == view.superview.centerX"
      ),
      (
        view.widthAnchor == other.widthAnchor + other.heightAnchor - 2 * view.heightAnchor,
        "view.width == other.width + other.height - view.height * 2"
      ),
    ]
    for (constraint, text) in texts { #expect(constraint.description == text) }
  }

  @Test func theViolationSaysHowFarAConstraintIsFromHolding() {
    view.widthAnchor == 100
    let equal = view.widthAnchor == 130 ~ .low
    let most = view.widthAnchor <= 70 ~ .low
    let least = view.widthAnchor >= 70 ~ .low
    #expect(equal.violation == 30)
    #expect(most.violation == 30)
    #expect(least.violation == 0)
    most.isActive = false
    #expect(most.violation == nil)
  }

  @Test func aDuplicateStatementChangesNothing() {
    view.widthAnchor == 100
    view.widthAnchor == 100
    let log = DiagnosticLog(root)
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    #expect(log.kinds == [])
  }

  @Test func aTriviallyTrueStatementIsNoRow() {
    let log = DiagnosticLog(root)
    view.widthAnchor == view.widthAnchor
    view.leadingAnchor <= view.leadingAnchor + 3
    view.widthAnchor == 7
    root.layoutIfNeeded()
    #expect(log.kinds == [])
    #expect(root.layoutEngine.statistics.rowsLowered == 1)
  }
}
