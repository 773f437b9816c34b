/// The anchors of an item under short names: `item.anchors.leading`.
///
/// The spelling for hosts whose class already has properties such as `leadingAnchor`.
public struct LayoutAnchors {
  /// Leads to the node of the item, or of the item whose superview is meant.
  @usableFromInline let link: NodeLink
  /// Whether the anchors are those of the node's superview.
  @usableFromInline let viaSuperview: Bool

  /// The left edge.
  public var left: LayoutAnchor<LayoutXAxis> { anchor(.left) }
  /// The right edge.
  public var right: LayoutAnchor<LayoutXAxis> { anchor(.right) }
  /// The edge where text begins.
  public var leading: LayoutAnchor<LayoutXAxis> { anchor(.leading) }
  /// The edge where text ends.
  public var trailing: LayoutAnchor<LayoutXAxis> { anchor(.trailing) }
  /// The middle between left and right.
  public var centerX: LayoutAnchor<LayoutXAxis> { anchor(.centerX) }
  /// The top edge.
  public var top: LayoutAnchor<LayoutYAxis> { anchor(.top) }
  /// The bottom edge.
  public var bottom: LayoutAnchor<LayoutYAxis> { anchor(.bottom) }
  /// The middle between top and bottom.
  public var centerY: LayoutAnchor<LayoutYAxis> { anchor(.centerY) }
  /// The baseline of the first line of text.
  public var firstBaseline: LayoutAnchor<LayoutYAxis> { anchor(.firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaseline: LayoutAnchor<LayoutYAxis> { anchor(.lastBaseline) }
  /// The distance from left to right.
  public var width: LayoutAnchor<LayoutDimension> { anchor(.width) }
  /// The distance from top to bottom.
  public var height: LayoutAnchor<LayoutDimension> { anchor(.height) }

  /// The leading and trailing edges; a constant added to them insets.
  public var horizontal: LayoutAnchorPair<LayoutXAxis, LayoutXAxis> {
    LayoutAnchorPair(leading, trailing)
  }
  /// The top and bottom edges; a constant added to them insets.
  public var vertical: LayoutAnchorPair<LayoutYAxis, LayoutYAxis> {
    LayoutAnchorPair(top, bottom)
  }
  /// The center on both axes; a constant added to it shifts.
  public var center: LayoutAnchorPair<LayoutXAxis, LayoutYAxis> {
    LayoutAnchorPair(centerX, centerY)
  }
  /// Width and height; a constant added to them is added to both.
  public var size: LayoutAnchorPair<LayoutDimension, LayoutDimension> {
    LayoutAnchorPair(width, height)
  }
  /// Top, leading, bottom and trailing; a constant added to them insets.
  public var edges: LayoutEdgeAnchors {
    LayoutEdgeAnchors(horizontal: horizontal, vertical: vertical)
  }
  /// The left and right edges; a constant added to them insets.
  public var physicalHorizontal: LayoutAnchorPair<LayoutXAxis, LayoutXAxis> {
    LayoutAnchorPair(left, right)
  }
  /// Top, left, bottom and right; a constant added to them insets.
  public var physicalEdges: LayoutEdgeAnchors {
    LayoutEdgeAnchors(horizontal: physicalHorizontal, vertical: vertical)
  }

  func anchor<Kind>(_ attribute: LayoutAttribute) -> LayoutAnchor<Kind> {
    LayoutAnchor(link, attribute, viaSuperview: viaSuperview)
  }
}
