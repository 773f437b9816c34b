/// The pivot: one form takes the position of another.
extension ActiveSet {
  /// Two ways to compute a pivot that differ by more than this, relatively, are both wrong.
  private static var refusedMismatch: Double { 1e-7 }
  /// A pivot that differs by more than this has lost digits.
  private static var doubtfulMismatch: Double { 1e-11 }
  /// A pivot that is smaller than the greatest entry of its row by more than this magnifies
  /// rounding.
  private static var doubtfulGrowth: Double { 1e4 }

  struct Exchange {
    var position: Position
    var entering: FormID
    /// The hinge the entering form sits on.
    var hinge: Int32
    /// The interval the leaving form goes to.
    var leavingInterval: Int32
    /// Whether the hinge is the only one of the entering form, and no multiplier knows it yet.
    var enteringIsNew = false
    /// Whether the step has moved no value.
    var isStill = false
  }

  /// The first rank at which multipliers changed by a multiple of the tableau row, and the factor.
  struct MultiplierChange {
    var rank: Int32
    var step: Double
  }

  /// Exchanges the form of a position, with the multipliers.
  ///
  /// - Parameters:
  ///   - raySign: If not 0, `direction` holds `raySign` times *B⁻¹ eₖ*.
  ///   - knowsTableauRow: Whether `tableauRow` holds *B⁻ᵀ a* of the entering form. One of the two is
  ///     known; where both are, they are checked against each other.
  /// - Returns: `false`, with nothing changed, when the pivot is too small or the two disagree.
  mutating func exchange(_ exchange: Exchange, raySign: Double, knowsTableauRow: Bool) -> Bool {
    let position = exchange.position
    let leaving = factor.forms[position]
    let entering = exchange.entering
    var pivot = 0.0
    let needsTableauRow =
      raySign == 0 || knowsTableauRow || multipliersChange(at: position, exchange)
    if raySign != 0 {
      pivot = raySign * rate(of: entering)
      // Where neither values nor multipliers move, there is no rounding to magnify.
      if needsTableauRow || !exchange.isStill, Self.magnifies(direction, pivot: pivot) {
        isDoubtful = true
      }
    }
    if needsTableauRow {
      if !knowsTableauRow { computeTableauRow(of: entering) }
      let other = tableauRow.values[position]
      let mismatch = raySign == 0 ? 0 : (other - pivot).magnitude / (1 + pivot.magnitude)
      if mismatch > Self.refusedMismatch { return false }
      if mismatch > Self.doubtfulMismatch || Self.magnifies(tableauRow, pivot: other) {
        isDoubtful = true
      }
      pivot = other
    }
    if pivot.magnitude < Self.pivotTolerance { return false }
    let change = updateMultipliers(exchange, pivot: pivot, withTableauRow: needsTableauRow)
    if factor.mergeRankOneEta(
      at: position, pivot: pivot, entering: entering, leaving: leaving, rows: rows)
      || needsTableauRow && factor.mergeRowEta(at: position, tableauRow)
    {
      // Nothing to record.
    } else if raySign != 0,
      !needsTableauRow || direction.indices.count < tableauRow.indices.count
    {
      factor.recordRankOneEta(
        at: position, direction, sign: raySign, pivot: pivot, entering: entering,
        leaving: leaving, rows: rows)
    } else {
      factor.recordRowEta(at: position, tableauRow)
    }
    noteRequired(rows.hinges[seatHinge(of: leaving)], leaving)
    rows.forms[leaving].position = -1
    rows.forms[leaving].interval = exchange.leavingInterval
    rows.markLoose(leaving)
    dropFiller(of: leaving)
    rows.removeFormIfUnused(leaving)
    rows.forms[entering].position = position
    rows.forms[entering].interval = exchange.hinge
    rows.forms[entering].isStray = false
    rows.markTight(entering)
    factor.forms[position] = entering
    rows.formValues[entering] = hingePosition(of: entering)
    if knowsTableauRow {
      inspectCandidates(after: change)
    } else if needsTableauRow {
      for k in 0..<tableauRow.indices.count { inspect(tableauRow.indices[k]) }
    }
    inspect(position)
    counters.pivots += 1
    version += 1
    return true
  }

  /// Whether a pivot is so much smaller than what it divides that it magnifies rounding.
  private static func magnifies(_ vector: borrowing SparseVector, pivot: Double) -> Bool {
    let limit = doubtfulGrowth * pivot.magnitude
    for k in 0..<vector.indices.count where vector.values[vector.indices[k]].magnitude > limit {
      return true
    }
    return false
  }

  /// The rate at which a form moves along `direction`.
  @inline(__always)
  func rate(of form: FormID) -> Double {
    let first = rows.forms[form].firstEntry
    var sum = 0.0
    for offset in first..<first + rows.forms[form].entryCount {
      let entry = rows.entries[offset]
      sum += entry.coefficient * direction.values[factor.steps[entry.variable]]
    }
    return sum
  }

  /// Sets `tableauRow` to *B⁻ᵀ a* of a form.
  mutating func computeTableauRow(of form: FormID) {
    tableauRow.clear(size: factor.size)
    Self.spread(form, times: 1, rows, factor.steps, into: &tableauRow)
    factor.solveTransposed(&tableauRow)
  }

  /// Whether the leaving form goes with a multiplier that its new interval does not account for.
  @inline(__always)
  private func multipliersChange(at position: Position, _ exchange: Exchange) -> Bool {
    for rank in 0..<levels.count
    where multiplierChange(at: position, exchange, levels.order[rank]).magnitude
      > Self.multiplierNoise
    {
      return true
    }
    return false
  }

  /// How much the multiplier of a position has to change until its form can leave it.
  @inline(__always)
  private func multiplierChange(
    at position: Position, _ exchange: Exchange, _ level: LevelID
  ) -> Double {
    let leaving = factor.forms[position]
    let isUp = exchange.leavingInterval > rows.forms[leaving].interval
    let bound = isUp ? rows.hinges[seatHinge(of: leaving)].jump(level: level) : 0
    return bound - reducedMultipliers[position, level]
  }

  private mutating func updateMultipliers(
    _ exchange: Exchange, pivot: Double, withTableauRow: Bool
  ) -> MultiplierChange {
    let position = exchange.position
    let entering = exchange.entering
    var change = MultiplierChange(rank: Int32(levels.count), step: 0)
    for rank in 0..<levels.count {
      let level = levels.order[rank]
      let known =
        exchange.enteringIsNew
        ? 0 : slope(of: entering, interval: rows.forms[entering].interval, level: level)
      let entered = known - slope(of: entering, interval: exchange.hinge, level: level)
      guard withTableauRow else {
        reducedMultipliers[position, level] = entered
        continue
      }
      let step = multiplierChange(at: position, exchange, level) / pivot
      if step != 0 {
        if change.step == 0 { change = MultiplierChange(rank: Int32(rank), step: step) }
        for k in 0..<tableauRow.indices.count {
          let other = tableauRow.indices[k]
          reducedMultipliers.add(tableauRow.values[other] * step, at: other, level)
        }
      }
      reducedMultipliers.set(entered - step, at: position, level)
    }
    return change
  }
}
