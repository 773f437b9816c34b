import ConstraintSolver
import Testing

/// The solver against the dense reference on random systems and sequences of edits.
@Suite("Random systems")
struct RandomSystemTests {
  @Test(arguments: SystemKind.allCases)
  func everyPriorityIsAsLowAsTheReferenceSays(kind: SystemKind) throws {
    var count = (solved: 0, unknown: 0)
    for seed in 0..<cases(debug: 20, release: 3000) {
      var system = EditedSystem(
        kind, seed: seed, variableCount: 1 + seed % (kind == .unevenlyScaled ? 5 : 12))
      for round in 0..<6 {
        for _ in 0..<system.random(1..<9) {
          try system.edit([.add, .add, .add, .add, .add, .remove, .setConstant, .setPriority])
        }
        let solution = system.solver.solve()
        let place: Comment = "\(kind) seed \(seed) round \(round)"
        count.solved += 1
        if !system.expectOptimum(solution, place) { count.unknown += 1 }
        system.expectConflictsByRule(solution, place)
      }
    }
    // Rounding may stop the reference, too, but seldom.
    #expect(count.unknown * 20 <= count.solved)
  }
}
