public import AnchorLayout

extension LayoutMakerChain {
  /// Keeps each quantity equal to the same one of the superview, of a guide the view that owns it.
  ///
  /// Without a superview the statement waits until there is one, which is reported in a pass.
  @discardableResult
  public func equalToSuperview(
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMakerStatement {
    relate(.equal, .item(statements.anchors.ofSuperview, []), MakerOrigin(fileID, line))
  }

  /// Keeps each quantity at most the same one of the superview.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMakerStatement {
    relate(.lessThanOrEqual, .item(statements.anchors.ofSuperview, []), MakerOrigin(fileID, line))
  }

  /// Keeps each quantity at least the same one of the superview.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMakerStatement {
    relate(
      .greaterThanOrEqual, .item(statements.anchors.ofSuperview, []), MakerOrigin(fileID, line))
  }

  /// Keeps each quantity equal to what a closure finds in the superview:
  ///
  ///     make.top.equalToSuperview { $0.snp.centerY }
  ///
  /// Without a superview there is nothing to look in: that is reported, and no statement is made.
  @discardableResult
  public func equalToSuperview(
    _ target: (LayoutView) -> some LayoutMakerTarget, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutMakerStatement {
    relate(.equal, toTargetIn: superview.map(target), MakerOrigin(fileID, line))
  }

  /// Keeps each quantity at most what a closure finds in the superview, as `equalToSuperview` does.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ target: (LayoutView) -> some LayoutMakerTarget, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutMakerStatement {
    relate(.lessThanOrEqual, toTargetIn: superview.map(target), MakerOrigin(fileID, line))
  }

  /// Keeps each quantity at least what a closure finds in the superview, as `equalToSuperview` does.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ target: (LayoutView) -> some LayoutMakerTarget, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutMakerStatement {
    relate(.greaterThanOrEqual, toTargetIn: superview.map(target), MakerOrigin(fileID, line))
  }

  // MARK: - A parent of a host

  /// Keeps each quantity equal to what a closure finds in the parent of a host's item; it names the
  /// parent's class.
  @_disfavoredOverload
  @discardableResult
  public func equalToSuperview<Parent: LayoutItem>(
    _ target: (Parent) -> some LayoutMakerTarget, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutMakerStatement {
    relate(.equal, toTargetIn: parent().map(target), MakerOrigin(fileID, line))
  }

  /// Keeps each quantity at most what a closure finds in the parent of a host's item; it names the
  /// parent's class.
  @_disfavoredOverload
  @discardableResult
  public func lessThanOrEqualToSuperview<Parent: LayoutItem>(
    _ target: (Parent) -> some LayoutMakerTarget, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutMakerStatement {
    relate(.lessThanOrEqual, toTargetIn: parent().map(target), MakerOrigin(fileID, line))
  }

  /// Keeps each quantity at least what a closure finds in the parent of a host's item; it names the
  /// parent's class.
  @_disfavoredOverload
  @discardableResult
  public func greaterThanOrEqualToSuperview<Parent: LayoutItem>(
    _ target: (Parent) -> some LayoutMakerTarget, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutMakerStatement {
    relate(.greaterThanOrEqual, toTargetIn: parent().map(target), MakerOrigin(fileID, line))
  }

  private var superview: LayoutView? { parent() }

  private func parent<Parent: LayoutItem>() -> Parent? {
    statements.anchors.ofSuperview.item as? Parent
  }

  private func relate(
    _ relation: LayoutRelation, toTargetIn superview: (some LayoutMakerTarget)?,
    _ origin: MakerOrigin
  ) -> LayoutMakerStatement {
    guard let superview else {
      return refuse(
        .noSuperview, relation, "superview", origin,
        "there is no superview of the closure's class to take the target from; it was left out. "
          + "Add the item to a view first.")
    }
    return relate(relation, superview.makerOperand, origin)
  }
}
