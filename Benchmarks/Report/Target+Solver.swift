extension Target {
  /// What was asked of the solver.
  static func ofSolver(_ query: RecordQuery) -> [Target] {
    var targets = [
      Target(
        demand: "no pivot in a build, at most 1 of form and squeezed",
        finding: query.finding(.build, .solver, limit: { $0.takesPivots ? 1 : 0 }) { $0.pivots }),
      Target(
        demand: "a resize without pivots in at most 2.5 times the arithmetic at 1,000 views",
        finding: query.finding(.resize, .solver, at: 1000, limit: { _ in 2.5 }, unit: " ×") {
          $0.pivots == 0 ? $0.ratios.first { $0.engine == .manual }?.value : nil
        },
        reason: { _ in
          "more than half of its instructions copy what was computed into the host's frames;"
            + " arithmetic computes it there"
        }),
      Target(
        demand: "a resize of squeezed in at most 60 µs at 1,000 views",
        finding: query.microseconds(.resize, [.squeezed], at: 1000, limit: 60),
        reason: { _ in
          "one pivot looks at the multipliers of two positions a label, and moves half of all values; to"
            + " find its ratios, solve, move and refine takes that long"
        }),
      Target(
        demand: "remove and add in at most 6 µs in tree and grid at 1,000 views",
        finding: query.microseconds(.churn, [.tree, .grid], at: 1000, limit: 6)),
      Target(
        demand: "remove and add in at most 100 µs in chain and nested at 1,000 views",
        finding: query.microseconds(.churn, [.chain, .nested], at: 1000, limit: 100)),
      Target(
        demand: "a constant with local effect in at most 200 ns at any size",
        finding: query.finding(.edit, .solver, limit: { _ in 200 }, unit: " ns") { $0.nanoseconds }),
      Target(
        demand: "at most 400 bytes a row at 100,000 views",
        finding: query.finding(.build, .solver, at: 100_000, limit: { _ in 400 }, unit: " bytes") {
          $0.peakBytesPerRow
        },
        reason: { _ in
          "buffers grow by half, so that up to a third of one is room, and the factors are held by"
            + " rows and by columns"
        }),
      Target(
        demand: "from 1,000 to 100,000 views a build grows at most as rows to the power of 1.15"
          + " (chain 1.2)",
        finding: query.growth(
          .build, .solver, from: 1000, limit: { $0 == .chain ? 1.2 : 1.15 }),
        reason: { _ in
          "instructions grow as the rows, but the memory of 100,000 views no longer fits into the"
            + " caches of the processor"
        }),
    ]
    for (size, least) in [(10, 3.0), (100, 50), (1000, 500)] {
      targets.append(
        Target(
          demand: "kiwi takes \(Int(least)) times as long for a build at"
            + " \(DecimalText.grouped(size)) views, in the geometric mean",
          finding: query.meanSpeed(over: .kiwi, size: size, least: least)))
    }
    return targets
  }
}

extension RecordQuery {
  /// How far the solver's times are from a limit in microseconds.
  fileprivate func microseconds(
    _ task: BenchmarkTask, _ workloads: [Workload], at size: Int, limit: Double
  ) -> Finding? {
    let value = { (record: BenchmarkRecord) in record.nanoseconds.map { $0 / 1000 } }
    return finding(task, .solver, workloads, at: size, limit: { _ in limit }, unit: " µs", value)
  }
}

extension BenchmarkRecord {
  /// Whether a build of the workload may take a pivot.
  fileprivate var takesPivots: Bool { workload == .form || workload == .squeezed }
}
