/// Finds which required constraints give way, by the rule that defines it: walk them by protection
/// and key; one is set aside if and only if it cannot hold with the earlier ones that are kept.
///
/// The walk skips ahead: it solves for a prefix of the order at once, and where that fails the set
/// of multipliers names constraints that conflict, of which the last bounds the search.
struct ConflictWalk: ~Copyable {
  /// The required constraints in the order of the walk; those set aside are taken out.
  private var order: [ConstraintID] = []
  private var probe = ActiveSet()

  init(problem: borrowing Problem, rows: borrowing RowStorage) {
    for constraint in 0..<ConstraintID(problem.constraints.count) {
      let record = problem.constraints[constraint]
      if record.isWanted, record.isRequired { order.append(constraint) }
    }
    var keys: [(rank: UInt8, key: UInt64, slot: ConstraintID)] = []
    for constraint in order {
      let record = problem.constraints[constraint]
      keys.append((record.isProtected ? 0 : 1, record.key, constraint))
    }
    keys.sort { $0 < $1 }
    order = keys.map(\.slot)
  }

  mutating func run(problem: borrowing Problem, rows: borrowing RowStorage) -> [Conflict] {
    var conflicts: [Conflict] = []
    while var members = infeasibleSubset(order[...], problem, rows) {
      // Invariant: the constraints up to `last` conflict.
      var last = lastPlace(of: members)
      while let earlier = infeasibleSubset(order[..<last], problem, rows) {
        members = earlier
        last = lastPlace(of: members)
      }
      let culprit = order[last]
      members = irreducible(members, problem, rows)
      conflicts.append(
        Conflict(
          setAside: problem.handle(ofConstraint: culprit),
          members: members.map { problem.handle(ofConstraint: $0) }))
      order.remove(at: last)
    }
    return conflicts
  }

  private func lastPlace(of members: [ConstraintID]) -> Int {
    let members = Set(members)
    return order.lastIndex { members.contains($0) } ?? 0
  }

  /// Leaves out constraints, the earliest first, as long as the rest conflicts without them.
  private mutating func irreducible(
    _ members: [ConstraintID], _ problem: borrowing Problem, _ rows: borrowing RowStorage
  ) -> [ConstraintID] {
    var kept = members
    for member in members {
      let rest = kept.filter { $0 != member }
      if infeasibleSubset(rest[...], problem, rows) != nil { kept = rest }
    }
    return kept
  }

  /// Solves for some required constraints alone.
  ///
  /// - Returns: `nil` when they can hold together, otherwise some of them that cannot, in the order
  ///   of the walk.
  private mutating func infeasibleSubset(
    _ constraints: ArraySlice<ConstraintID>, _ problem: borrowing Problem,
    _ rows: borrowing RowStorage
  ) -> [ConstraintID]? {
    probe = ActiveSet()
    for _ in 0..<problem.variableCount { probe.addVariable() }
    probe.touched.begin(variableCount: problem.variableCount)
    var terms = Buffer<FormTerm>()
    for constraint in constraints {
      let record = problem.constraints[constraint]
      let form = probe.copyForm(record.form, from: rows, scratch: &terms)
      var hinge = record.hinge(of: constraint, at: LevelTable.required)
      // How much each weighs must not matter here.
      hinge.weight = 1
      probe.rows.insertHinge(hinge, into: form)
    }
    probe.startCold()
    probe.optimize()
    if !probe.violatesRequired() { return nil }
    let support = Set(probe.requiredSupport())
    let subset = constraints.filter { support.contains($0) }
    return subset
  }
}

extension ActiveSet {
  /// The required constraints that push in the optimum: violated, or held by a multiplier.
  func requiredSupport() -> [ConstraintID] {
    var support: [ConstraintID] = []
    for form in 0..<FormID(rows.forms.count) {
      let record = rows.forms[form]
      if !record.isUsed { continue }
      for place in 0..<record.hingeCount {
        let hinge = rows.hinges[record.firstHinge + place]
        if hinge.level != 0 || hinge.isFiller { continue }
        var push = place < record.interval ? hinge.slopeAbove : hinge.slopeBelow
        if record.position >= 0, place == record.interval {
          // What the hinges around it leave for the tight one to balance.
          push = multipliers[record.position, 0] - slope(of: form, interval: place, level: 0)
          push += hinge.slopeBelow
        }
        if push.magnitude > Self.multiplierTolerance { support.append(hinge.constraint) }
      }
    }
    return support
  }

  /// The form with the same terms as one of another storage, made if it is not there.
  mutating func copyForm(
    _ form: FormID, from other: borrowing RowStorage, scratch terms: inout Buffer<FormTerm>
  ) -> FormID {
    let record = other.forms[form]
    if record.entryCount == 1 {
      return rows.makeUnitForm(of: other.entries[record.firstEntry].variable, value: 0)
    }
    terms.removeAll()
    for offset in record.firstEntry..<record.firstEntry + record.entryCount {
      let entry = other.entries[offset]
      terms.append(FormTerm(variable: entry.variable, coefficient: entry.coefficient))
    }
    let known = rows.index.find(
      terms, hash: record.hash, forms: rows.forms, entries: rows.entries)
    return known >= 0 ? known : rows.addForm(terms, hash: record.hash, value: 0)
  }
}
