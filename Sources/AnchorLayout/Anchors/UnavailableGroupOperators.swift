// Composites that do not go together; see UnavailableOperators.swift.

// MARK: - ==

/// Not possible: the composites have different members.
@available(
  *, unavailable,
  message: "a composite is related to its like: edges to edges, a size to a size"
)
@_disfavoredOverload
@discardableResult
public func == <Left: LayoutShape, Right: LayoutShape>(
  left: some LayoutGroup<Left>, right: some LayoutGroup<Right>
) -> [LayoutConstraint] {
  []
}

/// Not possible: a number is no composite.
@available(
  *, unavailable,
  message: "a composite is related to another, as edges to edges, or a size to a CGSize"
)
@_disfavoredOverload
@discardableResult
public func == <Shape: LayoutShape>(
  left: some LayoutGroup<Shape>, right: Double
) -> [LayoutConstraint] {
  []
}

/// Not possible: an anchor is no composite.
@available(
  *, unavailable, message: "a composite is related to a composite, and an anchor to an anchor"
)
@_disfavoredOverload
@discardableResult
public func == <Shape: LayoutShape, Kind: LayoutAnchorKind>(
  left: some LayoutGroup<Shape>, right: some LinearExpression<Kind>
) -> [LayoutConstraint] {
  []
}

/// Not possible: a composite is no anchor.
@available(
  *, unavailable, message: "a composite is related to a composite, and an anchor to an anchor"
)
@_disfavoredOverload
@discardableResult
public func == <Shape: LayoutShape, Kind: LayoutAnchorKind>(
  left: some LinearExpression<Kind>, right: some LayoutGroup<Shape>
) -> [LayoutConstraint] {
  []
}

// MARK: - <=

/// Not possible: the composites have different members.
@available(
  *, unavailable,
  message: "a composite is related to its like: edges to edges, a size to a size"
)
@_disfavoredOverload
@discardableResult
public func <= <Left: LayoutShape, Right: LayoutShape>(
  left: some LayoutGroup<Left>, right: some LayoutGroup<Right>
) -> [LayoutConstraint] {
  []
}

/// Not possible: a number is no composite.
@available(
  *, unavailable,
  message: "a composite is related to another, as edges to edges, or a size to a CGSize"
)
@_disfavoredOverload
@discardableResult
public func <= <Shape: LayoutShape>(
  left: some LayoutGroup<Shape>, right: Double
) -> [LayoutConstraint] {
  []
}

/// Not possible: an anchor is no composite.
@available(
  *, unavailable, message: "a composite is related to a composite, and an anchor to an anchor"
)
@_disfavoredOverload
@discardableResult
public func <= <Shape: LayoutShape, Kind: LayoutAnchorKind>(
  left: some LayoutGroup<Shape>, right: some LinearExpression<Kind>
) -> [LayoutConstraint] {
  []
}

/// Not possible: a composite is no anchor.
@available(
  *, unavailable, message: "a composite is related to a composite, and an anchor to an anchor"
)
@_disfavoredOverload
@discardableResult
public func <= <Shape: LayoutShape, Kind: LayoutAnchorKind>(
  left: some LinearExpression<Kind>, right: some LayoutGroup<Shape>
) -> [LayoutConstraint] {
  []
}

// MARK: - >=

/// Not possible: the composites have different members.
@available(
  *, unavailable,
  message: "a composite is related to its like: edges to edges, a size to a size"
)
@_disfavoredOverload
@discardableResult
public func >= <Left: LayoutShape, Right: LayoutShape>(
  left: some LayoutGroup<Left>, right: some LayoutGroup<Right>
) -> [LayoutConstraint] {
  []
}

/// Not possible: a number is no composite.
@available(
  *, unavailable,
  message: "a composite is related to another, as edges to edges, or a size to a CGSize"
)
@_disfavoredOverload
@discardableResult
public func >= <Shape: LayoutShape>(
  left: some LayoutGroup<Shape>, right: Double
) -> [LayoutConstraint] {
  []
}

/// Not possible: an anchor is no composite.
@available(
  *, unavailable, message: "a composite is related to a composite, and an anchor to an anchor"
)
@_disfavoredOverload
@discardableResult
public func >= <Shape: LayoutShape, Kind: LayoutAnchorKind>(
  left: some LayoutGroup<Shape>, right: some LinearExpression<Kind>
) -> [LayoutConstraint] {
  []
}

/// Not possible: a composite is no anchor.
@available(
  *, unavailable, message: "a composite is related to a composite, and an anchor to an anchor"
)
@_disfavoredOverload
@discardableResult
public func >= <Shape: LayoutShape, Kind: LayoutAnchorKind>(
  left: some LinearExpression<Kind>, right: some LayoutGroup<Shape>
) -> [LayoutConstraint] {
  []
}

// MARK: - Arithmetic

/// Not possible: the constant is not one of this composite.
@available(
  *, unavailable,
  message: "insets are added to edges, a CGSize to a size, a CGPoint to a center"
)
@_disfavoredOverload
public func + <Shape: LayoutShape>(
  group: some LayoutGroup<Shape>, constant: some LayoutGroupConstant
) -> LayoutGroupExpression<Shape> {
  group.groupExpression
}

/// Not possible: the constant is not one of this composite.
@available(
  *, unavailable,
  message: "insets are taken from edges, a CGSize from a size, a CGPoint from a center"
)
@_disfavoredOverload
public func - <Shape: LayoutShape>(
  group: some LayoutGroup<Shape>, constant: some LayoutGroupConstant
) -> LayoutGroupExpression<Shape> {
  group.groupExpression
}

/// Not possible: only a size has a multiple.
@available(
  *, unavailable,
  message: "only a size can be multiplied; relate the anchors of a center or of edges singly"
)
@_disfavoredOverload
public func * <Shape: LayoutShape>(
  group: some LayoutGroup<Shape>, factor: Double
) -> LayoutGroupExpression<Shape> {
  group.groupExpression
}
