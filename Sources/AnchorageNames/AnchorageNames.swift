// The names that a program written for Anchorage uses. A ported program imports this module instead
// of Anchorage and UIKit; a new one imports AnchorLayout.

@_exported public import UIKitNames

/// How strongly a statement is wanted.
public typealias Priority = LayoutPriority
/// Distances inwards from left, right, top and bottom, in points.
public typealias EdgeInsets = LayoutInsets
/// The constraints that a statement about edges made.
public typealias ConstraintGroup = LayoutEdgeConstraints
/// The constraints that a statement about edges made, by an older name.
public typealias EdgeConstraints = LayoutEdgeConstraints
/// The constraints that a statement about edges made, by an older name.
public typealias EdgeGroup = LayoutEdgeConstraints
/// The constraints that a statement about a pair of anchors made.
public typealias ConstraintPair = LayoutConstraintPair
/// Two anchors that are related at once.
public typealias AnchorPair = LayoutAnchorPair
/// Four edges that are related at once.
public typealias EdgeAnchors = LayoutEdgeAnchors
/// What has anchors.
public typealias AnchorGroupProvider = LayoutAnchorProvider
/// A view.
public typealias View = LayoutView

extension LayoutEdgeAnchors {
  /// Leading and trailing.
  public var horizontalAnchors: LayoutAnchorPair<LayoutXAxis, LayoutXAxis> { horizontal }
  /// Top and bottom.
  public var verticalAnchors: LayoutAnchorPair<LayoutYAxis, LayoutYAxis> { vertical }
}
