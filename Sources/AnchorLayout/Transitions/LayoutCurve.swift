internal import Foundation

/// How a transition goes on with time: from time, as a fraction of the duration, to progress.
///
/// All curves lead from 0 at the start to 1 at the end. Between, a spring and a Bézier curve may go
/// beyond both.
public enum LayoutCurve: Sendable, Hashable {
  /// At the same speed throughout.
  case linear
  /// Along the cubic Bézier curve from (0, 0) to (1, 1) with two control points, whose x are times and
  /// y progress. An x outside of 0...1 counts as the nearest one in it. With a coordinate that is not
  /// finite the curve is linear.
  case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// Like a mass on a spring that has come to rest at the end of the duration, but for a thousandth.
  ///
  /// The damping ratio is 1 where the mass just does not swing over, below it does; less than 0.05
  /// counts as 0.05, and not a number as 1. The initial velocity is counted in whole ways per
  /// duration; a value that is not finite counts as 0.
  case spring(dampingRatio: Double, initialVelocity: Double = 0)

  /// Slow at first.
  public static let easeIn = cubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Slow at last.
  public static let easeOut = cubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Slow at first and at last.
  public static let easeInOut = cubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// The progress at a time.
  ///
  /// - Parameter fraction: The time as a fraction of the duration. Before 0 and after 1 the progress
  ///   is that of 0 and of 1; not a number counts as 0.
  /// - Complexity: O(1).
  public func progress(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    switch self {
    case .linear:
      return fraction
    case .cubicBezier(let x1, let y1, let x2, let y2):
      guard x1.isFinite, y1.isFinite, x2.isFinite, y2.isFinite else { return fraction }
      let times = CubicPolynomial(min(max(x1, 0), 1), min(max(x2, 0), 1))
      return CubicPolynomial(y1, y2).value(at: times.argument(of: fraction))
    case .spring(let ratio, let velocity):
      return DampedSpring(ratio, velocity.isFinite ? velocity : 0).progress(at: fraction)
    }
  }
}

/// A coordinate of a cubic Bézier curve from 0 to 1.
private struct CubicPolynomial {
  private let first: Double
  private let second: Double

  /// - Parameters:
  ///   - first: The coordinate of the first control point.
  ///   - second: That of the second.
  init(_ first: Double, _ second: Double) {
    self.first = first
    self.second = second
  }

  func value(at argument: Double) -> Double {
    // By the weights of the points, which add up to 1: nothing overflows.
    let rest = 1 - argument
    let (weight1, weight2) = (3 * rest * rest * argument, 3 * rest * argument * argument)
    return weight1 * first + weight2 * second + argument * argument * argument
  }

  /// Where the polynomial has a value between 0 and 1, if it ascends.
  func argument(of value: Double) -> Double {
    // Bisection: where the slope is 0, steps along the tangent would not come to an end.
    var (low, high) = (0.0, 1.0)
    while true {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { return middle }
      if self.value(at: middle) < value { low = middle } else { high = middle }
    }
  }
}

/// The distance from rest of a mass on a spring, from 1 at time 0, and hardly any at time 1.
private struct DampedSpring {
  /// How many times the envelope falls by *e* from time 0 to time 1.
  private static let decay = log(1000.0)

  private let ratio: Double
  private let velocity: Double
  private let frequency: Double

  init(_ ratio: Double, _ velocity: Double) {
    // Above the upper bound only rounding is left of the difference of two great numbers.
    self.ratio = ratio.isNaN ? 1 : min(max(ratio, 0.05), 1000)
    self.velocity = velocity
    frequency =
      self.ratio <= 1
      ? Self.decay / self.ratio
      : Self.decay * (self.ratio + (self.ratio * self.ratio - 1).squareRoot())
  }

  /// The way covered. What is left at time 1 is spread over the time, so that the end is reached.
  func progress(at time: Double) -> Double { 1 - distance(at: time) + distance(at: 1) * time }

  private func distance(at time: Double) -> Double {
    let damping = ratio * frequency
    let discriminant = ratio * ratio - 1
    if abs(discriminant) < 1e-6 {
      return exp(-damping * time) * (1 + (damping - velocity) * time)
    }
    let root = frequency * abs(discriminant).squareRoot()
    if discriminant < 0 {
      let (sine, cosine) = (sin(root * time), cos(root * time))
      return exp(-damping * time) * (cosine + (damping - velocity) / root * sine)
    }
    let (slow, fast) = (Self.decay, damping + root)
    return ((fast - velocity) * exp(-slow * time) - (slow - velocity) * exp(-fast * time))
      / (fast - slow)
  }
}
