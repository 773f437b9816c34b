// A factor of a plain anchor, or of an expression, has operators that are not generic over the
// operand. They say nothing new, but where a sum of products ends in a variable they save the
// compiler seconds.

// MARK: - Anchors

/// An anchor times a factor.
@inlinable
public func * <Kind>(anchor: LayoutAnchor<Kind>, factor: Double) -> LayoutExpression<Kind> {
  anchor.expression.scaled(by: factor)
}

/// An anchor times a factor.
@inlinable
public func * <Kind>(factor: Double, anchor: LayoutAnchor<Kind>) -> LayoutExpression<Kind> {
  anchor.expression.scaled(by: factor)
}

/// An anchor divided by a divisor.
@inlinable
public func / <Kind>(anchor: LayoutAnchor<Kind>, divisor: Double) -> LayoutExpression<Kind> {
  anchor.expression.scaled(by: 1 / divisor)
}

// MARK: - Expressions

/// An expression, its constant too, times a factor.
@inlinable
public func * <Kind>(
  expression: LayoutExpression<Kind>, factor: Double
) -> LayoutExpression<Kind> {
  expression.scaled(by: factor)
}

/// An expression, its constant too, times a factor.
@inlinable
public func * <Kind>(
  factor: Double, expression: LayoutExpression<Kind>
) -> LayoutExpression<Kind> {
  expression.scaled(by: factor)
}

/// An expression, its constant too, divided by a divisor.
@inlinable
public func / <Kind>(
  expression: LayoutExpression<Kind>, divisor: Double
) -> LayoutExpression<Kind> {
  expression.scaled(by: 1 / divisor)
}

// MARK: - Other number types

/// An expression, its constant too, times a factor.
@_disfavoredOverload
@inlinable
public func * <Kind, Number: LayoutNumber>(
  expression: some LinearExpression<Kind>, factor: Number
) -> LayoutExpression<Kind> {
  expression.expression.scaled(by: factor.layoutValue)
}

/// An expression, its constant too, times a factor.
@_disfavoredOverload
@inlinable
public func * <Kind, Number: LayoutNumber>(
  factor: Number, expression: some LinearExpression<Kind>
) -> LayoutExpression<Kind> {
  expression.expression.scaled(by: factor.layoutValue)
}

/// An expression, its constant too, divided by a divisor.
@_disfavoredOverload
@inlinable
public func / <Kind, Number: LayoutNumber>(
  expression: some LinearExpression<Kind>, divisor: Number
) -> LayoutExpression<Kind> {
  expression.expression.scaled(by: 1 / divisor.layoutValue)
}

/// A dimension times minus one.
@inlinable
public prefix func - (
  expression: some LinearExpression<LayoutDimension>
) -> LayoutExpression<LayoutDimension> {
  expression.expression.scaled(by: -1)
}

extension LayoutExpression {
  /// The expression with all its terms and its constant multiplied.
  @inlinable
  func scaled(by factor: Double) -> LayoutExpression {
    var form = form
    form.scale(by: factor)
    return LayoutExpression(form)
  }
}
