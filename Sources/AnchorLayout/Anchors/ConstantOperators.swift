// Constants are plain `Double`, with a disfavoured twin for other number types: a generic constant
// would make every literal a type variable and the compiler several times slower. The expression is
// a type parameter of its own, not a `some` with the kind as the parameter: with that the compiler
// gave up on sums of five numbers, which take it 14 ms so.

/// An expression plus a constant, in points.
@inlinable
public func + <E: LinearExpression>(
  expression: E, constant: Double
) -> LayoutExpression<E.Kind> {
  var form = expression.expression.form
  form.constant += constant
  return LayoutExpression(form)
}

/// An expression plus a constant, in points.
@inlinable
public func + <E: LinearExpression>(
  constant: Double, expression: E
) -> LayoutExpression<E.Kind> {
  expression + constant
}

/// An expression minus a constant, in points.
@inlinable
public func - <E: LinearExpression>(
  expression: E, constant: Double
) -> LayoutExpression<E.Kind> {
  expression + -constant
}

/// A constant, in points, minus an expression.
@inlinable
public func - <E: LinearExpression>(
  constant: Double, expression: E
) -> LayoutExpression<E.Kind> {
  expression.expression.scaled(by: -1) + constant
}

/// An expression plus a constant, in points.
@_disfavoredOverload
@inlinable
public func + <E: LinearExpression, Number: LayoutNumber>(
  expression: E, constant: Number
) -> LayoutExpression<E.Kind> {
  expression + constant.layoutValue
}

/// An expression plus a constant, in points.
@_disfavoredOverload
@inlinable
public func + <E: LinearExpression, Number: LayoutNumber>(
  constant: Number, expression: E
) -> LayoutExpression<E.Kind> {
  expression + constant.layoutValue
}

/// An expression minus a constant, in points.
@_disfavoredOverload
@inlinable
public func - <E: LinearExpression, Number: LayoutNumber>(
  expression: E, constant: Number
) -> LayoutExpression<E.Kind> {
  expression + -constant.layoutValue
}

/// A constant, in points, minus an expression.
@_disfavoredOverload
@inlinable
public func - <E: LinearExpression, Number: LayoutNumber>(
  constant: Number, expression: E
) -> LayoutExpression<E.Kind> {
  expression.expression.scaled(by: -1) + constant.layoutValue
}
