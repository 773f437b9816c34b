/// Records as tables of Markdown, with a row for each measurement of this package.
struct ResultTables {
  let records: [BenchmarkRecord]

  /// The record of another engine of the same task, workload and size.
  private func record(of engine: EngineKind, beside record: BenchmarkRecord) -> BenchmarkRecord? {
    records.first {
      $0.engine == engine && $0.task == record.task && $0.workload == record.workload
        && $0.size == record.size
    }
  }

  /// How often an engine's time holds this package's time, the other way round for arithmetic by
  /// hand.
  private func comparison(of record: BenchmarkRecord, with engine: EngineKind) -> String {
    guard let other = self.record(of: engine, beside: record) else { return "–" }
    guard other.outcome != .worseAnswer else { return "worse answer" }
    guard let ratio = record.ratios.first(where: { $0.engine == engine }) else { return "–" }
    let value = engine.isPeer ? 1 / ratio.value : ratio.value
    return (ratio.isBound ? "> " : "") + DecimalText.significant(value) + " ×"
  }

  /// The engines other than this package that have a record of a task.
  private func rivals(of task: BenchmarkTask) -> [EngineKind] {
    EngineKind.allCases.filter { engine in
      !engine.isOurs && records.contains { $0.engine == engine && $0.task == task }
    }
  }

  /// All measurements of a task by one engine of this package.
  func table(of task: BenchmarkTask, by engine: EngineKind) -> MarkdownTable {
    let rivals = rivals(of: task)
    let isLibrary = task.isOfLibrary
    var table = MarkdownTable(
      ["layout", "views", isLibrary ? "constraints" : "rows", "median", "least", "90 %"]
        + [isLibrary ? "ns a constraint" : "ns a row"]
        + rivals.map { $0.isPeer ? "\($0.rawValue) takes" : "of \($0.rawValue)" }
        + ["pivots", "factorisations", isLibrary ? "bytes a view" : "bytes a row", "allocations"]
        + ["growth"])
    for record in records
    where record.task == task && record.engine == engine && record.outcome == .measured {
      guard let timing = record.timing else { continue }
      let bytes = isLibrary ? record.residentBytesPerView : record.peakBytesPerRow
      let perUnit = isLibrary ? record.nanosecondsPerConstraint : record.nanosecondsPerRow
      let isLast = !records.contains { record.isContinued(by: $0) }
      table.add(
        [
          record.workload.rawValue, DecimalText.grouped(record.views),
          DecimalText.grouped(record.constraints ?? record.rows),
          DecimalText.time(timing.median), DecimalText.time(timing.minimum),
          DecimalText.time(timing.p90),
          perUnit.map { DecimalText.significant($0, digits: 3) } ?? "–",
        ] + rivals.map { comparison(of: record, with: $0) } + [
          record.pivots.map { DecimalText.significant($0, digits: 3) } ?? "–",
          record.factorizations.map { DecimalText.significant($0, digits: 3) } ?? "–",
          bytes.map { DecimalText.grouped(Int($0.rounded())) } ?? "–",
          record.allocations.map { DecimalText.grouped($0) } ?? "–",
          isLast ? record.growthExponent.map { DecimalText.significant($0, digits: 3) } ?? "–" : "",
        ])
    }
    return table
  }

  /// The few numbers that a newcomer asks for, at one size.
  func summary(size: Int) -> MarkdownTable {
    var table = MarkdownTable([
      "\(DecimalText.grouped(size)) views", "build", "kiwi takes", "cassowary takes", "resize",
      "arithmetic takes", "edit", "remove, add", "layout, a constraint",
      "allocations, a constraint",
    ])
    for workload in Workload.allCases {
      func record(_ task: BenchmarkTask, _ engine: EngineKind) -> BenchmarkRecord? {
        records.first {
          $0.task == task && $0.engine == engine && $0.workload == workload
            && $0.outcome == .measured && $0.size == size
        }
      }
      guard let build = record(.build, .solver) else { continue }
      let layout = record(.layout, .library)
      let resize = record(.resize, .solver)
      let arithmetic = resize.flatMap { self.record(of: .manual, beside: $0)?.nanoseconds }
      table.add([
        workload.rawValue, build.nanoseconds.map { DecimalText.time($0) } ?? "–",
        comparison(of: build, with: .kiwi), comparison(of: build, with: .cassowary),
        resize?.nanoseconds.map { DecimalText.time($0) } ?? "–",
        arithmetic.map { DecimalText.time($0) } ?? "–",
        record(.edit, .solver)?.nanoseconds.map { DecimalText.time($0) } ?? "–",
        record(.churn, .solver)?.nanoseconds.map { DecimalText.time($0) } ?? "–",
        layout?.nanosecondsPerConstraint.map { DecimalText.time($0) } ?? "–",
        layout?.allocationsPerConstraint.map { DecimalText.significant($0, digits: 3) } ?? "–",
      ])
    }
    return table
  }

  /// A chart of a task, with a panel for each workload.
  func chart(of task: BenchmarkTask, title: String) -> LogChart {
    let ofTask = records.filter { $0.task == task }
    var panels: [LogChart.Panel] = []
    for workload in Workload.allCases {
      let ofWorkload = ofTask.filter { $0.workload == workload }
      let series = EngineKind.allCases.compactMap { engine in
        Self.series(ofWorkload.filter { $0.engine == engine }, named: engine.rawValue)
      }
      if !series.isEmpty { panels.append(LogChart.Panel(title: workload.rawValue, series: series)) }
    }
    return LogChart(title: title, axes: (y: "time", x: "number of views"), panels: panels)
  }

  private static func series(_ records: [BenchmarkRecord], named name: String) -> LogChart.Series? {
    let point = { (record: BenchmarkRecord) in
      record.nanoseconds.map { (x: Double(record.views), y: max(0.1, $0)) }
    }
    let points = records.filter { $0.outcome == .measured }.compactMap(point)
    let bound = records.first { $0.outcome == .overLimit }.flatMap(point)
    return points.isEmpty && bound == nil
      ? nil : LogChart.Series(name: name, points: points, bound: bound)
  }
}
