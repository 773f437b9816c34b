internal import ConstraintSolver

/// What an engine knows, without the items and statements themselves.
struct SavedEngine {
  private let solver: Solver
  private let statementRequests: [NodeLink]
  private let inbox: [LayoutConstraint]
  private let waiting: [LayoutConstraint]
  private let waitingLimit: Int
  private let rowOwners: [RowOwner]
  private let nodes: [NodeLink?]
  private let updates: [Int32]
  private let pendingFrames: [Int32]
  private let wrappedContents: [Int32: WrappedContent]
  private let unmeasured: [Int32]
  private let rounding: GridRounding?
  private let deceased: [ItemVariables]
  private let rowsOfDeceased: [Constraint]
  private let setAside: Set<Constraint>
  private let pendingDiagnostics: [LayoutDiagnostic]
  private let lastSerial: UInt64
  private let lastItem: UInt64
  private let needsSolve: Bool
  private let areDirectionsOutdated: Bool
  private let conditionalItems: [NodeLink]
  private let areConditionsOutdated: Bool
  private let isInPass: Bool
  private let statistics: LayoutStatistics

  init(_ engine: LayoutEngine) {
    solver = engine.solver
    statementRequests = engine.statementRequests
    inbox = engine.inbox
    waiting = engine.waiting
    waitingLimit = engine.waitingLimit
    rowOwners = engine.rowOwners
    nodes = engine.nodes
    updates = engine.updates
    pendingFrames = engine.pendingFrames
    wrappedContents = engine.wrappedContents
    unmeasured = engine.unmeasured
    rounding = engine.rounding
    deceased = engine.deceased
    rowsOfDeceased = engine.rowsOfDeceased
    setAside = engine.setAside
    pendingDiagnostics = engine.pendingDiagnostics
    lastSerial = engine.lastSerial
    lastItem = engine.lastItem
    needsSolve = engine.needsSolve
    areDirectionsOutdated = engine.areDirectionsOutdated
    conditionalItems = engine.conditionalItems
    areConditionsOutdated = engine.areConditionsOutdated
    isInPass = engine.isInPass
    statistics = engine.statistics
  }

  /// Puts everything back. What was said about the tree during the preview remains to be reported.
  func restore(_ engine: LayoutEngine) {
    let refused = engine.pendingDiagnostics.filter { $0.kind == .treeChangedInPreview }
    engine.solver = solver
    engine.statementRequests = statementRequests
    engine.inbox = inbox
    engine.waiting = waiting
    engine.waitingLimit = waitingLimit
    engine.rowOwners = rowOwners
    engine.nodes = nodes
    engine.updates = updates
    engine.pendingFrames = pendingFrames
    engine.wrappedContents = wrappedContents
    engine.unmeasured = unmeasured
    engine.rounding = rounding
    engine.deceased = deceased
    engine.rowsOfDeceased = rowsOfDeceased
    engine.setAside = setAside
    engine.pendingDiagnostics = pendingDiagnostics + refused
    engine.lastSerial = lastSerial
    engine.lastItem = lastItem
    engine.needsSolve = needsSolve
    engine.areDirectionsOutdated = areDirectionsOutdated
    engine.conditionalItems = conditionalItems
    engine.areConditionsOutdated = areConditionsOutdated
    engine.isInPass = isInPass
    engine.statistics = statistics
    engine.orphans = []
    // What was kept for a count of changes must not be taken for what is so now.
    engine.changeCount &+= 1
    engine.fitting = nil
  }
}
