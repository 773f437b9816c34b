/// The dual step: a stray form is brought back to its interval, while the multipliers stay within
/// their bounds. Tight forms on the way jump to their next hinge where that suffices (bound
/// flipping: Maros, 2003, doi:10.1023/A:1020993925424), all in one solve.
extension ActiveSet {
  /// The stray form to repair next: the one over the highest level, by the greatest distance, and
  /// whether it lies above its interval.
  mutating func chooseStray() -> (form: FormID, isAbove: Bool)? {
    var best: FormID = -1
    var bestRank = Int32.max
    var bestGap = 0.0
    var bestIsAbove = false
    var kept = 0
    for k in 0..<strayForms.count {
      let form = strayForms[k]
      if !rows.forms[form].isStray { continue }
      let record = rows.forms[form]
      let value = rows.formValues[form]
      let tolerance = max(Self.valueTolerance, noise(of: form))
      var gap = -1.0
      var hinge = record.interval
      if hinge < record.hingeCount {
        gap = value - rows.hinges[record.firstHinge + hinge].position
      }
      let isAbove = gap > tolerance
      if !isAbove {
        hinge = record.interval - 1
        gap = hinge >= 0 ? rows.hinges[record.firstHinge + hinge].position - value : -1
      }
      if gap <= tolerance || record.position >= 0 {
        rows.forms[form].isStray = false
        continue
      }
      strayForms[kept] = form
      kept += 1
      let rank = levels.rank(of: rows.hinges[record.firstHinge + hinge].level)
      if rank < bestRank || rank == bestRank && gap > bestGap {
        best = form
        bestRank = rank
        bestGap = gap
        bestIsAbove = isAbove
      }
    }
    strayForms.truncate(to: kept)
    return best < 0 ? nil : (best, bestIsAbove)
  }

  /// Takes one dual step.
  ///
  /// - Returns: Whether the vertex is still sound; otherwise it must be factorised anew.
  mutating func dualStep(on form: FormID, isAbove: Bool) -> Bool {
    computeTableauRow(of: form)
    let record = rows.forms[form]
    let hinge = isAbove ? record.interval : record.interval - 1
    let target = rows.hinges[record.firstHinge + hinge]
    let sign = isAbove ? 1.0 : -1.0
    gatherCandidates(sign: sign, target)
    var value = rows.formValues[form]
    let leaving = passCandidates(target, value: &value)
    var distance = 0.0
    if let leaving {
      distance = (target.position - value) / tableauRow.values[leaving.position]
      if distance != 0 { scratch.add(distance, at: leaving.position) }
    }
    moveTightForms()
    if let leaving {
      rows.formValues[factor.forms[leaving.position]] += distance
      let exchange = Exchange(
        position: leaving.position, entering: form, hinge: hinge,
        leavingInterval: leaving.interval)
      if !self.exchange(exchange, raySign: 0, knowsTableauRow: true) { return false }
    } else {
      rows.forms[form].interval += isAbove ? 1 : -1
      noteRequired(target, form)
      version += 1
      for k in 0..<tableauRow.indices.count {
        let position = tableauRow.indices[k]
        let amount = -sign * tableauRow.values[position]
        reducedMultipliers.add(amount * target.jump, at: position, target.level)
        reducedMultipliers.add(amount * target.tieJump, at: position, LevelTable.hidden)
      }
      inspectCandidates(
        after: MultiplierChange(rank: levels.rank(of: target.level), step: target.jump))
    }
    for k in 0..<movingForms.count { fileIfStray(movingForms[k]) }
    return true
  }

  /// Moves the tight forms by `scratch` to the hinges they sit on now, and all that depends on them,
  /// and clears `scratch`.
  private mutating func moveTightForms() {
    if scratch.indices.isEmpty {
      movingForms.removeAll()
      noteStep(length: 0)
      return
    }
    noteStep(length: 1)
    direction.clear()
    for k in 0..<scratch.indices.count {
      let position = scratch.indices[k]
      let distance = scratch.values[position]
      if distance == 0 || direction.values[position] != 0 { continue }
      direction.add(distance, at: position)
      rows.formValues[factor.forms[position]] = hingePosition(of: factor.forms[position])
    }
    scratch.clear()
    direction.becomeDenseIfCrowded()
    factor.solve(&direction)
    computeRates()
    move(by: 1)
  }
}
