/// Solves with the factors and the etas, sparse as long as the result is.
extension Factorization {
  /// Replaces *f*, by position, with the solution *z*, by step of the variable, of *B z* = *f*.
  mutating func solve(_ vector: inout SparseVector, dropping threshold: Double = dropTolerance) {
    applyRowEtas(to: &vector)
    Self.eliminate(
      lower.columns, diagonal, divides: false, isAscending: true, &reach, size, &vector)
    Self.eliminate(
      upper.columns, diagonal, divides: true, isAscending: false, &reach, size, &vector)
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
  ///
  /// The order of the places that a sparse right side reaches comes from a depth-first search
  /// (Gilbert and Peierls, 1988, doi:10.1137/0909058).
  @inline(__always)
  private static func eliminate(
    _ matrix: borrowing CompressedMatrix, _ diagonal: borrowing Buffer<Double>, divides: Bool,
    isAscending: Bool, _ reach: inout ReachSearch, _ size: Int, _ vector: inout SparseVector
  ) {
    if !divides, matrix.indices.isEmpty { return }
    if !vector.isDense, reach.run(matrix, from: vector.indices, size: size) {
      vector.indices.removeAll()
      for k in reach.firstInOrder..<reach.endOfOrder {
        let place = reach.place(k)
        vector.indices.append(place)
        push(place, matrix, diagonal, divides: divides, &vector.values)
      }
      return
    }
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

  @inline(__always)
  private static func push(
    _ place: Int32, _ matrix: borrowing CompressedMatrix, _ diagonal: borrowing Buffer<Double>,
    divides: Bool, _ values: inout Buffer<Double>
  ) {
    var value = values[place]
    if value == 0 { return }
    if divides {
      // Most pivots are 1 or -1, and a division holds up the next row of a chain.
      let pivot = diagonal[place]
      value = pivot.magnitude == 1 ? value * pivot : value / pivot
      values[place] = value
    }
    for entry in matrix.starts[place]..<matrix.starts[place + 1] {
      values[matrix.indices[entry]] -= matrix.values[entry] * value
    }
  }
}
