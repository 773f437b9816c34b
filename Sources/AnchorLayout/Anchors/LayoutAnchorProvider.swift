/// Something that has anchors: an item, or the superview an item will have.
public protocol LayoutAnchorProvider {
  /// The anchors under short names.
  var anchors: LayoutAnchors { get }
}

extension LayoutAnchorProvider {
  /// The left edge.
  public var leftAnchor: LayoutAnchor<LayoutXAxis> { anchors.left }
  /// The right edge.
  public var rightAnchor: LayoutAnchor<LayoutXAxis> { anchors.right }
  /// The edge where text begins.
  public var leadingAnchor: LayoutAnchor<LayoutXAxis> { anchors.leading }
  /// The edge where text ends.
  public var trailingAnchor: LayoutAnchor<LayoutXAxis> { anchors.trailing }
  /// The middle between left and right.
  public var centerXAnchor: LayoutAnchor<LayoutXAxis> { anchors.centerX }
  /// The top edge.
  public var topAnchor: LayoutAnchor<LayoutYAxis> { anchors.top }
  /// The bottom edge.
  public var bottomAnchor: LayoutAnchor<LayoutYAxis> { anchors.bottom }
  /// The middle between top and bottom.
  public var centerYAnchor: LayoutAnchor<LayoutYAxis> { anchors.centerY }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: LayoutAnchor<LayoutYAxis> { anchors.firstBaseline }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: LayoutAnchor<LayoutYAxis> { anchors.lastBaseline }
  /// The distance from left to right.
  public var widthAnchor: LayoutAnchor<LayoutDimension> { anchors.width }
  /// The distance from top to bottom.
  public var heightAnchor: LayoutAnchor<LayoutDimension> { anchors.height }

  /// The leading and trailing edges; a constant added to them insets.
  public var horizontalAnchors: LayoutAnchorPair<LayoutXAxis, LayoutXAxis> { anchors.horizontal }
  /// The top and bottom edges; a constant added to them insets.
  public var verticalAnchors: LayoutAnchorPair<LayoutYAxis, LayoutYAxis> { anchors.vertical }
  /// The center on both axes; a constant added to it shifts.
  public var centerAnchors: LayoutAnchorPair<LayoutXAxis, LayoutYAxis> { anchors.center }
  /// Width and height; a constant added to them is added to both.
  public var sizeAnchors: LayoutAnchorPair<LayoutDimension, LayoutDimension> { anchors.size }
  /// Top, leading, bottom and trailing; a constant added to them insets.
  public var edgeAnchors: LayoutEdgeAnchors { anchors.edges }
  /// The left and right edges; a constant added to them insets.
  public var physicalHorizontalAnchors: LayoutAnchorPair<LayoutXAxis, LayoutXAxis> {
    anchors.physicalHorizontal
  }
  /// Top, left, bottom and right; a constant added to them insets.
  public var physicalEdgeAnchors: LayoutEdgeAnchors { anchors.physicalEdges }
}
