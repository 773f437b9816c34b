/// Finds the variables that the constraints do not determine, judged on the callers' levels alone.
extension ActiveSet {
  /// A variable that can move farther than this is free.
  fileprivate static var freedom: Double { 1e-7 }

  /// A penalty with less slope than this is flat: a sequence of exchanges leaves that much rounding in
  /// the multipliers.
  private static var flatness: Double { 1e-7 }

  /// Marks each variable that could have another value in an equally good solution.
  ///
  /// A tight form may leave its hinge where its multiplier is at the end of its bounds. What the
  /// ray of such a form moves is free, if the ray gets anywhere before it meets a hinge. A ray may
  /// be blocked at once while a combination of rays is not; what only blocked rays move is tried
  /// one by one on the set of all equally good solutions.
  ///
  /// - Complexity: O(*n*) rays, where *n* is the number of variables.
  mutating func freeVariables() -> [Bool] {
    var isFree = [Bool](repeating: false, count: values.count)
    var isBlocked = [Bool](repeating: false, count: values.count)
    for position in 0..<Position(factor.size) {
      for isGrowing in [true, false] where canLeave(position, isGrowing: isGrowing) {
        aim(at: position, sign: isGrowing ? 1 : -1)
        let getsAnywhere = rayLength(from: position, isGrowing: isGrowing) > Self.freedom
        let least = Self.rateTolerance * greatestRate
        for k in 0..<direction.indices.count
        where direction.values[direction.indices[k]].magnitude > least {
          let variable = Int(factor.variables[direction.indices[k]])
          if getsAnywhere { isFree[variable] = true } else { isBlocked[variable] = true }
        }
      }
    }
    // Nothing is known of variables that came after the last solution.
    for variable in factor.size..<values.count { isFree[variable] = true }
    let undecided = isFree.indices.filter { isBlocked[$0] && !isFree[$0] }
    if !undecided.isEmpty {
      var solutions = OptimalFace(of: self)
      for variable in undecided where solutions.canMove(VariableID(variable)) {
        isFree[variable] = true
      }
    }
    return isFree
  }

  /// Whether the penalty is flat on one side of the hinge of a tight form, on all callers' levels.
  func canLeave(_ position: Position, isGrowing: Bool) -> Bool {
    let seat = rows.hinges[seatHinge(of: factor.forms[position])]
    for rank in 0..<levels.count {
      let level = levels.order[rank]
      if level == LevelTable.hidden { continue }
      let bound = isGrowing ? seat.jump(level: level) : 0
      if (reducedMultipliers[position, level] - bound).magnitude > Self.flatness { return false }
    }
    return true
  }

  /// The greatest rate at which `direction` moves a variable: what is far below it is rounding.
  private var greatestRate: Double {
    var greatest = 0.0
    for k in 0..<direction.indices.count {
      greatest = max(greatest, direction.values[direction.indices[k]].magnitude)
    }
    return greatest
  }

  /// How far `direction` leads before a form meets a hinge.
  private func rayLength(from position: Position, isGrowing: Bool) -> Double {
    let leaving = factor.forms[position]
    var length = room(of: leaving, isGrowing: isGrowing)
    for k in 0..<movingForms.count {
      let form = movingForms[k]
      let rate = rates[form]
      if rate.magnitude < Self.rateTolerance { continue }
      length = min(length, room(of: form, isGrowing: rate > 0) / rate.magnitude)
    }
    return length
  }

  /// How far a form is from the next hinge of a constraint.
  func room(of form: FormID, isGrowing: Bool) -> Double {
    let record = rows.forms[form]
    let value = rows.formValues[form]
    var place = isGrowing ? record.interval : record.interval - 1
    if isGrowing, record.position >= 0 { place += 1 }
    while place >= 0, place < record.hingeCount {
      let hinge = rows.hinges[record.firstHinge + place]
      if !hinge.isFiller { return max(0, (hinge.position - value).magnitude) }
      place += isGrowing ? 1 : -1
    }
    return .infinity
  }
}

/// All solutions as good as the one found: every form may move between the hinges where its
/// penalty, less what its multiplier pays for, stays the same.
struct OptimalFace: ~Copyable {
  private var vertex = ActiveSet()

  init(of active: borrowing ActiveSet) {
    for variable in 0..<active.values.count {
      vertex.addVariable()
      vertex.values[variable] = active.values[variable]
    }
    vertex.touched.begin(variableCount: active.values.count)
    var terms = Buffer<FormTerm>()
    var numbers = Buffer<VariableID>()
    for variable in 0..<VariableID(active.values.count) { numbers.append(variable) }
    for form in 0..<FormID(active.rows.forms.count) {
      let record = active.rows.forms[form]
      if !record.isUsed || record.hingeCount == 0 { continue }
      let value = active.rows.formValues[form]
      let isTight = record.position >= 0
      let up = isTight && !active.canLeave(record.position, isGrowing: true)
      let down = isTight && !active.canLeave(record.position, isGrowing: false)
      let copy = vertex.copyForm(form, from: active.rows, numbers: numbers, scratch: &terms)
      let above = up ? value : value + active.room(of: form, isGrowing: true)
      let below = down ? value : value - active.room(of: form, isGrowing: false)
      if above.isFinite { bound(copy, at: above, .lessThanOrEqual) }
      if below.isFinite { bound(copy, at: below, .greaterThanOrEqual) }
    }
    vertex.startCold()
    vertex.optimize()
  }

  private mutating func bound(_ form: FormID, at position: Double, _ relation: Relation) {
    vertex.rows.insertHinge(
      Hinge(
        position: position, weight: 1, tieWeight: 0, constraint: 0, level: LevelTable.required,
        relation: relation), into: form)
  }

  /// Whether a variable has different values in the set.
  mutating func canMove(_ variable: VariableID) -> Bool {
    let level = vertex.retainLevel(1)
    defer { vertex.levels.release(level) }
    let start = vertex.values[variable]
    for target in [start + 1, start - 1] {
      let form = vertex.rows.makeUnitForm(of: variable, value: start)
      vertex.insert(
        Hinge(
          position: target, weight: 1, tieWeight: 0, constraint: 1, level: level,
          relation: .equal), into: form)
      vertex.optimize()
      let moved = (vertex.values[variable] - start).magnitude > ActiveSet.freedom
      vertex.remove(hingeAt: vertex.rows.place(of: 1, in: form), from: form)
      vertex.optimize()
      _ = vertex.releaseFillers()
      vertex.optimize()
      if moved { return true }
    }
    return false
  }
}
