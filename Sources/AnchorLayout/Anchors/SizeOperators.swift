public import Foundation

/// Keeps width and height equal to those of a size, in points; the constraints are active at once.
@discardableResult
public func == (left: some LayoutGroup<LayoutSizeShape>, right: CGSize) -> LayoutConstraintPair {
  left.groupExpression.stated(.equal, LayoutGroupExpression(right))
}

/// Keeps width and height at most those of a size, in points; the constraints are active at once.
@discardableResult
public func <= (left: some LayoutGroup<LayoutSizeShape>, right: CGSize) -> LayoutConstraintPair {
  left.groupExpression.stated(.lessThanOrEqual, LayoutGroupExpression(right))
}

/// Keeps width and height at least those of a size, in points; the constraints are active at once.
@discardableResult
public func >= (left: some LayoutGroup<LayoutSizeShape>, right: CGSize) -> LayoutConstraintPair {
  left.groupExpression.stated(.greaterThanOrEqual, LayoutGroupExpression(right))
}
