extension LayoutConstraint {
  /// The item of the first term on the left-hand side; nil when it is gone.
  public var firstItem: (any LayoutItem)? { firstTerm?.target?.owner }

  /// The quantity of the first term on the left-hand side; nil if there is no term.
  public var firstAttribute: LayoutAttribute? { firstTerm?.attribute }

  /// The item of the second term; nil if there is none, or when it is gone.
  public var secondItem: (any LayoutItem)? { secondTerm?.target?.owner }

  /// The quantity of the second term; nil if there is none.
  public var secondAttribute: LayoutAttribute? { secondTerm?.attribute }

  /// The nearest common ancestor of all items of the statement, which may be one of them; nil while
  /// they are in different trees or one of them is gone.
  ///
  /// - Complexity: O(*d*) in the depth of the tree for each term.
  public var owner: (any LayoutItem)? {
    var ancestor: LayoutNode?
    for index in 0..<termCount {
      guard let node = term(index)?.target else { return nil }
      guard let former = ancestor else {
        ancestor = node
        continue
      }
      ancestor = former.commonAncestor(with: node)
      if ancestor == nil { return nil }
    }
    return ancestor?.owner
  }

  /// How far the constraint is from holding, in points; 0 if it holds, nil unless it is enlisted.
  /// Solves first, if anything has changed.
  public var violation: Double? {
    guard isActive, let node = firstTerm?.node else { return nil }
    _ = node.engine { $0.settle() }
    guard state == .enlisted, let engine else { return nil }
    return engine.difference(of: self).map(relation.violation)
  }
}
