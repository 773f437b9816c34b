import AnchorLayout
import Foundation
import Testing

/// Statements between trees that come together, part, and come together again.
@Suite struct WaitingTests {
  let root = makeRoot()
  let other = makeRoot()
  let branch: LayoutView
  let leaf: LayoutView
  let stranger: LayoutView
  let log: DiagnosticLog
  let otherLog: DiagnosticLog

  init() {
    branch = root.add("branch")
    leaf = branch.add("leaf")
    stranger = other.add("stranger")
    log = DiagnosticLog(root)
    otherLog = DiagnosticLog(other)
    stranger.widthAnchor == 30
  }

  @Test(arguments: [false, true])
  func aStatementAboutAThirdTreeGoesOnWaitingWhenItsSubtreeIsRemoved(isLaidOut: Bool) {
    let constraint = leaf.widthAnchor == stranger.widthAnchor
    if isLaidOut { root.layoutIfNeeded() }
    branch.removeFromSuperview()
    #expect(constraint.isActive)
    other.addSubview(branch)
    other.layoutIfNeeded()
    #expect(leaf.frame.width == 30)
  }

  @Test(arguments: [false, true])
  func soDoesOneOfManyTerms(isLaidOut: Bool) {
    let second = branch.add("second")
    second.widthAnchor == 10
    let constraint = leaf.widthAnchor + second.widthAnchor == stranger.widthAnchor
    if isLaidOut { root.layoutIfNeeded() }
    branch.removeFromSuperview()
    #expect(constraint.isActive)
    other.addSubview(branch)
    other.layoutIfNeeded()
    #expect(leaf.frame.width == 20)
    #expect(second.frame.width == 10)
  }

  @Test(arguments: [false, true])
  func theOtherTreeMayComeToTheSubtree(isLaidOut: Bool) {
    let second = branch.add("second")
    second.widthAnchor == 10
    leaf.widthAnchor + second.widthAnchor == stranger.widthAnchor
    stranger.heightAnchor == leaf.heightAnchor + 4
    if isLaidOut {
      root.layoutIfNeeded()
      other.layoutIfNeeded()
    }
    branch.removeFromSuperview()
    stranger.removeFromSuperview()
    branch.addSubview(stranger)
    let third = makeRoot()
    third.addSubview(branch)
    third.layoutIfNeeded()
    #expect(leaf.frame.width == 20)
    #expect(stranger.frame.height == 4)
  }

  @Test(arguments: [false, true])
  func oneThatNamesBothSidesOfTheBorderIsDeactivated(isLaidOut: Bool) {
    let constraint = leaf.widthAnchor + root.widthAnchor == stranger.widthAnchor
    if isLaidOut { root.layoutIfNeeded() }
    branch.removeFromSuperview()
    #expect(!constraint.isActive)
  }

  @Test func aStatementSwitchedOnInItsNewTreeIsSolvedThere() {
    let width = leaf.widthAnchor == 50
    width.isActive = false
    branch.removeFromSuperview()
    other.addSubview(branch)
    width.isActive = true
    other.layoutIfNeeded()
    #expect(leaf.frame.width == 50)
    width.isActive = false
    branch.removeFromSuperview()
    root.addSubview(branch)
    width.isActive = true
    width.constant = 60
    root.layoutIfNeeded()
    other.layoutIfNeeded()
    #expect(leaf.frame.width == 60)
  }

  @Test func aStatementSwitchedOffAndOnIsHeldOnceAndReportedOnce() {
    weak var weakConstraint: LayoutConstraint?
    do {
      let constraint = leaf.widthAnchor == stranger.widthAnchor
      weakConstraint = constraint
      for _ in 0..<1000 {
        constraint.isActive = false
        constraint.isActive = true
        root.layoutIfNeeded()
      }
      #expect(log.kinds == [.strangers])
      constraint.isActive = false
    }
    // What waits no more is let go of when more statements come to wait.
    for _ in 0..<100 { leaf.heightAnchor == stranger.heightAnchor }
    root.layoutIfNeeded()
    other.layoutIfNeeded()
    #expect(weakConstraint == nil)
  }

  @Test func aStatementWhoseItemDiesWhileItWaitsIsNamed() {
    do {
      let lone = LayoutView(label: "lone")
      leaf.widthAnchor == lone.widthAnchor
      root.layoutIfNeeded()
      #expect(log.kinds == [.noSuperview])
    }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.kinds == [.noSuperview, .deadItem])
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.kinds == [.noSuperview, .deadItem])
  }

  @Test func theTreeThatASubtreeLeftKeepsNothingOfItsStatements() {
    leaf.widthAnchor == stranger.widthAnchor
    root.layoutIfNeeded()
    branch.removeFromSuperview()
    let newcomer = LayoutView(label: "newcomer")
    newcomer.widthAnchor == 1
    root.addSubview(newcomer)
    other.addSubview(branch)
    other.layoutIfNeeded()
    #expect(leaf.frame.width == 30)
  }
}
