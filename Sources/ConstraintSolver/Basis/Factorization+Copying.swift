/// Copies that share nothing. What a factorisation fills anew before it reads it is not copied.
extension Factorization {
  /// Makes an independent copy.
  init(copying other: borrowing Self) {
    self.init()
    size = other.size
    forms = Buffer(copying: other.forms)
    variables = Buffer(copying: other.variables)
    steps = Buffer(copying: other.steps)
    diagonal = Buffer(copying: other.diagonal)
    lower = TriangularFactor(copying: other.lower)
    upper = TriangularFactor(copying: other.upper)
    rowEtas = RowEtas(copying: other.rowEtas)
    rankOneEtas = RankOneEtas(copying: other.rankOneEtas)
    lastUpdate = other.lastUpdate
    updateCount = other.updateCount
    nucleusSize = other.nucleusSize
    etaWork = other.etaWork
    droppedForms = Buffer(copying: other.droppedForms)
    openVariables = Buffer(copying: other.openVariables)
    reach = ReachSearch(copying: other.reach)
    marks = StampSet(copying: other.marks)
  }
}

extension TriangularFactor {
  /// Makes an independent copy.
  init(copying other: borrowing Self) {
    self.init()
    rows = CompressedMatrix(copying: other.rows)
    columns = CompressedMatrix(copying: other.columns)
  }
}

extension RowEtas {
  /// Makes an independent copy.
  init(copying other: borrowing Self) {
    self.init()
    positions = Buffer(copying: other.positions)
    pivots = Buffer(copying: other.pivots)
    entries = CompressedMatrix(copying: other.entries)
  }
}

extension RankOneEtas {
  /// Makes an independent copy.
  init(copying other: borrowing Self) {
    self.init()
    pivots = Buffer(copying: other.pivots)
    directions = CompressedMatrix(copying: other.directions)
    differences = CompressedMatrix(copying: other.differences)
  }
}
