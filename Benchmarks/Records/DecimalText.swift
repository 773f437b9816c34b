import Foundation

/// Numbers as people read them in tables.
enum DecimalText {
  /// With two decimals unless it is whole.
  static func rounded(_ number: Double) -> String {
    let hundredths = (number * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return "\(number)" }
    let whole = Int(hundredths) / 100
    let fraction = Int(hundredths.magnitude) % 100
    if fraction == 0 { return "\(whole)" }
    let sign = hundredths < 0 && whole == 0 ? "-" : ""
    return "\(sign)\(whole).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  /// With some digits that matter, and never as a power of ten.
  static func significant(_ number: Double, digits: Int = 2) -> String {
    guard number.isFinite, number != 0 else { return "\(number == 0 ? "0" : "\(number)")" }
    let exponent = Int(log10(number.magnitude).rounded(.down))
    let scale = pow(10, Double(digits - 1 - exponent))
    let rounded = (number * scale).rounded() / scale
    // Rounding may have added a digit before the point.
    let decimals = digits - 1 - Int(log10(rounded.magnitude).rounded(.down))
    return String(format: "%.\(min(max(0, decimals), 12))f", rounded)
  }

  /// With a comma between thousands.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "-" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }

  /// A time with the unit that suits it.
  static func time(_ nanoseconds: Double) -> String {
    for (unit, scale) in [("s", 1e9), ("ms", 1e6), ("µs", 1e3)] where nanoseconds >= scale {
      return "\(significant(nanoseconds / scale, digits: 3)) \(unit)"
    }
    return "\(significant(nanoseconds, digits: 3)) ns"
  }
}
