// These operators make nothing: they are there so that the compiler says in our words what is
// wrong. Disfavoured, they cost correct statements nothing: the type checker stops before it tries
// them.

// MARK: - ==

/// Not possible: the kinds differ.
@available(
  *, unavailable,
  message: "both sides must measure the same: x positions, y positions, or dimensions"
)
@_disfavoredOverload
@discardableResult
public func == <Left: LayoutAnchorKind, Right: LayoutAnchorKind>(
  left: some LinearExpression<Left>, right: some LinearExpression<Right>
) -> LayoutConstraint {
  neverMade()
}

/// Not possible: a number is no position.
@available(
  *, unavailable,
  message: "a position is measured from another, as in a.leadingAnchor == b.leadingAnchor + 10"
)
@_disfavoredOverload
@discardableResult
public func == <Position: LayoutPositionKind>(
  left: some LinearExpression<Position>, right: Double
) -> LayoutConstraint {
  neverMade()
}

/// Not possible: a number is no position.
@available(
  *, unavailable,
  message: "a position is measured from another, as in a.leadingAnchor == b.leadingAnchor + 10"
)
@_disfavoredOverload
@discardableResult
public func == <Position: LayoutPositionKind>(
  left: some LinearExpression<Position>, right: some LayoutNumber
) -> LayoutConstraint {
  neverMade()
}

// MARK: - <=

/// Not possible: the kinds differ.
@available(
  *, unavailable,
  message: "both sides must measure the same: x positions, y positions, or dimensions"
)
@_disfavoredOverload
@discardableResult
public func <= <Left: LayoutAnchorKind, Right: LayoutAnchorKind>(
  left: some LinearExpression<Left>, right: some LinearExpression<Right>
) -> LayoutConstraint {
  neverMade()
}

/// Not possible: a number is no position.
@available(
  *, unavailable,
  message: "a position is measured from another, as in a.leadingAnchor <= b.leadingAnchor + 10"
)
@_disfavoredOverload
@discardableResult
public func <= <Position: LayoutPositionKind>(
  left: some LinearExpression<Position>, right: Double
) -> LayoutConstraint {
  neverMade()
}

/// Not possible: a number is no position.
@available(
  *, unavailable,
  message: "a position is measured from another, as in a.leadingAnchor <= b.leadingAnchor + 10"
)
@_disfavoredOverload
@discardableResult
public func <= <Position: LayoutPositionKind>(
  left: some LinearExpression<Position>, right: some LayoutNumber
) -> LayoutConstraint {
  neverMade()
}

// MARK: - >=

/// Not possible: the kinds differ.
@available(
  *, unavailable,
  message: "both sides must measure the same: x positions, y positions, or dimensions"
)
@_disfavoredOverload
@discardableResult
public func >= <Left: LayoutAnchorKind, Right: LayoutAnchorKind>(
  left: some LinearExpression<Left>, right: some LinearExpression<Right>
) -> LayoutConstraint {
  neverMade()
}

/// Not possible: a number is no position.
@available(
  *, unavailable,
  message: "a position is measured from another, as in a.leadingAnchor >= b.leadingAnchor + 10"
)
@_disfavoredOverload
@discardableResult
public func >= <Position: LayoutPositionKind>(
  left: some LinearExpression<Position>, right: Double
) -> LayoutConstraint {
  neverMade()
}

/// Not possible: a number is no position.
@available(
  *, unavailable,
  message: "a position is measured from another, as in a.leadingAnchor >= b.leadingAnchor + 10"
)
@_disfavoredOverload
@discardableResult
public func >= <Position: LayoutPositionKind>(
  left: some LinearExpression<Position>, right: some LayoutNumber
) -> LayoutConstraint {
  neverMade()
}

// MARK: - Sums

/// Not possible: where a sum of positions lies depends on what they are measured from.
@available(
  *, unavailable,
  message: "two positions have no sum; use midpoint(_:_:), or add a dimension or a number"
)
@_disfavoredOverload
public func + <Left: LayoutPositionKind, Right: LayoutPositionKind>(
  left: some LinearExpression<Left>, right: some LinearExpression<Right>
) -> LayoutExpression<Left> {
  left.expression
}

/// Not possible: the axes differ.
@available(*, unavailable, message: "positions along different axes have no difference")
@_disfavoredOverload
public func - <Left: LayoutPositionKind, Right: LayoutPositionKind>(
  left: some LinearExpression<Left>, right: some LinearExpression<Right>
) -> LayoutExpression<LayoutDimension> {
  LayoutExpression(LayoutForm(constant: .nan))
}

/// Not possible: a dimension less a position measures nothing.
@available(
  *, unavailable, message: "a dimension less a position measures nothing; turn them around"
)
@_disfavoredOverload
public func - <Position: LayoutPositionKind>(
  left: some LinearExpression<LayoutDimension>, right: some LinearExpression<Position>
) -> LayoutExpression<Position> {
  right.expression
}

/// Not possible: a product of two anchors is not linear.
@available(*, unavailable, message: "anchors can be multiplied by numbers only")
@_disfavoredOverload
public func * <Left: LayoutAnchorKind, Right: LayoutAnchorKind>(
  left: some LinearExpression<Left>, right: some LinearExpression<Right>
) -> LayoutExpression<Left> {
  left.expression
}

/// Not possible: a quotient of two anchors is not linear.
@available(
  *, unavailable,
  message: "anchors can be divided by numbers only; multiply the other side instead"
)
@_disfavoredOverload
public func / <Left: LayoutAnchorKind, Right: LayoutAnchorKind>(
  left: some LinearExpression<Left>, right: some LinearExpression<Right>
) -> LayoutExpression<Left> {
  left.expression
}

// MARK: - Result

/// Stands where an operator that cannot be called would make its constraint.
private func neverMade() -> LayoutConstraint {
  LayoutConstraint(LayoutForm(constant: 0), .equal, LayoutForm(constant: 0))
}
