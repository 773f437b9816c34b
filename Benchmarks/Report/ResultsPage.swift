import Foundation

/// The results as a page of the documentation, with its charts, and as a table of the README.
struct ResultsPage {
  let results: BenchmarkResults
  /// After how many seconds a peer was given up.
  let timeLimit: Double
  /// The kind of machine.
  let machine: String
  /// The day, as in 2026-01-31.
  let date: String
  /// The command that measured.
  let command: String

  private var records: [BenchmarkRecord] { results.records }
  private var tables: ResultTables { ResultTables(records: records) }

  /// The charts by the names of their files, without what comes after the point.
  var charts: [(name: String, chart: LogChart)] {
    let titles: [(BenchmarkTask, String)] = [
      (.build, "Make and solve"), (.resize, "Resize"), (.layout, "From anchors to frames"),
    ]
    return titles.filter { task, _ in records.contains { $0.task == task } }
      .map { (Self.chartName($0), tables.chart(of: $0, title: $1)) }
  }

  private static func chartName(_ task: BenchmarkTask) -> String { "results-\(task.rawValue)" }

  /// The page.
  var text: String {
    var text = """
      # Results

      What the benchmarks measured last, side by side with what could be used instead.

      ## Overview

      Measured on \(date) (\(machine)) by

      ```sh
      \(command)
      ```

      Times are processor time, the median, the least and the 90th percentile of runs in which the
      engines took turns; all engines' answers had been compared before. *Of manual*: by the time of
      arithmetic written by hand for the same frames, of which there is none (–) for random and mix.
      *Of library*: by the time of the same statements on anchors. *kiwi takes*: the time of the C++
      solver kiwi by that of this package; *cassowary*: of the Rust solver of that name.

      A peer that takes longer than \(DecimalText.rounded(timeLimit)) seconds is ended: > tells how many times as long those are;
      *build over limit*: to build took longer, so that nothing could be changed; *given up*: it was
      ended with fewer views, and not tried. *Worse answer*: it violates a priority more than need be,
      be it by rounding.

      Bytes are those by which a process grew; a library's, what it holds. Allocations are those of one
      build or step, counted by valgrind up to \(DecimalText.grouped(LayoutBenchmarks.countedSize)) views. Growth is the exponent of the power
      of the rows that the times follow.


      """
    for task in BenchmarkTask.allCases {
      for engine in EngineKind.allCases where engine.isOurs {
        let table = tables.table(of: task, by: engine)
        if table.isEmpty { continue }
        text += "## \(Self.heading(of: task, by: engine))\n\n"
        if engine != .maker, charts.contains(where: { $0.name == Self.chartName(task) }) {
          text += "![\(task.rawValue): times over sizes](\(Self.chartName(task)))\n\n"
        }
        text += table.text + "\n"
      }
    }
    if !results.switches.isEmpty {
      text += "## Switch between two states of a screen, and lay out\n\n"
      text += ResultTables.table(of: results.switches).text + "\n"
    }
    if !results.absences.isEmpty {
      text += "## What is left out\n\n"
      text += results.absences.map { "- \($0)\n" }.joined() + "\n"
    }
    return targets.isEmpty ? text : text + "## What was asked for\n\n" + targets
  }

  /// What was asked for, and whether it is met.
  private var targets: String {
    let table = Target.table(results)
    return table.isEmpty
      ? ""
      : "Of all layouts but aspect, random and mix: those that miss it, or the one that comes closest."
        + "\n\n" + table.text
  }

  private static func heading(of task: BenchmarkTask, by engine: EngineKind) -> String {
    switch task {
    case .build: "Make and solve"
    case .resize: "Resize: a new width and height, all values read"
    case .churn: "Remove and add a constraint"
    case .edit: "Change a constant with local effect"
    case .layout:
      engine == .maker
        ? "From the maker's blocks to frames" : "From anchors to frames"
    case .state:
      engine == .maker
        ? "State constraints in the maker's blocks, without solving"
        : "State constraints with anchors, without solving"
    }
  }

  /// The table of the README, with what it was measured by.
  var summary: String {
    let sizes = [1000, 100, 10].filter { size in records.contains { $0.size == size } }
    let table = tables.summary(size: sizes.first ?? records.first?.size ?? 0)
    return """
      Measured on \(date) (\(machine)) by `\(command)`:

      \(table.text)
      \(targets)
      """
  }

  /// The marks in the README around ``summary``.
  static let marks = (begin: "<!-- results -->\n", end: "<!-- end of results -->\n")

  /// The text of the README with the table in it replaced.
  ///
  /// - Returns: nil where the marks are missing.
  func updated(readme: String) -> String? {
    guard let begin = readme.range(of: Self.marks.begin),
      let end = readme.range(of: Self.marks.end), begin.upperBound <= end.lowerBound
    else { return nil }
    return readme[..<begin.upperBound] + summary + readme[end.lowerBound...]
  }
}
