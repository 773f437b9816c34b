import Foundation

extension LayoutBenchmarks {
  /// Measures, prints the table of the README, and writes the page of the documentation, its charts
  /// and the table into their files.
  ///
  /// - Parameter words: The words after the program's name, to be told in the report.
  /// - Returns: The status to end the program with.
  func report(_ request: BenchmarkCommand.Request, words: [String]) -> ExitCode {
    var (records, code) = records(of: request) { _ in }
    countAllocations(of: &records, request)
    let page = ResultsPage(
      records: records, machine: Machine.current.description, date: Self.today,
      command: Self.command(words))
    say(page.summary + "\n" + Target.table(records).text)
    if let path = request.json, !write(records.json, to: path, "name another file with --json") {
      return .cannotCreate
    }
    return write(page) ? code : .cannotCreate
  }

  private func countAllocations(
    of records: inout [BenchmarkRecord], _ request: BenchmarkCommand.Request
  ) {
    let sizes = request.sizes.filter { $0 <= BenchmarkCommand.Request.moderateSize }
    for task in request.tasks where task.startsAnew {
      for engine in request.engines where engine.isOurs {
        let isMeasured = records.contains { $0.task == task && $0.engine == engine }
        if !isMeasured || sizes.isEmpty { continue }
        showProgress("allocations of \(task.rawValue), \(engine.rawValue)")
        let counter = AllocationCounter(
          task: task, engine: engine, workloads: request.workloads, sizes: sizes)
        do throws(AllocationCounter.Fault) {
          var counts = try counter.counts()[...]
          for workload in request.workloads {
            for size in sizes {
              let count = counts.popFirst()
              for place in records.indices
              where records[place].task == task && records[place].engine == engine
                && records[place].workload == workload && records[place].size == size
              {
                records[place].allocations = count
              }
            }
          }
        } catch {
          warn("allocations are not counted: \(error)")
          return
        }
      }
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
