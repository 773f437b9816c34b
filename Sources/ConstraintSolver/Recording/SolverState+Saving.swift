/// The problem as the caller said it.
extension SolverState {
  /// Visits the present variables in the order of their slots.
  func forEachVariable(_ body: (Variable) -> Void) {
    for slot in 0..<VariableID(problem.variableCount) {
      let variable = problem.handle(ofVariable: slot)
      if problem.contains(variable) { body(variable) }
    }
  }

  /// Visits the present constraints in the order of their slots.
  func forEachConstraint(
    _ body: (Constraint, borrowing Span<Term>, Relation, Double, ConstraintTraits) -> Void
  ) {
    for slot in 0..<ConstraintID(problem.constraints.count) {
      let constraint = problem.handle(ofConstraint: slot)
      if !problem.contains(constraint) { continue }
      let record = problem.constraints[slot]
      let form = active.rows.forms[record.form]
      var terms: [Term] = []
      for place in form.firstEntry..<form.firstEntry + form.entryCount {
        let entry = active.rows.entries[place]
        terms.append(
          Term(entry.coefficient * record.scale, problem.handle(ofVariable: entry.variable)))
      }
      let traits = ConstraintTraits(
        priority: record.priority, weight: record.weight, key: record.key,
        isProtected: record.isProtected)
      body(constraint, terms.span, record.relation, record.constant, traits)
    }
  }
}
