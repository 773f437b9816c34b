/// Looking for required constraints that do not hold at the optimum.
extension ActiveSet {
  /// A violation greater than this many tolerances is one.
  private static var violationFactor: Double { 100 }

  /// Whether some required constraint does not hold; for a vertex that was not looked at before.
  mutating func violatesRequired() -> Bool {
    suspectForms.removeAll()
    var result = false
    for form in 0..<FormID(rows.forms.count) where rows.forms[form].isUsed {
      if violatesRequired(form) { result = true }
      if isBeyondRequired(form) { suspectForms.append(form) }
    }
    return result
  }

  mutating func suspectAll() {
    suspectForms.removeAll()
    for form in 0..<FormID(rows.forms.count) { suspectForms.append(form) }
  }

  /// Whether a required constraint that held at the last look does not hold any more.
  ///
  /// A form can lie on a required hinge and be filed beyond it, or sit on another hinge at the same
  /// place. Such forms remain suspects: they may come to violate it without passing a hinge.
  ///
  /// - Complexity: O(*k*), where *k* is the number of suspects.
  mutating func takesBackRequired() -> Bool {
    var result = false
    var kept = 0
    formMarks.begin(size: rows.forms.count)
    for k in 0..<suspectForms.count {
      let form = suspectForms[k]
      if !rows.forms[form].isUsed || !formMarks.insert(form) { continue }
      if violatesRequired(form) { result = true }
      if isBeyondRequired(form) {
        suspectForms[kept] = form
        kept += 1
      }
    }
    suspectForms.truncate(to: kept)
    return result
  }

  /// Whether a required hinge that the form does not sit on is on its sloped side.
  @inline(__always)
  private func isBeyondRequired(_ form: FormID) -> Bool {
    let record = rows.forms[form]
    for place in 0..<record.hingeCount {
      let hinge = rows.hinges[record.firstHinge + place]
      if hinge.level != LevelTable.required || hinge.isFiller { continue }
      if record.position >= 0, place == record.interval { continue }
      if hinge.slope(isAbove: place < record.interval) != 0 { return true }
    }
    return false
  }

  @inline(__always)
  private func violatesRequired(_ form: FormID) -> Bool {
    let record = rows.forms[form]
    if !record.isUsed { return false }
    for place in record.firstHinge..<record.firstHinge + record.hingeCount {
      let hinge = rows.hinges[place]
      if hinge.level != LevelTable.required { continue }
      let excess = rows.formValues[form] - hinge.position
      let slope = excess > 0 ? hinge.slopeAbove : hinge.slopeBelow
      if slope != 0, excess.magnitude > Self.violationFactor * Self.valueTolerance,
        excess.magnitude > Self.violationFactor * noise(of: form)
      {
        return true
      }
    }
    return false
  }
}
