internal import AnchorLayout
internal import Foundation

/// Amounts for all sides of an item, physical and by the direction of text, in points.
struct MakerSides {
  private let top: Double
  private let bottom: Double
  private let left: Double
  private let right: Double
  private let leading: Double
  private let trailing: Double

  init(horizontal: Double, vertical: Double) {
    (top, bottom) = (vertical, vertical)
    (left, right, leading, trailing) = (horizontal, horizontal, horizontal, horizontal)
  }

  init(_ insets: LayoutInsets, _ isRightToLeft: Bool) {
    (top, bottom) = (insets.top, insets.bottom)
    (left, right) = (insets.left, insets.right)
    (leading, trailing) = isRightToLeft ? (right, left) : (left, right)
  }

  init(_ insets: LayoutDirectionalInsets, _ isRightToLeft: Bool) {
    (top, bottom) = (insets.top, insets.bottom)
    (leading, trailing) = (insets.leading, insets.trailing)
    (left, right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
  }

  /// What is added to a quantity when every edge moves inwards.
  func inset(of attribute: LayoutAttribute) -> Double {
    switch attribute {
    case .left, .leftMargin: left
    case .right, .rightMargin: -right
    case .leading, .leadingMargin: leading
    case .trailing, .trailingMargin: -trailing
    case .top, .topMargin, .firstBaseline: top
    case .bottom, .bottomMargin, .lastBaseline: -bottom
    case .centerX, .centerXWithinMargins: (left - right) / 2
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    case .width: -(left + right)
    case .height: -(top + bottom)
    }
  }

  /// What is added to a quantity when every edge moves right or down, in the direction of text for
  /// leading and trailing.
  func shift(of attribute: LayoutAttribute) -> Double {
    switch attribute {
    case .left, .leftMargin: left
    case .right, .rightMargin: right
    case .leading, .leadingMargin: leading
    case .trailing, .trailingMargin: trailing
    case .top, .topMargin, .firstBaseline: top
    case .bottom, .bottomMargin, .lastBaseline: bottom
    case .centerX, .centerXWithinMargins: (left + right) / 2
    case .centerY, .centerYWithinMargins: (top + bottom) / 2
    case .width: right - left
    case .height: bottom - top
    }
  }

  /// The coordinate of a point along the axis of a position; 0 for sizes.
  static func coordinate(of attribute: LayoutAttribute, in point: CGPoint) -> Double {
    switch attribute {
    case .width, .height: 0
    default: attribute.isComparable(to: .left) ? point.x : point.y
    }
  }

  /// The width or height of a size; 0 for positions.
  static func length(of attribute: LayoutAttribute, in size: CGSize) -> Double {
    switch attribute {
    case .width: size.width
    case .height: size.height
    default: 0
    }
  }
}
