/// A number as SVG text, the same on every platform and in every language.
///
/// Rounded to thousandths and without zeros at the end; what is not finite is written as 0.
struct SVGNumber: CustomStringConvertible {
  let description: String

  /// Creates the text of a number.
  init(_ value: Double) {
    guard value.isFinite else {
      description = "0"
      return
    }
    // Beyond this magnitude thousandths are not exact; Swift's own shortest text is valid SVG.
    guard value.magnitude < 1e12 else {
      description = "\(value)"
      return
    }
    let thousandths = Int((value * 1000).rounded())
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    var text = thousandths < 0 ? "-\(whole)" : "\(whole)"
    if rest > 0 {
      var digits = String(rest)
      digits = String(repeating: "0", count: 3 - digits.count) + digits
      while digits.hasSuffix("0") { digits.removeLast() }
      text += "." + digits
    }
    description = text
  }
}
