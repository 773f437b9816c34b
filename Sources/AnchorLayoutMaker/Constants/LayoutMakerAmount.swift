public import AnchorLayout
public import Foundation

/// A constant in a statement of the maker: a number, a point, a size, or insets.
public protocol LayoutMakerAmount: LayoutMakerTarget {
  /// The constant as the maker sees it.
  var makerConstant: LayoutMakerConstant { get }
}

/// A constant as the maker sees it, in points.
public enum LayoutMakerConstant: Hashable, Sendable {
  /// The same for every quantity.
  case number(Double)
  /// X and y.
  case point(CGPoint)
  /// Width and height.
  case size(CGSize)
  /// Distances inwards from left, right, top and bottom.
  case insets(LayoutInsets)
  /// Distances inwards from leading, trailing, top and bottom.
  case directionalInsets(LayoutDirectionalInsets)
}

extension LayoutMakerAmount where Self: LayoutNumber {
  /// The number.
  @inlinable public var makerConstant: LayoutMakerConstant { .number(layoutValue) }
}

extension Double: LayoutMakerAmount {}
extension CGFloat: LayoutMakerAmount {}
extension Float: LayoutMakerAmount {}
extension Int: LayoutMakerAmount {}
extension Int8: LayoutMakerAmount {}
extension Int16: LayoutMakerAmount {}
extension Int32: LayoutMakerAmount {}
extension Int64: LayoutMakerAmount {}
extension UInt: LayoutMakerAmount {}
extension UInt8: LayoutMakerAmount {}
extension UInt16: LayoutMakerAmount {}
extension UInt32: LayoutMakerAmount {}
extension UInt64: LayoutMakerAmount {}

extension CGPoint: LayoutMakerAmount {
  /// X and y.
  @inlinable public var makerConstant: LayoutMakerConstant { .point(self) }
}

extension CGSize: LayoutMakerAmount {
  /// Width and height.
  @inlinable public var makerConstant: LayoutMakerConstant { .size(self) }
}

extension LayoutInsets: LayoutMakerAmount {
  /// The insets.
  @inlinable public var makerConstant: LayoutMakerConstant { .insets(self) }
}

extension LayoutDirectionalInsets: LayoutMakerAmount {
  /// The insets.
  @inlinable public var makerConstant: LayoutMakerConstant { .directionalInsets(self) }
}
