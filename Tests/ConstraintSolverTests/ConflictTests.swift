import ConstraintSolver
import Testing

@Suite("Conflicts")
struct ConflictTests {
  @Test func whatIsSetAsideIsWhatTheWalkByKeySays() throws {
    var tally = ReferenceTally()
    for seed in 0..<cases(debug: 20, release: 10_000) {
      var system = EditedSystem(.conflicting, seed: 9000 + seed, variableCount: 1 + seed % 6)
      system.protectedShare = [0, 0.3][seed % 2]
      for round in 0..<10 {
        for _ in 0..<system.random(1..<4) {
          try system.edit([.add, .add, .remove, .setConstant, .setPriority, .replaceTerms])
        }
        let solution = system.solver.solve()
        let place: Comment = "seed \(seed) round \(round)"
        system.expectConflictsByRule(solution, place)
        system.expectOptimum(solution, place, &tally)
      }
    }
    tally.expectUnknown(atMostOneIn: 20)
  }

  /// Two bounds and an equation that conflict, and a block that has nothing to do with them.
  private struct Clash {
    let solver = Solver()
    let (a, b): (Variable, Variable)
    private(set) var members: [Constraint] = []
    private(set) var others: [Variable] = []

    init() throws {
      a = solver.addVariable()
      b = solver.addVariable()
      members.append(
        try solver.add([Term(1, a)], .greaterThanOrEqual, 10, ConstraintTraits(key: 1)))
      members.append(
        try solver.add([Term(1, b)], .lessThanOrEqual, 5, ConstraintTraits(key: 2)))
      var previous: Variable?
      for key in 10..<20 {
        let other = solver.addVariable()
        let terms = [Term(1, other)] + (previous.map { [Term(-1, $0)] } ?? [])
        try solver.add(terms, .equal, 8, ConstraintTraits(key: UInt64(key)))
        others.append(other)
        previous = other
      }
      solver.solve()
      members.append(
        try solver.add(
          [Term(1, b), Term(-1, a)], .greaterThanOrEqual, 0, ConstraintTraits(key: 30)))
    }

    func expectOthersInPlace() {
      for (index, other) in others.enumerated() {
        #expect(solver.value(of: other) == Double(8 * (index + 1)))
      }
    }
  }

  @Test func unrelatedVariablesStayWhereTheyAre() throws {
    let clash = try Clash()
    let solution = clash.solver.solve()
    #expect(solution.conflicts.map(\.members) == [clash.members])
    #expect(Set(solution.changedVariables).isDisjoint(with: clash.others))
    clash.expectOthersInPlace()
  }

  @Test(arguments: 0..<3)
  func aConflictIsGoneWhenAnyMemberIsRemoved(member: Int) throws {
    let clash = try Clash()
    clash.solver.solve()
    try clash.solver.remove(clash.members[member])
    #expect(clash.solver.solve().conflicts.isEmpty)
    if member != 2 { #expect(clash.solver.value(of: clash.b) >= clash.solver.value(of: clash.a)) }
    clash.expectOthersInPlace()
  }

  @Test(arguments: [(0, 5.0), (0, -100), (1, 10), (1, 100), (2, -5), (2, -50)])
  func aConflictIsGoneWhenAMemberIsEditedAndComesBackWithIt(
    member: Int, constant: Double
  ) throws {
    let clash = try Clash()
    let before = [10.0, 5, 0][member]
    for _ in 0..<5 {
      #expect(clash.solver.solve().conflicts.map(\.setAside) == [clash.members[2]])
      try clash.solver.setConstant(constant, of: clash.members[member])
      #expect(clash.solver.solve().conflicts.isEmpty)
      clash.expectOthersInPlace()
      try clash.solver.setConstant(before, of: clash.members[member])
    }
  }

  @Test(arguments: 0..<3)
  func aConflictIsGoneWhenAMemberIsNoLongerRequired(member: Int) throws {
    let clash = try Clash()
    clash.solver.solve()
    try clash.solver.setPriority(999, of: clash.members[member])
    #expect(clash.solver.solve().conflicts.isEmpty)
    try clash.solver.setPriority(1000, of: clash.members[member])
    #expect(clash.solver.solve().conflicts.map(\.members) == [clash.members])
    clash.expectOthersInPlace()
  }

  @Test func whatIsSetAsideHasNoEffect() throws {
    let solver = Solver()
    let x = solver.addVariable()
    try solver.add([Term(1, x)], .equal, 0, ConstraintTraits(key: 1))
    let loser = try solver.add([Term(1, x)], .equal, 100, ConstraintTraits(key: 2))
    try solver.add([Term(1, x)], .lessThanOrEqual, -5, ConstraintTraits(key: 3))
    #expect(solver.solve().conflicts.count == 2)
    #expect(solver.value(of: x) == 0)
    // An edit of what is set aside moves nothing while the conflict lasts.
    try solver.setConstant(200, of: loser)
    let solution = solver.solve()
    #expect(solution.conflicts.count == 2)
    #expect(solution.changedVariables.isEmpty)
  }

  @Test func independentConflictsAreReportedEach() throws {
    let solver = Solver()
    var expected: [Conflict] = []
    for index in 0..<20 {
      let x = solver.addVariable()
      let key = UInt64(10 * index)
      let first = try solver.add([Term(1, x)], .greaterThanOrEqual, 4, ConstraintTraits(key: key))
      try solver.add([Term(1, x)], .lessThanOrEqual, 9, ConstraintTraits(key: key + 1))
      let last = try solver.add(
        [Term(1, x)], .lessThanOrEqual, 3, ConstraintTraits(key: key + 2))
      expected.append(Conflict(setAside: last, members: [first, last]))
    }
    #expect(solver.solve().conflicts == expected)
  }

  /// A conflict that lasts is not walked again by an edit elsewhere, nor wholly by one within.
  @Test func aConflictThatLastsTakesNoStepsAnew() throws {
    let clash = try Clash()
    let edge = try clash.solver.add(
      [Term(1, clash.others[9])], .lessThanOrEqual, 90, ConstraintTraits(key: 40))
    clash.solver.solve()
    for constant in [100.0, 95, 120] {
      try clash.solver.setConstant(constant, of: edge)
      let solution = clash.solver.solve()
      #expect(solution.conflicts.map(\.members) == [clash.members])
      #expect(solution.pivots == 0)
    }
    for constant in [7.0, 4, 5] {
      try clash.solver.setConstant(constant, of: clash.members[1])
      let solution = clash.solver.solve()
      #expect(solution.conflicts.map(\.members) == [clash.members])
      #expect(solution.pivots == 0)
      #expect(clash.solver.value(of: clash.b) <= constant)
    }
  }

  @Test func whatLastsOfAConflictIsIrreducibleAgain() throws {
    let solver = Solver()
    let (a, b) = (solver.addVariable(), solver.addVariable())
    let low = try solver.add([Term(1, a)], .greaterThanOrEqual, 10, ConstraintTraits(key: 1))
    let high = try solver.add([Term(1, b)], .lessThanOrEqual, 5, ConstraintTraits(key: 2))
    let order = try solver.add(
      [Term(1, b), Term(-1, a)], .greaterThanOrEqual, 0, ConstraintTraits(key: 3))
    #expect(solver.solve().conflicts.map(\.members) == [[low, high, order]])
    // Now it conflicts with the lower bound alone.
    try solver.replaceTerms(of: order, with: [Term(-1, a)])
    #expect(solver.solve().conflicts.map(\.members) == [[low, order]])
    try solver.setConstant(7, of: high)
    #expect(solver.solve().conflicts.map(\.members) == [[low, order]])
    try solver.remove(low)
    #expect(solver.solve().conflicts.isEmpty)
  }
}
