import ConstraintSolver
import Foundation
import TestSupport
import Testing

@Suite struct RecordingTests {
  private let solver = Solver()

  @Test func withoutARecordingNothingIsKept() {
    _ = solver.addVariable()
    #expect(solver.recording == nil)
  }

  @Test func everyOperationIsWrittenDown() throws {
    solver.startRecording()
    let first = solver.addVariable()
    let second = solver.addVariable()
    let row = try solver.add([Term(2, first)], .equal, 8, ConstraintTraits(priority: 250, key: 5))
    try solver.setConstant(6, of: row)
    try solver.setPriority(500, of: row)
    try solver.setWeight(3, of: row)
    try solver.replaceTerms(of: row, with: [Term(-1, second)])
    solver.solve()
    try solver.remove(row)
    try solver.removeVariable(second)
    #expect(throws: SolverError.unknownConstraint(row)) { try solver.remove(row) }
    #expect(
      solver.recording
        == SavedProblem(
          variables: 0,
          operations: [
            .addVariable, .addVariable,
            .add(
              SavedProblem.Row(
                id: 5, terms: [.init(variable: 0, coefficient: 2)], relation: .equal, constant: 8,
                traits: ConstraintTraits(priority: 250, key: 5))),
            .setConstant(5, 6), .setPriority(5, 500), .setWeight(5, 3),
            .replaceTerms(5, [.init(variable: 1, coefficient: -1)]), .solve, .remove(5),
            .removeVariable(1),
          ]))
    solver.stopRecording()
    #expect(solver.recording == nil)
  }

  @Test func whatIsThereAlreadyComesFirst() throws {
    let gone = solver.addVariable()
    let width = solver.addVariable()
    try solver.removeVariable(gone)
    try solver.add(
      [Term(-2, width)], .lessThanOrEqual, -80,
      ConstraintTraits(priority: 1000, key: 3, isProtected: true))
    try solver.add([Term(1, width)], .equal, 10, ConstraintTraits(priority: 250, weight: 2, key: 3))
    solver.solve()
    solver.startRecording()
    let recording = try #require(solver.recording)
    #expect(recording.variables == 1)
    try #require(recording.operations.count == 3)
    guard case .add(let first) = recording.operations[0],
      case .add(let second) = recording.operations[1]
    else {
      Issue.record("\(recording.operations)")
      return
    }
    #expect(first.terms == [.init(variable: 0, coefficient: -2)])
    #expect(first.traits.isProtected)
    #expect((first.relation, first.constant) == (.lessThanOrEqual, -80))
    // The key is there already as an id.
    #expect(first.id == 3)
    #expect(second.id != 3)
    #expect(second.traits == ConstraintTraits(priority: 250, weight: 2, key: 3))
    #expect(recording.operations[2] == .solve)
  }

  @Test func aReplayEndsWhereTheSolverDid() throws {
    var generator = SeededGenerator(seed: 11)
    var variables = (0..<6).map { _ in solver.addVariable() }
    var live: [Constraint] = []
    for step in 0..<200 {
      if step == 40 {
        solver.solve()
        solver.startRecording()
      }
      switch Int.random(in: 0..<9, using: &generator) {
      case 0: try live.popLast().map(solver.remove)
      case 1:
        if let row = live.randomElement(using: &generator) {
          try solver.setConstant(Double.random(in: -9...9, using: &generator), of: row)
        }
      case 2:
        if let row = live.randomElement(using: &generator) { try solver.setPriority(300, of: row) }
      case 3: variables.append(solver.addVariable())
      case 4: solver.solve()
      default:
        let plain = SystemKind.layered.makeConstraint(
          variableCount: variables.count, using: &generator)
        live.append(
          try solver.add(
            plain.terms.map { Term($0.coefficient, variables[$0.variable]) }, plain.relation,
            plain.constant,
            ConstraintTraits(priority: plain.priority, key: UInt64(step))))
      }
    }
    solver.solve()
    let saved = try #require(solver.recording)
    let text = try JSONEncoder().encode(saved)
    let read = try JSONDecoder().decode(SavedProblem.self, from: text)
    #expect(read == saved)
    var replay = Replay(variables: read.variables)
    for operation in read.operations { try replay.perform(operation) }
    #expect(replay.variables.count == variables.count)
    // Values that nothing determines depend on the history; violations do not.
    let there = violations(of: replay, at: variables.map(solver.value(of:)))
    let here = violations(
      of: replay, at: replay.variables.map { $0.map(replay.solver.value(of:)) ?? 0 })
    #expect(Set(here.keys) == Set(there.keys))
    for (priority, sum) in here {
      #expect(abs(sum - there[priority, default: 0]) < 1e-6 * (1 + sum), "\(priority)")
    }
  }

  private func violations(of replay: Replay, at values: [Double]) -> [Double: Double] {
    var sums: [Double: Double] = [:]
    let solution = replay.solver.solve()
    let setAside = Set(solution.conflicts.compactMap { replay.id(of: $0.setAside) })
    for (id, row) in replay.rows where !setAside.contains(id) {
      let plain = PlainConstraint(
        terms: row.terms.map { ($0.coefficient, $0.variable) }, relation: row.relation,
        constant: row.constant, priority: row.traits.priority, weight: row.traits.weight)
      sums[row.traits.priority, default: 0] += plain.violation(at: values)
    }
    return sums
  }
}
