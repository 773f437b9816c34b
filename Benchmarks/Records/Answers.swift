import ConstraintSolver

/// The values that an engine found for a workload, at some moments of a task.
struct Answers {
  /// How far engines may differ, relative to the greater magnitude or 1.
  static let tolerance = 1e-6

  /// The values of all variables, for each moment.
  private(set) var moments: [[Double]] = []

  /// Adds the values of a moment.
  mutating func append(_ values: [Double]) { moments.append(values) }

  /// A number that depends on every value, the same for the same values.
  var checksum: Double {
    var sum = 0.0
    for values in moments {
      for (variable, value) in values.enumerated() { sum += value * Double(1 + variable % 7) }
    }
    return sum
  }

  /// What tells these answers from others.
  ///
  /// Where the priorities leave values open, the violations of each priority are compared instead.
  ///
  /// - Returns: The first difference, for the user; nil if there is none.
  func difference(
    from other: Answers, of workload: Workload, _ problem: WorkloadProblem,
    during task: BenchmarkTask
  ) -> String? {
    for (moment, (mine, theirs)) in zip(moments, other.moments).enumerated() {
      if mine.count != theirs.count { return "\(mine.count) values, not \(theirs.count)" }
      let hasOneAnswer = workload.hasOneAnswer
      let left = hasOneAnswer ? mine : problem.violations(at: mine, moment: moment, of: task)
      let right = hasOneAnswer ? theirs : problem.violations(at: theirs, moment: moment, of: task)
      for place in left.indices where !Self.agree(left[place], right[place]) {
        let subject = hasOneAnswer ? "variable \(place)" : "the violation at level \(place)"
        return "\(subject) is \(left[place]), not \(right[place])"
      }
    }
    return nil
  }

  /// Whether these answers violate a priority more than others do, and none above it less.
  func isWorse(
    than other: Answers, of problem: WorkloadProblem, during task: BenchmarkTask
  ) -> Bool {
    for (moment, (mine, theirs)) in zip(moments, other.moments).enumerated() {
      if mine.count != theirs.count { return true }
      let left = problem.violations(at: mine, moment: moment, of: task)
      let right = problem.violations(at: theirs, moment: moment, of: task)
      if let place = left.indices.first(where: { !Self.agree(left[$0], right[$0]) }) {
        return !(left[place] < right[place])
      }
    }
    return false
  }

  private static func agree(_ left: Double, _ right: Double) -> Bool {
    let scale = max(1, left.magnitude, right.magnitude)
    return (left - right).magnitude <= tolerance * scale
  }
}

extension WorkloadProblem {
  /// The sum of absolute violations of each priority, from the highest to the lowest.
  ///
  /// - Parameters:
  ///   - moment: How many steps of the task were done after the build, less one; 0 for a build.
  func violations(at values: [Double], moment: Int, of task: BenchmarkTask) -> [Double] {
    var sums: [Double: Double] = [1000: 0]
    let isChanged = moment % 2 == 0
    for (number, row) in rows.enumerated() {
      var constant = row.constant
      if isChanged, task == .resize, number <= Self.containerHeightRow {
        constant *= Self.resizeFactor
      }
      if isChanged, task == .edit, number == edit.row { constant = edit.constant }
      var excess = -constant
      for term in terms[row.terms] { excess += term.coefficient * values[term.variable] }
      let violation =
        switch row.relation {
        case .equal: excess.magnitude
        case .lessThanOrEqual: max(0, excess)
        case .greaterThanOrEqual: max(0, -excess)
        }
      sums[row.priority, default: 0] += violation
    }
    return sums.sorted { $0.key > $1.key }.map(\.value)
  }
}
