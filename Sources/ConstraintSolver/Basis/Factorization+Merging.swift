/// Product-form updates of one position in a row: a single eta stands for all of them, and for none
/// when the first row has come back, as it does where a constraint is removed and added again.
extension Factorization {
  /// Merges the replacement of a row into the last update, if that was a rank-one eta of the same
  /// position: *d* = *B⁻¹ eₖ* from before that update serves both.
  ///
  /// - Parameter pivot: What `recordRankOneEta` would take.
  /// - Returns: Whether it could be merged.
  mutating func mergeRankOneEta(
    at position: Position, pivot: Double, entering: FormID, leaving: FormID,
    rows: borrowing RowStorage
  ) -> Bool {
    if lastUpdate != .rankOneEta(position) { return false }
    let eta = rankOneEtas.count - 1
    let first = Int(rankOneEtas.differences.starts[eta])
    rankOneEtas.differences.reopenLine()
    appendDifference(entering, scale: 1, since: first, rows: rows)
    appendDifference(leaving, scale: -1, since: first, rows: rows)
    rankOneEtas.differences.compactLine(dropping: 0)
    if rankOneEtas.differences.indices.count == first {
      _ = rankOneEtas.pivots.removeLast()
      rankOneEtas.directions.removeLastLine()
      noteReturn()
      return true
    }
    rankOneEtas.differences.beginLine()
    rankOneEtas.pivots[eta] *= pivot
    noteMerge(entryCount: rankOneEtas.differences.indices.count - first)
    return true
  }

  /// Sets a vector to *B⁻¹ eₖ* times `sign`: after a rank-one eta of the same position that is *d* over
  /// its pivot.
  mutating func solve(_ vector: inout SparseVector, forUnitAt position: Position, sign: Double) {
    vector.clear()
    if lastUpdate != .rankOneEta(position) {
      vector.add(sign, at: position)
      solve(&vector)
      return
    }
    let eta = rankOneEtas.count - 1
    let pivot = rankOneEtas.pivots[eta] * sign
    let directions = rankOneEtas.directions.starts[eta]..<rankOneEtas.directions.starts[eta + 1]
    etaWork += directions.count
    for entry in directions {
      let step = rankOneEtas.directions.indices[entry]
      vector.values[step] = rankOneEtas.directions.values[entry] / pivot
      vector.indices.append(step)
    }
  }

  /// Merges the replacement of a row, with *w* = *B⁻ᵀ a*, into the last update, if that was a row
  /// eta of the same position.
  ///
  /// - Returns: Whether it could be merged.
  mutating func mergeRowEta(at position: Position, _ w: borrowing SparseVector) -> Bool {
    if lastUpdate != .rowEta(position) { return false }
    let eta = rowEtas.count - 1
    let first = Int(rowEtas.entries.starts[eta])
    let factor = w.values[position]
    rowEtas.entries.reopenLine()
    marks.begin(size: size)
    marks.insert(position)
    for entry in first..<rowEtas.entries.indices.count {
      let place = rowEtas.entries.indices[entry]
      marks.insert(place)
      rowEtas.entries.values[entry] = rowEtas.entries.values[entry] * factor + w.values[place]
    }
    for k in 0..<w.indices.count where marks.insert(w.indices[k]) {
      rowEtas.entries.append(w.indices[k], w.values[w.indices[k]])
    }
    rowEtas.entries.compactLine(dropping: Self.dropTolerance)
    rowEtas.pivots[eta] *= factor
    if rowEtas.entries.indices.count == first,
      (rowEtas.pivots[eta] - 1).magnitude < Self.dropTolerance
    {
      _ = rowEtas.pivots.removeLast()
      _ = rowEtas.positions.removeLast()
      noteReturn()
      return true
    }
    rowEtas.entries.beginLine()
    noteMerge(entryCount: rowEtas.entries.indices.count - first)
    return true
  }

  /// A row has come back, and its eta is gone.
  private mutating func noteReturn() {
    lastUpdate = .none
    // Without etas there is nothing to renew.
    if etaCount == 0 { removeEtas() }
  }

  /// A merge leaves its rounding in the eta, which only a new factorisation takes away.
  private mutating func noteMerge(entryCount: Int) {
    updateCount += 1
    etaWork += entryCount
  }
}

extension CompressedMatrix {
  /// Drops small entries from the last line, which is open: those of zero and those whose magnitude
  /// is below `threshold`.
  fileprivate mutating func compactLine(dropping threshold: Double) {
    var kept = Int(starts[starts.count - 1])
    for entry in kept..<indices.count
    where values[entry] != 0 && values[entry].magnitude >= threshold {
      indices[kept] = indices[entry]
      values[kept] = values[entry]
      kept += 1
    }
    indices.truncate(to: kept)
    values.truncate(to: kept)
  }
}
