/// A value of JSON, whose text keeps the order of what an object holds.
indirect enum JSONText: CustomStringConvertible {
  /// Not-a-number and infinities have no place in JSON and become null, as nil does.
  case number(Double?)
  /// A whole number, exactly.
  case whole(UInt64)
  case string(String)
  case array([JSONText])
  case object([(name: String, value: JSONText)])

  /// The text, on one line.
  var description: String {
    switch self {
    case .number(let number): Self.text(of: number)
    case .whole(let number): "\(number)"
    case .string(let string): Self.quoted(string)
    case .array(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .object(let entries):
      "{"
        + entries.map { Self.quoted($0.name) + ": " + $0.value.description }
        .joined(separator: ", ") + "}"
    }
  }

  private static func text(of number: Double?) -> String {
    guard let number, number.isFinite else { return "null" }
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53 { return "\(whole)" }
    return "\(number)"
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
