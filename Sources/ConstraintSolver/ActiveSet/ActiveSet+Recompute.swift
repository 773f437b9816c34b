/// Computing the state from the factors: values, intervals, multipliers.
extension ActiveSet {
  /// Values that differ relatively by less than this differ by rounding.
  private static var roundingTolerance: Double { 4e-12 }

  /// Factorises the present vertex anew.
  mutating func refactor() {
    dropMoves()
    crash.candidates.removeAll()
    for position in 0..<factor.size { crash.candidates.append(factor.forms[position]) }
    factorCandidates()
    computeValues()
    for form in 0..<FormID(rows.forms.count) where rows.forms[form].isUsed { fileIfStray(form) }
    computeMultipliers()
  }

  /// Factorises the candidates, which are all the forms that have a position. Those found dependent
  /// become loose, with fillers in their stead.
  mutating func factorCandidates() {
    factor.begin(candidates: crash.candidates, rows: rows, size: values.count)
    for k in 0..<factor.droppedForms.count {
      let form = factor.droppedForms[k]
      rows.forms[form].position = -1
      rows.markLoose(form)
      dropFiller(of: form)
    }
    crash.fillers.removeAll()
    for k in 0..<factor.openVariables.count {
      let form = makeFiller(for: factor.openVariables[k])
      rows.markTight(form)
      crash.fillers.append(form)
    }
    factor.complete(fillers: crash.fillers)
    counters.factorizations += 1
    version += 1
    for position in 0..<Position(factor.size) {
      rows.forms[factor.forms[position]].position = position
    }
  }

  /// Sets the values of all variables and forms from the hinges of the tight forms.
  mutating func computeValues() {
    direction.clear()
    for position in 0..<Position(factor.size) {
      direction.values[position] = hingePosition(of: factor.forms[position])
    }
    direction.isDense = true
    factor.solve(&direction)
    for step in 0..<Int32(factor.size) {
      let variable = factor.variables[step]
      let old = values[variable]
      let value = direction.values[step]
      // Rounding alone does not count as a change.
      if (value - old).magnitude > Self.roundingTolerance * max(1, old.magnitude) || !old.isFinite {
        touched.note(variable, old)
        values[variable] = value
      }
    }
    direction.clear()
    // Peeled factors only substitute; elimination leaves rounding to polish away.
    hasMoved = hasMoved || factor.nucleusSize > 0
    for form in 0..<FormID(rows.forms.count) where rows.forms[form].isUsed {
      rows.formValues[form] =
        rows.forms[form].position >= 0
        ? hingePosition(of: form) : rows.evaluate(form, at: values)
    }
  }

  /// Files every loose form by its value. A lone inequality that is violated is filed as satisfied
  /// and listed as stray, since repairing it from there takes the fewest pivots.
  mutating func fileLooseForms() {
    for form in 0..<FormID(rows.forms.count) {
      let record = rows.forms[form]
      if !record.isUsed || record.position >= 0 { continue }
      let value = rows.formValues[form]
      var interval: Int32 = 0
      while interval < record.hingeCount,
        rows.hinges[record.firstHinge + interval].position < value - Self.valueTolerance
      {
        interval += 1
      }
      if record.hingeCount == 1 {
        let hinge = rows.hinges[record.firstHinge]
        if hinge.relation == .lessThanOrEqual { interval = 0 }
        if hinge.relation == .greaterThanOrEqual { interval = 1 }
      }
      rows.forms[form].interval = interval
      fileIfStray(form)
    }
  }

  /// Sets all multipliers from the intervals of the loose forms.
  mutating func computeMultipliers() {
    reducedMultipliers.reset(positions: factor.size, levels: levels.slotCount)
    leavingQueue.removeAll()
    // Forms with a slope, one list for all levels; most forms of a layout have none.
    crash.ordered.removeAll()
    for form in 0..<FormID(rows.forms.count) {
      let record = rows.forms[form]
      if !record.isUsed || record.position >= 0 || record.hingeCount == 0 { continue }
      for place in 0..<record.hingeCount {
        let hinge = rows.hinges[record.firstHinge + place]
        if hinge.slope(isAbove: place < record.interval) != 0 {
          crash.ordered.append(form)
          break
        }
      }
    }
    for position in 0..<Position(factor.size) { addSlopes(to: position, times: -1) }
    for rank in 0..<levels.count {
      let level = levels.order[rank]
      for k in 0..<crash.ordered.count {
        let form = crash.ordered[k]
        let slope = slope(of: form, interval: rows.forms[form].interval, level: level)
        if slope != 0 { Self.spread(form, times: -slope, rows, factor.steps, into: &scratch) }
      }
      solveForMultipliers(at: level)
      scratch.clear()
    }
    for position in 0..<Position(factor.size) { inspect(position) }
    // Whatever is left of rounding now is the best there is.
    isDoubtful = false
  }

  /// Adds a multiple of the terms of a form to a vector by step of the variable.
  @inline(__always)
  static func spread(
    _ form: FormID, times amount: Double, _ rows: borrowing RowStorage,
    _ steps: borrowing Buffer<Int32>, into vector: inout SparseVector
  ) {
    let first = rows.forms[form].firstEntry
    for offset in first..<first + rows.forms[form].entryCount {
      let entry = rows.entries[offset]
      vector.add(amount * entry.coefficient, at: steps[entry.variable])
    }
  }

  /// Adds *B⁻ᵀ* `scratch` to the multipliers of a level, and clears `scratch`.
  mutating func addScratchToMultipliers(at level: LevelID) {
    solveForMultipliers(at: level)
    for k in 0..<scratch.indices.count { inspect(scratch.indices[k]) }
    scratch.clear()
  }

  /// Adds *B⁻ᵀ* `scratch` to the multipliers of a level; `scratch` is left to be cleared.
  mutating func solveForMultipliers(at level: LevelID) {
    if scratch.indices.isEmpty { return }
    scratch.becomeDenseIfCrowded()
    factor.solveTransposed(&scratch)
    for k in 0..<scratch.indices.count {
      let position = scratch.indices[k]
      reducedMultipliers.add(scratch.values[position], at: position, level)
    }
  }
}
