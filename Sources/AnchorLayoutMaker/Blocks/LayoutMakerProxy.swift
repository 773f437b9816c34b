public import AnchorLayout

/// The maker's view of an item: `view.snp`.
public struct LayoutMakerProxy: LayoutMakerAttributeNames {
  @usableFromInline let item: any LayoutItem

  @inlinable
  init(item: any LayoutItem) {
    self.item = item
  }

  /// The item.
  public var target: any LayoutItem { item }

  /// Names quantities of the item as a target.
  public func naming(_ attributes: LayoutMakerAttributes) -> LayoutMakerItem {
    LayoutMakerItem(anchors: item.anchors, attributes: attributes)
  }

  /// Makes constraints and activates them when the block has ended.
  ///
  /// Leaves the placement of the item to constraints, as the other blocks do. Its statements are no
  /// part of a `batch` around it.
  public func makeConstraints(_ block: (LayoutMaker) -> Void) {
    run(block) { $0.keepOpen() }
  }

  /// Makes constraints that are not active yet.
  ///
  /// - Returns: One for each statement.
  @discardableResult
  public func prepareConstraints(_ block: (LayoutMaker) -> Void) -> [MadeConstraint] {
    var handles: [MadeConstraint] = []
    run(block, preparing: true) { handles = $0.takePrepared() }
    return handles
  }

  /// Removes all the constraints that the maker made for the item, and makes others.
  public func remakeConstraints(_ block: (LayoutMaker) -> Void) {
    run(block) { statements in
      statements.removeKept()
      statements.keepOpen()
    }
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
    run(block) { $0.updateByOpen() }
  }

  /// Removes all the constraints that the maker made for the item.
  public func removeConstraints() {
    (item.layoutNode.companion as? MakerStatements)?.removeKept()
  }

  /// The constraints that the maker made for the item and that were not deactivated through it, in
  /// the order in which they were made.
  public var layoutConstraints: [LayoutConstraint] {
    (item.layoutNode.companion as? MakerStatements)?.kept ?? []
  }

  /// Runs a block, and does with what it made what is to be done.
  private func run(
    _ block: (LayoutMaker) -> Void, preparing: Bool = false, _ finish: (MakerStatements) -> Void
  ) {
    item.layoutNode.isPlacedByFrame = false
    let statements = MakerStatements.of(item)
    statements.open(preparing: preparing)
    block(LayoutMaker(statements: statements))
    finish(statements)
    statements.close()
  }
}

extension LayoutItem {
  /// The item as the maker sees it.
  @inlinable public var snp: LayoutMakerProxy { LayoutMakerProxy(item: self) }
}
