import Foundation

/// Finds in records what a target is about.
struct RecordQuery {
  let records: [BenchmarkRecord]

  /// The record that is farthest beyond a limit.
  ///
  /// - Parameters:
  ///   - workloads: The workloads that the target is about.
  ///   - size: The number of views, if one is meant.
  ///   - limit: The most that a record may tell.
  ///   - value: What a record tells; nil if the target is not about it.
  /// - Returns: The value and the workload, and whether it is within the limit.
  func worst(
    _ task: BenchmarkTask, _ engine: EngineKind, _ workloads: [Workload] = Workload.designed,
    at size: Int? = nil, limit: (BenchmarkRecord) -> Double, unit: String = "",
    _ value: (BenchmarkRecord) -> Double?
  ) -> (text: String, isMet: Bool)? {
    var worst: (value: Double, limit: Double, record: BenchmarkRecord)?
    for record in records
    where record.task == task && record.engine == engine && record.outcome == .measured
      && workloads.contains(record.workload) && (size == nil || record.size == size)
    {
      guard let value = value(record) else { continue }
      let limit = limit(record)
      if let found = worst, value - limit <= found.value - found.limit { continue }
      worst = (value, limit, record)
    }
    guard let worst else { return nil }
    let number = DecimalText.significant(worst.value, digits: 3)
    return ("\(number)\(unit) (\(worst.record.workload.rawValue))", worst.value <= worst.limit)
  }

  /// The worst growth of a task's time, by the fit over the sizes from some size on.
  func growth(
    _ task: BenchmarkTask, _ engine: EngineKind, from size: Int
  ) -> (text: String, isMet: Bool)? {
    var missed: [String] = []
    var greatest: (exponent: Double, workload: Workload)?
    for workload in Workload.designed {
      let series = records.filter {
        $0.task == task && $0.engine == engine && $0.workload == workload
          && $0.outcome == .measured && $0.size >= size
      }
      let points = series.compactMap { record in
        record.nanoseconds.map { (size: Double(record.rows), time: $0) }
      }
      guard let exponent = GrowthFit.exponent(points) else { continue }
      if exponent > (workload == .chain ? 1.2 : 1.15) {
        missed.append("\(workload.rawValue) \(DecimalText.significant(exponent, digits: 3))")
      }
      if exponent > greatest?.exponent ?? 0 { greatest = (exponent, workload) }
    }
    guard let greatest else { return nil }
    if !missed.isEmpty { return (missed.joined(separator: ", "), false) }
    let exponent = DecimalText.significant(greatest.exponent, digits: 3)
    return ("at most \(exponent) (\(greatest.workload.rawValue))", true)
  }

  /// How many times as long a peer takes for a build, in the geometric mean over the workloads.
  func meanSpeed(
    over peer: EngineKind, size: Int, least: Double
  ) -> (text: String, isMet: Bool)? {
    var logs: [Double] = []
    var isBound = false
    for record in records
    where record.task == .build && record.engine == .solver && record.size == size
      && Workload.designed.contains(record.workload)
    {
      guard let ratio = record.ratios.first(where: { $0.engine == peer }) else { continue }
      logs.append(-log(ratio.value))
      isBound = isBound || ratio.isBound
    }
    guard !logs.isEmpty else { return nil }
    let mean = exp(logs.reduce(0, +) / Double(logs.count))
    return ("\(isBound ? "> " : "")\(DecimalText.significant(mean, digits: 3))", mean >= least)
  }

}
