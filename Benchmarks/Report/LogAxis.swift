import Foundation

/// A logarithmic axis, as long as the numbers on it need.
struct LogAxis {
  /// The powers of ten at the ends.
  private let range: ClosedRange<Double>

  private static let padding = 0.15

  /// - Parameter numbers: What is to be on it; those that have no logarithm are left out.
  init(_ numbers: [Double]) {
    let logs = numbers.filter { $0 > 0 }.map { log10($0) }
    let low = logs.min() ?? 0
    // At least two marks.
    let high = max(logs.max() ?? 1, low.rounded(.up) + 1)
    range = low - Self.padding...high + Self.padding
  }

  /// The whole powers of ten on it.
  var marks: ClosedRange<Int> {
    Int(range.lowerBound.rounded(.up))...Int(range.upperBound.rounded(.down))
  }

  /// Where a number is, from 0 at the beginning to 1 at the end.
  func part(of number: Double) -> Double {
    (log10(number) - range.lowerBound) / (range.upperBound - range.lowerBound)
  }
}
