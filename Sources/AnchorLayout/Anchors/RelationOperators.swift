// MARK: - ==

/// Keeps an expression equal to another; the constraint is active at once.
@discardableResult
@inlinable
public func == <Kind>(
  left: some LinearExpression<Kind>, right: some LinearExpression<Kind>
) -> LayoutConstraint {
  .stated(left.expression.form, .equal, right.expression.form)
}

/// Keeps a dimension equal to a number of points; the constraint is active at once.
@discardableResult
@inlinable
public func == (
  left: some LinearExpression<LayoutDimension>, right: Double
) -> LayoutConstraint {
  .stated(left.expression.form, .equal, LayoutForm(constant: right))
}

/// Keeps a dimension equal to a number of points; the constraint is active at once.
@_disfavoredOverload
@discardableResult
@inlinable
public func == <Number: LayoutNumber>(
  left: some LinearExpression<LayoutDimension>, right: Number
) -> LayoutConstraint {
  .stated(left.expression.form, .equal, LayoutForm(constant: right.layoutValue))
}

// MARK: - <=

/// Keeps an expression at most another; the constraint is active at once.
@discardableResult
@inlinable
public func <= <Kind>(
  left: some LinearExpression<Kind>, right: some LinearExpression<Kind>
) -> LayoutConstraint {
  .stated(left.expression.form, .lessThanOrEqual, right.expression.form)
}

/// Keeps a dimension at most a number of points; the constraint is active at once.
@discardableResult
@inlinable
public func <= (
  left: some LinearExpression<LayoutDimension>, right: Double
) -> LayoutConstraint {
  .stated(left.expression.form, .lessThanOrEqual, LayoutForm(constant: right))
}

/// Keeps a dimension at most a number of points; the constraint is active at once.
@_disfavoredOverload
@discardableResult
@inlinable
public func <= <Number: LayoutNumber>(
  left: some LinearExpression<LayoutDimension>, right: Number
) -> LayoutConstraint {
  .stated(left.expression.form, .lessThanOrEqual, LayoutForm(constant: right.layoutValue))
}

// MARK: - >=

/// Keeps an expression at least another; the constraint is active at once.
@discardableResult
@inlinable
public func >= <Kind>(
  left: some LinearExpression<Kind>, right: some LinearExpression<Kind>
) -> LayoutConstraint {
  .stated(left.expression.form, .greaterThanOrEqual, right.expression.form)
}

/// Keeps a dimension at least a number of points; the constraint is active at once.
@discardableResult
@inlinable
public func >= (
  left: some LinearExpression<LayoutDimension>, right: Double
) -> LayoutConstraint {
  .stated(left.expression.form, .greaterThanOrEqual, LayoutForm(constant: right))
}

/// Keeps a dimension at least a number of points; the constraint is active at once.
@_disfavoredOverload
@discardableResult
@inlinable
public func >= <Number: LayoutNumber>(
  left: some LinearExpression<LayoutDimension>, right: Number
) -> LayoutConstraint {
  .stated(left.expression.form, .greaterThanOrEqual, LayoutForm(constant: right.layoutValue))
}
