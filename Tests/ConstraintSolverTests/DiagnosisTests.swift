import ConstraintSolver
import TestSupport
import Testing

@Suite("Ambiguity and explanation")
struct DiagnosisTests {
  @Test func whatNothingPinsIsAmbiguous() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    let z = solver.addVariable()
    try solver.add([Term(1, x), Term(1, y)], .equal, 10)
    try solver.add([Term(1, z)], .equal, 3, ConstraintTraits(priority: 1))
    solver.solve()
    #expect(solver.ambiguousVariables() == [x, y])
    try solver.add([Term(1, x)], .lessThanOrEqual, 4, ConstraintTraits(priority: 2))
    solver.solve()
    #expect(solver.ambiguousVariables() == [x, y])
    try solver.add([Term(1, x)], .equal, 4, ConstraintTraits(priority: 2))
    solver.solve()
    #expect(solver.ambiguousVariables() == [])
  }

  @Test func tiesOfOnePriorityAreAmbiguousAlthoughTheyAreBroken() throws {
    let solver = Solver()
    let x = solver.addVariable()
    try solver.add([Term(1, x)], .equal, 0, ConstraintTraits(priority: 500, key: 1))
    try solver.add([Term(1, x)], .equal, 10, ConstraintTraits(priority: 500, key: 2))
    solver.solve()
    #expect(solver.ambiguousVariables() == [x])
  }

  @Test func theConstraintsThatHoldAValueExplainIt() throws {
    let solver = Solver()
    let width = solver.addVariable()
    let half = solver.addVariable()
    let free = solver.addVariable()
    let fixed = try solver.add([Term(1, width)], .equal, 100)
    let wish = try solver.add([Term(1, width)], .equal, 120, ConstraintTraits(priority: 250))
    let halving = try solver.add([Term(2, half), Term(-1, width)], .equal, 0)
    solver.solve()
    #expect(solver.constraintsHolding(width) == [fixed])
    #expect(solver.constraintsHolding(half) == [fixed, halving])
    #expect(solver.constraintsHolding(free) == [])
    try solver.remove(fixed)
    solver.solve()
    #expect(solver.constraintsHolding(half) == [wish, halving])
  }

  /// A variable is ambiguous if and only if it can be pinned a little aside without harm to any level.
  @Test(arguments: [SystemKind.degenerate, .layered, .conflicting])
  func ambiguityIsWhatTheReferenceSays(kind: SystemKind) throws {
    for seed in 0..<40 {
      var generator = SeededGenerator(seed: UInt64(1000 + seed))
      let variableCount = Int.random(in: 2...7, using: &generator)
      let solver = Solver()
      let variables = (0..<variableCount).map { _ in solver.addVariable() }
      var live: [(handle: Constraint, plain: PlainConstraint)] = []
      for _ in 0..<Int.random(in: 2...9, using: &generator) {
        let plain = kind.makeConstraint(variableCount: variableCount, using: &generator)
        let handle = try solver.add(
          plain.terms.map { Term($0.coefficient, variables[$0.variable]) }, plain.relation,
          plain.constant,
          ConstraintTraits(
            priority: plain.priority, weight: plain.weight, key: UInt64(live.count)))
        live.append((handle, plain))
      }
      let setAside = Set(solver.solve().conflicts.map(\.setAside))
      let kept = live.filter { !setAside.contains($0.handle) }.map(\.plain)
      let priorities = Set(kept.map(\.priority) + [1000]).sorted(by: >)
      let best = violations(of: kept, at: variables.map(solver.value(of:)), priorities)
      let ambiguous = Set(solver.ambiguousVariables())
      for (number, variable) in variables.enumerated() {
        let canMove = [1e-3, -1e-3].contains { step in
          let pinned = PlainConstraint(
            terms: [(1, number)], relation: .equal, constant: solver.value(of: variable) + step,
            priority: 1000)
          let least = leastViolations(of: kept + [pinned], variableCount: variableCount)!
          return zip(least, best).allSatisfy { abs($0 - $1) < 1e-5 }
        }
        #expect(ambiguous.contains(variable) == canMove, "\(kind) seed \(seed) variable \(number)")
      }
    }
  }

  private func violations(
    of constraints: [PlainConstraint], at values: [Double], _ priorities: [Double]
  ) -> [Double] {
    priorities.map { priority in
      constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.violation(at: values) }
    }
  }
}
