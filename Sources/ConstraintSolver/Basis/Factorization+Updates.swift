/// Product-form updates: recording a replaced row, and applying the records in solves.
extension Factorization {
  mutating func removeEtas() {
    etaWork = 0
    updateCount = 0
    lastUpdate = .none
    rowEtas.removeAll()
    rankOneEtas.removeAll()
  }

  /// Records that the row at a position was replaced by a row *a* with *w* = *B⁻ᵀ a*.
  mutating func recordRowEta(at position: Position, _ w: borrowing SparseVector) {
    updateCount += 1
    lastUpdate = .rowEta(position)
    rowEtas.positions.append(position)
    rowEtas.pivots.append(w.values[position])
    for k in 0..<w.indices.count where w.indices[k] != position {
      rowEtas.entries.append(w.indices[k], w.values[w.indices[k]])
    }
    rowEtas.entries.beginLine()
  }

  /// Records that a row was replaced, given *d* = *B⁻¹ eₖ* (as `direction` times `sign`), the pivot
  /// *a·d*, and the forms of the new and the old row.
  mutating func recordRankOneEta(
    at position: Position, _ direction: borrowing SparseVector, sign: Double, pivot: Double,
    entering: FormID, leaving: FormID, rows: borrowing RowStorage
  ) {
    updateCount += 1
    lastUpdate = .rankOneEta(position)
    rankOneEtas.pivots.append(pivot)
    for k in 0..<direction.indices.count {
      let step = direction.indices[k]
      rankOneEtas.directions.append(step, direction.values[step] * sign)
    }
    rankOneEtas.directions.beginLine()
    let first = rankOneEtas.differences.indices.count
    appendDifference(entering, scale: 1, since: first, rows: rows)
    appendDifference(leaving, scale: -1, since: first, rows: rows)
    rankOneEtas.differences.beginLine()
  }

  /// Adds a multiple of a form to the open line of differences, which starts at `first`.
  mutating func appendDifference(
    _ form: FormID, scale: Double, since first: Int, rows: borrowing RowStorage
  ) {
    let start = rows.forms[form].firstEntry
    for offset in start..<start + rows.forms[form].entryCount {
      let entry = rows.entries[offset]
      let step = steps[entry.variable]
      var known = first
      while known < rankOneEtas.differences.indices.count,
        rankOneEtas.differences.indices[known] != step
      {
        known += 1
      }
      if known < rankOneEtas.differences.indices.count {
        rankOneEtas.differences.values[known] += scale * entry.coefficient
      } else {
        rankOneEtas.differences.append(step, scale * entry.coefficient)
      }
    }
  }

  mutating func applyRowEtas(to vector: inout SparseVector) {
    if rowEtas.count == 0 { return }
    etaWork += rowEtas.entries.indices.count + 2 * rowEtas.count
    var eta = rowEtas.count - 1
    while eta >= 0 {
      let position = rowEtas.positions[eta]
      let old = vector.values[position]
      var value = old
      for entry in rowEtas.entries.starts[eta]..<rowEtas.entries.starts[eta + 1] {
        value -= rowEtas.entries.values[entry] * vector.values[rowEtas.entries.indices[entry]]
      }
      value /= rowEtas.pivots[eta]
      if value != old {
        if old == 0, !vector.isDense { vector.indices.append(position) }
        vector.values[position] = value
      }
      eta -= 1
    }
  }

  mutating func applyRowEtasTransposed(to vector: inout SparseVector) {
    if rowEtas.count == 0 { return }
    markListed(vector)
    for eta in 0..<rowEtas.count {
      let position = rowEtas.positions[eta]
      if vector.values[position] == 0 { continue }
      let value = vector.values[position] / rowEtas.pivots[eta]
      vector.values[position] = value
      Self.subtract(
        value, times: rowEtas.entries, line: eta, from: &vector, &marks, &etaWork)
    }
  }

  mutating func applyRankOneEtas(to vector: inout SparseVector) {
    if rankOneEtas.count == 0 { return }
    etaWork += rankOneEtas.differences.indices.count
    markListed(vector)
    for eta in 0..<rankOneEtas.count {
      let product = Self.dot(rankOneEtas.differences, line: eta, vector.values)
      if product == 0 { continue }
      Self.subtract(
        product / rankOneEtas.pivots[eta], times: rankOneEtas.directions, line: eta,
        from: &vector, &marks, &etaWork)
    }
  }

  mutating func applyRankOneEtasTransposed(to vector: inout SparseVector) {
    if rankOneEtas.count == 0 { return }
    etaWork += rankOneEtas.directions.indices.count + rankOneEtas.count
    markListed(vector)
    var eta = rankOneEtas.count - 1
    while eta >= 0 {
      let product = Self.dot(rankOneEtas.directions, line: eta, vector.values)
      if product != 0 {
        Self.subtract(
          product / rankOneEtas.pivots[eta], times: rankOneEtas.differences, line: eta,
          from: &vector, &marks, &etaWork)
      }
      eta -= 1
    }
  }

  private mutating func markListed(_ vector: borrowing SparseVector) {
    if vector.isDense { return }
    marks.begin(size: size)
    for k in 0..<vector.indices.count { marks.insert(vector.indices[k]) }
  }

  @inline(__always)
  private static func dot(
    _ matrix: borrowing CompressedMatrix, line: Int, _ values: borrowing Buffer<Double>
  ) -> Double {
    var sum = 0.0
    for entry in matrix.starts[line]..<matrix.starts[line + 1] {
      sum += matrix.values[entry] * values[matrix.indices[entry]]
    }
    return sum
  }

  @inline(__always)
  private static func subtract(
    _ factor: Double, times matrix: borrowing CompressedMatrix, line: Int,
    from vector: inout SparseVector, _ marks: inout StampSet, _ work: inout Int
  ) {
    work += Int(matrix.starts[line + 1] - matrix.starts[line])
    for entry in matrix.starts[line]..<matrix.starts[line + 1] {
      let place = matrix.indices[entry]
      vector.values[place] -= matrix.values[entry] * factor
      if !vector.isDense, marks.insert(place) { vector.indices.append(place) }
    }
  }
}
