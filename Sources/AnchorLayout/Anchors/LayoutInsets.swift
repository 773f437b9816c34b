public import Foundation

/// Distances inwards from the edges of an item, in points.
public struct LayoutInsets: Hashable, Sendable {
  /// The distance from the top edge downwards.
  public var top: Double
  /// The distance from the left, or leading, edge inwards.
  public var left: Double
  /// The distance from the bottom edge upwards.
  public var bottom: Double
  /// The distance from the right, or trailing, edge inwards.
  public var right: Double

  /// Creates insets; 0 unless said otherwise.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Distances inwards from the edges of an item by the direction of its text, in points.
public struct LayoutDirectionalInsets: Hashable, Sendable {
  /// The distance from the top edge downwards.
  public var top: Double
  /// The distance from the leading edge inwards.
  public var leading: Double
  /// The distance from the bottom edge upwards.
  public var bottom: Double
  /// The distance from the trailing edge inwards.
  public var trailing: Double

  /// Creates insets; 0 unless said otherwise.
  public init(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A constant with a number for each anchor of a composite: insets for edges, a size for a size, a
/// point for a center.
public protocol LayoutGroupConstant {
  /// The composites that the constant can be added to.
  associatedtype Shape: LayoutShape

  /// What is added to the member at a position, in points.
  func summand(of member: Int) -> Double
}

extension LayoutInsets: LayoutGroupConstant {
  /// Insets are added to edges.
  public typealias Shape = LayoutEdgesShape

  /// Top and left as they are, bottom and right with their signs turned.
  public func summand(of member: Int) -> Double {
    switch member {
    case 0: top
    case 1: left
    case 2: -bottom
    default: -right
    }
  }
}

extension LayoutDirectionalInsets: LayoutGroupConstant {
  /// Insets are added to edges.
  public typealias Shape = LayoutEdgesShape

  /// Top and leading as they are, bottom and trailing with their signs turned.
  public func summand(of member: Int) -> Double {
    switch member {
    case 0: top
    case 1: leading
    case 2: -bottom
    default: -trailing
    }
  }
}

extension CGSize: LayoutGroupConstant {
  /// Sizes are added to sizes.
  public typealias Shape = LayoutSizeShape

  /// Width, then height.
  public func summand(of member: Int) -> Double { member == 0 ? width : height }
}

extension CGPoint: LayoutGroupConstant {
  /// Points are added to centers.
  public typealias Shape = LayoutCenterShape

  /// X, then y.
  public func summand(of member: Int) -> Double { member == 0 ? x : y }
}
