extension SwitchMeasurement {
  /// The names of the columns of ``line``.
  static let header = columns(
    "differs", ["views", "median", "min", "p90", "edited", "lowered", "removed", "pivots"])

  /// The measurement as a line of a table.
  var line: String {
    let counts = [rowsEdited, rowsLowered, rowsRemoved, pivots].map { DecimalText.rounded($0) }
    return Self.columns(kind.rawValue, ["\(viewCount)"] + times + counts)
  }

  /// The median, the least and the 90th percentile of the time.
  var times: [String] {
    [nanoseconds.median, nanoseconds.minimum, nanoseconds.p90].map { DecimalText.time($0) }
  }

  private static func columns(_ name: String, _ numbers: [String]) -> String {
    let widths = [7, 11, 11, 11, 9, 9, 9, 9]
    return name.leftAligned(in: 12)
      + zip(numbers, widths).map { $0.rightAligned(in: $1) }.joined()
  }

  /// The measurement as JSON.
  var json: JSONText {
    .object([
      ("task", .string("switch")),
      ("differs", .string(kind.rawValue)),
      ("views", .number(Double(viewCount))),
      ("nanoseconds", .number(nanoseconds.median)),
      ("minimum", .number(nanoseconds.minimum)),
      ("p90", .number(nanoseconds.p90)),
      ("runs", .number(Double(nanoseconds.runCount))),
      ("rowsEdited", .number(rowsEdited)),
      ("rowsLowered", .number(rowsLowered)),
      ("rowsRemoved", .number(rowsRemoved)),
      ("pivots", .number(pivots)),
    ])
  }
}
