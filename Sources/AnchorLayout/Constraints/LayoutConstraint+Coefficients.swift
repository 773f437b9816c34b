extension LayoutConstraint {
  /// An anchor times a coefficient, as it stands in a statement.
  public struct Summand {
    /// The item; nil when it is gone.
    public let item: (any LayoutItem)?
    /// The quantity of the item.
    public let attribute: LayoutAttribute
    /// The factor of the quantity.
    public let coefficient: Double
    /// Whether the summand stands left of the relation.
    public let isOnLeft: Bool
  }

  /// The summands of the left-hand side and then those of the right-hand side, without constants.
  ///
  /// - Complexity: O(*t*) in the number of summands.
  public var summands: [Summand] {
    (0..<termCount).compactMap { index in
      term(index).map {
        Summand(
          item: $0.target?.owner, attribute: $0.attribute, coefficient: $0.coefficient,
          isOnLeft: index < leftCount)
      }
    }
  }

  /// The factor of the second item, 1 if there is none. Nil unless the statement is of the form
  /// *first == multiplier × second + constant*; the coefficients of others are edited by
  /// ``setCoefficient(_:ofSummand:)``.
  ///
  /// Setting it on an active constraint is a single edit of the solver. A value that is not finite,
  /// or a statement without a multiplier, is reported and changes nothing.
  public var multiplier: Double? {
    get {
      guard leftCount == 1, termCount <= 2, firstTerm?.coefficient == 1 else { return nil }
      return secondTerm?.coefficient ?? 1
    }
    set {
      guard newValue != multiplier else { return }
      guard let newValue, multiplier != nil, secondTerm != nil else {
        anyEngine?.report(.noMultiplier, of: self)
        return
      }
      replaceCoefficient(1, by: newValue)
    }
  }

  /// Replaces the coefficient of a summand, counted from 0 as in ``summands``.
  ///
  /// On an active constraint this is a single edit of the solver. A value that is not finite, or a
  /// summand that does not exist, is reported and changes nothing.
  ///
  /// - Complexity: O(*t*) in the number of summands, and what the solver needs for the edit.
  public func setCoefficient(_ coefficient: Double, ofSummand index: Int) {
    guard index >= 0, index < termCount else {
      anyEngine?.report(.noSummand(index, count: termCount), of: self)
      return
    }
    replaceCoefficient(index, by: coefficient)
  }

  private func replaceCoefficient(_ index: Int, by coefficient: Double) {
    guard let old = term(index)?.coefficient, old != coefficient else { return }
    guard coefficient.isFinite else {
      anyEngine?.report(.editedCoefficientNotFinite, of: self)
      return
    }
    willChange()
    store(coefficient, of: index)
    if state == .enlisted, let engine {
      if !engine.updateTerms(of: self) { store(old, of: index) }
    } else {
      reconsider()
    }
  }

  private func store(_ coefficient: Double, of index: Int) {
    switch index {
    case 0: firstTerm?.coefficient = coefficient
    case 1: secondTerm?.coefficient = coefficient
    default: knownExtras?.otherTerms[index - 2].coefficient = coefficient
    }
  }

  /// An engine that can report about the constraint; nil when all its items are gone.
  var anyEngine: LayoutEngine? {
    engine ?? anyNode?.engine()
  }
}
