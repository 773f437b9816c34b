import ConstraintSolver
import Testing

/// The solver against the dense reference on random systems and sequences of edits.
@Suite("Random systems")
struct RandomSystemTests {
  @Test(arguments: SystemKind.allCases)
  func everyPriorityIsAsLowAsTheReferenceSays(kind: SystemKind) throws {
    var tally = ReferenceTally()
    for seed in 0..<cases(debug: 20, release: 3000) {
      var system = EditedSystem(
        kind, seed: seed, variableCount: 1 + seed % (kind == .unevenlyScaled ? 5 : 12))
      for round in 0..<6 {
        for _ in 0..<system.random(1..<9) {
          try system.edit([.add, .add, .add, .add, .add, .remove, .setConstant, .setPriority])
        }
        let solution = system.solver.solve()
        let place: Comment = "\(kind) seed \(seed) round \(round)"
        system.expectOptimum(solution, place, &tally)
        system.expectConflictsByRule(solution, place)
      }
    }
    tally.expectUnknown(atMostOneIn: 20)
  }
}
