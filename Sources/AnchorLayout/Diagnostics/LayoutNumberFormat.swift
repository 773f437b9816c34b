/// Numbers as they stand in source text.
enum LayoutNumberFormat {
  /// The number without a fraction where it has none.
  static func text(_ number: Double) -> String {
    if let integer = Int64(exactly: number) { return String(integer) }
    return "\(number)"
  }

  /// A factor as it follows an anchor: ` * 2`, ` / 3`, ` * 4 / 3`; empty for 1.
  ///
  /// Products and quotients of small numbers are told apart from other fractions by trying out the
  /// divisors an author is likely to have written.
  static func factor(_ number: Double) -> String {
    if number == 1 { return "" }
    if Int64(exactly: number) != nil || !number.isFinite { return " * " + text(number) }
    for divisor in 2...16 {
      let product = number * Double(divisor)
      let rounded = product.rounded()
      guard abs(product - rounded) < 1e-12 * abs(product), abs(rounded) < 100 else { continue }
      return (rounded == 1 ? "" : " * " + text(rounded)) + " / \(divisor)"
    }
    return " * " + text(number)
  }
}
