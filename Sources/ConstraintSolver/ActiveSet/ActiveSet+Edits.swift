/// Edits of a vertex: after each the invariants hold, and `optimize` finds the new optimum.
extension ActiveSet {
  /// Makes room for variables and levels that came after the last factorisation.
  mutating func grow() {
    reducedMultipliers.grow(positions: values.count, levels: levels.slotCount)
    slopes.resize(to: max(slopes.count, levels.slotCount), filling: 0)
    while factor.size < values.count {
      let variable = VariableID(factor.size)
      let form = makeFiller(for: variable)
      rows.forms[form].position = Position(factor.size)
      rows.markTight(form)
      factor.append(filler: form, for: variable)
    }
    direction.values.resize(to: factor.size, filling: 0)
    scratch.values.resize(to: factor.size, filling: 0)
  }

  /// Gives a form a new hinge.
  mutating func insert(_ hinge: Hinge, into form: FormID) {
    noteRequired(hinge, form)
    let position = rows.forms[form].position
    if position >= 0 {
      addSlopes(to: position, times: 1)
      let place = rows.insertHinge(hinge, into: form)
      if place <= rows.forms[form].interval { rows.forms[form].interval += 1 }
      addSlopes(to: position, times: -1)
      inspect(position)
      return
    }
    if rows.forms[form].hingeCount == 0 {
      rows.formValues[form] = rows.evaluate(form, at: values)
      rows.forms[form].interval = 0
      if hinge.relation == .equal, takeFillerPlace(form, hinge) { return }
    }
    insertIntoLoose(hinge, form)
    fileIfStray(form)
  }

  /// Inserts a hinge on the side of the form's value; an inequality at the border of its interval
  /// as if it held, so that a dual step repairs it.
  private mutating func insertIntoLoose(_ hinge: Hinge, _ form: FormID) {
    let interval = rows.forms[form].interval
    let place = rows.insertHinge(hinge, into: form)
    var isPassed = place < interval
    if place == interval {
      switch hinge.relation {
      case .equal: isPassed = rows.formValues[form] > hinge.position
      case .lessThanOrEqual: isPassed = false
      case .greaterThanOrEqual: isPassed = true
      }
    }
    if isPassed { rows.forms[form].interval += 1 }
    addSlope(of: hinge, isAbove: isPassed, times: 1, form)
  }

  /// Removes a hinge from a form. One that a form sits on becomes a filler until `releaseFillers`.
  mutating func remove(hingeAt place: Int32, from form: FormID) {
    let record = rows.forms[form]
    if record.position < 0 {
      let hinge = rows.hinges[record.firstHinge + place]
      let isPassed = place < record.interval
      addSlope(of: hinge, isAbove: isPassed, times: -1, form)
      rows.removeHinge(at: place, of: form)
      if isPassed { rows.forms[form].interval -= 1 }
      fileIfStray(form)
      return
    }
    addSlopes(to: record.position, times: 1)
    let other = place == record.interval ? coincidingHinge(of: form) : record.interval
    if let other {
      rows.removeHinge(at: place, of: form)
      rows.forms[form].interval = place < other ? other - 1 : other
    } else {
      rows.hinges[record.firstHinge + place] = .filler(
        at: rows.hinges[record.firstHinge + place].position)
      if record.entryCount > 1 { looseEnds.append(form) }
    }
    addSlopes(to: record.position, times: -1)
    inspect(record.position)
  }

  /// Another hinge at the position of the one that a tight form sits on.
  @inline(__always)
  private func coincidingHinge(of form: FormID) -> Int32? {
    let record = rows.forms[form]
    let position = hingePosition(of: form)
    for place in [record.interval - 1, record.interval + 1]
    where place >= 0 && place < record.hingeCount
      && rows.hinges[record.firstHinge + place].position == position
    {
      return place
    }
    return nil
  }

  /// Replaces the slopes of a hinge.
  mutating func reshape(hingeAt place: Int32, of form: FormID, to hinge: Hinge) {
    let record = rows.forms[form]
    let old = rows.hinges[record.firstHinge + place]
    noteRequired(hinge, form)
    if record.position < 0 {
      let isPassed = place < record.interval
      addSlope(of: old, isAbove: isPassed, times: -1, form)
      addSlope(of: hinge, isAbove: isPassed, times: 1, form)
      rows.hinges[record.firstHinge + place] = hinge
      return
    }
    addSlopes(to: record.position, times: 1)
    rows.hinges[record.firstHinge + place] = hinge
    addSlopes(to: record.position, times: -1)
    inspect(record.position)
  }

  /// Moves a hinge to another position. A form that sits on it is to follow by `displacements`.
  mutating func move(hingeAt place: Int32, of form: FormID, to position: Double) {
    let record = rows.forms[form]
    var hinge = rows.hinges[record.firstHinge + place]
    let old = hinge.position
    hinge.position = position
    let keepsOrder =
      (place == 0 || rows.hinges[record.firstHinge + place - 1].position <= position)
      && (place + 1 == record.hingeCount
        || rows.hinges[record.firstHinge + place + 1].position >= position)
    // The form may come to another side of any hinge that is passed.
    if !keepsOrder || hinge.level == LevelTable.required { suspectForms.append(form) }
    if record.position >= 0 {
      let isSeat = place == record.interval
      if keepsOrder {
        rows.hinges[record.firstHinge + place] = hinge
      } else {
        addSlopes(to: record.position, times: 1)
        rows.removeHinge(at: place, of: form)
        if place < record.interval { rows.forms[form].interval -= 1 }
        let newPlace = rows.insertHinge(hinge, into: form)
        if isSeat {
          rows.forms[form].interval = newPlace
        } else if newPlace <= rows.forms[form].interval {
          rows.forms[form].interval += 1
        }
        addSlopes(to: record.position, times: -1)
        inspect(record.position)
      }
      if isSeat {
        rows.formValues[form] = position
        displacements.append(Displacement(position: record.position, distance: position - old))
      }
      return
    }
    if keepsOrder {
      rows.hinges[record.firstHinge + place] = hinge
    } else {
      let isPassed = place < record.interval
      addSlope(of: hinge, isAbove: isPassed, times: -1, form)
      rows.removeHinge(at: place, of: form)
      if isPassed { rows.forms[form].interval -= 1 }
      insertIntoLoose(hinge, form)
    }
    fileIfStray(form)
  }

  /// Makes the multipliers account for a hinge of a loose form, or account for it no more.
  private mutating func addSlope(
    of hinge: Hinge, isAbove: Bool, times sign: Double, _ form: FormID
  ) {
    let slope = hinge.slope(isAbove: isAbove, level: hinge.level)
    if slope == 0 { return }
    Self.spread(form, times: -sign * slope, rows, factor.steps, into: &scratch)
    addScratchToMultipliers(at: hinge.level)
    let tie = hinge.slope(isAbove: isAbove, level: LevelTable.hidden)
    if tie == 0 { return }
    Self.spread(form, times: -sign * tie, rows, factor.steps, into: &scratch)
    addScratchToMultipliers(at: LevelTable.hidden)
  }
}
