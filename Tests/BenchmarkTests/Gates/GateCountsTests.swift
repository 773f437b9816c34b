import Foundation
import Testing

@testable import layout_benchmarks

@Suite struct GateCountsTests {
  private func counts(
    _ pivots: Int, _ allocations: Int, compiler: String = "6.3"
  ) -> GateCounts {
    var counts = GateCounts(compiler: compiler)
    counts.add("chain", "build.pivots", pivots)
    counts.add("chain", "layout.constraints", 100)
    counts.add("chain", "layout.allocations", allocations)
    return counts
  }

  @Test func equalCountsDoNotDiffer() throws {
    #expect(counts(0, 250).differences(from: counts(0, 250)).isEmpty)
    #expect(try GateCounts(text: counts(0, 250).text) == counts(0, 250))
  }

  @Test func aDifferenceIsToldWithItsSize() {
    #expect(
      counts(3, 240).differences(from: counts(0, 250)) == [
        "chain build.pivots is 3, 3 more than 0",
        "chain layout.allocations is 240, 10 fewer than 250 (2.40 instead of 2.50 a constraint)",
      ])
  }

  @Test func allocationsAreThoseOfACompiler() {
    let other = counts(1, 250, compiler: "6.2")
    #expect(
      counts(0, 240).differences(from: other) == ["chain build.pivots is 0, 1 fewer than 1"])
  }

  @Test func whatIsNewOrGoneDiffers() {
    var more = counts(0, 250)
    more.add("tree", "build.pivots", 0)
    #expect(more.differences(from: counts(0, 250)) == ["tree build.pivots is new: 0"])
    #expect(counts(0, 250).differences(from: more) == ["tree build.pivots is gone; it was 0"])
  }

  @Test func aLineThatIsNoCountIsPointedAt() {
    #expect(throws: GateCounts.Fault.self) { try GateCounts(text: "chain build.pivots many") }
    do throws(GateCounts.Fault) {
      _ = try GateCounts(text: "compiler 6.3\nchain build.pivots 0 1\n")
    } catch {
      #expect(
        error.description == "line 2: 'chain build.pivots 0 1' is no workload, subject and count")
    }
  }

  @Test func theFileOfTheRepositoryCanBeRead() throws {
    let file = BenchmarkFolder.url.appendingPathComponent("Gates/counts.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    let counts = try GateCounts(text: text)
    #expect(counts.text == text)
    for workload in Workload.constant {
      let ofWorkload = counts.entries.filter { $0.name.workload == workload.rawValue }
      #expect(ofWorkload.count == 9, "\(workload)")
    }
  }

  @Test func differencesEndWithHowToUpdate() {
    var errors: [String] = []
    var output = ""
    let benchmarks = LayoutBenchmarks(print: { output += $0 }, complain: { errors.append($0) })
    #expect(benchmarks.compare(counts(0, 250), with: counts(1, 250)) == .fault)
    #expect(errors.last == GateCounts.advice)
    #expect(errors.count == 2)
    #expect(benchmarks.compare(counts(0, 250), with: counts(0, 250)) == .success)
    #expect(output == "3 counts are as expected.\n")
  }
}
