public import Foundation

/// A condition on the size of a container.
///
///     .when(width: 600...)
///     .when(width: ..<600, height: 400...800)
///     LayoutCondition { size in size.width > size.height }
public struct LayoutCondition: Sendable {
  private let isMet: @Sendable (CGSize) -> Bool

  /// Creates a condition.
  ///
  /// - Parameter isMet: Whether the condition is met in a size, in points. The answer must depend on
  ///   nothing else: it is asked for when the size has changed.
  public init(_ isMet: @escaping @Sendable (CGSize) -> Bool) {
    self.isMet = isMet
  }

  /// Whether the condition is met in a size, in points.
  public func isMet(in size: CGSize) -> Bool { isMet(size) }

  /// Met while the width is in a range, in points.
  public static func when(width: some LayoutRange) -> LayoutCondition {
    LayoutCondition { width.contains(Double($0.width)) }
  }

  /// Met while the height is in a range, in points.
  public static func when(height: some LayoutRange) -> LayoutCondition {
    LayoutCondition { height.contains(Double($0.height)) }
  }

  /// Met while width and height are both in ranges, in points.
  public static func when(
    width: some LayoutRange, height: some LayoutRange
  ) -> LayoutCondition {
    LayoutCondition { width.contains(Double($0.width)) && height.contains(Double($0.height)) }
  }
}

/// A range of lengths, in points: `600...`, `..<600`, `...600`, `400..<600`, `400...600`.
public protocol LayoutRange: RangeExpression<Double>, Sendable {}

extension Range: LayoutRange where Bound == Double {}
extension ClosedRange: LayoutRange where Bound == Double {}
extension PartialRangeFrom: LayoutRange where Bound == Double {}
extension PartialRangeThrough: LayoutRange where Bound == Double {}
extension PartialRangeUpTo: LayoutRange where Bound == Double {}
