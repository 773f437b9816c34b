extension SolverState {
  /// Makes an independent copy, which is not being recorded.
  init(copying other: borrowing Self) {
    self.init()
    problem = Problem(copying: other.problem)
    active = ActiveSet(copying: other.active)
    pending = Buffer(copying: other.pending)
    removedVariables = Buffer(copying: other.removedVariables)
    structuralEditCount = other.structuralEditCount
    slides = Buffer(copying: other.slides)
    slideReport = other.slideReport
    areSlidesNoted = other.areSlidesNoted
    hasOverflowed = other.hasOverflowed
    conflicts = other.conflicts
  }
}
