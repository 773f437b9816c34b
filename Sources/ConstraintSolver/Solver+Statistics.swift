extension Solver {
  /// The number of entries of the triangular factors that the last ``solve()`` left, the diagonal of
  /// one of them included; etas since the last factorisation are not counted.
  package var factorEntryCount: Int {
    state.active.factor.diagonal.count + state.active.factor.lower.rows.indices.count
      + state.active.factor.upper.rows.indices.count
  }
}
