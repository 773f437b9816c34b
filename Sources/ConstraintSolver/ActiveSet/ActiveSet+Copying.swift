extension ActiveSet {
  /// Makes an independent copy. What a step, or a crash start, fills anew before it reads it is left
  /// out.
  init(copying other: borrowing Self) {
    self.init()
    rows = RowStorage(copying: other.rows)
    levels = LevelTable(copying: other.levels)
    factor = Factorization(copying: other.factor)
    values = Buffer(copying: other.values)
    reducedMultipliers = MultiplierTable(copying: other.reducedMultipliers)
    leavingQueue = LeavingQueue(copying: other.leavingQueue)
    strayForms = Buffer(copying: other.strayForms)
    suspectForms = Buffer(copying: other.suspectForms)
    looseEnds = Buffer(copying: other.looseEnds)
    displacements = Buffer(copying: other.displacements)
    touched = TouchedVariables(copying: other.touched)
    hasMoved = other.hasMoved
    isDoubtful = other.isDoubtful
    version = other.version
    direction = SparseVector(copying: other.direction)
    tableauRow = SparseVector(copying: other.tableauRow)
    scratch = SparseVector(copying: other.scratch)
    rates = Buffer(copying: other.rates)
    formMarks = StampSet(copying: other.formMarks)
    movingForms = Buffer(copying: other.movingForms)
    rays = RayCache(copying: other.rays)
    slopes = Buffer(copying: other.slopes)
    multiplierTolerance = other.multiplierTolerance
    counters = other.counters
    isShaking = other.isShaking
    shakeState = other.shakeState
  }
}
