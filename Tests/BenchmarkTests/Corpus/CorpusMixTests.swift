import ConstraintSolver
import Foundation
import Testing

@testable import layout_benchmarks

@Suite(.enabled(if: CorpusMix.reasonForAbsence == nil, "There are no layouts."))
struct CorpusMixTests {
  /// The frames of the corpus are those that its statements, translated into rows, give.
  @Test func rowsGiveTheRecordedFrames() throws {
    for file in CorpusFolder.sets.flatMap({ CorpusFolder.files(of: $0) }) {
      let layout = try CorpusFolder.layout(at: file)
      var problem = WorkloadProblem(
        containerWidth: CorpusMix.width, containerHeight: CorpusMix.height)
      try problem.add(layout)
      let (solver, variables, _) = try problem.solver()
      #expect(solver.solve().conflicts.isEmpty, "\(layout.name)")
      var origins: [String: (x: Double, y: Double)] = [:]
      for (number, item) in layout.items.enumerated() {
        let values = (0..<4).map { solver.value(of: variables[2 + 4 * number + $0]) }
        let parent = item.parent.flatMap { origins[$0] } ?? (0, 0)
        let origin = (x: parent.x + values[0], y: parent.y + values[1])
        origins[item.id] = origin
        if !item.compare { continue }
        let solution = item.solution
        let differences = [
          origin.x - solution.x, origin.y - solution.y, values[2] - solution.width,
          values[3] - solution.height,
        ]
        #expect(differences.allSatisfy { abs($0) < 1e-3 }, "\(layout.name) \(item.id)")
      }
    }
  }

  @Test func aMixFollowsItsContainer() throws {
    let engine = SolverEngine(problem: Workload.mix.problem(size: 500))
    _ = try engine.build(repeating: 1)
    #expect(try engine.values()[0] == CorpusMix.width)
    _ = try engine.step(.resize, repeating: 1)
    let factor = WorkloadProblem.resizeFactor
    #expect(abs(try engine.values()[0] - CorpusMix.width * factor) < 1e-6)
    #expect(abs(try engine.values()[1] - CorpusMix.height * factor) < 1e-6)
  }

  @Test func mostLayoutsCanBeResized() {
    let count = CorpusFolder.sets.map { CorpusFolder.files(of: $0).count }.reduce(0, +)
    // Until the first is there once more.
    let names = CorpusMix.layouts(viewCount: 100_000).map(\.name)
    let different = Set(names).count
    print("\(different) of \(count) layouts can be resized")
    #expect(different * 2 > count)
  }
}
