/// Edges moved inwards by the same number of points on all sides.
public func inset(
  _ edges: some LayoutGroup<LayoutEdgesShape>, _ all: some LayoutNumber
) -> LayoutGroupExpression<LayoutEdgesShape> {
  edges + all
}

/// Edges moved inwards, leading and trailing by one number of points and top and bottom by another.
public func inset(
  _ edges: some LayoutGroup<LayoutEdgesShape>, _ horizontal: some LayoutNumber,
  _ vertical: some LayoutNumber
) -> LayoutGroupExpression<LayoutEdgesShape> {
  inset(edges, vertical, horizontal, vertical, horizontal)
}

/// Edges of which leading and trailing are moved inwards by a number of points.
public func inset(
  _ edges: some LayoutGroup<LayoutEdgesShape>, horizontally horizontal: some LayoutNumber
) -> LayoutGroupExpression<LayoutEdgesShape> {
  inset(edges, horizontal, 0)
}

/// Edges of which top and bottom are moved inwards by a number of points.
public func inset(
  _ edges: some LayoutGroup<LayoutEdgesShape>, vertically vertical: some LayoutNumber
) -> LayoutGroupExpression<LayoutEdgesShape> {
  inset(edges, 0, vertical)
}

/// Edges moved inwards by a number of points each.
public func inset(
  _ edges: some LayoutGroup<LayoutEdgesShape>, _ top: some LayoutNumber,
  _ leading: some LayoutNumber, _ bottom: some LayoutNumber, _ trailing: some LayoutNumber
) -> LayoutGroupExpression<LayoutEdgesShape> {
  edges
    + LayoutDirectionalInsets(
      top: top.layoutValue, leading: leading.layoutValue, bottom: bottom.layoutValue,
      trailing: trailing.layoutValue)
}

/// Edges moved inwards by insets, whose left is taken for leading and right for trailing.
public func inset<Insets: LayoutGroupConstant>(
  _ edges: some LayoutGroup<LayoutEdgesShape>, _ insets: Insets
) -> LayoutGroupExpression<LayoutEdgesShape> where Insets.Shape == LayoutEdgesShape {
  edges + insets
}

extension LayoutGroup<LayoutEdgesShape> {
  /// The edges moved inwards by the same number of points on all sides.
  public func inseted(by all: some LayoutNumber) -> LayoutGroupExpression<LayoutEdgesShape> {
    inset(self, all)
  }

  /// The edges moved inwards by insets, whose left is taken for leading and right for trailing.
  public func inseted<Insets: LayoutGroupConstant>(
    by insets: Insets
  ) -> LayoutGroupExpression<LayoutEdgesShape> where Insets.Shape == LayoutEdgesShape {
    inset(self, insets)
  }

  /// The edges moved inwards by a number of points each, 0 unless given.
  public func inseted(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) -> LayoutGroupExpression<LayoutEdgesShape> {
    inset(self, top, leading, bottom, trailing)
  }

  /// The edges moved inwards, leading and trailing by one number of points and top and bottom by
  /// another, 0 unless given.
  public func inseted(
    horizontally horizontal: Double = 0, vertically vertical: Double = 0
  ) -> LayoutGroupExpression<LayoutEdgesShape> {
    inset(self, horizontal, vertical)
  }
}
