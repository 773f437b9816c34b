internal import ConstraintSolver

extension LayoutEngine {
  /// Whether parents of subtrees have died and nobody has looked after the subtrees yet.
  var hasOrphans: Bool { !orphans.isEmpty }

  /// Notes that the root has died; the rest of the tree is usually about to.
  func rootDied() {
    root = nil
  }

  /// Notes that the parent of a node has died.
  func noteOrphan(_ node: LayoutNode) {
    orphans.append(node.link)
  }

  /// Notes that a node has died. Its rows are taken out when the engine is used next.
  ///
  /// - Parameter rows: Rows that may name the node without one of its variables.
  func noteDeath(_ variables: ItemVariables, _ rows: [Constraint]) {
    Self.put(nil, at: variables, in: &nodes)
    deceased.append(variables)
    if !rows.isEmpty { rowsOfDeceased += rows }
  }

  /// Takes out the rows of items that have died; their statements become inactive.
  func bury() {
    while let variables = deceased.popLast() {
      for case .statement(let constraint) in removeRows(naming: variables) {
        constraint.state = .inactive
        constraint.row = nil
      }
    }
    for constraint in removeStatements(of: rowsOfDeceased) {
      constraint.state = .inactive
      constraint.row = nil
    }
    rowsOfDeceased = []
  }

  /// Makes trees of their own of the subtrees whose parents have died.
  func adoptOrphans() {
    while let orphan = orphans.popLast() {
      guard let node = orphan.node, node.isOrphan else { continue }
      node.isOrphan = false
      release(node)
    }
  }

  /// Lets a subtree go that has just been cut off. Statements inside it go with it, those that
  /// cross its border are deactivated.
  ///
  /// - Complexity: O(*s* + *c* + *q*), where *s* is the size of the subtree, *c* the number of
  ///   constraints that name its items, and *q* the number of statements not lowered yet.
  func release(_ subtreeRoot: LayoutNode) {
    bury()
    releaseCount += 1
    let subtree = subtreeRoot.subtree
    for node in subtree { node.cachedEngine = nil }
    var released: [LayoutConstraint] = []
    for node in subtree {
      released += unregister(node)
    }
    released.sort { $0.serial < $1.serial }
    for constraint in released {
      constraint.state = .inactive
      constraint.row = nil
      if constraint.isInside(subtreeRoot) { subtreeRoot.engineOfCutOff().enqueue(constraint) }
    }
    handOverStatementRequests(of: subtreeRoot)
    releaseUnsettled(of: subtreeRoot)
    releaseConditions(of: subtreeRoot)
  }

  /// Takes over, or hands over to, the tree that the root of this engine was put under.
  func attach(under parent: LayoutNode) {
    adoptOrphans()
    if let target = parent.foundEngine, target !== self {
      merge(into: target)
    } else {
      let former = root
      root = parent.root
      root?.cachedEngine = self
      former?.requestUpdate(.placement)
      // What was the origin of the grid may lie anywhere on it now.
      if rounding != nil, let former { noteFrames(inside: former) }
      retryWaiting()
    }
  }

  private func merge(into target: LayoutEngine) {
    bury()
    var enlisted: [LayoutConstraint] = []
    for case .statement(let constraint) in rowOwners { enlisted.append(constraint) }
    enlisted.sort { $0.serial < $1.serial }
    for link in nodes { link?.node?.forgetRows() }
    forward = target
    for constraint in enlisted + inbox where constraint.engineLink === link {
      guard constraint.state == .enlisted || constraint.state == .queued else { continue }
      constraint.isInInbox = false
      constraint.row = nil
      target.enqueue(constraint)
    }
    target.waiting += waiting
    target.statementRequests += statementRequests
    target.retryWaiting()
    handOverConditions(to: target)
    target.pendingDiagnostics += pendingDiagnostics
    if target.diagnosticHandler == nil { target.diagnosticHandler = diagnosticHandler }
    becomeEmpty()
  }

  private func becomeEmpty() {
    root = nil
    rowsOfDeceased = []
    statementRequests = []
    inbox = []
    waiting = []
    rowOwners = []
    nodes = []
    updates = []
    pendingFrames = []
    wrappedContents = [:]
    unmeasured = []
    setAside = []
    fitting = nil
    pendingDiagnostics = []
    solver = Solver()
  }

  /// Takes a node out of the solver.
  ///
  /// - Returns: The statements that named it.
  private func unregister(_ node: LayoutNode) -> [LayoutConstraint] {
    guard let variables = node.variables else { return [] }
    Self.put(nil, at: variables, in: &nodes)
    let rows = node.traits?.dependentRows.rows ?? []
    node.forgetRows()
    var statements: [LayoutConstraint] = []
    for case .statement(let constraint) in removeRows(naming: variables) {
      statements.append(constraint)
    }
    return statements + removeStatements(of: rows)
  }

  private func removeRows(naming variables: ItemVariables) -> [RowOwner] {
    if !wrappedContents.isEmpty { wrappedContents[variables.width.index] = nil }
    var owners: [RowOwner] = []
    variables.visit { variable in
      for row in solver.constraints(naming: variable) {
        owners.append(owner(of: row))
        removeRow(row)
      }
      try? solver.removeVariable(variable)
    }
    return owners
  }
}

extension LayoutNode {
  /// Forgets what a solver knows of the node.
  func forgetRows() {
    variables = nil
    rows = nil
    pendingUpdates = []
    isFramePending = false
    traits?.dependentRows = DependentRows()
  }
}

extension LayoutConstraint {
  /// Whether all items of the statement are in a subtree.
  func isInside(_ subtreeRoot: LayoutNode) -> Bool {
    (0..<termCount).allSatisfy { term($0)?.target?.isInside(subtreeRoot) == true }
  }

  /// Whether an item of the statement is in a subtree.
  func names(anyInside subtreeRoot: LayoutNode) -> Bool {
    (0..<termCount).contains { term($0)?.node?.isInside(subtreeRoot) == true }
  }
}
