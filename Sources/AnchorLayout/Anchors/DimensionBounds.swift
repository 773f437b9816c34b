extension LinearExpression<LayoutDimension> {
  /// Keeps the dimension within a range, in points; the constraints are active at once.
  ///
  ///     label.widthAnchor.clamp(100...200) ~ .high
  ///
  /// - Returns: The constraints of the lower and of the upper bound.
  @discardableResult
  public func clamp(_ range: ClosedRange<Double>) -> LayoutConstraintPair {
    LayoutConstraintPair(first: self >= range.lowerBound, second: self <= range.upperBound)
  }

  /// Keeps the dimension at least a number of points; the constraint is active at once.
  @discardableResult
  public func clamp(_ range: PartialRangeFrom<Double>) -> LayoutConstraint {
    self >= range.lowerBound
  }

  /// Keeps the dimension at most a number of points; the constraint is active at once.
  @discardableResult
  public func clamp(_ range: PartialRangeThrough<Double>) -> LayoutConstraint {
    self <= range.upperBound
  }

  /// So many hundredths of the dimension: `page.widthAnchor.percent(30)`.
  public func percent(_ percentage: Double) -> LayoutExpression<LayoutDimension> {
    expression.scaled(by: percentage / 100)
  }
}

extension LayoutAnchorPair<LayoutDimension, LayoutDimension> {
  /// Keeps the width a multiple of the height; the constraint is active at once.
  ///
  ///     video.sizeAnchors.aspectRatio(16.0 / 9)
  @discardableResult
  public func aspectRatio(_ widthToHeight: Double) -> LayoutConstraint {
    first == widthToHeight * second
  }
}
