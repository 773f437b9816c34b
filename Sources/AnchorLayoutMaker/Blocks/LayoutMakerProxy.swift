public import AnchorLayout

/// The maker's view of an item: `view.snp`.
public struct LayoutMakerProxy: LayoutMakerAttributeNames {
  let item: any LayoutItem

  /// Names quantities of the item as a target.
  public func naming(_ attributes: LayoutMakerAttributes) -> LayoutMakerItem {
    LayoutMakerItem(anchors: item.anchors, attributes: attributes)
  }

  /// Makes constraints and activates them when the block has ended.
  ///
  /// Leaves the placement of the item to constraints, as the other blocks do.
  public func makeConstraints(_ block: (LayoutMaker) -> Void) {
    let statements = begin()
    statements.keep(collect(statements, block))
  }

  /// Makes constraints that are not active yet.
  ///
  /// - Returns: One for each statement.
  @discardableResult
  public func prepareConstraints(_ block: (LayoutMaker) -> Void) -> [MadeConstraint] {
    let statements = begin()
    return collect(statements, preparing: true, block).handles
  }

  /// Removes all the constraints that the maker made for the item, and makes others.
  public func remakeConstraints(_ block: (LayoutMaker) -> Void) {
    let statements = begin()
    let made = collect(statements, block)
    statements.removeAll()
    statements.keep(made)
  }

  /// Brings the numbers of statements to the constraints that the maker made for the item before.
  ///
  /// A statement is matched to a constraint of the same quantity: the one with the same relation,
  /// target, multiplier and priority if there is one, else the likest. Another constant, multiplier
  /// or priority is an edit; another relation or target replaces the constraint. A statement about a
  /// quantity without a constraint is reported and left out. If the maker has made no constraint for
  /// the item yet, this makes them.
  ///
  /// - Complexity: O(*n* · *m*) in the numbers of statements and of constraints of the item.
  public func updateConstraints(_ block: (LayoutMaker) -> Void) {
    let statements = begin()
    statements.update(by: collect(statements, block))
  }

  /// Removes all the constraints that the maker made for the item.
  public func removeConstraints() {
    (item.layoutNode.companion as? MakerStatements)?.removeAll()
  }

  /// The constraints that the maker made for the item and that were not deactivated through it, in
  /// the order in which they were made.
  public var layoutConstraints: [LayoutConstraint] {
    (item.layoutNode.companion as? MakerStatements)?.made.array ?? []
  }

  private func begin() -> MakerStatements {
    let node = item.layoutNode
    node.isPlacedByFrame = false
    return MakerStatements.of(node)
  }

  private func collect(
    _ statements: MakerStatements, preparing: Bool = false, _ block: (LayoutMaker) -> Void
  ) -> MakerStatements.Block {
    let maker = LayoutMaker(statements: statements, anchors: item.anchors)
    return statements.collect(preparing: preparing) { block(maker) }
  }
}

extension LayoutItem {
  /// The item as the maker sees it.
  public var snp: LayoutMakerProxy { LayoutMakerProxy(item: self) }
}
