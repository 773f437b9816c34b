public import AnchorLayout

/// What quantities can be related to: a view, a guide, quantities of an item, or a constant.
///
/// The items of a host need not conform: the maker takes them as they are.
public protocol LayoutMakerTarget {
  /// The target as the maker sees it.
  var makerOperand: LayoutMakerOperand { get }
}

/// A target as the maker sees it.
public enum LayoutMakerOperand {
  /// Quantities of an item; the same ones as on the other side if there are none.
  case item(LayoutAnchors, LayoutMakerAttributes)
  /// A constant.
  case constant(LayoutMakerConstant)
}

/// Quantities of an item as a target: `view.snp.bottom`. Does not keep the item alive.
public struct LayoutMakerItem: LayoutMakerTarget {
  @usableFromInline let anchors: LayoutAnchors
  @usableFromInline let attributes: LayoutMakerAttributes

  /// The item; nil when it is gone.
  public var target: (any LayoutItem)? { anchors.item }

  /// The quantities of the item.
  @inlinable public var makerOperand: LayoutMakerOperand { .item(anchors, attributes) }
}

extension LayoutView: LayoutMakerTarget {
  /// The same quantities of the view as on the other side.
  @inlinable public var makerOperand: LayoutMakerOperand { .item(anchors, []) }
}

extension LayoutGuide: LayoutMakerTarget {
  /// The same quantities of the guide as on the other side.
  @inlinable public var makerOperand: LayoutMakerOperand { .item(anchors, []) }
}

extension LayoutSuperview: LayoutMakerTarget {
  /// The same quantities of the superview as on the other side.
  @inlinable public var makerOperand: LayoutMakerOperand { .item(anchors, []) }
}

extension LayoutMakerAmount {
  /// The constant.
  @inlinable public var makerOperand: LayoutMakerOperand { .constant(makerConstant) }
}
