internal import AnchorLayout

/// Which quantity of the target each quantity of the item is related to.
struct MakerPairing {
  private let attributes: LayoutMakerAttributes
  /// The one quantity of the target, if there is one for all.
  private let common: LayoutAttribute?

  /// Pairs the quantities up.
  ///
  /// - Returns: Nil unless the target has no quantities of its own, one for all, or the same ones.
  init?(_ attributes: LayoutMakerAttributes, _ target: LayoutMakerAttributes) {
    common = target.single
    guard target.isEmpty || common != nil || target == attributes else { return nil }
    self.attributes = attributes
  }

  /// The quantity of the target that belongs to one of the item.
  func partner(of attribute: LayoutAttribute) -> LayoutAttribute { common ?? attribute }

  /// Whether all pairs measure the same thing.
  var isComparable: Bool {
    guard let common else { return true }
    var isComparable = true
    attributes.visit { if !$0.isComparable(to: common) { isComparable = false } }
    return isComparable
  }
}
