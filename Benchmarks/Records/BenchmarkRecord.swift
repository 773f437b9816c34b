/// One measurement, as it stands in the JSON file.
struct BenchmarkRecord: Equatable {
  /// What came of it.
  enum Outcome: String {
    case measured
    /// The engine took longer than the time limit, which counts as its time.
    case overLimit = "over limit"
    /// The build that the task continues took longer than the time limit; no time is told.
    case buildOverLimit = "build over limit"
    /// The engine took longer than the time limit with fewer views, and was not tried.
    case givenUp = "given up"
    /// The engine's answer is worse than that of this package; no time is told.
    case worseAnswer = "worse answer"
  }

  var task: BenchmarkTask
  var workload: Workload
  /// The size that was asked for; some workloads round it, or count rows of two views.
  var size: Int
  var views: Int
  var rows: Int
  var engine: EngineKind
  var outcome = Outcome.measured
  /// Of the whole build, or of one step; the time limit itself when the engine took longer.
  var timing: Timing?
  /// Of the build, or of one step on average; only of engines of this package.
  var pivots: Double?
  /// Of the build, or of one step on average; only of engines of this package.
  var factorizations: Double?
  /// None when nothing was measured, or where the system does not tell.
  var peakBytes: Int?
  /// The same for engines that give the same answers, up to rounding.
  var checksum: Double?
  /// How many constraints were stated; only of the library, which makes the other rows by itself.
  var constraints: Int?
  /// What is held at the end, where the system tells.
  var residentBytes: Int?
  /// How many blocks of memory one build or step asks for, where that was counted.
  var allocations: Int?
  /// The time by that of each other engine in the same run; only of engines of this package.
  var ratios: [Ratio] = []
  /// The exponent of the power of the number of rows that the times over all sizes follow best.
  var growthExponent: Double?

  /// The time by that of another engine.
  struct Ratio: Equatable {
    var engine: EngineKind
    var value: Double
    /// Whether the other engine took longer than the limit, so that this is the most it can be.
    var isBound: Bool
  }

  /// The median of the runs.
  var nanoseconds: Double? { timing?.median }

  var nanosecondsPerRow: Double? { nanoseconds.map { $0 / Double(rows) } }

  var nanosecondsPerConstraint: Double? {
    guard let constraints, let nanoseconds else { return nil }
    return nanoseconds / Double(constraints)
  }

  var allocationsPerConstraint: Double? {
    allocations.map { Double($0) / Double(constraints ?? rows) }
  }

  var peakBytesPerRow: Double? { peakBytes.map { Double($0) / Double(rows) } }

  var residentBytesPerView: Double? { residentBytes.map { Double($0) / Double(views) } }

  /// Whether another record differs in the size alone.
  func isInSeries(of other: BenchmarkRecord) -> Bool {
    task == other.task && workload == other.workload && engine == other.engine
  }

  /// Whether another record is of a later size that was measured.
  func isContinued(by other: BenchmarkRecord) -> Bool {
    other.isInSeries(of: self) && other.size > size && other.outcome == .measured
  }

  /// The record as if all runs had taken as little time as the fastest.
  var atItsFastest: BenchmarkRecord {
    var record = self
    record.timing = timing.map { Timing([$0.minimum]) }
    return record
  }

  /// Notes how the time compares with those of other engines in the same run.
  mutating func compare(with others: [BenchmarkRecord]) {
    guard engine.isOurs, outcome == .measured, let nanoseconds else { return }
    ratios = others.compactMap { other in
      guard other.engine.isRival(of: engine), let time = other.nanoseconds else { return nil }
      return Ratio(
        engine: other.engine, value: nanoseconds / time, isBound: other.outcome == .overLimit)
    }
  }
}

extension BenchmarkRecord {
  /// The record as JSON.
  var json: JSONText {
    var entries: [(name: String, value: JSONText)] = [
      ("task", .string(task.rawValue)),
      ("workload", .string(workload.rawValue)),
      ("size", .number(Double(size))),
      ("views", .number(Double(views))),
      ("rows", .number(Double(rows))),
      ("engine", .string(engine.rawValue)),
      ("outcome", .string(outcome.rawValue)),
      ("nanoseconds", .number(nanoseconds)),
      ("nanosecondsPerRow", .number(nanosecondsPerRow)),
      ("minimum", .number(timing?.minimum)),
      ("p90", .number(timing?.p90)),
      ("runs", .number(timing.map { Double($0.runCount) })),
      ("pivots", .number(pivots)),
      ("factorizations", .number(factorizations)),
      ("peakBytes", .number(peakBytes.map(Double.init))),
      ("checksum", .number(checksum)),
      ("growthExponent", .number(growthExponent)),
    ]
    if engine.isOurs {
      let values = ratios.map { ($0.engine.rawValue, JSONText.number($0.value)) }
      let bounds = ratios.filter(\.isBound).map { JSONText.string($0.engine.rawValue) }
      entries += [("ratios", .object(values)), ("ratiosAtMost", .array(bounds))]
    }
    if let allocations {
      entries += [
        ("allocations", .number(Double(allocations))),
        ("allocationsPerConstraint", .number(allocationsPerConstraint)),
      ]
    }
    if let constraints {
      entries += [
        ("constraints", .number(Double(constraints))),
        ("nanosecondsPerConstraint", .number(nanosecondsPerConstraint)),
        ("residentBytesPerView", .number(residentBytesPerView)),
      ]
    }
    return .object(entries)
  }
}

extension [BenchmarkRecord] {
  /// The record of another engine of the same task, workload and size.
  func record(of engine: EngineKind, beside record: BenchmarkRecord) -> BenchmarkRecord? {
    first {
      $0.engine == engine && $0.task == record.task && $0.workload == record.workload
        && $0.size == record.size
    }
  }

  /// Notes in each record how the times of its task, workload and engine grow.
  mutating func fitGrowth() {
    for place in indices {
      let record = self[place]
      let series = filter { $0.isInSeries(of: record) && $0.outcome == .measured }
      self[place].growthExponent = GrowthFit.exponent(
        series.compactMap { other in
          other.nanoseconds.map { (size: Double(other.rows), time: Swift.max(1e-3, $0)) }
        })
    }
  }
}
