// Constants are plain `Double`, with a disfavoured twin for other number types: a generic constant
// would make every literal a type variable and the compiler several times slower.

/// An expression plus a constant, in points.
@inlinable
public func + <Kind>(
  expression: some LinearExpression<Kind>, constant: Double
) -> LayoutExpression<Kind> {
  var form = expression.expression.form
  form.constant += constant
  return LayoutExpression(form)
}

/// An expression plus a constant, in points.
@inlinable
public func + <Kind>(
  constant: Double, expression: some LinearExpression<Kind>
) -> LayoutExpression<Kind> {
  expression + constant
}

/// An expression minus a constant, in points.
@inlinable
public func - <Kind>(
  expression: some LinearExpression<Kind>, constant: Double
) -> LayoutExpression<Kind> {
  expression + -constant
}

/// A constant, in points, minus an expression.
@inlinable
public func - <Kind>(
  constant: Double, expression: some LinearExpression<Kind>
) -> LayoutExpression<Kind> {
  expression.expression.scaled(by: -1) + constant
}

/// An expression plus a constant, in points.
@_disfavoredOverload
@inlinable
public func + <Kind, Number: LayoutNumber>(
  expression: some LinearExpression<Kind>, constant: Number
) -> LayoutExpression<Kind> {
  expression + constant.layoutValue
}

/// An expression plus a constant, in points.
@_disfavoredOverload
@inlinable
public func + <Kind, Number: LayoutNumber>(
  constant: Number, expression: some LinearExpression<Kind>
) -> LayoutExpression<Kind> {
  expression + constant.layoutValue
}

/// An expression minus a constant, in points.
@_disfavoredOverload
@inlinable
public func - <Kind, Number: LayoutNumber>(
  expression: some LinearExpression<Kind>, constant: Number
) -> LayoutExpression<Kind> {
  expression + -constant.layoutValue
}

/// A constant, in points, minus an expression.
@_disfavoredOverload
@inlinable
public func - <Kind, Number: LayoutNumber>(
  constant: Number, expression: some LinearExpression<Kind>
) -> LayoutExpression<Kind> {
  expression.expression.scaled(by: -1) + constant.layoutValue
}
