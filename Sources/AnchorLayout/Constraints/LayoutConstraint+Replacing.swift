extension LayoutConstraint {
  /// Activates constraints in the place of others, which become inactive.
  ///
  /// Where a new constraint has the relation, the items and the quantities of a former one, it takes
  /// over that one's row in the solver, and its place among the statements; only the numbers that
  /// differ are edited. A constraint among both stays as it is.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of constraints, and what the solver needs for the edits;
  ///   nothing is looked up in tables where the order is the same but for one stretch.
  static func replace(_ former: [LayoutConstraint], by new: [LayoutConstraint]) {
    for constraint in new { constraint.isReplacing = true }
    let least = min(former.count, new.count)
    var front = 0
    while front < least, new[front].takePlace(of: former[front]) { front += 1 }
    var back = 0
    while back < least - front,
      new[new.count - 1 - back].takePlace(of: former[former.count - 1 - back])
    {
      back += 1
    }
    let formerRest = former[front..<(former.count - back)]
    let newRest = new[front..<(new.count - back)]
    takePlaces(of: formerRest, by: newRest, withNumbers: true)
    takePlaces(of: formerRest, by: newRest, withNumbers: false)
    for constraint in former where !constraint.isReplacing { constraint.isActive = false }
    for constraint in new {
      constraint.isReplacing = false
      constraint.isActive = true
    }
  }

  private static func takePlaces(
    of former: ArraySlice<LayoutConstraint>, by new: ArraySlice<LayoutConstraint>,
    withNumbers: Bool
  ) {
    if former.isEmpty || new.isEmpty { return }
    var places: [StatementForm: [LayoutConstraint]] = [:]
    // Backwards, so that the first of several is the first to be taken.
    for constraint in former.reversed() where constraint.canGiveUpPlace {
      places[StatementForm(of: constraint, withNumbers: withNumbers), default: []]
        .append(constraint)
    }
    for constraint in new where constraint.canTakePlace {
      let form = StatementForm(of: constraint, withNumbers: withNumbers)
      if let place = places[form]?.popLast() { _ = constraint.takePlace(of: place) }
    }
  }

  /// Whether the constraint still has a place among the statements of an engine, and no use for it.
  private var canGiveUpPlace: Bool { serial != 0 && !isReplacing }

  /// Whether the constraint could take over a place.
  private var canTakePlace: Bool {
    state == .inactive && hasUsableNumbers && !namesDeadItem
  }

  /// Takes over the place of another constraint of the same form.
  ///
  /// - Returns: Whether that was possible.
  private func takePlace(of former: LayoutConstraint) -> Bool {
    if former === self { return true }
    guard canTakePlace, former.canGiveUpPlace, hasForm(of: former) else { return false }
    willChange()
    former.willChange()
    let engine = former.engine
    // It may lie, switched off, in the inbox of the engine that it belonged to.
    if engineLink !== former.engineLink { isInInbox = false }
    serial = former.serial
    engineLink = former.engineLink
    isReportedWaiting = former.isReportedWaiting
    // It gets another one when it is activated again.
    former.serial = 0
    former.engineLink = nil
    if former.state == .enlisted, let row = former.row, let engine {
      former.state = .inactive
      former.row = nil
      state = .enlisted
      self.row = row
      isMirrored = former.isMirrored
      engine.own(row, .statement(self))
      editNumbers(from: former, in: engine)
    } else if former.state == .skipped, hasNumbers(of: former) {
      // It was looked at, and reported if need be.
      state = .skipped
    }
    return true
  }

  private func hasNumbers(of former: LayoutConstraint) -> Bool {
    constant == former.constant && storedPriority == former.storedPriority
      && hasCoefficients(of: former)
  }

  /// Brings those numbers to the solver in which the row of a former constraint differs. What the
  /// solver refuses is reported, and stays as it was.
  private func editNumbers(from former: LayoutConstraint, in engine: LayoutEngine) {
    if !hasCoefficients(of: former) {
      if !engine.updateTerms(of: self) {
        takeNumbers(of: former)
        _ = engine.updateTerms(of: self)
      }
    } else if constant != former.constant, !engine.updateConstant(of: self) {
      takeNumbers(of: former)
    }
    if storedPriority != former.storedPriority { _ = engine.updatePriority(of: self) }
  }

  private func takeNumbers(of former: LayoutConstraint) {
    firstTerm = former.firstTerm
    secondTerm = former.secondTerm
    rightConstant = former.rightConstant
    if let others = former.knownExtras?.otherTerms { extras.otherTerms = others }
    if leftConstant != former.leftConstant { extras.leftConstant = former.leftConstant }
  }
}
