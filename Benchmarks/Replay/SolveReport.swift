import ConstraintSolver

/// What a replay tells of one solve.
struct SolveReport {
  private let replay: Replay
  private let solution: Solution

  init(_ replay: Replay, _ solution: Solution) {
    self.replay = replay
    self.solution = solution
  }

  /// The report as JSON.
  var json: JSONText {
    let conflicts = solution.conflicts
    return .object([
      ("values", .array(values.map { .number($0) })),
      ("violations", .object(violations)),
      ("conflicts", .array(conflicts.map { .array($0.members.compactMap(id)) })),
      ("setAside", .array(conflicts.compactMap { id(of: $0.setAside) })),
      ("ambiguous", .array(ambiguous.map { .number(Double($0)) })),
      ("pivots", .number(Double(solution.pivots))),
      ("changed", .number(Double(solution.changedVariables.count))),
    ])
  }

  /// The values by number; 0 for a variable that was removed.
  private var values: [Double] {
    replay.variables.map { variable in
      variable.map { replay.solver.value(of: $0) } ?? 0
    }
  }

  /// The weighted sum of absolute violations of each priority that a constraint has; what is set
  /// aside counts in none.
  private var violations: [(name: String, value: JSONText)] {
    let values = values
    let setAside = Set(solution.conflicts.compactMap { replay.id(of: $0.setAside) })
    var sums: [Double: Double] = [:]
    for (id, row) in replay.rows.sorted(by: { $0.key < $1.key }) {
      let violation = setAside.contains(id) ? 0 : row.violation(at: values)
      sums[row.traits.priority, default: 0] += row.traits.weight * violation
    }
    return sums.sorted { $0.key > $1.key }.map {
      (JSONText.number($0.key).description, .number($0.value))
    }
  }

  private func id(of constraint: Constraint) -> JSONText? {
    replay.id(of: constraint).map { .whole($0) }
  }

  private var ambiguous: [Int] {
    let ambiguous = Set(replay.solver.ambiguousVariables())
    return replay.variables.indices.filter { number in
      replay.variables[number].map(ambiguous.contains) ?? false
    }
  }
}

extension SavedProblem.Row {
  /// How far the constraint is from holding, by the terms as they are written.
  fileprivate func violation(at values: [Double]) -> Double {
    var excess = -constant
    for term in terms { excess += term.coefficient * values[term.variable] }
    return switch relation {
    case .equal: excess.magnitude
    case .lessThanOrEqual: max(0, excess)
    case .greaterThanOrEqual: max(0, -excess)
    }
  }
}
