/// The times of some runs.
struct Timing: Equatable {
  let minimum: Double
  let median: Double
  /// The least time that nine tenths of the runs did not exceed.
  let p90: Double
  let runCount: Int

  /// - Parameter times: At least one, in any order.
  init(_ times: [Double]) {
    precondition(!times.isEmpty, "no run was measured")
    let sorted = times.sorted()
    runCount = sorted.count
    minimum = sorted[0]
    median = sorted[sorted.count / 2]
    p90 = sorted[(9 * sorted.count + 9) / 10 - 1]
  }
}
