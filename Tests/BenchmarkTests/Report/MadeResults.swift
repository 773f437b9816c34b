@testable import layout_benchmarks

extension BenchmarkRecord {
  /// A record of some views with four rows each.
  static func made(
    _ task: BenchmarkTask, _ engine: EngineKind, _ nanoseconds: Double, size: Int = 1000,
    _ workload: Workload = .chain, outcome: BenchmarkRecord.Outcome = .measured
  ) -> BenchmarkRecord {
    let hasTime = outcome == .measured || outcome == .overLimit
    return BenchmarkRecord(
      task: task, workload: workload, size: size, views: size, rows: 4 * size, engine: engine,
      outcome: outcome, timing: hasTime ? Timing([nanoseconds]) : nil,
      pivots: engine.isOurs ? 0 : nil)
  }
}

extension BenchmarkResults {
  /// Results with the ratios and the growth of their records.
  static func made(
    from records: [BenchmarkRecord], switches: [SwitchMeasurement] = [], absences: [String] = []
  ) -> BenchmarkResults {
    var records = records
    for place in records.indices {
      let record = records[place]
      records[place].compare(
        with: records.filter {
          $0.task == record.task && $0.workload == record.workload && $0.size == record.size
        })
    }
    records.fitGrowth()
    return BenchmarkResults(records: records, switches: switches, absences: absences)
  }
}

extension ResultsPage {
  static func made(
    from records: [BenchmarkRecord], switches: [SwitchMeasurement] = [], absences: [String] = []
  ) -> ResultsPage {
    ResultsPage(
      results: .made(from: records, switches: switches, absences: absences), timeLimit: 2,
      machine: "a processor, 2 cores", date: "2026-01-31",
      command: LayoutBenchmarks.command(["report", "--json", "/home/somebody/x.json", "--quick"]))
  }
}
