import ConstraintSolver
import Testing

/// What users of other solvers reported there, by the names of those reports.
@Suite("Issues of peers")
struct PeerIssueTests {
  private let solver = Solver()

  private func makeVariables(_ count: Int) -> [Variable] {
    (0..<count).map { _ in solver.addVariable() }
  }

  private func soft(_ priority: Double, key: Int = 0, weight: Double = 1) -> ConstraintTraits {
    ConstraintTraits(priority: priority, weight: weight, key: UInt64(key))
  }

  private func expect(_ variable: Variable, _ value: Double) {
    #expect(abs(solver.value(of: variable) - value) < 1e-9)
  }

  @Test("kiwi#2") func aRightEdgeFollowsLeftAndWidth() throws {
    let v = makeVariables(3)
    let left = try solver.add([Term(1, v[0])], .equal, 0)
    let width = try solver.add([Term(1, v[1])], .equal, 0)
    try solver.add([Term(1, v[0]), Term(1, v[1]), Term(-1, v[2])], .equal, 0)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(v.map(solver.value(of:)) == [0, 0, 0])
    try solver.setConstant(100, of: width)
    try solver.setConstant(20, of: left)
    solver.solve()
    #expect(v.map(solver.value(of:)) == [20, 100, 120])
  }

  @Test("nangege#3") func redundantConsistentRowsAreNoConflict() throws {
    let r = makeVariables(4)
    try solver.add([Term(1, r[0]), Term(-1, r[1])], .equal, 0)
    try solver.add([Term(1, r[2]), Term(-1, r[3])], .equal, 0)
    try solver.add(r.map { Term(1, $0) }, .equal, 240)
    let left = try solver.add([Term(1, r[0]), Term(1, r[1])], .equal, 120)
    try solver.add([Term(1, r[2]), Term(1, r[3])], .equal, 120)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(r.map(solver.value(of:)) == [60, 60, 60, 60])
    // What was redundant holds alone.
    try solver.remove(left)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(r.map(solver.value(of:)) == [60, 60, 60, 60])
  }

  @Test("constraint-solver#3", arguments: [1389.0, 1, 0.001, 1e6])
  func anAspectRatioNearOneIsKept(height: Double) throws {
    let ratio = 1.0007199424046076
    let v = makeVariables(2)
    try solver.add([Term(1, v[0]), Term(-ratio, v[1])], .equal, 0)
    try solver.add([Term(1, v[0])], .greaterThanOrEqual, 0)
    try solver.add([Term(1, v[1])], .greaterThanOrEqual, 0)
    try solver.add([Term(1, v[0])], .lessThanOrEqual, ratio * height)
    try solver.add([Term(1, v[1])], .lessThanOrEqual, 2 * height)
    try solver.add([Term(1, v[1])], .equal, 3 * height, soft(500))
    #expect(solver.solve().conflicts.isEmpty)
    #expect(abs(solver.value(of: v[1]) - height) <= 1e-14 * height)
    #expect(abs(solver.value(of: v[0]) - ratio * height) <= 1e-14 * height)
  }

  @Test("kiwi#71", arguments: [1000.0, 500])
  func aspectsOfAGridOfAxesCoupleThemAll(priority: Double) throws {
    let aspect = 1.5
    let columns = makeVariables(5)
    let rows = makeVariables(5)
    for (j, column) in columns.enumerated() {
      for (i, row) in rows.enumerated() {
        try solver.add(
          [Term(1, column), Term(-aspect, row)], .equal, 0, soft(priority, key: 5 * i + j))
      }
    }
    for size in columns + rows { try solver.add([Term(1, size)], .greaterThanOrEqual, 0) }
    let width = try solver.add(columns.map { Term(1, $0) }, .lessThanOrEqual, 600)
    let height = try solver.add(rows.map { Term(1, $0) }, .lessThanOrEqual, 1000)
    for (key, column) in columns.enumerated() {
      try solver.add([Term(1, column)], .equal, 1000, soft(250, key: 100 + key))
    }
    #expect(solver.solve().conflicts.isEmpty)
    for column in columns { expect(column, 120) }
    for row in rows { expect(row, 80) }
    try solver.setConstant(3000, of: width)
    try solver.setConstant(500, of: height)
    #expect(solver.solve().conflicts.isEmpty)
    for column in columns { expect(column, 150) }
    for row in rows { expect(row, 100) }
  }

  @Test("ratatui#1855") func segmentsThatFillALineExactlyTakeTheirLeast() throws {
    let edges = makeVariables(25)
    try solver.add([Term(1, edges[0])], .equal, 0)
    try solver.add([Term(1, edges[24])], .equal, 72)
    for i in 0..<24 {
      let segment = [Term(1, edges[i + 1]), Term(-1, edges[i])]
      try solver.add(segment, .greaterThanOrEqual, 0)
      try solver.add(segment, .greaterThanOrEqual, 3, soft(900, key: i))
      try solver.add(segment, .equal, 3, soft(500, key: 100 + i))
      for j in 0..<i {
        try solver.add(
          segment + [Term(-1, edges[j + 1]), Term(1, edges[j])], .equal, 0,
          soft(100, key: 1000 + 24 * i + j))
      }
    }
    #expect(solver.solve().conflicts.isEmpty)
    for (i, edge) in edges.enumerated() { expect(edge, Double(3 * i)) }
  }

  @Test("kiwi#25") func weightsDecideWithinAPriority() throws {
    let x = makeVariables(1)[0]
    for key in 0..<3 { try solver.add([Term(1, x)], .equal, 0, soft(500, key: key)) }
    let heavy = try solver.add([Term(1, x)], .equal, 9, soft(500, key: 3, weight: 3.5))
    solver.solve()
    #expect(solver.value(of: x) == 9)
    try solver.setWeight(2.5, of: heavy)
    solver.solve()
    #expect(solver.value(of: x) == 0)
  }

  @Test("kiwi.js#31, cassowary.dart#12") func whatIsRefusedLeavesTheStateAlone() throws {
    let v = makeVariables(2)
    try solver.add([Term(1, v[0])], .equal, 7)
    try solver.add([Term(1, v[1]), Term(-1, v[0])], .equal, 1)
    solver.solve()
    #expect(throws: SolverError.self) {
      try solver.add([Term(1, v[0]), Term(.nan, v[1])], .equal, 0)
    }
    #expect(throws: SolverError.self) {
      try solver.add([Term(1, v[0]), Term(-1, v[0])], .equal, 3)
    }
    #expect(throws: SolverError.variableInUse(v[0])) { try solver.removeVariable(v[0]) }
    #expect(solver.solve().changedVariables.isEmpty)
    #expect(v.map(solver.value(of:)) == [7, 8])
  }

  @Test func prioritiesAreNotRoundedToWholeNumbers() throws {
    let x = makeVariables(1)[0]
    try solver.add([Term(1, x)], .equal, 1, soft(249.99998474121094))
    try solver.add([Term(1, x)], .equal, 2, soft(250))
    try solver.add([Term(1, x)], .equal, 3, soft(249.99998474121094))
    solver.solve()
    #expect(solver.value(of: x) == 2)
  }
}
