public import Foundation

/// A number that can stand in a layout expression.
///
/// Anchors have operators for `Double`, which the compiler tries first, and to which it converts
/// `CGFloat`; this protocol lets variables of the other number types in without slowing it down.
public protocol LayoutNumber {
  /// The number, in points where it stands for a distance.
  var layoutValue: Double { get }
}

extension LayoutNumber where Self: BinaryInteger {
  /// The integer, rounded to the nearest number that `Double` has.
  @inlinable public var layoutValue: Double { Double(self) }
}

extension Double: LayoutNumber {
  /// The number itself.
  @inlinable public var layoutValue: Double { self }
}
extension CGFloat: LayoutNumber {
  /// The same number.
  @inlinable public var layoutValue: Double { Double(self) }
}
extension Int: LayoutNumber {}
extension Int8: LayoutNumber {}
extension Int16: LayoutNumber {}
extension Int32: LayoutNumber {}
extension Int64: LayoutNumber {}
extension UInt: LayoutNumber {}
extension UInt8: LayoutNumber {}
extension UInt16: LayoutNumber {}
extension UInt32: LayoutNumber {}
extension UInt64: LayoutNumber {}
extension Float: LayoutNumber {
  /// The same number.
  @inlinable public var layoutValue: Double { Double(self) }
}
