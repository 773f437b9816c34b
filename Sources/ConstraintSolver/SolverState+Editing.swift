/// Edits of constraints that exist.
extension SolverState {
  mutating func remove(_ constraint: Constraint) throws(SolverError) {
    if !problem.contains(constraint) { throw .unknownConstraint(constraint) }
    let slot = constraint.index
    unlink(slot)
    problem.removeConstraint(slot)
    enqueue(slot, isStructural: true)
  }

  mutating func setConstant(_ constant: Double, of constraint: Constraint) throws(SolverError) {
    if !problem.contains(constraint) { throw .unknownConstraint(constraint) }
    let slot = constraint.index
    guard constant.isFinite, (constant / problem.constraints[slot].scale).isFinite else {
      throw .notFinite
    }
    if constant == problem.constraints[slot].constant { return }
    problem.constraints[slot].constant = constant
    enqueue(slot, isStructural: false)
  }

  mutating func setPriority(_ priority: Double, of constraint: Constraint) throws(SolverError) {
    if !problem.contains(constraint) { throw .unknownConstraint(constraint) }
    guard priority.isFinite else { throw .notFinite }
    guard Self.isValid(priority) else { throw .priorityOutOfRange(priority) }
    let slot = constraint.index
    if priority == problem.constraints[slot].priority { return }
    problem.constraints[slot].priority = priority
    enqueue(slot, isStructural: true)
  }

  mutating func setWeight(_ weight: Double, of constraint: Constraint) throws(SolverError) {
    if !problem.contains(constraint) { throw .unknownConstraint(constraint) }
    let slot = constraint.index
    guard weight.isFinite, (weight * problem.constraints[slot].scale).isFinite else {
      throw .notFinite
    }
    guard weight > 0 else { throw .weightOutOfRange(weight) }
    if weight == problem.constraints[slot].weight { return }
    problem.constraints[slot].weight = weight
    enqueue(slot, isStructural: true)
  }

  mutating func replaceTerms(
    of constraint: Constraint, with terms: Span<Term>
  ) throws(SolverError) {
    if !problem.contains(constraint) { throw .unknownConstraint(constraint) }
    let slot = constraint.index
    let record = problem.constraints[slot]
    try load(terms, constant: record.constant, weight: record.weight)
    let form = active.findOrMakeForm(canonical.terms)
    if form == record.form, canonical.scale == record.scale { return }
    unlink(slot)
    problem.constraints[slot].form = form
    problem.constraints[slot].scale = canonical.scale
    link(slot)
    // A form that loses its last constraint before the vertex knew it goes at once.
    if record.hingedForm != record.form { active.rows.removeFormIfUnused(record.form) }
    enqueue(slot, isStructural: true)
  }
}
