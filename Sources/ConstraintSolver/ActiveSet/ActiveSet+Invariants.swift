/// The invariants of the vertex, see ``ActiveSet``.
extension ActiveSet {
  /// Walks the whole vertex under `SOLVER_INTERNAL_CHECKS`; otherwise empty. The complexities
  /// promised elsewhere are void while it is on.
  @inline(__always)
  mutating func checkInvariants() {
    #if SOLVER_INTERNAL_CHECKS
      catchUp()
      rows.checkInvariants()
      checkPositions()
      // Before `polish` the rounding of great values may still be in small ones, and what has
      // overflowed equals nothing.
      if !hasMoved, areValuesFinite { checkValues() }
      for rank in 0..<levels.count { checkBalance(at: levels.order[rank]) }
      checkLists()
    #endif
  }

  #if SOLVER_INTERNAL_CHECKS
    private var areValuesFinite: Bool {
      for variable in 0..<values.count where !values[variable].isFinite { return false }
      return true
    }

    private func checkPositions() {
      for position in 0..<Position(factor.size) {
        let form = factor.forms[position]
        precondition(
          rows.forms[form].isUsed && rows.forms[form].position == position,
          "1: position \(position) holds form \(form), which is at \(rows.forms[form].position)")
      }
      var tightCount = 0
      for form in 0..<FormID(rows.forms.count)
      where rows.forms[form].isUsed && rows.forms[form].position >= 0 {
        tightCount += 1
      }
      precondition(tightCount == factor.size, "1: \(tightCount) of \(factor.size) are tight")
    }

    private func checkValues() {
      for form in 0..<FormID(rows.forms.count) {
        let record = rows.forms[form]
        if !record.isUsed || record.hingeCount == 0 { continue }
        let value = rows.evaluate(form, at: values)
        let known = rows.formValues[form]
        if record.position >= 0 {
          let seat = hingePosition(of: form)
          precondition(known == seat, "2: form \(form) sits on \(seat), not \(known)")
        }
        let tolerance = 1e-7 * max(1, value.magnitude) + 1e4 * noise(of: form)
        precondition(
          (value - known).magnitude <= tolerance, "2: form \(form) is at \(value), not \(known)")
      }
    }

    /// *Bᵀ y* plus the slopes of the loose forms is zero for each variable.
    private func checkBalance(at level: LevelID) {
      var balance = [Double](repeating: 0, count: values.count)
      var size = 1.0
      for form in 0..<FormID(rows.forms.count) {
        let record = rows.forms[form]
        if !record.isUsed { continue }
        let share =
          slope(of: form, interval: record.interval, level: level)
          + (record.position >= 0 ? reducedMultipliers[record.position, level] : 0)
        if share == 0 { continue }
        size = max(size, share.magnitude)
        for offset in record.firstEntry..<record.firstEntry + record.entryCount {
          let entry = rows.entries[offset]
          balance[Int(entry.variable)] += share * entry.coefficient
        }
      }
      for (variable, sum) in balance.enumerated() {
        precondition(
          sum.magnitude <= 1e-6 * size,
          "3: at level \(level) the multipliers leave \(sum) of variable \(variable)")
      }
    }

    private func checkLists() {
      for position in 0..<Position(factor.size)
      where excess(at: position) != nil && !leavingQueue.contains(position) {
        preconditionFailure("4: position \(position) is wrong and not listed")
      }
      for form in 0..<FormID(rows.forms.count) where rows.forms[form].isUsed {
        let record = rows.forms[form]
        if record.position >= 0 || record.isStray || record.hingeCount == 0 { continue }
        precondition(
          rows.isInside(form, tolerance: Self.valueTolerance + noise(of: form)),
          "4: form \(form) at \(rows.formValues[form]) has left interval \(record.interval)")
      }
    }
  #endif
}
