import AnchorLayout
import Foundation
import Testing

@Suite struct CoefficientTests {
  let root = makeRoot()
  let view: LayoutView
  let other: LayoutView

  init() {
    view = root.add("view")
    other = root.add("other")
    other.widthAnchor == 100
    other.heightAnchor == 40
  }

  private var statistics: LayoutStatistics { root.layoutEngine.statistics }

  @Test func theMultiplierIsOneEditOfTheSolver() {
    let constraint = view.widthAnchor == 2 * other.widthAnchor + 10
    root.layoutIfNeeded()
    let before = statistics
    constraint.multiplier = 0.5
    #expect(constraint.multiplier == 0.5)
    #expect(constraint.description == "view.width == other.width / 2 + 10")
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
    #expect(statistics.rowsEdited == before.rowsEdited + 1)
    #expect(statistics.rowsLowered == before.rowsLowered)
    #expect(statistics.rowsRemoved == before.rowsRemoved)
  }

  @Test func sidesMayBeAsLongAsMemoryHolds() {
    var sum = view.widthAnchor.expression
    for _ in 0..<16 { sum = sum + sum }
    let constraint = sum == other.widthAnchor
    let summands = constraint.summands
    #expect(summands.count == 65537)
    #expect(summands[65535].isOnLeft && !summands[65536].isOnLeft)
    root.layoutIfNeeded()
    #expect(view.exactFrame.width == 100 / 65536.0)
  }

  @Test func constantAndPriorityAreOneEditEachToo() {
    view.widthAnchor == 30 ~ .high
    let constraint = view.widthAnchor == 2 * other.widthAnchor + 10
    root.layoutIfNeeded()
    let before = statistics
    constraint.constant = 20
    root.layoutIfNeeded()
    #expect(view.frame.width == 220)
    constraint.priority = .low
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
    constraint.priority = .required
    root.layoutIfNeeded()
    #expect(view.frame.width == 220)
    #expect(statistics.rowsEdited == before.rowsEdited + 3)
    #expect(statistics.rowsLowered == before.rowsLowered)
    #expect(statistics.rowsRemoved == before.rowsRemoved)
  }

  @Test func aMultiplierOfZeroLeavesTheConstant() {
    let constraint = view.widthAnchor == 2 * other.widthAnchor + 10
    constraint.multiplier = 0
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
    constraint.multiplier = 3
    root.layoutIfNeeded()
    #expect(view.frame.width == 310)
  }

  @Test func theMultiplierOfAPositionIsMeasuredFromTheCommonAncestor() {
    let box = root.add("box", 100, 50, 200, 200)
    let (a, b) = (box.add("a"), box.add("b", 60, 0, 20, 20))
    let constraint = a.leadingAnchor == b.trailingAnchor * 0.5
    root.layoutIfNeeded()
    #expect(a.frame.minX == 40)
    constraint.multiplier = 0.25
    root.layoutIfNeeded()
    #expect(a.frame.minX == 20)
  }

  @Test func termsThatCancelOutMakeNoRowUntilTheyDoNot() {
    let log = DiagnosticLog(root)
    view.widthAnchor == 70 ~ .low
    let constraint = view.widthAnchor == 2 * view.widthAnchor - 30
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
    constraint.multiplier = 1
    root.layoutIfNeeded()
    #expect(log.kinds == [.neverHolds])
    #expect(view.frame.width == 70)
    constraint.multiplier = 4
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
    #expect(log.kinds == [.neverHolds])
  }

  @Test func coefficientsOfStatementsOfManyTermsAreEditedSingly() throws {
    let constraint = view.widthAnchor + other.widthAnchor == root.widthAnchor - other.heightAnchor
    root.layoutIfNeeded()
    #expect(view.frame.width == 260)
    #expect(constraint.multiplier == nil)
    let summands = constraint.summands
    #expect(summands.map(\.coefficient) == [1, 1, 1, -1])
    #expect(summands.map(\.isOnLeft) == [true, true, false, false])
    #expect(summands.map(\.attribute) == [.width, .width, .width, .height])
    #expect(summands[3].item === other)
    let before = statistics
    constraint.setCoefficient(-2, ofSummand: 3)
    root.layoutIfNeeded()
    #expect(view.frame.width == 220)
    constraint.setCoefficient(0.5, ofSummand: 1)
    root.layoutIfNeeded()
    #expect(view.frame.width == 270)
    #expect(statistics.rowsEdited == before.rowsEdited + 2)
    #expect(statistics.rowsLowered == before.rowsLowered)
  }

  @Test func whatCannotBeSetIsReportedAndChangesNothing() {
    let log = DiagnosticLog(root)
    let simple = view.widthAnchor == 2 * other.widthAnchor
    let many = view.heightAnchor + other.heightAnchor == root.heightAnchor
    let number = view.leadingAnchor - root.leadingAnchor == 7
    root.layoutIfNeeded()
    simple.multiplier = .nan
    simple.multiplier = .infinity
    many.multiplier = 3
    many.multiplier = nil
    number.multiplier = 3
    many.setCoefficient(1, ofSummand: 3)
    many.setCoefficient(1, ofSummand: -1)
    root.layoutIfNeeded()
    #expect(
      log.kinds == [.notFinite, .notFinite, .noSuchSummand, .noSuchSummand, .noSuchSummand]
        + [.noSuchSummand])
    #expect(simple.multiplier == 2)
    #expect(view.frame.size == CGSize(width: 200, height: 360))
    #expect(view.frame.minX == 7)
  }

  @Test func anInactiveConstraintIsEditedToo() {
    let constraint = view.widthAnchor == 2 * other.widthAnchor
    constraint.isActive = false
    constraint.multiplier = 3
    root.layoutIfNeeded()
    #expect(view.frame.width == 0)
    constraint.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 300)
  }

  @Test func aFaultyCoefficientIsMendedByAnEdit() {
    let log = DiagnosticLog(root)
    let constraint = view.widthAnchor == .nan * other.widthAnchor
    root.layoutIfNeeded()
    #expect(log.kinds == [.notFinite])
    constraint.multiplier = 2
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    #expect(log.kinds.count == 1)
  }
}
