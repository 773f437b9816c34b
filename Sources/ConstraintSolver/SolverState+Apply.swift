/// Bringing the queued edits to the vertex.
extension SolverState {
  /// Brings all edits to a vertex that will be replaced: hinges are all that counts.
  mutating func applyToForms() {
    active.rows.hinges.reserve(pending.count)
    for k in 0..<pending.count {
      let constraint = pending[k]
      removeHingeOnly(of: constraint)
      if wantsHinge(constraint) {
        let form = problem.constraints[constraint].form
        active.rows.insertHinge(makeHinge(of: constraint), into: form)
        problem.constraints[constraint].hingedForm = form
      }
      finish(constraint)
    }
    pending = Buffer()
  }

  /// Brings all edits to the vertex, constants first, since they keep its structure, and removals
  /// last, so that what comes in can take the place of what goes.
  mutating func applyToVertex() {
    active.version += 1
    active.grow()
    for k in 0..<pending.count {
      let constraint = pending[k]
      let record = problem.constraints[constraint]
      if record.hingedForm != record.form || !wantsHinge(constraint) { continue }
      let place = active.rows.place(of: constraint, in: record.form)
      if hinge(at: place, of: record.form).position != record.target {
        active.move(hingeAt: place, of: record.form, to: record.target)
      }
    }
    active.applyDisplacements()
    for k in 0..<pending.count { applyWanted(pending[k]) }
    for k in 0..<pending.count { applyUnwanted(pending[k]) }
    pending.removeAll()
  }

  /// Gives a constraint its hinge, or the hinge its weight and level.
  private mutating func applyWanted(_ constraint: ConstraintID) {
    if !wantsHinge(constraint) { return }
    let record = problem.constraints[constraint]
    if record.hingedForm == record.form {
      let place = active.rows.place(of: constraint, in: record.form)
      let old = hinge(at: place, of: record.form)
      let new = makeHinge(of: constraint)
      if new != old { active.reshape(hingeAt: place, of: record.form, to: new) }
      active.levels.release(old.level)
      return
    }
    if record.hingedForm >= 0 { removeFromVertex(constraint) }
    active.insert(makeHinge(of: constraint), into: record.form)
    problem.constraints[constraint].hingedForm = record.form
  }

  private mutating func applyUnwanted(_ constraint: ConstraintID) {
    if !wantsHinge(constraint) { removeFromVertex(constraint) }
    finish(constraint)
  }

  private mutating func removeFromVertex(_ constraint: ConstraintID) {
    let form = problem.constraints[constraint].hingedForm
    if form < 0 { return }
    let place = active.rows.place(of: constraint, in: form)
    let level = hinge(at: place, of: form).level
    active.remove(hingeAt: place, from: form)
    active.levels.release(level)
    problem.constraints[constraint].hingedForm = -1
    active.rows.removeFormIfUnused(form)
  }

  private mutating func removeHingeOnly(of constraint: ConstraintID) {
    let form = problem.constraints[constraint].hingedForm
    if form < 0 { return }
    let place = active.rows.place(of: constraint, in: form)
    active.levels.release(hinge(at: place, of: form).level)
    active.rows.removeHinge(at: place, of: form)
    problem.constraints[constraint].hingedForm = -1
    active.rows.removeFormIfUnused(form)
  }

  private func wantsHinge(_ constraint: ConstraintID) -> Bool {
    problem.constraints[constraint].isWanted && !problem.constraints[constraint].isSetAside
  }

  private func hinge(at place: Int32, of form: FormID) -> Hinge {
    active.rows.hinges[active.rows.forms[form].firstHinge + place]
  }

  /// The hinge that a record asks for, counted at its level.
  private mutating func makeHinge(of constraint: ConstraintID) -> Hinge {
    let record = problem.constraints[constraint]
    let level = active.retainLevel(record.priority)
    return record.hinge(of: constraint, at: level)
  }

  private mutating func finish(_ constraint: ConstraintID) {
    problem.constraints[constraint].isPending = false
    if problem.constraints[constraint].isWanted { return }
    active.rows.removeFormIfUnused(problem.constraints[constraint].form)
    problem.recycleConstraint(constraint)
  }
}
