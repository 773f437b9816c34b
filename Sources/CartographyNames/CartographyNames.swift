// The names that a program written for Cartography uses. A ported program imports this module instead
// of Cartography and UIKit; a new one imports AnchorLayout.

@_exported public import UIKitNames

/// Constraints that are switched, and replaced by others, together.
public typealias ConstraintGroup = LayoutConstraintGroup
/// A view.
public typealias View = LayoutView
/// Distances inwards from left, right, top and bottom, in points.
public typealias EdgeInsets = LayoutInsets

// MARK: - Compounds

/// The width or the height of an item.
public typealias Dimension = LayoutAnchor<LayoutDimension>
/// The center of an item.
public typealias Point = LayoutAnchorPair<LayoutXAxis, LayoutYAxis>
/// Width and height of an item.
public typealias Size = LayoutAnchorPair<LayoutDimension, LayoutDimension>
/// The four edges of an item.
public typealias Edges = LayoutEdgeAnchors

// MARK: - Proxies

/// What stands for an item in a closure.
public typealias LayoutProxy = LayoutAnchors
/// What stands for a view in a closure.
public typealias ViewProxy = LayoutAnchors
/// What stands for a guide in a closure.
public typealias LayoutGuideProxy = LayoutAnchors
/// What stands for what is covered at the top or bottom of a view in a closure.
public typealias LayoutSupportProxy = LayoutAnchors

extension LayoutItem {
  /// What stands for the item in a closure.
  public func asProxy() -> LayoutProxy { anchors }
}

extension LayoutAnchors {
  /// The baseline of the last line of text.
  public var baseline: LayoutAnchor<LayoutYAxis> { lastBaseline }

  /// The anchors of the part of the view that no bars and the like cover.
  public var safeArea: LayoutAnchors { safeAreaLayoutGuide }

  /// The anchors of the view that owns the guide.
  public var owningView: LayoutAnchors? { superview }
}

extension LayoutView {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What is covered at the top of the view.
  public var car_topLayoutGuide: LayoutGuide { topLayoutGuide }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What is covered at the bottom of the view.
  public var car_bottomLayoutGuide: LayoutGuide { bottomLayoutGuide }
}
