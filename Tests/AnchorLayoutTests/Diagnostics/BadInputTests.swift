import AnchorLayout
import Foundation
import Testing

/// Whatever is stated, the program goes on, the statement is named, and all other frames are right.
@Suite struct BadInputTests {
  let root = makeRoot()
  let view: LayoutView
  let log: DiagnosticLog

  init() {
    view = root.add("view")
    log = DiagnosticLog(root)
    view.topAnchor == root.topAnchor + 3
    view.leadingAnchor == root.leadingAnchor + 4
    view.heightAnchor == 20
  }

  private func layOut() {
    root.layoutIfNeeded()
    #expect(view.frame.origin == CGPoint(x: 4, y: 3))
    #expect(view.frame.height == 20)
  }

  @Test func theLaterOfConflictingStatementsIsSetAsideAndNamed() {
    view.widthAnchor == 100
    view.widthAnchor == 150
    layOut()
    #expect(view.frame.width == 100)
    #expect(log.kinds == [.conflict])
    #expect(log.diagnostics.first?.statement == "view.width == 150")
    #expect(log.diagnostics.first?.members == ["view.width == 100"])
    #expect(log.diagnostics.first?.items == ["view"])
  }

  @Test func aConflictIsReportedOnceAndAgainAfterItWasGone() {
    view.widthAnchor == 100
    let later = view.widthAnchor == 150
    layOut()
    root.frame.size.width = 401
    layOut()
    #expect(log.kinds == [.conflict])
    later.priority = .high
    layOut()
    later.priority = .required
    layOut()
    #expect(log.kinds == [.conflict, .conflict])
  }

  @Test func aRootCannotBeResizedByAStatement() {
    root.widthAnchor == 1
    layOut()
    #expect(log.kinds == [.conflict])
    #expect(root.frame.width == 400)
  }

  @Test func numbersThatMakeNoSenseLeaveTheStatementOut() {
    view.widthAnchor == .nan
    view.widthAnchor == .infinity
    view.widthAnchor >= .infinity
    view.widthAnchor == root.widthAnchor * .infinity
    view.widthAnchor == root.widthAnchor / 0.0
    view.widthAnchor == root.widthAnchor + .nan
    view.widthAnchor == 60
    layOut()
    #expect(view.frame.width == 60)
    #expect(log.kinds == Array(repeating: .notFinite, count: 6))
    #expect(log.diagnostics.first?.statement == "view.width == nan")
  }

  @Test func anInfiniteBoundIsNoConstraint() {
    let most = view.widthAnchor <= .infinity
    view.widthAnchor >= -.infinity
    view.widthAnchor == 60 ~ .low
    layOut()
    #expect(view.frame.width == 60)
    #expect(log.kinds == [])
    most.constant = 50
    layOut()
    #expect(view.frame.width == 50)
  }

  @Test func editsThatMakeNoSenseChangeNothing() {
    let width = view.widthAnchor == 60
    layOut()
    width.constant = .nan
    width.priority = 2000
    layOut()
    #expect(width.constant == 60)
    #expect(width.priority == .required)
    #expect(view.frame.width == 60)
    #expect(log.kinds == [.notFinite, .priorityOutOfRange])
  }

  @Test(arguments: [0, -1, 1000.5, .nan, .infinity])
  func aPriorityOutOfRangeLeavesTheStatementOut(_ priority: Double) {
    view.widthAnchor == 60
    view.widthAnchor == 70 ~ LayoutPriority(priority)
    layOut()
    #expect(view.frame.width == 60)
    #expect(log.kinds == [.priorityOutOfRange])
  }

  @Test func aViewWithoutSuperviewWaitsAndIsNamedOnce() {
    let lone = LayoutView(label: "lone")
    lone.edgeAnchors == view.edgeAnchors
    view.widthAnchor == 60
    layOut()
    #expect(log.kinds == [.noSuperview, .noSuperview, .noSuperview, .noSuperview])
    #expect(log.diagnostics.first?.statement == "lone.top == view.top")
    #expect(log.diagnostics.first?.message.contains("lone has no superview") == true)
    layOut()
    #expect(log.kinds.count == 4)
    root.addSubview(lone)
    layOut()
    #expect(lone.frame == view.frame)
    #expect(log.kinds.count == 4)
  }

  @Test func aSuperviewIsFoundWhenThereIsOne() {
    let lone = LayoutView(label: "lone")
    lone.edgeAnchors == lone.superview.edgeAnchors
    let loneLog = DiagnosticLog(lone)
    lone.layoutIfNeeded()
    #expect(loneLog.kinds.first == .noSuperview)
    view.widthAnchor == 60
    view.addSubview(lone)
    layOut()
    #expect(lone.frame == CGRect(0, 0, 60, 20))
  }

  @Test func itemsOfTwoTreesWaitAndAreNamed() {
    let otherRoot = makeRoot()
    let stranger = otherRoot.add("stranger")
    let constraint = view.widthAnchor == stranger.widthAnchor
    view.widthAnchor == 60
    layOut()
    #expect(view.frame.width == 60)
    #expect(log.kinds == [.strangers])
    #expect(log.diagnostics.first?.statement == "view.width == stranger.width")
    #expect(constraint.isActive)
    #expect(constraint.owner == nil)
    #expect(stranger.superview === otherRoot)
  }

  @Test func aStatementThatNeverHoldsIsNamed() {
    view.widthAnchor == view.widthAnchor + 1
    view.widthAnchor == 60
    layOut()
    #expect(view.frame.width == 60)
    #expect(log.kinds == [.neverHolds])
  }

  @Test func aViewCannotBePutInsideItself() {
    let inner = view.add("inner")
    inner.addSubview(view)
    view.addSubview(view)
    view.widthAnchor == 60
    layOut()
    #expect(view.superview === root)
    #expect(view.frame.width == 60)
    #expect(log.kinds == [.cyclicHierarchy, .cyclicHierarchy])
  }

  @Test func aFrameThatIsNotFiniteCountsAsZero() {
    let other = root.add("other", .nan, 5, .infinity, 10)
    view.widthAnchor == other.heightAnchor
    layOut()
    #expect(view.frame.width == 10)
    #expect(log.kinds == [.frameNotFinite])
  }

  @Test func aPartOfAFrameThatIsNoInputMayBeAnyNumber() {
    let (column, row) = (root.add("column"), root.add("row"))
    column.frameInputs = [.x, .width]
    column.frame = CGRect(7, .nan, 30, .infinity)
    column.verticalAnchors == root.verticalAnchors + 10
    row.frameInputs = [.y, .height]
    row.frame = CGRect(.infinity, 5, .nan, 20)
    row.horizontalAnchors == root.horizontalAnchors + 10
    layOut()
    #expect(column.frame == CGRect(7, 10, 30, root.frame.height - 20))
    #expect(row.frame == CGRect(10, 5, root.frame.width - 20, 20))
    #expect(log.kinds == [])
    column.frame.origin.x = .nan
    layOut()
    #expect(log.kinds == [.frameNotFinite])
  }

  @Test func aDiagnosticSaysWhereTheStatementIs() {
    (view.widthAnchor == .nan).labeled("wide")
    layOut()
    let diagnostic = log.diagnostics.first
    #expect(diagnostic?.label == "wide")
    #expect(diagnostic?.fileID == #fileID)
    #expect(
      diagnostic?.description.hasSuffix(
        "[wide] view.width == nan: a number in it is infinite or not a number; it was left out. "
          + "Check where the number comes from.") == true)
  }
}
