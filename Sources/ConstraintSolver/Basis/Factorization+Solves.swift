/// Solves with the factors and the etas, sparse as long as the result is.
extension Factorization {
  /// Replaces *f*, by position, with the solution *z*, by step of the variable, of *B z* = *f*.
  mutating func solve(_ vector: inout SparseVector, dropping threshold: Double = dropTolerance) {
    applyRowEtas(to: &vector)
    Self.eliminate(
      lower.columns, diagonal, divides: false, isAscending: true, &reach, size, &vector)
    if !Self.eliminateReached(upper.columns, diagonal, divides: true, &reach, size, &vector) {
      if rankOneEtas.count == 0 {
        Self.eliminateAndTidy(upper.columns, diagonal, size, &vector, dropping: threshold)
        return
      }
      Self.eliminateAll(
        upper.columns, diagonal, divides: true, isAscending: false, size, &vector)
    }
    applyRankOneEtas(to: &vector)
    vector.tidy(dropping: threshold)
  }

  /// Replaces *a*, by step of the variable, with the solution *w*, by position, of *Bᵀ w* = *a*.
  mutating func solveTransposed(_ vector: inout SparseVector) {
    applyRankOneEtasTransposed(to: &vector)
    Self.eliminate(upper.rows, diagonal, divides: true, isAscending: true, &reach, size, &vector)
    Self.eliminate(lower.rows, diagonal, divides: false, isAscending: false, &reach, size, &vector)
    applyRowEtasTransposed(to: &vector)
    vector.tidy(dropping: Self.dropTolerance)
  }

  /// Solves with a triangular matrix whose lines push the value of their place to others.
  @inline(__always)
  private static func eliminate(
    _ matrix: borrowing CompressedMatrix, _ diagonal: borrowing Buffer<Double>, divides: Bool,
    isAscending: Bool, _ reach: inout ReachSearch, _ size: Int, _ vector: inout SparseVector
  ) {
    if !divides, matrix.indices.isEmpty { return }
    if eliminateReached(matrix, diagonal, divides: divides, &reach, size, &vector) { return }
    eliminateAll(
      matrix, diagonal, divides: divides, isAscending: isAscending, size, &vector)
  }

  /// The sparse way to solve: the order of the places that a right side reaches comes from a
  /// depth-first search (Gilbert and Peierls, 1988, doi:10.1137/0909058).
  ///
  /// - Returns: `false`, with nothing done, when they are too many.
  @inline(__always)
  private static func eliminateReached(
    _ matrix: borrowing CompressedMatrix, _ diagonal: borrowing Buffer<Double>, divides: Bool,
    _ reach: inout ReachSearch, _ size: Int, _ vector: inout SparseVector
  ) -> Bool {
    if vector.isDense || !reach.run(matrix, from: vector.indices, size: size) { return false }
    vector.indices.removeAll()
    for k in reach.firstInOrder..<reach.endOfOrder {
      let place = reach.place(k)
      vector.indices.append(place)
      push(place, matrix, diagonal, divides: divides, &vector.values)
    }
    return true
  }

  /// The dense way to solve.
  @inline(__always)
  private static func eliminateAll(
    _ matrix: borrowing CompressedMatrix, _ diagonal: borrowing Buffer<Double>, divides: Bool,
    isAscending: Bool, _ size: Int, _ vector: inout SparseVector
  ) {
    vector.isDense = true
    if isAscending {
      for place in 0..<Int32(size) {
        push(place, matrix, diagonal, divides: divides, &vector.values)
      }
    } else {
      var place = Int32(size) - 1
      while place >= 0 {
        push(place, matrix, diagonal, divides: divides, &vector.values)
        place -= 1
      }
    }
  }

  /// Solves with the upper matrix in the dense way, and lists the places whose magnitude is not
  /// below `threshold` on the way: each value is final when its turn comes.
  @inline(__always)
  private static func eliminateAndTidy(
    _ matrix: borrowing CompressedMatrix, _ diagonal: borrowing Buffer<Double>, _ size: Int,
    _ vector: inout SparseVector, dropping threshold: Double
  ) {
    vector.indices.resize(to: size, filling: 0)
    var kept = 0
    var place = Int32(size)
    while place > 0 {
      place -= 1
      if vector.values[place] == 0 { continue }
      push(place, matrix, diagonal, divides: true, &vector.values)
      let isKept = !(vector.values[place].magnitude < threshold)
      if !isKept { vector.values[place] = 0 }
      vector.indices[kept] = place
      kept += isKept ? 1 : 0
    }
    vector.indices.truncate(to: kept)
    vector.isDense = false
  }

  @inline(__always)
  private static func push(
    _ place: Int32, _ matrix: borrowing CompressedMatrix, _ diagonal: borrowing Buffer<Double>,
    divides: Bool, _ values: inout Buffer<Double>
  ) {
    var value = values[place]
    if value == 0 { return }
    if divides {
      // Most pivots are 1 or -1, and a division or a product holds up the next row of a chain.
      let pivot = diagonal[place]
      if pivot != 1 {
        value = pivot == -1 ? -value : value / pivot
        values[place] = value
      }
    }
    for entry in matrix.starts[place]..<matrix.starts[place + 1] {
      values[matrix.indices[entry]] -= matrix.values[entry] * value
    }
  }
}
