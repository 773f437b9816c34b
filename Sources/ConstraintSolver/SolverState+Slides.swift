/// What a solution reported when nothing but slides had to be done, so that the same slides need
/// not list the same variables again.
struct SlideReport {
  var versionOfRays: UInt64 = .max
  var constraints: [ConstraintID] = []
  var variables: [Variable] = []
}

/// The fast way of a few new constants: their rays alone.
extension SolverState {
  /// A longer slide would leave the rounding of great values; a move is polished.
  private static var longestSlide: Double { 1e6 }
  /// More constants than this are moved in one solve instead.
  private static var slideLimit: Int { 4 }

  /// Handles the edits, if they are a few new constants of forms that sit on their hinge.
  ///
  /// - Parameter isSteady: Whether the last solution took no pivots. A ray does not outlast a pivot, and
  ///   is not worth its while where one solution after another takes some.
  /// - Returns: Whether that was all there was to do. `slides` tells what changed.
  mutating func applyBySlides(isSteady: Bool) -> Bool {
    slides.removeAll()
    areSlidesNoted = false
    if !isSteady || structuralEditCount > 0 || pending.count > Self.slideLimit
      || active.factor.size < problem.variableCount
    {
      return false
    }
    for k in 0..<pending.count {
      let record = problem.constraints[pending[k]]
      if !active.canSlide(
        pending[k], record.hingedForm, to: record.target, atMost: Self.longestSlide)
      {
        return false
      }
    }
    for k in 0..<pending.count {
      let constraint = pending[k]
      let record = problem.constraints[constraint]
      var place = active.rays.find(constraint, version: active.version)
      if place < 0 {
        noteSlides()
        place = active.cacheRay(constraint, record.hingedForm)
      }
      slides.append(active.slide(record.hingedForm, to: record.target, by: place))
      if areSlidesNoted { active.noteTouched(by: slides[slides.count - 1]) }
      problem.constraints[constraint].isPending = false
    }
    pending.removeAll()
    active.checkInvariants()
    return true
  }

  /// Notes all variables of the slides as touched, also of those to come in this batch: the list of
  /// slides no longer suffices for that.
  mutating func noteSlides() {
    if areSlidesNoted { return }
    areSlidesNoted = true
    for k in 0..<slides.count { active.noteTouched(by: slides[k]) }
  }

  /// Whether the slides kept the vertex optimal, and each of their variables changed.
  @inline(__always)
  var slidesSuffice: Bool {
    if areSlidesNoted || !active.strayForms.isEmpty || !active.leavingQueue.isEmpty {
      return false
    }
    for k in 0..<slides.count where !slides[k].changesAll { return false }
    return true
  }

  /// The variables that the slides changed.
  ///
  /// - Complexity: O(1) when the last solution had the same slides.
  mutating func variablesOfSlides() -> [Variable] {
    var isKnown =
      slideReport.versionOfRays == active.version && slideReport.constraints.count == slides.count
    if isKnown {
      for k in 0..<slides.count
      where slideReport.constraints[k] != active.rays.rays[Int(slides[k].place)].constraint {
        isKnown = false
      }
    }
    if isKnown { return slideReport.variables }
    slideReport = SlideReport(versionOfRays: active.version)
    for k in 0..<slides.count {
      let ray = active.rays.rays[Int(slides[k].place)]
      slideReport.constraints.append(ray.constraint)
      for k in ray.runs {
        let run = active.rays.runs[k]
        for place in 0..<run.count where problem.isUsed(run.slot(place)) {
          slideReport.variables.append(problem.handle(ofVariable: run.slot(place)))
        }
      }
    }
    return slideReport.variables
  }
}
