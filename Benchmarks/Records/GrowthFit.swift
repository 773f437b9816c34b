import Foundation

/// How a time grows with the size of a problem: the exponent *e* of *c* · size^*e*.
enum GrowthFit {
  /// The slope of the least-squares line through the logarithms.
  ///
  /// - Parameter points: Sizes and times, all above 0.
  /// - Returns: nil where there are no two different sizes.
  static func exponent(_ points: [(size: Double, time: Double)]) -> Double? {
    let logs = points.map { (x: log($0.size), y: log($0.time)) }
    guard logs.count > 1 else { return nil }
    let meanX = logs.map(\.x).reduce(0, +) / Double(logs.count)
    let meanY = logs.map(\.y).reduce(0, +) / Double(logs.count)
    var squares = 0.0
    var products = 0.0
    for point in logs {
      squares += (point.x - meanX) * (point.x - meanX)
      products += (point.x - meanX) * (point.y - meanY)
    }
    return squares > 0 ? products / squares : nil
  }
}
