import ConstraintSolver
import Testing

/// The solver against the dense reference on random systems and sequences of edits.
@Suite("Random systems")
struct RandomSystemTests {
  @Test(arguments: SystemKind.allCases)
  func everyPriorityIsAsLowAsTheReferenceSays(kind: SystemKind) throws {
    for seed in 0..<60 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let variableCount = Int.random(in: 1...(kind == .unevenlyScaled ? 5 : 12), using: &generator)
      let solver = Solver()
      let variables = (0..<variableCount).map { _ in solver.addVariable() }
      var live: [(handle: Constraint, plain: PlainConstraint)] = []
      for round in 0..<6 {
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
          try edit(solver, variables, &live, kind, &generator)
        }
        let solution = solver.solve()
        check(
          solver, variables, live, setAside: Set(solution.conflicts.map(\.setAside)),
          "\(kind) seed \(seed) round \(round)")
      }
    }
  }

  private func edit(
    _ solver: Solver, _ variables: [Variable],
    _ live: inout [(handle: Constraint, plain: PlainConstraint)], _ kind: SystemKind,
    _ generator: inout SeededGenerator
  ) throws {
    let choice = live.isEmpty ? 0 : Int.random(in: 0..<8, using: &generator)
    switch choice {
    case 0..<5:
      let plain = kind.makeConstraint(variableCount: variables.count, using: &generator)
      let handle = try solver.add(
        plain.terms.map { Term($0.coefficient, variables[$0.variable]) }, plain.relation,
        plain.constant,
        ConstraintTraits(
          priority: plain.priority, weight: plain.weight, key: UInt64(live.count)))
      live.append((handle, plain))
    case 5:
      let index = Int.random(in: 0..<live.count, using: &generator)
      try solver.remove(live[index].handle)
      live.remove(at: index)
    case 6:
      let index = Int.random(in: 0..<live.count, using: &generator)
      live[index].plain.constant = Double(Int.random(in: -10...10, using: &generator))
      try solver.setConstant(live[index].plain.constant, of: live[index].handle)
    default:
      let index = Int.random(in: 0..<live.count, using: &generator)
      live[index].plain.priority = [1000, 600, 250].randomElement(using: &generator)!
      try solver.setPriority(live[index].plain.priority, of: live[index].handle)
    }
  }

  private func check(
    _ solver: Solver, _ variables: [Variable],
    _ live: [(handle: Constraint, plain: PlainConstraint)], setAside: Set<Constraint>,
    _ place: Comment
  ) {
    let kept = live.filter { !setAside.contains($0.handle) }.map(\.plain)
    if kept.isEmpty { return }
    let least = leastViolations(of: kept, variableCount: variables.count)
    let values = variables.map(solver.value(of:))
    let priorities = Set(kept.map(\.priority)).sorted(by: >)
    for (level, priority) in priorities.enumerated() {
      let violation = kept.filter { $0.priority == priority }.reduce(0) {
        $0 + $1.violation(at: values)
      }
      #expect(abs(violation - least[level]) <= 1e-6 * (1 + least[level]), place)
      if priority == 1000 { #expect(violation < 1e-5, place) }
    }
    // What is set aside must really be in the way of the rest.
    for handle in setAside {
      let all = live.filter { $0.handle == handle || !setAside.contains($0.handle) }
        .map(\.plain).filter { $0.priority == 1000 }
      #expect(leastViolations(of: all, variableCount: variables.count)[0] > 1e-6, place)
    }
  }
}
