import Foundation
import Testing

@testable import layout_benchmarks

@Suite struct TargetTests {
  private func targets(
    _ records: [BenchmarkRecord], _ switches: [SwitchMeasurement] = []
  ) -> [Target] {
    Target.all(.made(from: records, switches: switches)).filter { $0.finding != nil }
  }

  private func switched(
    _ kind: SwitchedScreen.Kind, _ microseconds: [Double], edited: Double = 1, removed: Double = 0
  ) -> SwitchMeasurement {
    SwitchMeasurement(
      kind: kind, viewCount: 1000, nanoseconds: Timing(microseconds.map { $0 * 1000 }),
      rowsEdited: edited, rowsLowered: 0, rowsRemoved: removed, pivots: 0)
  }

  @Test func aTargetIsMetOrMissed() throws {
    let met = targets([.made(.edit, .solver, 199)])
    let missed = targets([.made(.edit, .solver, 201, size: 10)])
    try #require(met.count == 1 && missed.count == 1)
    #expect(met[0].finding == Finding(text: "199 ns (chain)", isMet: true))
    #expect(met[0].explanation.isEmpty)
    #expect(missed[0].finding?.isMet == false)
    #expect(missed[0].explanation == "chain: not looked into")
  }

  @Test func allThatMissATargetAreNamedWithTheirReasons() throws {
    var stack = BenchmarkRecord.made(.layout, .library, 5.2e6, .stack)
    var tree = BenchmarkRecord.made(.layout, .library, 0, .tree)
    tree.timing = Timing([3e6, 5.6e6, 6e6])
    var list = BenchmarkRecord.made(.layout, .library, 3e6, .list)
    stack.constraints = 4000
    tree.constraints = 4000
    list.constraints = 4000
    let found = targets([stack, tree, list])
    try #require(found.count == 1)
    #expect(found[0].finding?.text == "1400 ns (tree), 1300 ns (stack)")
    #expect(
      found[0].explanation
        == "tree: its fastest run met it; stack: the size of a label's content takes as many rows as"
        + " are stated")
  }

  @Test func theMemoryOfTheSolverIsToldBesideThatOfTheLibrary() throws {
    var layout = BenchmarkRecord.made(.layout, .library, 1, size: 100_000, .tree)
    var build = BenchmarkRecord.made(.build, .solver, 1, size: 100_000, .tree)
    (layout.residentBytes, build.peakBytes) = (260_000_000, 120_000_000)
    let found = targets([layout, build]).first { $0.demand.contains("bytes a view") }
    #expect(found?.finding?.text == "2600 bytes (tree)")
    #expect(found?.explanation == "tree: a solver of the same rows takes 1,200 by itself")
  }

  @Test func whatIsMissedNeverLooksMet() {
    #expect(Finding.text(1003, limit: 1000) == "1003")
    #expect(Finding.text(1.1504, limit: 1.15) == "1.1504")
    #expect(Finding.text(997.4, limit: 1000) == "997")
    #expect(Finding.text(12345, limit: 1000) == "12300")
  }

  @Test func aMeanThatHoldsATimeLimitIsABound() throws {
    let found = targets([
      .made(.build, .solver, 1e6), .made(.build, .kiwi, 5e9, outcome: .overLimit),
    ])
    #expect(found.contains { $0.finding == Finding(text: "> 5000", isMet: true) })
  }

  @Test func aMeanThatIsTooLowNamesTheLayoutWhereItIsLeast() throws {
    let found = targets([
      .made(.build, .solver, 1e6, size: 10), .made(.build, .kiwi, 5e6, size: 10),
      .made(.build, .solver, 1e6, size: 10, .tree), .made(.build, .kiwi, 1.2e6, size: 10, .tree),
    ])
    let mean = try #require(found.first { $0.demand.hasPrefix("kiwi") })
    #expect(mean.finding?.text == "2.45" && mean.finding?.isMet == false)
    #expect(mean.explanation == "kiwi: least in tree, 1.2 ×")
  }

  @Test func growthIsJudgedByTheLayout() throws {
    func grown(_ workload: Workload, by exponent: Double) -> [BenchmarkRecord] {
      [1000, 100_000].map {
        .made(.build, .solver, pow(Double($0), exponent), size: $0, workload)
      }
    }
    let found = targets(grown(.chain, by: 1.19) + grown(.tree, by: 1.16))
    let growth = try #require(found.first { $0.demand.contains("power") })
    #expect(growth.finding?.text == "1.16 (tree)")
    #expect(growth.finding?.isMet == false)
  }

  @Test func switchesAreJudgedByKind() throws {
    let found = targets(
      [],
      [
        switched(.statements, [399]), switched(.constants, [99]), switched(.whole, [90, 110, 120]),
        switched(.group, [1000]),
      ])
    #expect(found.map(\.finding?.isMet) == [true, false, true])
    #expect(found[0].finding?.text == "399 µs (statements)")
    #expect(found[1].finding?.text == "110 µs (whole)")
    #expect(found[1].explanation == "whole: its fastest run met it")
    #expect(found[2].finding?.text == "1 edited, 0 added, 0 removed")
    let broken = targets([], [switched(.group, [1], removed: 1)])
    #expect(broken.map(\.finding?.isMet) == [false])
  }

  @Test func theMakerIsJudgedByTimeAndAllocations() throws {
    var anchors = BenchmarkRecord.made(.state, .library, 1e6)
    var maker = BenchmarkRecord.made(.state, .maker, 1.4e6)
    (anchors.allocations, maker.allocations) = (100, 151)
    let found = targets([anchors, maker])
    #expect(found.map { $0.finding?.text } == ["1.40 × (chain)", "1.51 × (chain)"])
    #expect(found.map { $0.finding?.isMet } == [true, false])
  }

  @Test func theTableGivesReasonsOnlyForWhatIsMissed() {
    let table = Target.table(
      .made(from: [.made(.edit, .solver, 30), .made(.churn, .solver, 7000, .tree)]))
    let rows = table.text.split(separator: "\n").dropFirst(2)
    #expect(rows.count == 2)
    #expect(rows.contains { $0.hasSuffix("| 7.00 µs (tree) | no | tree: not looked into |") })
    #expect(rows.contains { $0.hasSuffix("| 30.0 ns (chain) | yes |  |") })
  }
}
