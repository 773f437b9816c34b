public import AnchorLayout

/// A statement that was just made, to be refined: `.offset(8).priority(.high)`.
public struct LayoutMakerStatement {
  let statements: MakerStatements
  let made: FewConstraints

  /// Multiplies the quantities of the target; a constant target stays as it is.
  @discardableResult
  public func multipliedBy(_ factor: some LayoutNumber) -> LayoutMakerStatement {
    let factor = factor.layoutValue
    made.visit { if $0.secondAttribute != nil { $0.multiplier = factor } }
    return self
  }

  /// Divides the quantities of the target; a constant target stays as it is.
  @discardableResult
  public func dividedBy(_ divisor: some LayoutNumber) -> LayoutMakerStatement {
    multipliedBy(1 / divisor.layoutValue)
  }

  /// Shifts: adds an amount to every quantity, in points, instead of what was added so far. Of a
  /// point its x is added to x positions and its y to y positions, of a size its width to widths and
  /// its height to heights; insets move each edge right or down by what they have for it.
  @discardableResult
  public func offset(_ amount: some LayoutMakerAmount) -> LayoutMakerStatement {
    let constant = amount.makerConstant
    made.visit { $0.setOffset(constant) }
    return self
  }

  /// Insets: moves every edge inwards by an amount, in points, instead of what was added so far.
  /// Sizes shrink by the insets of both their sides. A point or size insets both sides of an axis.
  ///
  /// Insets by left and right are brought to leading and trailing, and the other way around, by the
  /// direction that text has in the item now.
  @discardableResult
  public func inset(_ amount: some LayoutMakerAmount) -> LayoutMakerStatement {
    let constant = amount.makerConstant
    made.visit { $0.setInset(constant) }
    return self
  }

  /// Gives the statement a priority; it is required otherwise.
  @discardableResult
  public func priority(_ priority: LayoutPriority) -> LayoutMakerStatement {
    made.visit { $0.priority = priority }
    return self
  }

  /// Gives the statement a priority; it is required otherwise.
  @_disfavoredOverload
  @discardableResult
  public func priority(_ priority: some LayoutNumber) -> LayoutMakerStatement {
    self.priority(LayoutPriority(priority.layoutValue))
  }

  /// Gives the statement a name for diagnostics.
  @discardableResult
  public func labeled(_ label: String) -> LayoutMakerStatement {
    made.visit { $0.label = label }
    return self
  }

  /// The constraints of the statement, to be kept: switched and edited as one.
  public var constraint: MadeConstraint { statements.handle(of: made) }
}

extension LayoutConstraint {
  /// Sets the constant to what an amount shifts the first quantity by.
  func setOffset(_ amount: LayoutMakerConstant) {
    guard let firstAttribute else { return }
    constant = amount.offset(of: firstAttribute, isRightToLeft(for: amount))
  }

  /// Sets the constant to what an amount insets the first quantity by.
  func setInset(_ amount: LayoutMakerConstant) {
    guard let firstAttribute else { return }
    constant = amount.inset(of: firstAttribute, isRightToLeft(for: amount))
  }

  private func isRightToLeft(for amount: LayoutMakerConstant) -> Bool {
    amount.dependsOnDirection && firstItem?.anchors.isRightToLeft == true
  }
}
