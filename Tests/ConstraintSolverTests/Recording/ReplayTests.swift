import ConstraintSolver
import Testing

@Suite struct ReplayTests {
  private var replay = Replay(variables: 2)

  private func row(_ id: UInt64, variable: Int = 0, priority: Double = 1000) -> SavedProblem.Row {
    SavedProblem.Row(
      id: id, terms: [.init(variable: variable, coefficient: 1)], relation: .equal, constant: 8,
      traits: ConstraintTraits(priority: priority, key: id))
  }

  @Test mutating func operationsReachTheSolver() throws {
    try replay.perform(.add(row(1)))
    try replay.perform(.setConstant(1, 5))
    let solution = try #require(try replay.perform(.solve))
    #expect(solution.changedVariables == [replay.variables[0]])
    #expect(replay.variables[0].map(replay.solver.value(of:)) == 5)
    try replay.perform(.replaceTerms(1, [.init(variable: 1, coefficient: 2)]))
    try replay.perform(.solve)
    #expect(replay.variables[1].map(replay.solver.value(of:)) == 2.5)
    #expect(replay.rows[1]?.terms == [.init(variable: 1, coefficient: 2)])
    try replay.perform(.remove(1))
    #expect(replay.rows.isEmpty)
  }

  @Test mutating func whatMakesNoSenseIsRefusedAndChangesNothing() throws {
    try replay.perform(.add(row(1)))
    let refusals: [(SavedProblem.Operation, ReplayError)] = [
      (.add(row(1)), .idInUse(1)),
      (.add(row(2, variable: 2)), .unknownVariable(2)),
      (.add(row(2, variable: -1)), .unknownVariable(-1)),
      (.add(row(2, priority: 0)), .refused(.priorityOutOfRange(0))),
      (.remove(9), .unknownConstraint(9)),
      (.setConstant(9, 1), .unknownConstraint(9)),
      (.setConstant(1, .nan), .refused(.notFinite)),
      (.setPriority(1, 1001), .refused(.priorityOutOfRange(1001))),
      (.setWeight(1, 0), .refused(.weightOutOfRange(0))),
      (.replaceTerms(1, []), .refused(.noVariables)),
      (.removeVariable(7), .unknownVariable(7)),
    ]
    for (operation, error) in refusals {
      #expect(throws: error) { try replay.perform(operation) }
    }
    #expect(replay.rows == [1: row(1)])
    try replay.perform(.solve)
    #expect(replay.variables[0].map(replay.solver.value(of:)) == 8)
  }

  @Test mutating func theNumberOfARemovedVariableIsNotGivenOutAgain() throws {
    try replay.perform(.removeVariable(0))
    try replay.perform(.addVariable)
    #expect(replay.variables.map { $0 == nil } == [true, false, false])
    #expect(throws: ReplayError.unknownVariable(0)) { try replay.perform(.removeVariable(0)) }
  }
}
