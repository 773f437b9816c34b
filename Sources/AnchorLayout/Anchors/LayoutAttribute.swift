/// The quantity of an item that an anchor stands for.
public enum LayoutAttribute: UInt8, Hashable, Sendable, CaseIterable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The edge where text begins.
  case leading
  /// The edge where text ends.
  case trailing
  /// The middle between left and right.
  case centerX
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The middle between top and bottom.
  case centerY
  /// The baseline of the first line of text.
  case firstBaseline
  /// The baseline of the last line of text.
  case lastBaseline
  /// The distance from left to right.
  case width
  /// The distance from top to bottom.
  case height
  /// The left edge moved inwards by the margin.
  case leftMargin
  /// The right edge moved inwards by the margin.
  case rightMargin
  /// The leading edge moved inwards by the margin.
  case leadingMargin
  /// The trailing edge moved inwards by the margin.
  case trailingMargin
  /// The middle between the left and right margins.
  case centerXWithinMargins
  /// The top edge moved inwards by the margin.
  case topMargin
  /// The bottom edge moved inwards by the margin.
  case bottomMargin
  /// The middle between the top and bottom margins.
  case centerYWithinMargins

  /// Whether the attribute is a position, measured in a coordinate space, and not a size.
  package var isPosition: Bool { self != .width && self != .height }

  /// Whether the attribute is measured along the x axis.
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width: true
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins: true
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .height: false
    case .topMargin, .bottomMargin, .centerYWithinMargins: false
    }
  }

  /// Whether the attribute follows the direction of text.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is left or right in every direction of text.
  var isPhysical: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether the attribute depends on the margins of its item.
  var isWithinMargins: Bool { rawValue >= LayoutAttribute.leftMargin.rawValue }

  /// The attribute that is the same but for the margins.
  var withoutMargin: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  /// Whether the attribute depends on the baseline offsets of its item.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension LayoutAttribute: CustomStringConvertible {
  /// The name of the attribute as it is spelled in source text.
  public var description: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .leading: "leading"
    case .trailing: "trailing"
    case .centerX: "centerX"
    case .top: "top"
    case .bottom: "bottom"
    case .centerY: "centerY"
    case .firstBaseline: "firstBaseline"
    case .lastBaseline: "lastBaseline"
    case .width: "width"
    case .height: "height"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}
