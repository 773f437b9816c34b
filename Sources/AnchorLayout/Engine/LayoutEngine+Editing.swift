internal import ConstraintSolver

extension LayoutEngine {
  /// Brings the constant of an enlisted statement to the solver.
  ///
  /// - Returns: Whether the constant makes sense; if not, this was reported and changed nothing.
  @discardableResult
  func updateConstant(of constraint: LayoutConstraint) -> Bool {
    guard let row = constraint.row else { return true }
    var lowering = Lowering()
    guard case .resolved = lowering.resolve(constraint, in: self) else { return true }
    let constant = lowering.lower(constraint, in: self)
    guard constant.isFinite else {
      report(.notFinite, of: constraint)
      return false
    }
    setConstant(constant, of: row)
    return true
  }

  /// Brings the priority of an enlisted statement to the solver.
  ///
  /// - Returns: Whether the priority makes sense; if not, this was reported and changed nothing.
  func updatePriority(of constraint: LayoutConstraint) -> Bool {
    guard let row = constraint.row else { return true }
    guard constraint.storedPriority.isInRange else {
      report(.priorityOutOfRange(constraint.storedPriority), of: constraint)
      return false
    }
    try? solver.setPriority(constraint.storedPriority.rawValue, of: row)
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
