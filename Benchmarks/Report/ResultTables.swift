/// Measurements as tables of Markdown, with a row for each of this package.
struct ResultTables {
  let records: [BenchmarkRecord]

  /// What stands below one heading.
  private struct Column {
    let name: String
    /// nil where there is nothing to tell.
    let text: (BenchmarkRecord) -> String?

    init(_ name: String, _ text: @escaping (BenchmarkRecord) -> String?) {
      self.name = name
      self.text = text
    }
  }

  /// How often a peer's time holds this package's time, the other way round for other engines.
  private func comparison(of record: BenchmarkRecord, with engine: EngineKind) -> String? {
    guard let other = records.record(of: engine, beside: record) else { return nil }
    guard let ratio = record.ratios.first(where: { $0.engine == engine }) else {
      return other.outcome.rawValue
    }
    let value = engine.isPeer ? 1 / ratio.value : ratio.value
    return (ratio.isBound ? "> " : "") + DecimalText.significant(value) + " ×"
  }

  /// The engines that an engine of this package is compared with at a task.
  private func comparisons(of task: BenchmarkTask, by engine: EngineKind) -> [Column] {
    let rivals = EngineKind.allCases.filter { rival in
      rival.isRival(of: engine) && records.contains { $0.engine == rival && $0.task == task }
    }
    return rivals.map { rival in
      let name = rival.isPeer ? "\(rival.rawValue) takes" : "of \(rival.rawValue)"
      return Column(name) { comparison(of: $0, with: rival) }
    }
  }

  private func columns(of task: BenchmarkTask, by engine: EngineKind) -> [Column] {
    let isLibrary = task.isOfLibrary
    let times = [
      Column("layout") { $0.workload.rawValue },
      Column("views") { DecimalText.grouped($0.views) },
      Column(isLibrary ? "constraints" : "rows") {
        DecimalText.grouped($0.constraints ?? $0.rows)
      },
      Column("median") { $0.timing.map { DecimalText.time($0.median) } },
      Column("least") { $0.timing.map { DecimalText.time($0.minimum) } },
      Column("90 %") { $0.timing.map { DecimalText.time($0.p90) } },
      Column(isLibrary ? "ns a constraint" : "ns a row") {
        Self.text(isLibrary ? $0.nanosecondsPerConstraint : $0.nanosecondsPerRow)
      },
    ]
    let counts = [
      Column("pivots") { Self.text($0.pivots) },
      Column("factorisations") { Self.text($0.factorizations) },
      Column(isLibrary ? "bytes a view" : "bytes a row") {
        (isLibrary ? $0.residentBytesPerView : $0.peakBytesPerRow)
          .map { DecimalText.grouped(Int($0.rounded())) }
      },
      Column("allocations") { $0.allocations.map { DecimalText.grouped($0) } },
      Column("growth") { record in
        let isLast = !records.contains { record.isContinued(by: $0) }
        return isLast ? Self.text(record.growthExponent) : ""
      },
    ]
    return times + comparisons(of: task, by: engine) + counts
  }

  private static func text(_ number: Double?) -> String? {
    number.map { DecimalText.significant($0, digits: 3) }
  }

  /// All measurements of a task by one engine of this package, without columns of which nothing is
  /// known.
  func table(of task: BenchmarkTask, by engine: EngineKind) -> MarkdownTable {
    let measured = records.filter {
      $0.task == task && $0.engine == engine && $0.outcome == .measured
    }
    let columns = columns(of: task, by: engine)
      .map { (name: $0.name, cells: measured.map($0.text)) }
      .filter { $0.cells.contains { $0 != nil } }
    var table = MarkdownTable(columns.map(\.name))
    for row in measured.indices { table.add(columns.map { $0.cells[row] ?? "–" }) }
    return table
  }

  /// Switches between the states of a screen.
  static func table(of switches: [SwitchMeasurement]) -> MarkdownTable {
    var table = MarkdownTable([
      "what differs", "views", "median", "least", "90 %", "rows edited", "added", "removed",
      "pivots",
    ])
    for measurement in switches {
      let counts = [
        measurement.rowsEdited, measurement.rowsLowered, measurement.rowsRemoved,
        measurement.pivots,
      ]
      table.add(
        [measurement.kind.meaning, DecimalText.grouped(measurement.viewCount)] + measurement.times
          + counts.map { DecimalText.rounded($0) })
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
      let arithmetic = resize.flatMap { records.record(of: .manual, beside: $0)?.nanoseconds }
      table.add([
        workload.rawValue, build.nanoseconds.map { DecimalText.time($0) } ?? "–",
        comparison(of: build, with: .kiwi) ?? "–", comparison(of: build, with: .cassowary) ?? "–",
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
