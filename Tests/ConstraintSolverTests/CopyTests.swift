import ConstraintSolver
import Testing

/// Copies of a solver, amid random sequences of edits.
@Suite("Copies")
struct CopyTests {
  private struct Step: Equatable {
    var values: [UInt64]
    var solution: Solution
    var ambiguous: [Variable]
  }

  /// Makes some edits, of which not all are solved, and solves.
  private func step(_ system: inout EditedSystem) throws -> Step {
    for _ in 0..<system.random(1..<6) {
      try system.edit(Edit.allCases + [.add, .add, .setConstant, .setConstant])
    }
    let solution = system.solver.solve()
    return Step(
      values: system.values.map(\.bitPattern), solution: solution,
      ambiguous: system.solver.ambiguousVariables())
  }

  @Test(arguments: SystemKind.allCases)
  func aCopyGoesOnWithTheSameBits(kind: SystemKind) throws {
    for seed in 0..<cases(debug: 4, release: 500) {
      var system = EditedSystem(kind, seed: 9000 + seed, variableCount: 2 + seed % 20)
      for round in 0..<8 {
        _ = try step(&system)
        // Edits wait for a solution when the copy is made.
        if round % 2 == 1 { try system.edit([.setConstant, .setPriority, .remove]) }
        var copy = system.copy
        for _ in 0..<3 {
          let expected = try step(&system)
          #expect(try step(&copy) == expected, "\(kind) seed \(seed) round \(round)")
        }
      }
    }
  }

  @Test(arguments: SystemKind.allCases)
  func whatIsDoneToACopyLeavesNoTrace(kind: SystemKind) throws {
    for seed in 0..<cases(debug: 4, release: 500) {
      var system = EditedSystem(kind, seed: 9500 + seed, variableCount: 2 + seed % 20)
      var untouched = system.copy
      for round in 0..<12 {
        var detour = system.copy
        for _ in 0..<3 { _ = try step(&detour) }
        let expected = try step(&untouched)
        #expect(try step(&system) == expected, "\(kind) seed \(seed) round \(round)")
      }
    }
  }

  @Test func aCopyIsNotRecorded() throws {
    let solver = Solver()
    let variable = solver.addVariable()
    solver.startRecording()
    let copy = solver.copy()
    #expect(copy.recording == nil)
    try copy.add([Term(1, variable)], .equal, 3)
    copy.solve()
    #expect(copy.value(of: variable) == 3)
    #expect(solver.value(of: variable) == 0)
    #expect(solver.recording?.operations.isEmpty == true)
  }
}
