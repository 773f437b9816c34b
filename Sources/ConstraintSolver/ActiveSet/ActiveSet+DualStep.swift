/// The dual step: a stray form is brought back to its interval, while the multipliers stay within
/// their bounds. Tight forms on the way jump to their next hinge where that suffices (bound
/// flipping: Maros, 2003, doi:10.1023/A:1020993925424), all in one solve.
extension ActiveSet {
  /// Takes one dual step, if the form is still stray.
  ///
  /// - Returns: Whether the vertex is still sound; otherwise it must be factorised anew.
  mutating func dualStep(on form: FormID) -> Bool {
    computeTableauRow(of: form)
    let start = rows.formValues[form] + pendingMove()
    guard let stray = stray(form, at: start) else {
      rows.forms[form].isStray = false
      noteFutileRow()
      return true
    }
    let target = rows.hinges[rows.forms[form].firstHinge + stray.hinge]
    let sign = stray.isAbove ? 1.0 : -1.0
    gatherCandidates(sign: sign, target)
    var value = start
    if let leaving = passCandidates(target, value: &value) {
      noteStep(length: 1)
      return exchange(leaving, form, stray.hinge)
    }
    noteStep(length: value == start ? 0 : 1)
    rows.forms[form].interval += stray.isAbove ? 1 : -1
    if self.stray(form, at: value) == nil { rows.forms[form].isStray = false }
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
    return true
  }

  /// Lets a stray form take the position of a candidate. The variables, the form that leaves and all
  /// loose ones stay where they were until the round ends.
  private mutating func exchange(
    _ leaving: DualCandidates.Candidate, _ form: FormID, _ hinge: Int32
  ) -> Bool {
    let position = leaving.position
    let left = factor.forms[position]
    let value = rows.formValues[form]
    rows.formValues[left] = hingePosition(of: left) - scratch.values[position]
    let exchange = Exchange(
      position: position, entering: form, hinge: hinge, leavingInterval: leaving.interval)
    if !self.exchange(exchange, raySign: 0, knowsTableauRow: true) { return false }
    scratch.replace(rows.formValues[form] - value, at: position)
    return true
  }
}
