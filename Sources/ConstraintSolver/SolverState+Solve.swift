/// Solving: from the structure anew after every batch of edits.
extension SolverState {
  mutating func insertHinge(of constraint: ConstraintID) {
    let record = problem.constraints[constraint]
    let form = record.form
    let place = active.rows.insertHinge(record.hinge(of: constraint), into: form)
    if active.rows.forms[form].position >= 0, place <= active.rows.forms[form].interval {
      active.rows.forms[form].interval += 1
    }
  }

  mutating func removeHinge(of constraint: ConstraintID) {
    let form = problem.constraints[constraint].form
    let place = active.rows.place(of: constraint, in: form)
    if place < 0 { return }
    active.rows.removeHinge(at: place, of: form)
    if place < active.rows.forms[form].interval { active.rows.forms[form].interval -= 1 }
  }

  mutating func solve() -> Solution {
    if !needsSolve { return Solution(conflicts: conflicts) }
    needsSolve = false
    active.counters = ActiveSet.Counters()
    if setAsideCount > 0 { restoreSetAside() }
    active.startCold()
    optimize()
    conflicts = []
    if active.violatesRequired { setAsideConflicting() }
    return report()
  }

  /// Optimises, and once more from fresh factors when steps may have left rounding in the values.
  private mutating func optimize() {
    let stepsBefore = active.counters.pivots + active.counters.hingeMoves
    active.optimize()
    if active.counters.pivots + active.counters.hingeMoves > stepsBefore {
      active.refactor()
      active.optimize()
    }
  }

  private mutating func restoreSetAside() {
    for constraint in 0..<ConstraintID(problem.constraints.count)
    where problem.constraints[constraint].isUsed && problem.constraints[constraint].isSetAside {
      problem.constraints[constraint].isSetAside = false
      insertHinge(of: constraint)
    }
    setAsideCount = 0
  }

  private mutating func setAsideConflicting() {
    var walk = ConflictWalk(problem: problem, rows: active.rows)
    conflicts = walk.run(problem: problem, rows: active.rows)
    for conflict in conflicts {
      problem.constraints[conflict.setAside.index].isSetAside = true
      removeHinge(of: conflict.setAside.index)
    }
    setAsideCount = conflicts.count
    active.startCold()
    optimize()
  }

  private mutating func report() -> Solution {
    var solution = Solution()
    for variable in 0..<VariableID(active.values.count)
    where active.values[variable] != reportedValues[variable] {
      reportedValues[variable] = active.values[variable]
      solution.changedVariables.append(problem.handle(ofVariable: variable))
    }
    solution.conflicts = conflicts
    solution.pivots = active.counters.pivots
    solution.factorizations = active.counters.factorizations
    return solution
  }
}
