public import AnchorLayout

/// A statement that was just made, to be refined: `.offset(8).priority(.high)`.
public struct LayoutMakerStatement {
  @usableFromInline let statements: MakerStatements
  @usableFromInline let made: FewConstraints

  /// Multiplies the quantities of the target; a constant target stays as it is.
  @discardableResult
  @inlinable
  public func multipliedBy(_ factor: some LayoutNumber) -> LayoutMakerStatement {
    multiply(by: factor.layoutValue)
    return self
  }

  /// Divides the quantities of the target; a constant target stays as it is.
  @discardableResult
  @inlinable
  public func dividedBy(_ divisor: some LayoutNumber) -> LayoutMakerStatement {
    multipliedBy(1 / divisor.layoutValue)
  }

  /// Shifts: adds an amount to every quantity, in points, instead of what was added so far. Of a
  /// point its x is added to x positions and its y to y positions, of a size its width to widths and
  /// its height to heights; insets move each edge right or down by what they have for it.
  @discardableResult
  @inlinable
  public func offset(_ amount: some LayoutMakerAmount) -> LayoutMakerStatement {
    offset(amount.makerConstant)
    return self
  }

  /// Insets: moves every edge inwards by an amount, in points, instead of what was added so far.
  /// Sizes shrink by the insets of both their sides. A point or size insets both sides of an axis.
  ///
  /// Insets by left and right are brought to leading and trailing, and the other way around, by the
  /// direction that text has in the item now.
  @discardableResult
  @inlinable
  public func inset(_ amount: some LayoutMakerAmount) -> LayoutMakerStatement {
    inset(amount.makerConstant)
    return self
  }

  /// Gives the statement a priority; it is required otherwise.
  @discardableResult
  @inlinable
  public func priority(_ priority: LayoutPriority) -> LayoutMakerStatement {
    prioritize(priority)
    return self
  }

  /// Gives the statement a priority; it is required otherwise.
  @_disfavoredOverload
  @discardableResult
  @inlinable
  public func priority(_ priority: some LayoutNumber) -> LayoutMakerStatement {
    self.priority(LayoutPriority(priority.layoutValue))
  }

  /// Gives the statement a name for diagnostics.
  @discardableResult
  @inlinable
  public func labeled(_ label: String) -> LayoutMakerStatement {
    name(label)
    return self
  }

  /// The constraints of the statement, to be kept: switched and edited as one.
  public var constraint: MadeConstraint { statements.handle(of: made) }

  // What the generic methods do when they have been specialised for the caller.

  @usableFromInline
  func multiply(by factor: Double) {
    made.visit { if $0.secondAttribute != nil { $0.multiplier = factor } }
  }

  @usableFromInline
  func offset(_ constant: LayoutMakerConstant) { made.visit { $0.setOffset(constant) } }

  @usableFromInline
  func inset(_ constant: LayoutMakerConstant) { made.visit { $0.setInset(constant) } }

  @usableFromInline
  func prioritize(_ priority: LayoutPriority) { made.visit { $0.priority = priority } }

  @usableFromInline
  func name(_ label: String) { made.visit { $0.label = label } }
}

extension LayoutConstraint {
  /// Sets the constant to what an amount shifts the first quantity by.
  func setOffset(_ amount: LayoutMakerConstant) {
    if case .number(let number) = amount {
      constant = number
      return
    }
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
