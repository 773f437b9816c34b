import ConstraintSolver
import TestSupport
import Testing

@Suite("Changed variables")
struct ChangedVariablesTests {
  @Test(arguments: SystemKind.allCases)
  func exactlyTheVariablesWhoseValueDiffersAreReported(kind: SystemKind) throws {
    for seed in 0..<cases(debug: 8, release: 2000) {
      var system = EditedSystem(kind, seed: 3000 + seed, variableCount: 1 + seed % 12)
      for round in 0..<20 {
        let before = values(of: system)
        for _ in 0..<system.random(1..<5) {
          try system.edit(Edit.allCases + [.add, .add, .setConstant])
        }
        let solution = system.solver.solve()
        expectExactly(system, before, solution, "\(kind) seed \(seed) round \(round)")
      }
    }
  }

  @Test(arguments: SystemKind.allCases)
  func batchesOfConstantsReportExactlyWhatTheyMove(kind: SystemKind) throws {
    for seed in 0..<cases(debug: 8, release: 2000) {
      var system = EditedSystem(kind, seed: 4000 + seed, variableCount: 30)
      for _ in 0..<40 { try system.edit([.add]) }
      system.solver.solve()
      for round in 0..<40 {
        let before = values(of: system)
        for _ in 0..<system.random(1..<7) {
          // The same few constants time and again, so that their rays are known.
          let index = system.random(0..<min(8, system.entries.count))
          try system.setConstant(
            system.entries[index].plain.constant + [0, 0.25, -0.25][system.random(0..<3)],
            at: index)
        }
        let solution = system.solver.solve()
        expectExactly(system, before, solution, "\(kind) seed \(seed) round \(round)")
      }
    }
  }

  @Test(arguments: [1, 2, 15, 16, 17, 40])
  func constantsEditedInTurnReportTheirOwnVariable(count: Int) throws {
    let solver = Solver()
    let variables = (0..<count).map { _ in solver.addVariable() }
    let constraints = try variables.map { try solver.add([Term(1, $0)], .equal, 0) }
    solver.solve()
    var generator = SeededGenerator(seed: UInt64(count))
    for step in 1..<400 {
      var batch = [Int.random(in: 0..<count, using: &generator)]
      let other = Int.random(in: 0..<count, using: &generator)
      if step % 2 == 0, other != batch[0] { batch.append(other) }
      for index in batch { try solver.setConstant(Double(step), of: constraints[index]) }
      let changed = solver.solve().changedVariables
      #expect(Set(changed) == Set(batch.map { variables[$0] }), "step \(step)")
      #expect(changed.count == batch.count, "step \(step)")
    }
  }

  @Test func aRayThatTookThePlaceOfAnotherReportsItsOwnVariables() throws {
    let solver = Solver()
    let variables = (0..<17).map { _ in solver.addVariable() }
    let constraints = try variables.map { try solver.add([Term(1, $0)], .equal, 0) }
    solver.solve()
    func change(_ index: Int, _ constant: Double) throws -> [Variable] {
      try solver.setConstant(constant, of: constraints[index])
      return solver.solve().changedVariables
    }
    #expect(try change(0, 1) == [variables[0]])
    #expect(try change(0, 2) == [variables[0]])
    for index in 1...16 { #expect(try change(index, 1) == [variables[index]]) }
    #expect(try change(16, 2) == [variables[16]])
  }

  @Test func aVariableWhoseMoveIsLostInRoundingIsNotReported() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    let constraint = try solver.add([Term(1, x)], .equal, 0)
    try solver.add([Term(1, y), Term(-1, x)], .equal, 1e15)
    solver.solve()
    try solver.setConstant(1, of: constraint)
    #expect(Set(solver.solve().changedVariables) == [x, y])
    // 0.125 is the distance of neighbours of 1e15, so that a quarter of it rounds away.
    try solver.setConstant(1 + 1.0 / 32, of: constraint)
    #expect(solver.solve().changedVariables == [x])
    #expect(solver.value(of: y) == 1e15 + 1)
  }

  @Test func aSolutionWithoutEditsReportsNothing() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let constraint = try solver.add([Term(1, x)], .equal, 4)
    #expect(solver.solve().changedVariables == [x])
    #expect(solver.solve().changedVariables.isEmpty)
    try solver.setConstant(5, of: constraint)
    try solver.setConstant(4, of: constraint)
    #expect(solver.solve().changedVariables.isEmpty)
  }

  private func values(of system: EditedSystem) -> [Variable: Double] {
    Dictionary(
      uniqueKeysWithValues: system.variables.compactMap { $0 }.map {
        ($0, system.solver.value(of: $0))
      })
  }

  private func expectExactly(
    _ system: EditedSystem, _ before: [Variable: Double], _ solution: Solution, _ place: Comment
  ) {
    let differing = values(of: system).filter { $0.value != before[$0.key, default: 0] }.keys
    #expect(Set(solution.changedVariables) == Set(differing), place)
    #expect(solution.changedVariables.count == differing.count, place)
  }
}
