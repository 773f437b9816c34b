// Constants are plain `Double`, with a disfavoured twin for other number types: a generic constant
// would make every literal a type variable and the compiler several times slower.

// MARK: - Constants

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
  expression * -1.0 + constant
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
  expression * -1.0 + constant.layoutValue
}

// MARK: - Factors

/// An expression, its constant too, times a factor.
@inlinable
public func * <Kind>(
  expression: some LinearExpression<Kind>, factor: Double
) -> LayoutExpression<Kind> {
  var form = expression.expression.form
  form.scale(by: factor)
  return LayoutExpression(form)
}

/// An expression, its constant too, times a factor.
@inlinable
public func * <Kind>(
  factor: Double, expression: some LinearExpression<Kind>
) -> LayoutExpression<Kind> {
  expression * factor
}

/// An expression, its constant too, divided by a divisor.
@inlinable
public func / <Kind>(
  expression: some LinearExpression<Kind>, divisor: Double
) -> LayoutExpression<Kind> {
  expression * (1 / divisor)
}

/// An expression, its constant too, times a factor.
@_disfavoredOverload
@inlinable
public func * <Kind, Number: LayoutNumber>(
  expression: some LinearExpression<Kind>, factor: Number
) -> LayoutExpression<Kind> {
  expression * factor.layoutValue
}

/// An expression, its constant too, times a factor.
@_disfavoredOverload
@inlinable
public func * <Kind, Number: LayoutNumber>(
  factor: Number, expression: some LinearExpression<Kind>
) -> LayoutExpression<Kind> {
  expression * factor.layoutValue
}

/// An expression, its constant too, divided by a divisor.
@_disfavoredOverload
@inlinable
public func / <Kind, Number: LayoutNumber>(
  expression: some LinearExpression<Kind>, divisor: Number
) -> LayoutExpression<Kind> {
  expression / divisor.layoutValue
}

/// A dimension times minus one.
@inlinable
public prefix func - (
  expression: some LinearExpression<LayoutDimension>
) -> LayoutExpression<LayoutDimension> {
  expression * -1.0
}
