/// Something that quantities are named on: the maker, a chain, or the proxy of an item.
public protocol LayoutMakerAttributeNames {
  /// What naming quantities gives.
  associatedtype Named

  /// Names quantities; on a chain in addition to those it has.
  func naming(_ attributes: LayoutMakerAttributes) -> Named
}

extension LayoutMakerAttributeNames {
  /// The left edge.
  @inlinable public var left: Named { naming(.left) }
  /// The top edge.
  @inlinable public var top: Named { naming(.top) }
  /// The right edge.
  @inlinable public var right: Named { naming(.right) }
  /// The bottom edge.
  @inlinable public var bottom: Named { naming(.bottom) }
  /// The edge where text begins.
  @inlinable public var leading: Named { naming(.leading) }
  /// The edge where text ends.
  @inlinable public var trailing: Named { naming(.trailing) }
  /// The distance from left to right.
  @inlinable public var width: Named { naming(.width) }
  /// The distance from top to bottom.
  @inlinable public var height: Named { naming(.height) }
  /// The middle between left and right.
  @inlinable public var centerX: Named { naming(.centerX) }
  /// The middle between top and bottom.
  @inlinable public var centerY: Named { naming(.centerY) }
  /// The baseline of the last line of text.
  @inlinable public var lastBaseline: Named { naming(.lastBaseline) }
  /// The baseline of the first line of text.
  @inlinable public var firstBaseline: Named { naming(.firstBaseline) }
  /// The left edge moved inwards by the margin.
  @inlinable public var leftMargin: Named { naming(.leftMargin) }
  /// The right edge moved inwards by the margin.
  @inlinable public var rightMargin: Named { naming(.rightMargin) }
  /// The top edge moved inwards by the margin.
  @inlinable public var topMargin: Named { naming(.topMargin) }
  /// The bottom edge moved inwards by the margin.
  @inlinable public var bottomMargin: Named { naming(.bottomMargin) }
  /// The leading edge moved inwards by the margin.
  @inlinable public var leadingMargin: Named { naming(.leadingMargin) }
  /// The trailing edge moved inwards by the margin.
  @inlinable public var trailingMargin: Named { naming(.trailingMargin) }
  /// The middle between the left and right margins.
  @inlinable public var centerXWithinMargins: Named { naming(.centerXWithinMargins) }
  /// The middle between the top and bottom margins.
  @inlinable public var centerYWithinMargins: Named { naming(.centerYWithinMargins) }

  /// Left, top, right and bottom.
  @inlinable public var edges: Named { naming(.edges) }
  /// Left and right.
  @inlinable public var horizontalEdges: Named { naming(.horizontalEdges) }
  /// Top and bottom.
  @inlinable public var verticalEdges: Named { naming(.verticalEdges) }
  /// Top, bottom, leading and trailing.
  @inlinable public var directionalEdges: Named { naming(.directionalEdges) }
  /// Leading and trailing.
  @inlinable public var directionalHorizontalEdges: Named { naming(.directionalHorizontalEdges) }
  /// Top and bottom.
  @inlinable public var directionalVerticalEdges: Named { naming(.verticalEdges) }
  /// Width and height.
  @inlinable public var size: Named { naming(.size) }
  /// The center on both axes.
  @inlinable public var center: Named { naming(.center) }
  /// The left, top, right and bottom margins.
  @inlinable public var margins: Named { naming(.margins) }
  /// The top, bottom, leading and trailing margins.
  @inlinable public var directionalMargins: Named { naming(.directionalMargins) }
  /// The center within the margins on both axes.
  @inlinable public var centerWithinMargins: Named { naming(.centerWithinMargins) }
}
