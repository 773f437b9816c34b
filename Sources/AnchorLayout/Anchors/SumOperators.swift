/// The sum of two dimensions.
@inlinable
public func + (
  left: some LinearExpression<LayoutDimension>, right: some LinearExpression<LayoutDimension>
) -> LayoutExpression<LayoutDimension> {
  sum(left, right, factor: 1)
}

/// The difference of two dimensions.
@inlinable
public func - (
  left: some LinearExpression<LayoutDimension>, right: some LinearExpression<LayoutDimension>
) -> LayoutExpression<LayoutDimension> {
  sum(left, right, factor: -1)
}

/// The position that lies a dimension after another.
@inlinable
public func + <Position: LayoutPositionKind>(
  position: some LinearExpression<Position>, dimension: some LinearExpression<LayoutDimension>
) -> LayoutExpression<Position> {
  sum(position, dimension, factor: 1)
}

/// The position that lies a dimension after another.
@inlinable
public func + <Position: LayoutPositionKind>(
  dimension: some LinearExpression<LayoutDimension>, position: some LinearExpression<Position>
) -> LayoutExpression<Position> {
  sum(dimension, position, factor: 1)
}

/// The position that lies a dimension before another.
@inlinable
public func - <Position: LayoutPositionKind>(
  position: some LinearExpression<Position>, dimension: some LinearExpression<LayoutDimension>
) -> LayoutExpression<Position> {
  sum(position, dimension, factor: -1)
}

/// The distance of two positions, a dimension.
@inlinable
public func - <Position: LayoutPositionKind>(
  left: some LinearExpression<Position>, right: some LinearExpression<Position>
) -> LayoutExpression<LayoutDimension> {
  sum(left, right, factor: -1)
}

/// The position halfway between two others.
@inlinable
public func midpoint<Position: LayoutPositionKind>(
  _ first: some LinearExpression<Position>, _ second: some LinearExpression<Position>
) -> LayoutExpression<Position> {
  let both: LayoutExpression<Position> = sum(first, second, factor: 1)
  return both * 0.5
}

@inlinable
func sum<Left, Right, Result>(
  _ left: some LinearExpression<Left>, _ right: some LinearExpression<Right>, factor: Double
) -> LayoutExpression<Result> {
  var form = left.expression.form
  form.add(right.expression.form, times: factor)
  return LayoutExpression(form)
}
