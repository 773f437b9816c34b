import ConstraintSolver
import Testing

/// The faults of other solvers, by the names they have there, each with the right answer.
@Suite("Faults of peers")
struct PeerFaultTests {
  private let solver = Solver()

  private func soft(_ priority: Double, key: UInt64 = 0) -> ConstraintTraits {
    ConstraintTraits(priority: priority, key: key)
  }

  @Test("B1: one of two equal rows can go")
  func theSecondOfTwoEqualRowsHoldsAloneWhenTheFirstIsRemoved() throws {
    let x = solver.addVariable()
    let first = try solver.add([Term(1, x)], .equal, 10)
    try solver.add([Term(1, x)], .equal, 10)
    try solver.add([Term(1, x)], .lessThanOrEqual, 15)
    try solver.add([Term(1, x)], .equal, 0, soft(1))
    solver.solve()
    #expect(solver.value(of: x) == 10)
    try solver.remove(first)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(solver.value(of: x) == 10)
  }

  @Test("B1: adds and removals that keep a witness")
  func requiredRowsThatAWitnessSatisfiesAlwaysHold() throws {
    for seed in 0..<cases(debug: 30, release: 3000) {
      var system = EditedSystem(.degenerate, seed: seed, variableCount: 6)
      let witness = (0..<6).map { _ in Double(system.random(-5..<6)) }
      for round in 0..<25 {
        if system.entries.count > 4, system.random(0..<3) == 0 {
          try system.remove(at: system.random(0..<system.entries.count))
        } else {
          var plain = system.kind.makeConstraint(variableCount: 6, using: &system.generator)
          let value = plain.terms.reduce(0) { $0 + $1.coefficient * witness[$1.variable] }
          if plain.priority == 750 { plain.priority = 1000 }
          if plain.priority == 1000 {
            let slack = Double(system.random(0..<2))
            plain.constant = value
            if plain.relation == .lessThanOrEqual { plain.constant += slack }
            if plain.relation == .greaterThanOrEqual { plain.constant -= slack }
          }
          try system.add(plain)
        }
        #expect(system.solver.solve().conflicts.isEmpty, "seed \(seed) round \(round)")
        let values = system.values
        for entry in system.entries where entry.plain.priority == 1000 {
          #expect(entry.plain.violation(at: values) < 1e-8, "seed \(seed) round \(round)")
        }
      }
    }
  }

  @Test("B2, B3: a conflict leaves the state whole, and edits after it work")
  func theThirdOfThreeThatConflictIsNamedAndTheRestStays() throws {
    let a = solver.addVariable()
    let b = solver.addVariable()
    let first = try solver.add([Term(1, a)], .greaterThanOrEqual, 10, ConstraintTraits(key: 1))
    let second = try solver.add([Term(1, b)], .lessThanOrEqual, 5, ConstraintTraits(key: 2))
    solver.solve()
    let before = (solver.value(of: a), solver.value(of: b))
    let third = try solver.add(
      [Term(1, b), Term(-1, a)], .greaterThanOrEqual, 0, ConstraintTraits(key: 3))
    let solution = solver.solve()
    #expect(solution.conflicts == [Conflict(setAside: third, members: [first, second, third])])
    #expect((solver.value(of: a), solver.value(of: b)) == before)
    #expect(solution.changedVariables.isEmpty)
    // B3: a suggestion after it.
    try solver.add([Term(1, a)], .equal, 20, soft(500))
    let suggestion = try solver.add([Term(1, b)], .equal, 1, soft(500))
    #expect(solver.solve().conflicts.count == 1)
    #expect((solver.value(of: a), solver.value(of: b)) == (20, 1))
    try solver.setConstant(3, of: suggestion)
    #expect(solver.solve().conflicts.count == 1)
    #expect((solver.value(of: a), solver.value(of: b)) == (20, 3))
    try solver.remove(second)
    try solver.setConstant(30, of: suggestion)
    #expect(solver.solve().conflicts.isEmpty)
    #expect((solver.value(of: a), solver.value(of: b)) == (20, 30))
  }

  @Test("B4: priorities are not weights", arguments: [(1001, 2.0, 1.0), (76, 3, 1)])
  func oneOfAHigherPriorityBeatsManyOfALowerOne(many: Int, high: Double, low: Double) throws {
    let x = solver.addVariable()
    for key in 0..<many {
      try solver.add([Term(1, x)], .equal, 0, soft(low, key: UInt64(key)))
    }
    let one = try solver.add([Term(1, x)], .equal, 100, soft(high))
    solver.solve()
    #expect(solver.value(of: x) == 100)
    try solver.remove(one)
    solver.solve()
    #expect(solver.value(of: x) == 0)
    try solver.add([Term(1, x)], .equal, 100, soft(high))
    solver.solve()
    #expect(solver.value(of: x) == 100)
  }

  @Test("B5: the same calls give the same bits")
  func whatIsUnderDeterminedComesOutAlikeInEachSolver() throws {
    var answers = Set<[UInt64]>()
    for _ in 0..<100 {
      let solver = Solver()
      let x = solver.addVariable()
      let y = solver.addVariable()
      try solver.add([Term(1, x), Term(1, y)], .equal, 10)
      solver.solve()
      #expect(solver.value(of: x) + solver.value(of: y) == 10)
      answers.insert([solver.value(of: x).bitPattern, solver.value(of: y).bitPattern])
    }
    #expect(answers.count == 1)
  }

  @Test("B6: every read is current")
  func variablesThatBecomeTightAndLooseAreReadAsTheyAre() throws {
    let x = solver.addVariable()
    let y = solver.addVariable()
    let z = solver.addVariable()
    try solver.add([Term(1, y), Term(-2, x)], .equal, 1)
    try solver.add([Term(1, z), Term(-1, y)], .greaterThanOrEqual, 3)
    try solver.add([Term(1, z)], .equal, 0, soft(1))
    let edited = try solver.add([Term(1, x)], .equal, 0, soft(500))
    for step in -50...50 {
      try solver.setConstant(Double(step), of: edited)
      solver.solve()
      #expect(solver.value(of: x) == Double(step))
      #expect(solver.value(of: y) == Double(2 * step + 1))
      #expect(solver.value(of: z) == max(0, Double(2 * step + 4)))
    }
  }

  @Test("B7: Doubles throughout", arguments: [0.1, 16_777_217.125, 1e-9, 123_456_789.123])
  func valuesHaveThePrecisionOfADouble(constant: Double) throws {
    let x = solver.addVariable()
    let y = solver.addVariable()
    try solver.add([Term(1, x)], .equal, constant)
    try solver.add([Term(1, y), Term(-1, x)], .equal, 0.25)
    solver.solve()
    #expect(solver.value(of: x) == constant)
    #expect(solver.value(of: y) == constant + 0.25)
  }

  @Test("B8: a removed soft constraint leaves nothing behind", arguments: [false, true])
  func aViolatedSoftConstraintThatIsRemovedCountsNoMore(isSolvedBetween: Bool) throws {
    let x = solver.addVariable()
    let y = solver.addVariable()
    try solver.add([Term(1, x)], .lessThanOrEqual, 10)
    try solver.add([Term(1, x), Term(1, y)], .equal, 100)
    try solver.add([Term(1, x)], .equal, 4, soft(250))
    for key in 1...50 {
      let violated = try solver.add([Term(1, x)], .equal, 50, soft(500, key: UInt64(key)))
      let other = try solver.add([Term(1, y)], .lessThanOrEqual, 0, soft(750, key: UInt64(key)))
      if isSolvedBetween {
        solver.solve()
        #expect((solver.value(of: x), solver.value(of: y)) == (10, 90))
      }
      try solver.remove(violated)
      try solver.remove(other)
      solver.solve()
      #expect((solver.value(of: x), solver.value(of: y)) == (4, 96))
    }
  }
}
