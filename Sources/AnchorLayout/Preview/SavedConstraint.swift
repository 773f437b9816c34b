internal import ConstraintSolver

/// A statement with all about it that can change.
struct SavedConstraint {
  private let constraint: LayoutConstraint
  private let firstTerm: LayoutTerm?
  private let secondTerm: LayoutTerm?
  private let otherTerms: [LayoutTerm]
  private let leftConstant: Double
  private let rightConstant: Double
  private let priority: LayoutPriority
  private let row: Constraint?
  private let state: LayoutConstraint.State
  private let isInInbox: Bool
  private let isReportedWaiting: Bool
  private let isMirrored: Bool
  private let serial: UInt64
  private let engineLink: EngineLink?

  init(_ constraint: LayoutConstraint) {
    self.constraint = constraint
    firstTerm = constraint.firstTerm
    secondTerm = constraint.secondTerm
    otherTerms = constraint.knownExtras?.otherTerms ?? []
    leftConstant = constraint.leftConstant
    rightConstant = constraint.rightConstant
    priority = constraint.storedPriority
    row = constraint.row
    state = constraint.state
    isInInbox = constraint.isInInbox
    isReportedWaiting = constraint.isReportedWaiting
    isMirrored = constraint.isMirrored
    serial = constraint.serial
    engineLink = constraint.engineLink
  }

  /// Puts everything back, unless the statement belongs to the engine of another tree by now.
  func restore(in engine: LayoutEngine) {
    if let present = constraint.engine, present !== engine { return }
    constraint.firstTerm = firstTerm
    constraint.secondTerm = secondTerm
    if !otherTerms.isEmpty { constraint.extras.otherTerms = otherTerms }
    if leftConstant != constraint.leftConstant { constraint.extras.leftConstant = leftConstant }
    constraint.rightConstant = rightConstant
    constraint.storedPriority = priority
    constraint.row = row
    constraint.state = state
    constraint.isInInbox = isInInbox
    constraint.isReportedWaiting = isReportedWaiting
    constraint.isMirrored = isMirrored
    constraint.serial = serial
    constraint.engineLink = engineLink
  }
}
