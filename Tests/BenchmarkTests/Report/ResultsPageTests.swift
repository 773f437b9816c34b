import Foundation
import Testing

@testable import layout_benchmarks

@Suite struct ResultsPageTests {
  @Test func theCommandIsToldWithoutAFileOfSomebody() {
    let page = ResultsPage.made(from: [])
    #expect(page.command == "swift run -c release layout-benchmarks report --quick")
    #expect(page.text.contains("2026-01-31 (a processor, 2 cores)"))
  }

  @Test func aRivalThatWasGivenUpIsABound() {
    let page = ResultsPage.made(from: [
      BenchmarkRecord.made(.build, .solver, 1e6), BenchmarkRecord.made(.build, .manual, 1e5),
      BenchmarkRecord.made(.build, .kiwi, 5e9, outcome: .overLimit),
      BenchmarkRecord.made(.build, .cassowary, 0, outcome: .worseAnswer),
    ])
    let row = page.text.split(separator: "\n").first { $0.hasPrefix("| chain | 1,000") }
    #expect(
      row?.hasPrefix(
        "| chain | 1,000 | 4,000 | 1.00 ms | 1.00 ms | 1.00 ms | 250 | 10 × | > 5000 × |"
          + " worse answer | 0 |") == true, "\(row ?? "no row")")
    #expect(page.charts.map(\.name) == ["results-build"])
  }

  @Test func whatCouldNotBeBuiltHasNoTimeToCompare() throws {
    let page = ResultsPage.made(from: [
      .made(.resize, .solver, 1e3), .made(.resize, .kiwi, 0, outcome: .buildOverLimit),
    ])
    #expect(page.text.contains("| 1.00 µs | 0.250 | build over limit | 0 |"))
    #expect(page.charts[0].chart.panels[0].series.map(\.name) == ["solver"])
  }

  @Test func theMakerIsComparedWithAnchors() {
    let page = ResultsPage.made(from: [
      .made(.state, .library, 2e6), .made(.state, .maker, 1e6),
      .made(.layout, .library, 2e6), .made(.layout, .maker, 1e6), .made(.layout, .manual, 1e5),
    ])
    let text = page.text
    for heading in [
      "State constraints with anchors, without solving",
      "State constraints in the maker's blocks, without solving", "From anchors to frames",
      "From the maker's blocks to frames",
    ] {
      #expect(text.contains("## \(heading)\n"), "\(heading)")
    }
    #expect(text.contains("| of manual | of library | pivots |"))
    #expect(text.contains("| 10 × | 0.50 × | 0 |"))
  }

  @Test func columnsOfWhichNothingIsKnownAreLeftOut() {
    #expect(!ResultsPage.made(from: [.made(.edit, .solver, 1)]).text.contains("allocations |"))
    var record = BenchmarkRecord.made(.edit, .solver, 1)
    record.allocations = 0
    #expect(ResultsPage.made(from: [record]).text.contains("| pivots | allocations |"))
  }

  @Test func switchesHaveATable() {
    let page = ResultsPage.made(
      from: [],
      switches: [
        SwitchMeasurement(
          kind: .statements, viewCount: 1000, nanoseconds: Timing([3e5, 2e5, 1e5]), rowsEdited: 0,
          rowsLowered: 50, rowsRemoved: 49, pivots: 12.5)
      ])
    #expect(
      page.text.contains(
        "| 50 statements | 1,000 | 200 µs | 100 µs | 300 µs | 0 | 50 | 49 | 12.50 |"))
  }

  @Test func whatIsLeftOutIsSaid() {
    #expect(
      ResultsPage.made(from: [], absences: ["kiwi is missing"]).text.contains(
        "## What is left out\n\n- kiwi is missing\n"))
  }

  @Test func growthStandsBesideTheGreatestSize() throws {
    let page = ResultsPage.made(from: [
      BenchmarkRecord.made(.build, .solver, 1e4, size: 10),
      BenchmarkRecord.made(.build, .solver, 1e6, size: 1000),
    ])
    let rows = page.text.split(separator: "\n").filter { $0.hasPrefix("| chain | ") }
    try #require(rows.count == 2)
    #expect(rows[0].hasSuffix("|  |"))
    #expect(rows[1].hasSuffix("| 1.00 |"))
  }

  @Test func theTableOfTheReadmeIsReplaced() throws {
    let page = ResultsPage.made(from: [BenchmarkRecord.made(.build, .solver, 1e6)])
    let marks = ResultsPage.marks
    let readme = "# A\n\(marks.begin)old\n\(marks.end)rest\n"
    let updated = try #require(page.updated(readme: readme))
    #expect(updated == "# A\n\(marks.begin)\(page.summary)\(marks.end)rest\n")
    #expect(page.updated(readme: updated) == updated)
    #expect(page.updated(readme: "# A\n") == nil)
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
