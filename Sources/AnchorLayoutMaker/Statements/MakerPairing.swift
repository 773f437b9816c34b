internal import AnchorLayout

/// Which quantity of the target each quantity of the item is related to.
struct MakerPairing {
  private let attributes: LayoutMakerAttributes
  /// The one quantity of the target, if there is one for all.
  private let common: LayoutAttribute?
  /// Whether edges are related to margins, or margins to edges.
  private let crossesMargins: Bool

  /// Pairs the quantities up.
  ///
  /// - Returns: Nil unless the target has no quantities of its own, one for all, or the same ones, be
  ///   it edges on one side and margins on the other.
  init?(_ attributes: LayoutMakerAttributes, _ target: LayoutMakerAttributes) {
    self.attributes = attributes
    common = target.single
    let isSame = target.isEmpty || common != nil || target == attributes
    crossesMargins = !isSame && Self.cross(attributes, target)
    guard isSame || crossesMargins else { return nil }
  }

  /// The quantity of the target that belongs to one of the item.
  func partner(of attribute: LayoutAttribute) -> LayoutAttribute {
    common ?? (crossesMargins ? attribute.acrossMargin : attribute)
  }

  /// Whether all pairs measure the same thing.
  var isComparable: Bool {
    guard let common else { return true }
    var isComparable = true
    attributes.visit { if !$0.isComparable(to: common) { isComparable = false } }
    return isComparable
  }

  /// Whether one side names edges and the other the margins of the same edges.
  private static func cross(
    _ attributes: LayoutMakerAttributes, _ target: LayoutMakerAttributes
  ) -> Bool {
    switch (attributes, target) {
    case (.edges, .margins), (.margins, .edges), (.directionalEdges, .directionalMargins),
      (.directionalMargins, .directionalEdges):
      true
    default: false
    }
  }
}

extension LayoutAttribute {
  /// The margin of an edge, the edge of a margin.
  fileprivate var acrossMargin: LayoutAttribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leftMargin: .left
    case .rightMargin: .right
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .topMargin: .top
    case .bottomMargin: .bottom
    default: self
    }
  }
}
