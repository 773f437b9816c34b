internal import ConstraintSolver

extension LayoutEngine {
  /// Puts a statement into the inbox, and gives it a stable key unless it has one from this engine.
  func enqueue(_ constraint: LayoutConstraint) {
    preview?.note(constraint)
    // A statement may have been switched off and on again since the last pass.
    let isHere = constraint.isInInbox && constraint.engineLink === link
    if constraint.engineLink !== link || constraint.serial == 0 {
      lastSerial += 1
      constraint.serial = lastSerial
      constraint.engineLink = link
    }
    constraint.state = .queued
    if isHere { return }
    constraint.isInInbox = true
    inbox.append(constraint)
  }

  /// Lowers the statements of the inbox.
  func drainInbox() {
    guard !inbox.isEmpty else { return }
    let statements = inbox
    inbox = []
    var lowering = Lowering()
    // Statements that have meanwhile gone to the inbox of another engine are left to that.
    for constraint in statements where constraint.engineLink === link {
      constraint.isInInbox = false
      if constraint.state == .queued { enlist(constraint, &lowering) }
    }
  }

  private func enlist(_ constraint: LayoutConstraint, _ lowering: inout Lowering) {
    switch lowering.resolve(constraint, in: self) {
    case .resolved:
      addRow(of: constraint, &lowering)
    case .dead:
      constraint.state = .inactive
      report(.deadItem, of: constraint)
    case .elsewhere(let engine):
      engine.enqueue(constraint)
    case .strangers:
      constraint.state = .waiting
      awaitEverywhere(constraint)
    }
  }

  private func addRow(of constraint: LayoutConstraint, _ lowering: inout Lowering) {
    constraint.state = .skipped
    let priority = constraint.storedPriority
    guard priority.isInRange else {
      return report(.priorityOutOfRange(priority), of: constraint)
    }
    if lowering.namesDirectional && lowering.namesPhysical {
      return report(.mixedDirections, of: constraint)
    }
    let constant = lowering.lower(constraint, in: self)
    if let item = lowering.itemOfUnusableBaseline {
      report(.contentNotFinite(item.label), of: constraint)
    }
    let isFinite = lowering.terms.allSatisfy(\.coefficient.isFinite)
    if isFinite && constraint.relation.isVacuous(against: constant) { return }
    guard isFinite && constant.isFinite else { return report(.notFinite, of: constraint) }
    let traits = ConstraintTraits(priority: priority.rawValue, key: constraint.serial)
    do throws(SolverError) {
      let row = try solver.add(
        lowering.terms.span, constraint.relation.inSolver, constant, traits)
      own(row, .statement(constraint))
      constraint.row = row
      constraint.isMirrored = lowering.isMirrored
      for node in lowering.nodesOfInsets { node.madeTraits.dependentRows.note(row, in: self) }
      constraint.state = .enlisted
      constraint.isReportedWaiting = false
      statistics.rowsLowered += 1
      needsSolve = true
    } catch .unknownVariable {
      // What a program does when it is asked for an intrinsic size may take items out of the tree.
      current.enqueue(constraint)
    } catch .noVariables {
      if constraint.relation.violation(of: -constant) > 1e-8 {
        report(.neverHolds, of: constraint)
      }
    } catch {
      report(.notFinite, of: constraint)
    }
  }

  /// What a row stands for.
  func owner(of row: Constraint) -> RowOwner {
    Int(row.index) < rowOwners.count ? rowOwners[Int(row.index)] : .none
  }

  /// Remembers what a row stands for.
  func own(_ row: Constraint, _ owner: RowOwner) {
    Self.put(owner, at: Int(row.index), in: &rowOwners)
  }

  // Static, so that the array of the engine is accessed once, which is checked at run time.
  private static func put(_ owner: RowOwner, at index: Int, in owners: inout [RowOwner]) {
    while owners.count < index { owners.append(.none) }
    if index == owners.count { owners.append(owner) } else { owners[index] = owner }
  }

  /// Removes the row of a statement.
  func takeOut(_ constraint: LayoutConstraint) {
    guard let row = constraint.row else { return }
    constraint.row = nil
    removeRow(row)
  }

  /// Removes a row.
  func removeRow(_ row: Constraint) {
    if Int(row.index) < rowOwners.count { rowOwners[Int(row.index)] = .none }
    needsSolve = true
    statistics.rowsRemoved += 1
    // Handles are kept exactly as long as their rows, so that the solver knows each of them.
    try? solver.remove(row)
  }
}
