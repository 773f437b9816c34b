import Foundation

extension LayoutBenchmarks {
  /// Measures, prints the table of the README, and writes the page of the documentation, its charts
  /// and the table into their files.
  ///
  /// - Parameter words: The words after the program's name, to be told in the report.
  /// - Returns: The status to end the program with.
  func report(_ request: BenchmarkCommand.Request, words: [String]) -> ExitCode {
    var (results, code) = results(of: request) { _ in }
    countAllocations(in: &results, request)
    if request.engines.contains(.library),
      measureSwitches(into: &results, request, note: { _ in }) != .success
    {
      code = .fault
    }
    let page = ResultsPage(
      results: results, timeLimit: request.timeLimit, machine: Machine.current.description,
      date: Self.today, command: Self.command(words))
    say(page.summary)
    return write(results, to: request.json) && write(page) ? code : .cannotCreate
  }

  /// The greatest size at which allocations are counted; under valgrind a program is many times as
  /// slow.
  static let countedSize = 1000

  private func countAllocations(
    in results: inout BenchmarkResults, _ request: BenchmarkCommand.Request
  ) {
    let sizes = request.sizes.filter { $0 <= Self.countedSize }
    let engines = request.engines.filter(\.isOurs)
    if sizes.isEmpty || engines.isEmpty { return }
    showProgress("allocations")
    let counter = AllocationCounter(
      tasks: request.tasks, engines: engines, workloads: request.workloads, sizes: sizes)
    do throws(AllocationCounter.Fault) {
      let counts = try counter.counts()
      for place in results.records.indices {
        let record = results.records[place]
        results.records[place].allocations =
          counts[
            AllocationCounter.Step(
              task: record.task, engine: record.engine, workload: record.workload,
              size: record.size)]
      }
    } catch {
      results.absences.append("allocations are not counted: \(error)")
      warn("allocations are not counted: \(error)")
    }
  }

  private func write(_ page: ResultsPage) -> Bool {
    let documentation = BenchmarkFolder.package.appendingPathComponent(
      "Sources/ConstraintSolver/ConstraintSolver.docc")
    let readme = BenchmarkFolder.package.appendingPathComponent("README.md")
    let advice = "the package must be where it was built, and can be written to"
    for (name, chart) in page.charts {
      let file = documentation.appendingPathComponent("\(name).svg")
      if !write(chart.svg, to: file.path, advice) { return false }
    }
    let file = documentation.appendingPathComponent("Results.md")
    if !write(page.text, to: file.path, advice) { return false }
    guard let text = try? String(contentsOf: readme, encoding: .utf8),
      let updated = page.updated(readme: text)
    else {
      warn("README.md has no place for results; see `ResultsPage.marks`")
      return false
    }
    return write(updated, to: readme.path, advice)
  }

  private static var today: String {
    let date = Calendar(identifier: .iso8601).dateComponents(
      in: TimeZone(secondsFromGMT: 0) ?? .current, from: Date())
    return String(format: "%04d-%02d-%02d", date.year ?? 0, date.month ?? 0, date.day ?? 0)
  }

  /// The command as anybody could give it: without the file for the records.
  static func command(_ words: [String]) -> String {
    var words = words
    words.removeAll { $0.hasPrefix("--json=") }
    if let place = words.firstIndex(of: "--json") {
      words.removeSubrange(place..<min(words.count, place + 2))
    }
    return (["swift run -c release layout-benchmarks"] + words).joined(separator: " ")
  }
}
