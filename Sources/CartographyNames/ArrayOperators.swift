// A statement about a compound is an array of constraints to a ported program. What the statement
// makes is the same; where an array is not asked for, the operators of AnchorLayout are taken.

/// Keeps every member of a compound equal to that of another; the constraints are active at once.
@_disfavoredOverload
@discardableResult
public func == <Shape>(
  left: some LayoutGroup<Shape>, right: some LayoutGroup<Shape.Counterpart>
) -> [NSLayoutConstraint] {
  let constraints: Shape.Constraints = left == right
  return constraints.all
}

/// Keeps near sides at most and far sides at least those of another compound; the constraints are
/// active at once.
@_disfavoredOverload
@discardableResult
public func <= <Shape>(
  left: some LayoutGroup<Shape>, right: some LayoutGroup<Shape.Counterpart>
) -> [NSLayoutConstraint] {
  let constraints: Shape.Constraints = left <= right
  return constraints.all
}

/// Keeps near sides at least and far sides at most those of another compound; the constraints are
/// active at once.
@_disfavoredOverload
@discardableResult
public func >= <Shape>(
  left: some LayoutGroup<Shape>, right: some LayoutGroup<Shape.Counterpart>
) -> [NSLayoutConstraint] {
  let constraints: Shape.Constraints = left >= right
  return constraints.all
}
