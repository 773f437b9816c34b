/// Rounds of dual steps. All stray forms of a round are repaired before any value moves: a step may
/// move most of the variables where its row of the tableau names three positions. The value of the
/// next form at the vertex follows from its own row, and one solve moves all values in the end.
extension ActiveSet {
  /// Where a loose form lies outside its interval.
  struct Stray {
    /// The hinge that it lies beyond.
    var hinge: Int32
    var isAbove: Bool
    var gap: Double
  }

  /// How a loose form would lie outside its interval at a value; `nil` if it would not.
  @inline(__always)
  func stray(_ form: FormID, at value: Double) -> Stray? {
    let record = rows.forms[form]
    let tolerance = max(Self.valueTolerance, noise(of: form))
    if record.interval < record.hingeCount {
      let gap = value - rows.hinges[record.firstHinge + record.interval].position
      if gap > tolerance { return Stray(hinge: record.interval, isAbove: true, gap: gap) }
    }
    if record.interval > 0 {
      let gap = rows.hinges[record.firstHinge + record.interval - 1].position - value
      if gap > tolerance { return Stray(hinge: record.interval - 1, isAbove: false, gap: gap) }
    }
    return nil
  }

  /// The stray form to repair next. Earlier steps of the round may have brought it home already.
  mutating func chooseStray() -> FormID? {
    while !strayQueue.isEmpty {
      let form = strayQueue.removeFirst().form
      if rows.forms[form].isStray, rows.forms[form].position < 0 { return form }
    }
    applyMoves()
    dropStraysAtHome()
    if strayForms.count < 2 { return strayForms.isEmpty ? nil : strayForms[0] }
    lineUpStrays()
    return strayQueue.removeFirst().form
  }

  private mutating func dropStraysAtHome() {
    var kept = 0
    for k in 0..<strayForms.count {
      let form = strayForms[k]
      if !rows.forms[form].isStray { continue }
      if rows.forms[form].position >= 0 || stray(form, at: rows.formValues[form]) == nil {
        rows.forms[form].isStray = false
        continue
      }
      strayForms[kept] = form
      kept += 1
    }
    strayForms.truncate(to: kept)
  }

  /// Begins a round with the forms that are stray at the present values.
  private mutating func lineUpStrays() {
    futileWork = 0
    strayQueue.reserve(strayForms.count)
    for k in 0..<strayForms.count {
      let form = strayForms[k]
      guard let stray = stray(form, at: rows.formValues[form]) else { continue }
      let level = rows.hinges[rows.forms[form].firstHinge + stray.hinge].level
      strayQueue.append(
        StrayOrder.Element(form: form, rank: levels.rank(of: level), gap: stray.gap))
    }
    strayQueue.heapify()
  }

  /// How far the steps of the round will move the form of `tableauRow` from its known value.
  @inline(__always)
  func pendingMove() -> Double {
    if scratch.indices.isEmpty { return 0 }
    var sum = 0.0
    for k in 0..<tableauRow.indices.count {
      let position = tableauRow.indices[k]
      sum += tableauRow.values[position] * scratch.values[position]
    }
    return sum
  }

  /// Ends the round if many of its forms have come home by the steps of others, which is found out by
  /// a row of the tableau for each of them, and of all at once when the values move.
  mutating func noteFutileRow() {
    futileWork += tableauRow.indices.count
    if futileWork > factor.size / 64 { applyMoves() }
  }

  /// Ends a round: moves the tight forms by `scratch`, and all that depends on them, in one solve.
  mutating func applyMoves() {
    strayQueue.removeAll()
    if scratch.indices.isEmpty { return }
    direction.clear()
    for k in 0..<scratch.indices.count {
      let position = scratch.indices[k]
      let distance = scratch.values[position]
      // Also where the moves of several steps cancel out: a form may have come in at another hinge.
      rows.formValues[factor.forms[position]] = hingePosition(of: factor.forms[position])
      if distance == 0 || direction.values[position] != 0 { continue }
      direction.add(distance, at: position)
    }
    scratch.clear()
    direction.becomeDenseIfCrowded()
    factor.solve(&direction)
    computeRates()
    move(by: 1)
    for k in 0..<movingForms.count { fileIfStray(movingForms[k]) }
  }

  /// Forgets the moves of a round that end in a vertex that is computed anew.
  mutating func dropMoves() {
    strayQueue.removeAll()
    scratch.clear()
  }
}
