public import Foundation

// The relations under names that only layout has: where a file has very many other `==`, the
// compiler finds these sooner.

/// Keeps its left-hand side equal to its right-hand side.
infix operator /==/ : ComparisonPrecedence
/// Keeps its left-hand side at most its right-hand side.
infix operator /<=/ : ComparisonPrecedence
/// Keeps its left-hand side at least its right-hand side.
infix operator />=/ : ComparisonPrecedence

// MARK: - /==/

/// The same as `==`.
@discardableResult
public func /==/ <Kind>(
  left: some LinearExpression<Kind>, right: some LinearExpression<Kind>
) -> LayoutConstraint {
  left == right
}

/// The same as `==`.
@discardableResult
public func /==/ (
  left: some LinearExpression<LayoutDimension>, right: Double
) -> LayoutConstraint {
  left == right
}

/// The same as `==`.
@discardableResult
public func /==/ <Shape>(
  left: some LayoutGroup<Shape>, right: some LayoutGroup<Shape.Counterpart>
) -> Shape.Constraints {
  left == right
}

/// The same as `==`.
@discardableResult
public func /==/ (left: some LayoutGroup<LayoutSizeShape>, right: CGSize) -> LayoutConstraintPair {
  left == right
}

// MARK: - /<=/

/// The same as `<=`.
@discardableResult
public func /<=/ <Kind>(
  left: some LinearExpression<Kind>, right: some LinearExpression<Kind>
) -> LayoutConstraint {
  left <= right
}

/// The same as `<=`.
@discardableResult
public func /<=/ (
  left: some LinearExpression<LayoutDimension>, right: Double
) -> LayoutConstraint {
  left <= right
}

/// The same as `<=`.
@discardableResult
public func /<=/ <Shape>(
  left: some LayoutGroup<Shape>, right: some LayoutGroup<Shape.Counterpart>
) -> Shape.Constraints {
  left <= right
}

/// The same as `<=`.
@discardableResult
public func /<=/ (left: some LayoutGroup<LayoutSizeShape>, right: CGSize) -> LayoutConstraintPair {
  left <= right
}

// MARK: - />=/

/// The same as `>=`.
@discardableResult
public func />=/ <Kind>(
  left: some LinearExpression<Kind>, right: some LinearExpression<Kind>
) -> LayoutConstraint {
  left >= right
}

/// The same as `>=`.
@discardableResult
public func />=/ (
  left: some LinearExpression<LayoutDimension>, right: Double
) -> LayoutConstraint {
  left >= right
}

/// The same as `>=`.
@discardableResult
public func />=/ <Shape>(
  left: some LayoutGroup<Shape>, right: some LayoutGroup<Shape.Counterpart>
) -> Shape.Constraints {
  left >= right
}

/// The same as `>=`.
@discardableResult
public func />=/ (left: some LayoutGroup<LayoutSizeShape>, right: CGSize) -> LayoutConstraintPair {
  left >= right
}
