/// Fillers: hinges without weight that hold variables which nothing else pins, only while tight.
extension ActiveSet {
  /// A filler gives its place to an equation only if that moves at least at this rate along.
  private static var fillerRateTolerance: Double { 1e-6 }

  /// The unit form of a variable, filed at a new filler at the variable's present value.
  mutating func makeFiller(for variable: VariableID) -> FormID {
    let form = rows.makeUnitForm(of: variable, value: values[variable])
    rows.forms[form].interval = rows.insertHinge(.filler(at: values[variable]), into: form)
    return form
  }

  /// Removes the filler of a form that is loose or sits on another hinge.
  mutating func dropFiller(of form: FormID) {
    let record = rows.forms[form]
    for place in 0..<record.hingeCount where rows.hinges[record.firstHinge + place].isFiller {
      if record.position >= 0, record.interval == place { return }
      rows.removeHinge(at: place, of: form)
      if record.interval > place { rows.forms[form].interval -= 1 }
      return
    }
  }

  /// Whether a position is held by a filler alone.
  @inline(__always)
  func isFiller(_ position: Position) -> Bool {
    let record = rows.forms[factor.forms[position]]
    return rows.hinges[record.firstHinge + record.interval].isFiller
  }

  /// Lets the first equation on a form take the place of a filler that holds one of its variables:
  /// the cheapest way in, since no multiplier changes.
  ///
  /// - Returns: Whether there was such a filler; if not, nothing has changed.
  mutating func takeFillerPlace(_ form: FormID, _ hinge: Hinge) -> Bool {
    guard let position = fillerPosition(amongVariablesOf: form), excess(at: position) == nil
    else { return false }
    aimVariables(at: position, sign: 1)
    let rate = rate(of: form)
    if rate.magnitude <= Self.fillerRateTolerance { return false }
    rows.insertHinge(hinge, into: form)
    let leaving = factor.forms[position]
    let seat = rows.forms[leaving].interval
    let distance = (hinge.position - rows.formValues[form]) / rate
    if distance != 0 { computeRates() }
    move(by: distance)
    rows.formValues[leaving] += distance
    let exchange = Exchange(
      position: position, entering: form, hinge: 0,
      leavingInterval: distance > 0 ? seat + 1 : seat, enteringIsNew: true,
      isStill: distance == 0)
    guard self.exchange(exchange, raySign: 1, knowsTableauRow: false) else {
      rows.removeHinge(at: 0, of: form)
      rows.hinges[rows.forms[leaving].firstHinge + seat].position = rows.formValues[leaving]
      for k in 0..<movingForms.count { fileIfStray(movingForms[k]) }
      return false
    }
    for k in 0..<movingForms.count { fileIfStray(movingForms[k]) }
    fileIfStray(leaving)
    return true
  }

  /// The filler whose variable the fewest tight forms name.
  @inline(__always)
  private func fillerPosition(amongVariablesOf form: FormID) -> Position? {
    var best: Position?
    var leastCount = Int32.max
    let first = rows.forms[form].firstEntry
    for entry in first..<first + rows.forms[form].entryCount {
      let variable = rows.entries[entry].variable
      let unit = rows.unitForms[variable]
      if unit < 0 || unit == form || rows.forms[unit].position < 0 { continue }
      let count = rows.columns[variable].count - rows.columns[variable].looseCount
      if count < leastCount, isFiller(rows.forms[unit].position) {
        best = rows.forms[unit].position
        leastCount = count
      }
    }
    return best
  }

  /// Replaces the fillers that removed constraints left on forms of several variables by fillers of
  /// one variable, so that what is free stays where it is in the terms of the variables.
  ///
  /// - Returns: Whether anything changed.
  mutating func releaseFillers() -> Bool {
    var didChange = false
    while !looseEnds.isEmpty {
      let form = looseEnds.removeLast()
      let position = rows.forms[form].position
      if !rows.forms[form].isUsed || position < 0 || rows.forms[form].entryCount == 1
        || !isFiller(position)
      {
        continue
      }
      releaseFiller(of: form, at: position)
      didChange = true
    }
    return didChange
  }

  private mutating func releaseFiller(of form: FormID, at position: Position) {
    aimVariables(at: position, sign: 1)
    var variable: VariableID = -1
    var greatest = 0.0
    let first = rows.forms[form].firstEntry
    for entry in first..<first + rows.forms[form].entryCount {
      let candidate = rows.entries[entry].variable
      let rate = direction.values[factor.steps[candidate]].magnitude
      if rate > greatest {
        variable = candidate
        greatest = rate
      }
    }
    if greatest < Self.fillerRateTolerance { return }
    let unit = rows.makeUnitForm(of: variable, value: values[variable])
    let place = rows.insertHinge(.filler(at: values[variable]), into: unit)
    if place < rows.forms[unit].interval { rows.forms[unit].interval += 1 }
    let exchange = Exchange(
      position: position, entering: unit, hinge: place,
      leavingInterval: rows.forms[form].interval, isStill: true)
    if !self.exchange(exchange, raySign: 1, knowsTableauRow: false) { dropFiller(of: unit) }
  }
}
