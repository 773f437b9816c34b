extension BenchmarkRecord {
  /// The names of the columns of ``line``.
  static let header = columns(
    ["task", "workload", "engine"],
    ["views", "rows", "ns", "min", "p90", "ns/row", "pivots", "factor.", "peak kB"],
    "by the time of")

  /// The record as a line of a table.
  var line: String {
    let ratios = ratios.map {
      "\($0.engine.rawValue) \($0.isBound ? "<" : "")\(DecimalText.significant($0.value))"
    }
    return Self.columns(
      [task.rawValue, workload.rawValue, engine.rawValue],
      [
        "\(views)", "\(rows)",
        outcome == .measured ? Self.text(nanoseconds) : outcome.rawValue,
        Self.text(timing?.minimum), Self.text(timing?.p90), Self.text(nanosecondsPerRow),
        Self.text(pivots), Self.text(factorizations), peakBytes.map { "\($0 / 1024)" } ?? "-",
      ], ratios.joined(separator: ", "))
  }

  private static func text(_ number: Double?) -> String {
    number.map { DecimalText.rounded($0) } ?? "-"
  }

  private static func columns(_ names: [String], _ numbers: [String], _ rest: String) -> String {
    let names = zip(names, [7, 10, 10]).map { $0.leftAligned(in: $1) }
    let numbers = zip(numbers, [8, 9, 16, 16, 16, 10, 8, 8, 9]).map { $0.rightAligned(in: $1) }
    return (names + numbers).joined() + (rest.isEmpty ? "" : "  " + rest)
  }
}
