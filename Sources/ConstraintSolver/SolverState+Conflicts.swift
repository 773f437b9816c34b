/// Setting aside what conflicts, and taking it back.
///
/// What is set aside is what the walk by key says: a constraint that cannot hold with the earlier
/// ones that are kept. It is so while the members of its conflict stay as they are and all that is
/// kept holds; so a walk over the members alone does after most edits.
extension SolverState {
  /// Whether an edit is of a member of a conflict.
  var pendingTouchesConflicts: Bool {
    for k in 0..<pending.count where problem.constraints[pending[k]].isInConflict { return true }
    return false
  }

  /// Whether each constraint that is set aside still conflicts with members of its conflict; those
  /// that can be spared now are members no more.
  ///
  /// - Complexity: O(*m*) edits of a vertex, where *m* is the number of members.
  mutating func conflictsPersist() -> Bool {
    var renewed: [Conflict] = []
    for conflict in conflicts {
      if !conflict.members.contains(where: { problem.constraints[$0.index].isPending }) {
        renewed.append(conflict)
        continue
      }
      let members = conflict.members.map(\.index)
      let isRequired = members.allSatisfy {
        problem.constraints[$0].isWanted && problem.constraints[$0].isRequired
      }
      if !isRequired { return false }
      var walk = ConflictWalk(over: members, of: problem, rows: active.rows)
      let found = walk.run(problem: problem, rows: active.rows)
      if found.count != 1 || found[0].setAside != conflict.setAside { return false }
      renewed.append(found[0])
    }
    mark(conflicts, areConflicts: false)
    conflicts = renewed
    mark(conflicts, areConflicts: true)
    return true
  }

  /// Takes back all that was set aside.
  mutating func restoreSetAside() {
    mark(conflicts, areConflicts: false)
    for conflict in conflicts {
      let constraint = conflict.setAside.index
      if !problem.constraints[constraint].isSetAside { continue }
      problem.constraints[constraint].isSetAside = false
      enqueue(constraint, isStructural: true)
    }
    conflicts = []
  }

  /// Sets aside what the walk over all required constraints says, and that alone.
  mutating func setAsideConflicting() {
    restoreSetAside()
    var required: [ConstraintID] = []
    for constraint in 0..<ConstraintID(problem.constraints.count)
    where problem.constraints[constraint].isWanted && problem.constraints[constraint].isRequired {
      required.append(constraint)
    }
    var walk = ConflictWalk(over: required, of: problem, rows: active.rows)
    conflicts = walk.run(problem: problem, rows: active.rows)
    mark(conflicts, areConflicts: true)
    for conflict in conflicts {
      problem.constraints[conflict.setAside.index].isSetAside = true
      enqueue(conflict.setAside.index, isStructural: true)
    }
    applyToVertex()
    structuralEditCount = 0
    optimize()
    _ = active.takesBackRequired()
  }

  private mutating func mark(_ conflicts: [Conflict], areConflicts: Bool) {
    for conflict in conflicts {
      for member in conflict.members {
        problem.constraints[member.index].isInConflict = areConflicts
      }
    }
  }
}
