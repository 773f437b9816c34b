internal import AnchorLayout

/// The quantities that a chain such as `make.top.left` names, in the order in which their
/// constraints are made.
public struct LayoutMakerAttributes: OptionSet, Hashable, Sendable {
  /// A bit for each quantity.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The left edge.
  public static let left = LayoutMakerAttributes(rawValue: 1 << 0)
  /// The top edge.
  public static let top = LayoutMakerAttributes(rawValue: 1 << 1)
  /// The right edge.
  public static let right = LayoutMakerAttributes(rawValue: 1 << 2)
  /// The bottom edge.
  public static let bottom = LayoutMakerAttributes(rawValue: 1 << 3)
  /// The edge where text begins.
  public static let leading = LayoutMakerAttributes(rawValue: 1 << 4)
  /// The edge where text ends.
  public static let trailing = LayoutMakerAttributes(rawValue: 1 << 5)
  /// The distance from left to right.
  public static let width = LayoutMakerAttributes(rawValue: 1 << 6)
  /// The distance from top to bottom.
  public static let height = LayoutMakerAttributes(rawValue: 1 << 7)
  /// The middle between left and right.
  public static let centerX = LayoutMakerAttributes(rawValue: 1 << 8)
  /// The middle between top and bottom.
  public static let centerY = LayoutMakerAttributes(rawValue: 1 << 9)
  /// The baseline of the last line of text.
  public static let lastBaseline = LayoutMakerAttributes(rawValue: 1 << 10)
  /// The baseline of the first line of text.
  public static let firstBaseline = LayoutMakerAttributes(rawValue: 1 << 11)
  /// The left edge moved inwards by the margin.
  public static let leftMargin = LayoutMakerAttributes(rawValue: 1 << 12)
  /// The right edge moved inwards by the margin.
  public static let rightMargin = LayoutMakerAttributes(rawValue: 1 << 13)
  /// The top edge moved inwards by the margin.
  public static let topMargin = LayoutMakerAttributes(rawValue: 1 << 14)
  /// The bottom edge moved inwards by the margin.
  public static let bottomMargin = LayoutMakerAttributes(rawValue: 1 << 15)
  /// The leading edge moved inwards by the margin.
  public static let leadingMargin = LayoutMakerAttributes(rawValue: 1 << 16)
  /// The trailing edge moved inwards by the margin.
  public static let trailingMargin = LayoutMakerAttributes(rawValue: 1 << 17)
  /// The middle between the left and right margins.
  public static let centerXWithinMargins = LayoutMakerAttributes(rawValue: 1 << 18)
  /// The middle between the top and bottom margins.
  public static let centerYWithinMargins = LayoutMakerAttributes(rawValue: 1 << 19)

  /// Left, top, right and bottom.
  public static let edges: LayoutMakerAttributes = [.left, .top, .right, .bottom]
  /// Left and right.
  public static let horizontalEdges: LayoutMakerAttributes = [.left, .right]
  /// Top and bottom.
  public static let verticalEdges: LayoutMakerAttributes = [.top, .bottom]
  /// Top, bottom, leading and trailing.
  public static let directionalEdges: LayoutMakerAttributes = [.top, .bottom, .leading, .trailing]
  /// Leading and trailing.
  public static let directionalHorizontalEdges: LayoutMakerAttributes = [.leading, .trailing]
  /// Width and height.
  public static let size: LayoutMakerAttributes = [.width, .height]
  /// The center on both axes.
  public static let center: LayoutMakerAttributes = [.centerX, .centerY]
  /// The left, top, right and bottom margins.
  public static let margins: LayoutMakerAttributes = [
    .leftMargin, .topMargin, .rightMargin, .bottomMargin,
  ]
  /// The top, bottom, leading and trailing margins.
  public static let directionalMargins: LayoutMakerAttributes = [
    .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
  ]
  /// The center within the margins on both axes.
  public static let centerWithinMargins: LayoutMakerAttributes = [
    .centerXWithinMargins, .centerYWithinMargins,
  ]

  /// The number of quantities.
  var count: Int { rawValue.nonzeroBitCount }

  /// Calls a closure with each quantity, in order.
  @inline(__always)
  func visit(_ body: (LayoutAttribute) -> Void) {
    var rest = rawValue
    while rest != 0 {
      if let attribute = Self.attribute(ofBit: rest.trailingZeroBitCount) { body(attribute) }
      rest &= rest - 1
    }
  }

  /// The quantity, if there is exactly one.
  var single: LayoutAttribute? {
    count == 1 ? Self.attribute(ofBit: rawValue.trailingZeroBitCount) : nil
  }

  private static func attribute(ofBit bit: Int) -> LayoutAttribute? {
    switch bit {
    case 0: .left
    case 1: .top
    case 2: .right
    case 3: .bottom
    case 4: .leading
    case 5: .trailing
    case 6: .width
    case 7: .height
    case 8: .centerX
    case 9: .centerY
    case 10: .lastBaseline
    case 11: .firstBaseline
    case 12: .leftMargin
    case 13: .rightMargin
    case 14: .topMargin
    case 15: .bottomMargin
    case 16: .leadingMargin
    case 17: .trailingMargin
    case 18: .centerXWithinMargins
    case 19: .centerYWithinMargins
    default: nil
    }
  }
}

extension LayoutMakerAttributes: CustomStringConvertible {
  /// The names of the quantities, joined by points.
  public var description: String {
    var names: [String] = []
    visit { names.append($0.description) }
    return names.joined(separator: ".")
  }
}
