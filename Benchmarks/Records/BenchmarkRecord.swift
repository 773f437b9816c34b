/// One measurement, as it stands in the JSON file.
struct BenchmarkRecord: Equatable {
  var task: BenchmarkTask
  var workload: Workload
  var views: Int
  var rows: Int
  var engine: EngineKind
  /// Of the whole build, or of one step; the time limit itself when the engine took longer.
  var nanoseconds: Double
  /// Of the build, or of one step on average; none when the engine took longer than the limit.
  var pivots: Double?
  /// None when the engine took longer than the limit, or where the system does not tell.
  var peakBytes: Int?
  /// The same for engines that give the same answers, up to rounding.
  var checksum: Double?
  /// How many constraints were stated; only of the library, which makes the other rows by itself.
  var constraints: Int?
  /// What is held at the end, where the system tells.
  var residentBytes: Int?

  var nanosecondsPerRow: Double { nanoseconds / Double(rows) }

  var nanosecondsPerConstraint: Double? { constraints.map { nanoseconds / Double($0) } }

  var residentBytesPerView: Double? { residentBytes.map { Double($0) / Double(views) } }

  /// The record as JSON.
  var json: JSONText {
    var entries: [(name: String, value: JSONText)] = [
      ("task", .string(task.rawValue)),
      ("workload", .string(workload.rawValue)),
      ("views", .number(Double(views))),
      ("rows", .number(Double(rows))),
      ("engine", .string(engine.rawValue)),
      ("nanoseconds", .number(nanoseconds)),
      ("nanosecondsPerRow", .number(nanosecondsPerRow)),
      ("pivots", .number(pivots)),
      ("peakBytes", .number(peakBytes.map(Double.init))),
      ("checksum", .number(checksum)),
    ]
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

extension BenchmarkRecord {
  /// The names of the columns of ``line``.
  static let header =
    pad("task", 7) + pad("workload", 10) + pad("engine", 8) + padLeft("views", 8)
    + padLeft("rows", 9) + padLeft("ns", 16) + padLeft("ns/row", 12) + padLeft("pivots", 10)
    + padLeft("peak kB", 10)

  /// The record as a line of a table.
  var line: String {
    Self.pad(task.rawValue, 7) + Self.pad(workload.rawValue, 10) + Self.pad(engine.rawValue, 8)
      + Self.padLeft("\(views)", 8) + Self.padLeft("\(rows)", 9)
      + Self.padLeft(pivots == nil ? "over limit" : Self.rounded(nanoseconds), 16)
      + Self.padLeft(Self.rounded(nanosecondsPerRow), 12)
      + Self.padLeft(pivots.map(Self.rounded) ?? "-", 10)
      + Self.padLeft(peakBytes.map { "\($0 / 1024)" } ?? "-", 10)
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private static func padLeft(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }

  /// With two decimals unless it is whole.
  private static func rounded(_ number: Double) -> String {
    let hundredths = (number * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return "\(number)" }
    let whole = Int(hundredths) / 100
    let fraction = Int(hundredths) % 100
    return fraction == 0 ? "\(whole)" : "\(whole).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
