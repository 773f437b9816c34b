/// Two anchors that are related at once: `view.horizontalAnchors`, `view.sizeAnchors`.
///
/// Two positions along one axis are a near and a far side: a constant added to the pair insets, and
/// `<=` and `>=` flip on the far side, so that `a.horizontalAnchors >= b.horizontalAnchors` keeps a
/// inside b.
public struct LayoutAnchorPair<First: LayoutAnchorKind, Second: LayoutAnchorKind>: LayoutGroup {
  /// The first anchor: leading, top, center x or width.
  public let first: LayoutAnchor<First>
  /// The second anchor: trailing, bottom, center y or height.
  public let second: LayoutAnchor<Second>

  /// Creates a pair of any two anchors.
  public init(_ first: LayoutAnchor<First>, _ second: LayoutAnchor<Second>) {
    self.first = first
    self.second = second
  }

  /// First and second.
  public var groupExpression: LayoutGroupExpression<LayoutPairShape<First, Second>> {
    LayoutGroupExpression(first.expression.form, second.expression.form)
  }
}

/// The four edges of an item, related at once: `view.edgeAnchors`.
///
/// A constant added to the edges insets, and `<=` and `>=` flip on bottom and trailing, so that
/// `a.edgeAnchors >= b.edgeAnchors + 10` keeps a inside b, 10 points from its edges.
public struct LayoutEdgeAnchors: LayoutGroup {
  /// Leading and trailing, or left and right.
  public let horizontal: LayoutAnchorPair<LayoutXAxis, LayoutXAxis>
  /// Top and bottom.
  public let vertical: LayoutAnchorPair<LayoutYAxis, LayoutYAxis>

  /// Creates the edges from two pairs.
  public init(
    horizontal: LayoutAnchorPair<LayoutXAxis, LayoutXAxis>,
    vertical: LayoutAnchorPair<LayoutYAxis, LayoutYAxis>
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Top, leading, bottom and trailing.
  public var groupExpression: LayoutGroupExpression<LayoutEdgesShape> {
    LayoutGroupExpression(
      vertical.first.expression.form, horizontal.first.expression.form,
      vertical.second.expression.form, horizontal.second.expression.form)
  }
}
