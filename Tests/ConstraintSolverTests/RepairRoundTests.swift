import ConstraintSolver
import Testing

/// Many inequalities that do not hold at first, and are repaired before any value moves.
@Suite("Rounds of repairs")
struct RepairRoundTests {
  /// Widths that all want to be 10, each required to be at least one wider than the one before.
  private func makeStairs(_ count: Int) throws -> (Solver, [Variable]) {
    let solver = Solver()
    let widths = (0..<count).map { _ in solver.addVariable() }
    for (key, width) in widths.enumerated() {
      try solver.add(
        [Term(1, width)], .equal, 10, ConstraintTraits(priority: 500, key: UInt64(key)))
      if key > 0 {
        try solver.add([Term(1, width), Term(-1, widths[key - 1])], .greaterThanOrEqual, 1)
      }
    }
    return (solver, widths)
  }

  @Test(arguments: [3, 21, 101])
  func repairsThatPushEachOtherEndInTheMiddle(count: Int) throws {
    let (solver, widths) = try makeStairs(count)
    #expect(solver.solve().conflicts.isEmpty)
    // The sum of the distances is least where as many are too wide as too narrow.
    for (number, width) in widths.enumerated() {
      #expect(abs(solver.value(of: width) - Double(10 + number - count / 2)) < 1e-9)
    }
  }

  @Test func whatRepairsMoveIsReportedAndFollowedByAllThatDependsOnIt() throws {
    let (solver, widths) = try makeStairs(21)
    let edges = (0..<21).map { _ in solver.addVariable() }
    for (number, edge) in edges.enumerated() {
      var terms = [Term(1, edge), Term(-1, widths[number])]
      if number > 0 { terms.append(Term(-1, edges[number - 1])) }
      try solver.add(terms, .equal, 0)
    }
    // The first width and its edge come to be 0, as they were.
    let changed = Set(widths.dropFirst() + edges.dropFirst())
    #expect(Set(solver.solve().changedVariables) == changed)
    var sum = 0.0
    for number in 0..<21 {
      sum += Double(number)
      #expect(abs(solver.value(of: edges[number]) - sum) < 1e-9)
    }
  }

  @Test func repairsThatOthersMakeNeedlessTakeNoPivots() throws {
    let solver = Solver()
    let shared = solver.addVariable()
    try solver.add([Term(1, shared)], .equal, 0, ConstraintTraits(priority: 250))
    for number in 0..<300 {
      let own = solver.addVariable()
      try solver.add([Term(1, own)], .equal, Double(number))
      try solver.add([Term(1, shared), Term(-1, own)], .greaterThanOrEqual, 8)
    }
    let solution = solver.solve()
    #expect(solution.pivots == 1)
    #expect(solver.value(of: shared) == 307)
  }

  /// A form that comes in at one hinge is passed on, within the round, to where its value was.
  @Test func movesThatCancelOutLeaveAFormOnItsHinge() throws {
    let solver = Solver()
    let x = (0..<7).map { _ in solver.addVariable() }
    var soft: [(terms: [Term], relation: Relation, constant: Double)] = []
    func add(_ key: UInt64, _ terms: [Term], _ relation: Relation, _ constant: Double) throws {
      soft.append((terms, relation, constant))
      try solver.add(terms, relation, constant, ConstraintTraits(priority: 500, key: key))
    }
    try solver.add(
      [Term(-1, x[0]), Term(-1, x[1])], .lessThanOrEqual, 0, ConstraintTraits(key: 0))
    try solver.add([Term(1, x[2])], .lessThanOrEqual, 1, ConstraintTraits(key: 1))
    try add(2, [Term(1, x[0])], .equal, 1)
    try add(3, [Term(-1, x[1]), Term(1, x[2]), Term(-1, x[0])], .equal, 1)
    try add(4, [Term(1, x[3]), Term(1, x[2])], .greaterThanOrEqual, 1)
    try solver.add([Term(1, x[0]), Term(1, x[3])], .equal, 0, ConstraintTraits(key: 5))
    try add(6, [Term(-1, x[2])], .lessThanOrEqual, 0)
    try add(7, [Term(-1, x[2])], .greaterThanOrEqual, 2)
    try add(10, [Term(-1, x[1])], .equal, 2)
    solver.solve()
    var violation = 0.0
    for row in soft {
      var excess = -row.constant
      for term in row.terms { excess += term.coefficient * solver.value(of: term.variable) }
      switch row.relation {
      case .equal: violation += abs(excess)
      case .lessThanOrEqual: violation += max(0, excess)
      case .greaterThanOrEqual: violation += max(0, -excess)
      }
    }
    // As an independent solver of linear programs says.
    #expect(abs(violation - 5) < 1e-9)
  }
}
