/// Solving: from the vertex found last, or from the structure anew where much has changed.
extension SolverState {
  /// A batch of more edits than this part of the constraints is not worth single steps.
  private static var coldStartFraction: Int { 12 }

  mutating func solve() -> Solution {
    if pending.isEmpty, active.values.count == active.factor.size, removedVariables.isEmpty {
      return Solution(conflicts: conflicts)
    }
    let isSteady = active.counters.pivots == 0
    active.counters = ActiveSet.Counters()
    let endsConflicts = !conflicts.isEmpty && pendingTouchesConflicts && !conflictsPersist()
    if endsConflicts { restoreSetAside() }
    active.touched.begin(
      variableCount: active.values.count, areNew: active.factor.size == 0)
    let isSlid = applyBySlides(isSteady: isSteady && !hasOverflowed)
    if isSlid, slidesSuffice, removedVariables.isEmpty {
      return Solution(changedVariables: variablesOfSlides(), conflicts: conflicts)
    }
    noteSlides()
    active.catchUp()
    let isCold =
      active.factor.size == 0 || hasOverflowed
      || structuralEditCount > 16 + problem.constraintCount / Self.coldStartFraction
    if isCold {
      applyToForms()
      active.startCold()
    } else if !isSlid {
      applyToVertex()
    }
    structuralEditCount = 0
    active.checkInvariants()
    optimize()
    active.checkInvariants()
    let isViolated = isCold ? active.violatesRequired() : active.takesBackRequired()
    if isViolated { setAsideConflicting() }
    recycleVariables()
    active.checkInvariants()
    return report()
  }

  mutating func optimize(isFirst: Bool = true) {
    active.settle()
    if active.hasMoved { active.polish() }
    if !active.strayForms.isEmpty, isFirst { optimize(isFirst: false) }
  }

  /// Removed variables are named by nothing but a filler now; they start from 0 again.
  private mutating func recycleVariables() {
    var kept = 0
    for k in 0..<removedVariables.count {
      if active.resetUnnamed(removedVariables[k]) {
        problem.recycleVariable(removedVariables[k])
      } else {
        removedVariables[kept] = removedVariables[k]
        kept += 1
      }
    }
    removedVariables.truncate(to: kept)
  }

  private mutating func report() -> Solution {
    var solution = Solution(conflicts: conflicts)
    let touched = active.touched.count
    hasOverflowed = false
    var changed: [Variable] = []
    if touched > 0 { changed.reserveCapacity(touched) }
    for k in 0..<touched {
      let variable = active.touched.variable(at: k)
      let value = active.values[variable]
      if !value.isFinite { hasOverflowed = true }
      if value != active.touched.oldValue(at: k), problem.isUsed(variable) {
        changed.append(problem.handle(ofVariable: variable))
      }
    }
    solution.changedVariables = changed
    solution.pivots = active.counters.pivots
    solution.factorizations = active.counters.factorizations
    return solution
  }
}
