import ConstraintSolver

/// A constraint in plain numbers, for the reference and for random systems.
struct PlainConstraint {
  var terms: [(coefficient: Double, variable: Int)]
  var relation: Relation
  var constant: Double
  var priority: Double
  var weight: Double = 1

  /// The weighted violation at the given values.
  func violation(at values: [Double]) -> Double {
    let excess = terms.reduce(-constant) { $0 + $1.coefficient * values[$1.variable] }
    return switch relation {
    case .equal: weight * abs(excess)
    case .lessThanOrEqual: weight * max(0, excess)
    case .greaterThanOrEqual: weight * max(0, -excess)
    }
  }
}

/// The least violation of each priority, from the highest to the lowest, by a dense tableau simplex
/// with lexicographic costs and Bland's rule. It shares nothing with the solver.
///
/// - Returns: `nil` when rounding has spoilt the tableau.
func leastViolations(of constraints: [PlainConstraint], variableCount: Int) -> [Double]? {
  let priorities = Set(constraints.map(\.priority)).sorted(by: >)
  let rowCount = constraints.count
  let columnCount = 2 * variableCount + 2 * rowCount
  var table = [[Double]](
    repeating: [Double](repeating: 0, count: columnCount + 1), count: rowCount)
  var costs = [[Double]](
    repeating: [Double](repeating: 0, count: columnCount + 1), count: priorities.count)
  var basis = [Int](repeating: 0, count: rowCount)
  for (row, constraint) in constraints.enumerated() {
    let magnitude = constraint.terms.map { abs($0.coefficient) }.max()!
    let sign = (constraint.constant < 0 ? -1 : 1) / magnitude
    for term in constraint.terms {
      table[row][2 * term.variable] += sign * term.coefficient
      table[row][2 * term.variable + 1] -= sign * term.coefficient
    }
    let over = 2 * variableCount + 2 * row
    let under = over + 1
    table[row][over] = constraint.constant < 0 ? 1 : -1
    table[row][under] = constraint.constant < 0 ? -1 : 1
    table[row][columnCount] = sign * constraint.constant
    basis[row] = sign > 0 ? under : over
    let level = priorities.firstIndex(of: constraint.priority)!
    if constraint.relation != .greaterThanOrEqual {
      costs[level][over] = constraint.weight * magnitude
    }
    if constraint.relation != .lessThanOrEqual {
      costs[level][under] = constraint.weight * magnitude
    }
  }
  // Price the first basis out of the cost rows.
  for row in 0..<rowCount {
    for level in costs.indices where costs[level][basis[row]] != 0 {
      let factor = costs[level][basis[row]]
      for column in 0...columnCount { costs[level][column] -= factor * table[row][column] }
    }
  }
  var pivotsLeft = 10_000
  while let column = (0..<columnCount).first(where: { isImproving($0, costs) }) {
    if pivotsLeft == 0 { return nil }
    pivotsLeft -= 1
    var leaving = -1
    var least = Double.infinity
    for row in 0..<rowCount where table[row][column] > 1e-9 {
      let ratio = max(0, table[row][columnCount]) / table[row][column]
      if ratio < least - 1e-10 || ratio <= least + 1e-10 && basis[row] < basis[leaving] {
        least = min(least, ratio)
        leaving = row
      }
    }
    // Violations are bounded below.
    if leaving < 0 { return nil }
    let pivot = table[leaving][column]
    for k in 0...columnCount { table[leaving][k] /= pivot }
    for row in 0..<rowCount where row != leaving && table[row][column] != 0 {
      let factor = table[row][column]
      for k in 0...columnCount { subtract(factor * table[leaving][k], from: &table[row][k]) }
    }
    for level in costs.indices where costs[level][column] != 0 {
      let factor = costs[level][column]
      for k in 0...columnCount { subtract(factor * table[leaving][k], from: &costs[level][k]) }
    }
    basis[leaving] = column
  }
  return costs.map { max(0, -$0[columnCount]) }
}

/// Subtracts, and takes what is left of a difference that cancels for 0: noise would make the pivots
/// cycle.
private func subtract(_ amount: Double, from value: inout Double) {
  let difference = value - amount
  value = abs(difference) < 1e-11 * (1 + abs(amount)) ? 0 : difference
}

private func isImproving(_ column: Int, _ costs: [[Double]]) -> Bool {
  for level in costs {
    if level[column] < -1e-7 { return true }
    if level[column] > 1e-7 { return false }
  }
  return false
}
