/// All that was measured at once.
struct BenchmarkResults {
  var records: [BenchmarkRecord] = []
  var switches: [SwitchMeasurement] = []
  /// What could not be measured, and why, for the user.
  var absences: [String] = []

  /// The measurements as a JSON array, each on a line.
  var json: String {
    let lines = records.map(\.json) + switches.map(\.json)
    return "[\n" + lines.map { "  \($0)" }.joined(separator: ",\n") + "\n]\n"
  }
}
