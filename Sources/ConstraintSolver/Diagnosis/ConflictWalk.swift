/// Finds which required constraints give way, by the rule that defines it: walk them by protection
/// and key; one is set aside if and only if it cannot hold with the earlier ones that are kept.
///
/// The walk is taken literally, in a vertex of its own without preferences: constraints come in one
/// by one, each an edit of a vertex at which all earlier ones hold.
struct ConflictWalk: ~Copyable {
  /// Makes the constraint that is walked over give way rather than those kept before it.
  private static var yieldingWeight: Double { 1e-3 }

  /// The constraints in the order of the walk.
  private var order: [ConstraintID]
  /// The constraints walked over that hold together.
  private var kept: [ConstraintID] = []
  /// The place of each constraint in the order.
  private var places = Buffer<Int32>()
  private var vertex = ActiveSet()
  /// The number in the vertex of each variable that the constraints name, or -1.
  private var numbers = Buffer<VariableID>()
  private var terms = Buffer<FormTerm>()

  /// A walk over some required constraints.
  init(
    over constraints: [ConstraintID], of problem: borrowing Problem, rows: borrowing RowStorage
  ) {
    var keys: [(rank: UInt8, key: UInt64, slot: ConstraintID)] = []
    for constraint in constraints {
      let record = problem.constraints[constraint]
      keys.append((record.isProtected ? 0 : 1, record.key, constraint))
    }
    keys.sort { $0 < $1 }
    order = keys.map(\.slot)
    places.resize(to: problem.constraints.count, filling: -1)
    numbers.resize(to: problem.variableCount, filling: -1)
    for (place, constraint) in order.enumerated() {
      places[constraint] = Int32(place)
      let form = rows.forms[problem.constraints[constraint].form]
      for offset in form.firstEntry..<form.firstEntry + form.entryCount {
        let variable = rows.entries[offset].variable
        if numbers[variable] >= 0 { continue }
        numbers[variable] = VariableID(vertex.values.count)
        vertex.addVariable()
      }
    }
    vertex.touched.begin(variableCount: vertex.values.count)
  }

  /// - Complexity: O(*m*) edits of a vertex, where *m* is the number of constraints.
  mutating func run(problem: borrowing Problem, rows: borrowing RowStorage) -> [Conflict] {
    var conflicts: [Conflict] = []
    vertex.startCold()
    for constraint in order {
      let form = makeForm(of: constraint, problem, rows)
      vertex.insert(hinge(of: constraint, problem), into: form)
      vertex.settle()
      if !vertex.takesBackRequired() {
        kept.append(constraint)
        continue
      }
      let members = membersOfConflict(constraint, form, problem, rows)
      conflicts.append(
        Conflict(
          setAside: problem.handle(ofConstraint: constraint),
          members: members.map { problem.handle(ofConstraint: $0) }))
      vertex.remove(hingeAt: vertex.rows.place(of: constraint, in: form), from: form)
      vertex.rows.removeFormIfUnused(form)
      vertex.settle()
      _ = vertex.takesBackRequired()
    }
    return conflicts
  }

  /// The form of a constraint in the vertex.
  private mutating func makeForm(
    of constraint: ConstraintID, _ problem: borrowing Problem, _ rows: borrowing RowStorage
  ) -> FormID {
    vertex.copyForm(
      problem.constraints[constraint].form, from: rows, numbers: numbers, scratch: &terms)
  }

  private func hinge(of constraint: ConstraintID, _ problem: borrowing Problem) -> Hinge {
    problem.constraints[constraint].hinge(of: constraint, at: LevelTable.required)
  }

  /// The irreducible conflicting set that a constraint completes, in the order of the walk.
  ///
  /// With only that constraint violated, its form is a combination of tight forms, which are
  /// independent: no other combination is, so none of those with a share in it can be spared.
  private mutating func membersOfConflict(
    _ constraint: ConstraintID, _ form: FormID, _ problem: borrowing Problem,
    _ rows: borrowing RowStorage
  ) -> [ConstraintID] {
    var yielding = hinge(of: constraint, problem)
    yielding.weight = Self.yieldingWeight
    vertex.reshape(
      hingeAt: vertex.rows.place(of: constraint, in: form), of: form, to: yielding)
    vertex.settle()
    var members = [constraint]
    var isCombination = true
    for other in 0..<FormID(vertex.rows.forms.count) where vertex.rows.forms[other].isUsed {
      let push = vertex.requiredPush(of: other)
      if other == form, vertex.rows.forms[form].position >= 0 {
        // Another hinge of its own form is in the way.
        let isHeldUp = vertex.rows.formValues[form] > yielding.position
        members.append(blocker(of: form, isHeldUp: isHeldUp))
      } else if push.magnitude > vertex.multiplierTolerance, other != form {
        if vertex.rows.forms[other].position < 0 { isCombination = false }
        members.append(blocker(of: other, isHeldUp: push < 0))
      }
    }
    members.removeAll { $0 < 0 }
    members.sort { places[$0] < places[$1] }
    if isCombination, !canHold(members, problem, rows) { return members }
    // Rounding or dependent forms have spoilt it; all that was kept conflicts with it for sure.
    if canHold(members, problem, rows) { members = kept + [constraint] }
    return irreducible(members, problem, rows)
  }

  /// The first constraint in the walk that keeps a form from going down, or up.
  private func blocker(of form: FormID, isHeldUp: Bool) -> ConstraintID {
    let record = vertex.rows.forms[form]
    let value = vertex.rows.formValues[form]
    var best: ConstraintID = -1
    for place in record.firstHinge..<record.firstHinge + record.hingeCount {
      let hinge = vertex.rows.hinges[place]
      if hinge.isFiller || hinge.weight == Self.yieldingWeight { continue }
      if (isHeldUp ? hinge.slopeBelow : hinge.slopeAbove) == 0 { continue }
      if (hinge.position - value).magnitude > 1e-6 * max(1, value.magnitude) { continue }
      if best < 0 || places[hinge.constraint] < places[best] { best = hinge.constraint }
    }
    return best
  }

  /// Leaves out constraints, the earliest first, as long as the rest conflicts without them.
  private func irreducible(
    _ members: [ConstraintID], _ problem: borrowing Problem, _ rows: borrowing RowStorage
  ) -> [ConstraintID] {
    var kept = members
    for member in members {
      let rest = kept.filter { $0 != member }
      if !canHold(rest, problem, rows) { kept = rest }
    }
    return kept
  }

  /// Whether some required constraints can hold together, by a vertex of their own.
  private func canHold(
    _ constraints: [ConstraintID], _ problem: borrowing Problem, _ rows: borrowing RowStorage
  ) -> Bool {
    var walk = ConflictWalk(over: constraints, of: problem, rows: rows)
    for constraint in constraints {
      let form = walk.makeForm(of: constraint, problem, rows)
      walk.vertex.rows.insertHinge(hinge(of: constraint, problem), into: form)
    }
    walk.vertex.startCold()
    walk.vertex.optimize()
    return !walk.vertex.violatesRequired()
  }
}

extension ActiveSet {
  /// What a form contributes to the balance of the required level.
  func requiredPush(of form: FormID) -> Double {
    let record = rows.forms[form]
    let slope = slope(of: form, interval: record.interval, level: LevelTable.required)
    return record.position < 0
      ? slope : slope + reducedMultipliers[record.position, LevelTable.required]
  }
}
