public import Foundation

/// Binds weaker than comparison and the ternary, so that a whole statement is given the priority
/// and `~ isWide ? .high : .low` needs no parentheses.
precedencegroup LayoutPriorityPrecedence {
  associativity: left
  higherThan: AssignmentPrecedence
  lowerThan: TernaryPrecedence
}

/// Gives a statement, or an expression in one, a priority.
infix operator ~ : LayoutPriorityPrecedence

/// Gives a constraint a priority.
@discardableResult
public func ~ (constraint: LayoutConstraint, priority: LayoutPriority) -> LayoutConstraint {
  constraint.priority = priority
  return constraint
}

/// Gives the constraints of a set a priority.
@discardableResult
public func ~ <Constraints: LayoutConstraintSet>(
  constraints: Constraints, priority: LayoutPriority
) -> Constraints {
  for constraint in constraints.all { constraint.priority = priority }
  return constraints
}

/// An expression that gives its statement a priority.
public func ~ <Kind>(
  expression: some LinearExpression<Kind>, priority: LayoutPriority
) -> LayoutExpression<Kind> {
  var form = expression.expression.form
  form.priority = priority
  return LayoutExpression(form)
}

/// A group expression that gives its statements a priority.
public func ~ <Shape>(
  group: some LayoutGroup<Shape>, priority: LayoutPriority
) -> LayoutGroupExpression<Shape> {
  group.groupExpression.mapped { form, _ in form.priority = priority }
}

/// A number of points that gives its statement a priority.
public func ~ (constant: Double, priority: LayoutPriority) -> LayoutExpression<LayoutDimension> {
  var form = LayoutForm(constant: constant)
  form.priority = priority
  return LayoutExpression(form)
}

/// A size that gives its statements a priority.
public func ~ (size: CGSize, priority: LayoutPriority) -> LayoutGroupExpression<LayoutSizeShape> {
  LayoutGroupExpression(size).mapped { form, _ in form.priority = priority }
}
