extension LayoutEngine {
  /// Brings changed directions of text to the solver: rows that were lowered in another direction
  /// are edited in place.
  ///
  /// - Complexity: O(*n*) in the number of rows; only those that change are lowered again.
  func updateDirections() {
    guard areDirectionsOutdated else { return }
    areDirectionsOutdated = false
    for case .statement(let constraint) in rowOwners {
      guard constraint.isMirrored != constraint.runsRightToLeft else { continue }
      _ = updateTerms(of: constraint)
    }
  }
}

extension LayoutConstraint {
  /// Whether the statement is measured from right to left: its first item that names leading or
  /// trailing decides.
  var runsRightToLeft: Bool {
    for index in 0..<termCount {
      guard attribute(index).isDirectional, let term = term(index) else { continue }
      return term.target?.isRightToLeft == true
    }
    return false
  }
}
