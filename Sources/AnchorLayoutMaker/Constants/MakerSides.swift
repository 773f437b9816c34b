internal import AnchorLayout
internal import Foundation

/// Amounts for all sides of an item, physical and by the direction of text, in points.
struct MakerSides {
  private let physical: LayoutInsets
  private let directional: LayoutDirectionalInsets

  init(horizontal: Double, vertical: Double) {
    physical = LayoutInsets(
      top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    directional = LayoutDirectionalInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  init(_ insets: LayoutInsets, _ isRightToLeft: Bool) {
    physical = insets
    directional = insets.directional(isRightToLeft)
  }

  init(_ insets: LayoutDirectionalInsets, _ isRightToLeft: Bool) {
    physical = insets.physical(isRightToLeft)
    directional = insets
  }

  /// What is added to a quantity when every edge moves inwards.
  func inset(of attribute: LayoutAttribute) -> Double {
    switch attribute {
    case .left, .leftMargin: physical.left
    case .right, .rightMargin: -physical.right
    case .leading, .leadingMargin: directional.leading
    case .trailing, .trailingMargin: -directional.trailing
    case .top, .topMargin, .firstBaseline: physical.top
    case .bottom, .bottomMargin, .lastBaseline: -physical.bottom
    case .centerX, .centerXWithinMargins: (physical.left - physical.right) / 2
    case .centerY, .centerYWithinMargins: (physical.top - physical.bottom) / 2
    case .width: -(physical.left + physical.right)
    case .height: -(physical.top + physical.bottom)
    }
  }

  /// What is added to a quantity when every edge moves right or down, in the direction of text for
  /// leading and trailing.
  func shift(of attribute: LayoutAttribute) -> Double {
    switch attribute {
    case .left, .leftMargin: physical.left
    case .right, .rightMargin: physical.right
    case .leading, .leadingMargin: directional.leading
    case .trailing, .trailingMargin: directional.trailing
    case .top, .topMargin, .firstBaseline: physical.top
    case .bottom, .bottomMargin, .lastBaseline: physical.bottom
    case .centerX, .centerXWithinMargins: (physical.left + physical.right) / 2
    case .centerY, .centerYWithinMargins: (physical.top + physical.bottom) / 2
    case .width: physical.right - physical.left
    case .height: physical.bottom - physical.top
    }
  }

  /// The coordinate of a point along the axis of a position; 0 for sizes.
  static func coordinate(of attribute: LayoutAttribute, in point: CGPoint) -> Double {
    guard attribute.isPosition else { return 0 }
    return attribute.isComparable(to: .left) ? point.x : point.y
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
