// MARK: - Constants

/// A group plus a constant, in points: edges are inset, a center is shifted, a size grows.
public func + <Shape, Number: LayoutNumber>(
  group: some LayoutGroup<Shape>, constant: Number
) -> LayoutGroupExpression<Shape> {
  group.groupExpression.inset(by: constant.layoutValue)
}

/// A group plus a constant, in points: edges are inset, a center is shifted, a size grows.
public func + <Shape, Number: LayoutNumber>(
  constant: Number, group: some LayoutGroup<Shape>
) -> LayoutGroupExpression<Shape> {
  group.groupExpression.inset(by: constant.layoutValue)
}

/// A group minus a constant, in points: edges are outset, a center is shifted, a size shrinks.
public func - <Shape, Number: LayoutNumber>(
  group: some LayoutGroup<Shape>, constant: Number
) -> LayoutGroupExpression<Shape> {
  group.groupExpression.inset(by: -constant.layoutValue)
}

/// A group plus a constant for each of its members: edges and insets, a size and a size, a center
/// and a point.
public func + <Shape, Constant: LayoutGroupConstant>(
  group: some LayoutGroup<Shape>, constant: Constant
) -> LayoutGroupExpression<Shape> where Constant.Shape == Shape.Counterpart {
  group.groupExpression.mapped { form, member in form.constant += constant.summand(of: member) }
}

/// A group minus a constant for each of its members.
public func - <Shape, Constant: LayoutGroupConstant>(
  group: some LayoutGroup<Shape>, constant: Constant
) -> LayoutGroupExpression<Shape> where Constant.Shape == Shape.Counterpart {
  group.groupExpression.mapped { form, member in form.constant -= constant.summand(of: member) }
}

// MARK: - Factors

/// A size, its constants too, times a factor.
public func * <Number: LayoutNumber>(
  size: some LayoutGroup<LayoutSizeShape>, factor: Number
) -> LayoutGroupExpression<LayoutSizeShape> {
  size.groupExpression.mapped { form, _ in form.scale(by: factor.layoutValue) }
}

/// A size, its constants too, times a factor.
public func * <Number: LayoutNumber>(
  factor: Number, size: some LayoutGroup<LayoutSizeShape>
) -> LayoutGroupExpression<LayoutSizeShape> {
  size * factor
}

/// A size, its constants too, divided by a divisor.
public func / <Number: LayoutNumber>(
  size: some LayoutGroup<LayoutSizeShape>, divisor: Number
) -> LayoutGroupExpression<LayoutSizeShape> {
  size * (1 / divisor.layoutValue)
}

// MARK: - Relations

/// Keeps every member of a group equal to that of another; the constraints are active at once.
@discardableResult
public func == <Shape>(
  left: some LayoutGroup<Shape>, right: some LayoutGroup<Shape.Counterpart>
) -> Shape.Constraints {
  left.groupExpression.stated(.equal, right.groupExpression)
}

/// Keeps near sides at most and far sides at least those of another group: edges contain it. The
/// constraints are active at once.
@discardableResult
public func <= <Shape>(
  left: some LayoutGroup<Shape>, right: some LayoutGroup<Shape.Counterpart>
) -> Shape.Constraints {
  left.groupExpression.stated(.lessThanOrEqual, right.groupExpression)
}

/// Keeps near sides at least and far sides at most those of another group: edges stay inside it.
/// The constraints are active at once.
@discardableResult
public func >= <Shape>(
  left: some LayoutGroup<Shape>, right: some LayoutGroup<Shape.Counterpart>
) -> Shape.Constraints {
  left.groupExpression.stated(.greaterThanOrEqual, right.groupExpression)
}
