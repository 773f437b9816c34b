import ConstraintSolver
import TestSupport
import Testing

@Suite("Determinism")
struct DeterminismTests {
  private struct Step: Equatable {
    var values: [UInt64]
    var solution: Solution
  }

  private func run(_ kind: SystemKind, seed: Int) throws -> [Step] {
    var system = EditedSystem(kind, seed: 5000 + seed, variableCount: 2 + seed % 20)
    return try (0..<25).map { _ in
      for _ in 0..<system.random(1..<6) {
        try system.edit(Edit.allCases + [.add, .add, .setConstant])
      }
      // The solution holds the conflicts, the pivots, and the changed variables in their order.
      let solution = system.solver.solve()
      return Step(values: system.values.map(\.bitPattern), solution: solution)
    }
  }

  @Test(arguments: SystemKind.allCases)
  func theSameCallsGiveTheSameBits(kind: SystemKind) throws {
    for seed in 0..<cases(debug: 4, release: 1000) {
      #expect(try run(kind, seed: seed) == run(kind, seed: seed), "\(kind) seed \(seed)")
    }
  }

  /// Soft constraints with keys of their own, among them an equation for each variable, so that the
  /// hidden level leaves nothing undetermined.
  private struct Problem {
    var variableCount: Int
    var plains: [PlainConstraint]

    init(_ kind: SystemKind, using generator: inout SeededGenerator) {
      let count = Int.random(in: 1...8, using: &generator)
      variableCount = count
      plains = (0..<Int.random(in: 1...14, using: &generator)).map { _ in
        kind.makeConstraint(variableCount: count, using: &generator)
      }
      for variable in 0..<count {
        plains.append(
          PlainConstraint(
            terms: [(1, variable)], relation: .equal,
            constant: Double(Int.random(in: -10...10, using: &generator)),
            priority: [1, 250, 500].randomElement(using: &generator)!))
      }
    }
  }

  private func traits(_ plain: PlainConstraint, key: Int) -> ConstraintTraits {
    ConstraintTraits(priority: plain.priority, weight: plain.weight, key: UInt64(key))
  }

  /// Solves a problem by way of a random history of additions, detours, and solutions between.
  private func solve(
    _ problem: Problem, _ kind: SystemKind, hasDetours: Bool, using generator: inout SeededGenerator
  ) throws -> (values: [Double], setAside: [Int]) {
    let solver = Solver()
    let variables = (0..<problem.variableCount).map { _ in solver.addVariable() }
    func terms(_ plain: PlainConstraint) -> [Term] {
      plain.terms.map { Term($0.coefficient, variables[$0.variable]) }
    }
    var handles: [Constraint: Int] = [:]
    var detours: [Constraint] = []
    for index in problem.plains.indices.shuffled(using: &generator) {
      var plain = problem.plains[index]
      var isWrong = false
      if hasDetours {
        let other = kind.makeConstraint(variableCount: variables.count, using: &generator)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: detours.append(try solver.add(terms(other), other.relation, other.constant))
        case 1: plain.constant = other.constant
        case 2: plain.priority = other.priority
        case 3: plain.terms = other.terms
        default: break
        }
        isWrong = true
      }
      let handle = try solver.add(
        terms(plain), plain.relation, plain.constant, traits(plain, key: index))
      handles[handle] = index
      if hasDetours, Bool.random(using: &generator) { solver.solve() }
      if isWrong {
        let right = problem.plains[index]
        try solver.setPriority(right.priority, of: handle)
        try solver.setConstant(right.constant, of: handle)
        try solver.replaceTerms(of: handle, with: terms(right))
      }
      if !detours.isEmpty, Bool.random(using: &generator) {
        try solver.remove(detours.removeLast())
      }
    }
    for detour in detours { try solver.remove(detour) }
    let solution = solver.solve()
    return (
      variables.map(solver.value(of:)), solution.conflicts.map { handles[$0.setAside]! }
    )
  }

  @Test(arguments: SystemKind.allCases, [false, true])
  func valuesDoNotDependOnHowTheProblemCameAbout(kind: SystemKind, hasDetours: Bool) throws {
    for seed in 0..<cases(debug: 12, release: 4000) {
      var generator = SeededGenerator(seed: UInt64(6000 + seed))
      let problem = Problem(kind, using: &generator)
      let first = try solve(problem, kind, hasDetours: false, using: &generator)
      for _ in 0..<3 {
        let other = try solve(problem, kind, hasDetours: hasDetours, using: &generator)
        #expect(other.setAside == first.setAside, "\(kind) seed \(seed)")
        for (a, b) in zip(first.values, other.values) {
          #expect(abs(a - b) <= 1e-6 * (1 + abs(a)), "\(kind) seed \(seed)")
        }
      }
    }
  }

  @Test func aTieBreaksTheSameWayAfterARemovalAndAnAddition() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    try solver.add([Term(1, x), Term(1, y)], .equal, 100)
    func add(_ variable: Variable, key: UInt64) throws -> Constraint {
      try solver.add(
        [Term(1, variable)], .equal, 80, ConstraintTraits(priority: 500, key: key))
    }
    var first = try add(x, key: 1)
    var second = try add(y, key: 2)
    solver.solve()
    let answer = solver.value(of: x)
    #expect(answer == 20 || answer == 80)
    for step in 0..<20 {
      try solver.remove(step % 2 == 0 ? first : second)
      if step % 3 == 0 { solver.solve() }
      if step % 2 == 0 { first = try add(x, key: 1) } else { second = try add(y, key: 2) }
      solver.solve()
      #expect(solver.value(of: x) == answer)
    }
  }
}
