import Foundation

/// Finds in records what a target is about.
struct RecordQuery {
  let records: [BenchmarkRecord]

  /// How far the workloads are from a limit.
  ///
  /// - Parameters:
  ///   - workloads: The workloads that the target is about.
  ///   - size: The number of views, if one is meant.
  ///   - limit: The most that a record may tell.
  ///   - value: What a record tells; nil if the target is not about it.
  /// - Returns: nil if nothing was measured.
  func finding(
    _ task: BenchmarkTask, _ engine: EngineKind, _ workloads: [Workload] = Workload.designed,
    at size: Int? = nil, limit: (BenchmarkRecord) -> Double, unit: String = "",
    _ value: (BenchmarkRecord) -> Double?
  ) -> Finding? {
    Finding(
      workloads.compactMap { workload in
        let found = records.compactMap { record in
          let isMeant =
            record.task == task && record.engine == engine && record.outcome == .measured
            && record.workload == workload && (size == nil || record.size == size)
          return isMeant ? value(record).map { (record: record, value: $0) } : nil
        }
        let worst = found.max {
          $0.value - limit($0.record) < $1.value - limit($1.record)
        }
        guard let (record, most) = worst else { return nil }
        let least = value(record.atItsFastest) ?? most
        let limit = limit(record)
        return (
          name: workload.rawValue, value: Finding.text(most, limit: limit) + unit,
          excess: most - limit, leastExcess: least - limit
        )
      })
  }

  /// The growth of a task's time, by the fit over the sizes from some size on.
  func growth(
    _ task: BenchmarkTask, _ engine: EngineKind, from size: Int, limit: (Workload) -> Double
  ) -> Finding? {
    Finding(
      Workload.designed.compactMap { workload in
        let points = records.compactMap { record in
          let isMeant =
            record.task == task && record.engine == engine && record.outcome == .measured
            && record.workload == workload && record.size >= size
          return isMeant ? record.nanoseconds.map { (size: Double(record.rows), time: $0) } : nil
        }
        guard let exponent = GrowthFit.exponent(points) else { return nil }
        let limit = limit(workload)
        return (
          name: workload.rawValue, value: Finding.text(exponent, limit: limit),
          excess: exponent - limit, leastExcess: exponent - limit
        )
      })
  }

  /// How many times as long a peer takes for a build, in the geometric mean over the workloads.
  func meanSpeed(over peer: EngineKind, size: Int, least: Double) -> Finding? {
    var speeds: [(workload: Workload, value: Double)] = []
    var isBound = false
    for record in records
    where record.task == .build && record.engine == .solver && record.size == size
      && Workload.designed.contains(record.workload)
    {
      guard let ratio = record.ratios.first(where: { $0.engine == peer }) else { continue }
      speeds.append((record.workload, 1 / ratio.value))
      isBound = isBound || ratio.isBound
    }
    guard let slowest = speeds.min(by: { $0.value < $1.value }) else { return nil }
    let mean = exp(speeds.map { log($0.value) }.reduce(0, +) / Double(speeds.count))
    let isMet = mean >= least
    let remark =
      "least in \(slowest.workload.rawValue), \(DecimalText.significant(slowest.value)) ×"
    return Finding(
      text: "\(isBound ? "> " : "")\(DecimalText.significant(mean, digits: 3))", isMet: isMet,
      misses: isMet ? [] : [Finding.Miss(subject: peer.rawValue, remark: remark)])
  }
}
