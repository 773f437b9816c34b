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

  /// Whether the attribute is a position, measured in a coordinate space, and not a size.
  var isPosition: Bool { self != .width && self != .height }

  /// Whether the attribute is measured along the x axis.
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width: true
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .height: false
    }
  }

  /// Whether the attribute follows the direction of text.
  var isDirectional: Bool { self == .leading || self == .trailing }

  /// Whether the attribute is left or right in every direction of text.
  var isPhysical: Bool { self == .left || self == .right }

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
    }
  }
}
