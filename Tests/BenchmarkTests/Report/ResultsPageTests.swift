import Foundation
import Testing

@testable import layout_benchmarks

@Suite struct ResultsPageTests {
  private static func record(
    _ task: BenchmarkTask, _ engine: EngineKind, _ nanoseconds: Double, size: Int = 1000,
    _ workload: Workload = .chain, outcome: BenchmarkRecord.Outcome = .measured
  ) -> BenchmarkRecord {
    BenchmarkRecord(
      task: task, workload: workload, size: size, views: size, rows: 4 * size, engine: engine,
      outcome: outcome, timing: outcome == .worseAnswer ? nil : Timing([nanoseconds]),
      pivots: engine.isOurs ? 0 : nil)
  }

  private static func page(_ records: [BenchmarkRecord]) -> ResultsPage {
    var records = records
    for place in records.indices {
      let record = records[place]
      records[place].compare(
        with: records.filter {
          $0.task == record.task && $0.workload == record.workload && $0.size == record.size
        })
    }
    records.fitGrowth()
    return ResultsPage(
      records: records, machine: "a processor, 2 cores", date: "2026-01-31",
      command: LayoutBenchmarks.command(["report", "--json", "/home/somebody/x.json", "--quick"]))
  }

  @Test func theCommandIsToldWithoutAFileOfSomebody() {
    let page = Self.page([])
    #expect(page.command == "swift run -c release layout-benchmarks report --quick")
    #expect(page.text.contains("2026-01-31 (a processor, 2 cores)"))
  }

  @Test func aRivalThatWasGivenUpIsABound() {
    let page = Self.page([
      Self.record(.build, .solver, 1e6), Self.record(.build, .manual, 1e5),
      Self.record(.build, .kiwi, 5e9, outcome: .overLimit),
      Self.record(.build, .cassowary, 0, outcome: .worseAnswer),
    ])
    let row = page.text.split(separator: "\n").first { $0.hasPrefix("| chain | 1,000") }
    #expect(
      row?.hasPrefix(
        "| chain | 1,000 | 4,000 | 1.00 ms | 1.00 ms | 1.00 ms | 250 | 10 × | > 5000 × |"
          + " worse answer | 0 |") == true, "\(row ?? "no row")")
    #expect(page.charts.map(\.name) == ["results-build"])
  }

  @Test func growthStandsBesideTheGreatestSize() throws {
    let page = Self.page([
      Self.record(.build, .solver, 1e4, size: 10), Self.record(.build, .solver, 1e6, size: 1000),
    ])
    let rows = page.text.split(separator: "\n").filter { $0.hasPrefix("| chain | ") }
    try #require(rows.count == 2)
    #expect(rows[0].hasSuffix("|  |"))
    #expect(rows[1].hasSuffix("| 1.00 |"))
  }

  @Test func theTableOfTheReadmeIsReplaced() throws {
    let page = Self.page([Self.record(.build, .solver, 1e6)])
    let marks = ResultsPage.marks
    let readme = "# A\n\(marks.begin)old\n\(marks.end)rest\n"
    let updated = try #require(page.updated(readme: readme))
    #expect(updated == "# A\n\(marks.begin)\(page.summary)\(marks.end)rest\n")
    #expect(page.updated(readme: updated) == updated)
    #expect(page.updated(readme: "# A\n") == nil)
  }

  @Test func aTargetIsMetOrMissed() throws {
    let met = Target.all([Self.record(.edit, .solver, 199)]).compactMap(\.result)
    let missed = Target.all([Self.record(.edit, .solver, 201, size: 10)]).compactMap(\.result)
    try #require(met.count == 1 && missed.count == 1)
    #expect(met[0].isMet && met[0].text == "199 ns (chain)")
    #expect(!missed[0].isMet)
  }

  @Test func aMeanThatHoldsATimeLimitIsABound() throws {
    var ours = Self.record(.build, .solver, 1e6)
    ours.compare(with: [Self.record(.build, .kiwi, 5e9, outcome: .overLimit)])
    let mean = try #require(
      RecordQuery(records: [ours]).meanSpeed(over: .kiwi, size: 1000, least: 500))
    #expect(mean.text == "> 5000" && mean.isMet)
  }

  @Test func theProcessorIsNamedByItsModel() {
    let text = "processor\t: 0\nmodel name\t: A Processor @ 2.0GHz\nmodel name\t: other\n"
    #expect(Machine.processor(in: text) == "A Processor @ 2.0GHz")
    #expect(Machine.processor(in: "") == nil)
  }

  /// The two were made by the same run.
  @Test func theReadmeHasTheNumbersOfThePage() throws {
    let folder = BenchmarkFolder.package
    let readme = try String(
      contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
    let page = try String(
      contentsOf: folder.appendingPathComponent(
        "Sources/ConstraintSolver/ConstraintSolver.docc/Results.md"), encoding: .utf8)
    let begin = try #require(readme.range(of: ResultsPage.marks.begin))
    let end = try #require(readme.range(of: ResultsPage.marks.end))
    let summary = readme[begin.upperBound..<end.lowerBound]
    let measured = try #require(page.split(separator: "\n").first { $0.hasPrefix("Measured on") })
    #expect(summary.hasPrefix(measured.dropLast(" by".count)))
    let rows = summary.split(separator: "\n").filter { $0.hasPrefix("| chain |") }
    #expect(!rows.isEmpty)
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(page.contains("| \(cells[1]) |"), "\(cells[1]) of the README is not in the page")
    }
  }
}
