extension BenchmarkRecord {
  /// The names of the columns of ``line``.
  static let header =
    pad("task", 7) + pad("workload", 10) + pad("engine", 10) + padLeft("views", 8)
    + padLeft("rows", 9) + padLeft("ns", 16) + padLeft("min", 16) + padLeft("p90", 16)
    + padLeft("ns/row", 10) + padLeft("pivots", 8) + padLeft("factor.", 8) + padLeft("peak kB", 9)
    + "  by the time of"

  /// The record as a line of a table.
  var line: String {
    let ratios = ratios.map {
      "\($0.engine.rawValue) \($0.isBound ? "<" : "")\(DecimalText.significant($0.value))"
    }
    let time =
      outcome == .measured ? nanoseconds.map { DecimalText.rounded($0) } ?? "-" : outcome.rawValue
    return Self.pad(task.rawValue, 7) + Self.pad(workload.rawValue, 10)
      + Self.pad(engine.rawValue, 10) + Self.padLeft("\(views)", 8) + Self.padLeft("\(rows)", 9)
      + Self.padLeft(time, 16) + Self.padLeft(Self.text(timing?.minimum), 16)
      + Self.padLeft(Self.text(timing?.p90), 16) + Self.padLeft(Self.text(nanosecondsPerRow), 10)
      + Self.padLeft(Self.text(pivots), 8) + Self.padLeft(Self.text(factorizations), 8)
      + Self.padLeft(peakBytes.map { "\($0 / 1024)" } ?? "-", 9)
      + (ratios.isEmpty ? "" : "  " + ratios.joined(separator: ", "))
  }

  private static func text(_ number: Double?) -> String {
    number.map { DecimalText.rounded($0) } ?? "-"
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private static func padLeft(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }
}
