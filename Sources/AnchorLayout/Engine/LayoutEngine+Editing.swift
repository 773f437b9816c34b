internal import ConstraintSolver

extension LayoutEngine {
  /// Brings the constant of an enlisted statement to the solver.
  ///
  /// - Returns: Whether the constant makes sense; if not, this was reported and changed nothing.
  func updateConstant(of constraint: LayoutConstraint) -> Bool {
    var lowering = Lowering()
    return updateConstant(of: constraint, &lowering)
  }

  /// Brings the constant of an enlisted statement to the solver.
  ///
  /// - Returns: Whether the constant makes sense; if not, this was reported and changed nothing.
  func updateConstant(of constraint: LayoutConstraint, _ lowering: inout Lowering) -> Bool {
    guard let row = constraint.row else { return true }
    guard case .resolved = lowering.resolve(constraint, in: self) else { return true }
    let constant = lowering.lower(constraint, in: self)
    if constraint.relation.isVacuous(against: constant) {
      takeOut(constraint)
      constraint.state = .skipped
      return true
    }
    guard setConstant(constant, of: row) else {
      report(.editNotFinite, of: constraint)
      return false
    }
    statistics.rowsEdited += 1
    return true
  }

  /// Brings the coefficients of an enlisted statement to the solver.
  ///
  /// - Returns: Whether they make sense; if not, this was reported and changed nothing.
  func updateTerms(of constraint: LayoutConstraint) -> Bool {
    guard let row = constraint.row else { return true }
    var lowering = Lowering()
    guard case .resolved = lowering.resolve(constraint, in: self) else { return true }
    let constant = lowering.lower(constraint, in: self)
    // A coefficient times the offset of a baseline may be more than there is.
    guard constant.isFinite else {
      report(.editedCoefficientNotFinite, of: constraint)
      return false
    }
    do throws(SolverError) {
      try solver.replaceTerms(of: row, with: lowering.terms)
    } catch .noVariables {
      takeOut(constraint)
      constraint.state = .skipped
      if constraint.relation.violation(of: -constant) > 1e-8 {
        report(.neverHolds, of: constraint)
      }
      return true
    } catch {
      report(.editedCoefficientNotFinite, of: constraint)
      return false
    }
    constraint.isMirrored = lowering.isMirrored
    if (0..<constraint.termCount).contains(where: { constraint.coefficient($0) == 0 }) {
      for node in lowering.nodesOfInsets { node.madeTraits.dependentRows.noteAgain(row, in: self) }
    }
    statistics.rowsEdited += 1
    needsSolve = true
    // The baselines of items have a share in the constant.
    return setConstant(constant, of: row)
  }

  /// Brings the priority of an enlisted statement to the solver.
  ///
  /// - Returns: Whether the priority makes sense; if not, this was reported and changed nothing.
  func updatePriority(of constraint: LayoutConstraint) -> Bool {
    guard let row = constraint.row else { return true }
    guard constraint.storedPriority.isInRange else {
      report(.editPriorityOutOfRange(constraint.storedPriority), of: constraint)
      return false
    }
    try? solver.setPriority(constraint.storedPriority.rawValue, of: row)
    statistics.rowsEdited += 1
    needsSolve = true
    return true
  }

  /// The left-hand side minus the right-hand side of an enlisted statement, as solved, in points.
  func difference(of constraint: LayoutConstraint) -> Double? {
    var lowering = Lowering()
    guard case .resolved = lowering.resolve(constraint, in: self) else { return nil }
    let constant = lowering.lower(constraint, in: self)
    return lowering.terms.reduce(-constant) { sum, term in
      sum + term.coefficient * solver.value(of: term.variable)
    }
  }
}
