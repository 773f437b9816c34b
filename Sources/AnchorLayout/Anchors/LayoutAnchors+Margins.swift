extension LayoutAnchors {
  /// The left edge moved inwards by the margin.
  public var leftMargin: LayoutAnchor<LayoutXAxis> { anchor(.leftMargin) }
  /// The right edge moved inwards by the margin.
  public var rightMargin: LayoutAnchor<LayoutXAxis> { anchor(.rightMargin) }
  /// The leading edge moved inwards by the margin.
  public var leadingMargin: LayoutAnchor<LayoutXAxis> { anchor(.leadingMargin) }
  /// The trailing edge moved inwards by the margin.
  public var trailingMargin: LayoutAnchor<LayoutXAxis> { anchor(.trailingMargin) }
  /// The middle between the left and right margins.
  public var centerXWithinMargins: LayoutAnchor<LayoutXAxis> { anchor(.centerXWithinMargins) }
  /// The top edge moved inwards by the margin.
  public var topMargin: LayoutAnchor<LayoutYAxis> { anchor(.topMargin) }
  /// The bottom edge moved inwards by the margin.
  public var bottomMargin: LayoutAnchor<LayoutYAxis> { anchor(.bottomMargin) }
  /// The middle between the top and bottom margins.
  public var centerYWithinMargins: LayoutAnchor<LayoutYAxis> { anchor(.centerYWithinMargins) }

  /// The leading and trailing margins; a constant added to them insets.
  public var horizontalMargins: LayoutAnchorPair<LayoutXAxis, LayoutXAxis> {
    LayoutAnchorPair(leadingMargin, trailingMargin)
  }
  /// The top and bottom margins; a constant added to them insets.
  public var verticalMargins: LayoutAnchorPair<LayoutYAxis, LayoutYAxis> {
    LayoutAnchorPair(topMargin, bottomMargin)
  }
  /// The top, leading, bottom and trailing margins; a constant added to them insets.
  public var edgesWithinMargins: LayoutEdgeAnchors {
    LayoutEdgeAnchors(horizontal: horizontalMargins, vertical: verticalMargins)
  }
  /// The top, left, bottom and right margins; a constant added to them insets.
  public var physicalEdgesWithinMargins: LayoutEdgeAnchors {
    LayoutEdgeAnchors(
      horizontal: LayoutAnchorPair(leftMargin, rightMargin), vertical: verticalMargins)
  }
  /// The center within the margins on both axes; a constant added to it shifts.
  public var centerWithinMargins: LayoutAnchorPair<LayoutXAxis, LayoutYAxis> {
    LayoutAnchorPair(centerXWithinMargins, centerYWithinMargins)
  }
}
