/// An edge of an item.
public enum LayoutEdge: UInt8, Hashable, Sendable, CaseIterable {
  /// The top edge.
  case top
  /// The leading, or left, edge.
  case leading
  /// The bottom edge.
  case bottom
  /// The trailing, or right, edge.
  case trailing
}

extension LayoutGroup<LayoutEdgesShape> {
  /// The edges without some of them, to be related to all edges of another item:
  ///
  ///     sheet.edgeAnchors.excluding(.top) == screen.edgeAnchors
  ///
  /// Constants inset the edges that are left.
  public func excluding(_ edges: LayoutEdge...) -> LayoutGroupExpression<LayoutOpenEdgesShape> {
    groupExpression.leavingOut(edges)
  }
}
