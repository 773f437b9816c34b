public import AnchorLayout

/// Quantities of an item that are about to be related: `make.top.left`.
///
/// A chain without a relation makes nothing.
public struct LayoutMakerChain: LayoutMakerAttributeNames {
  @usableFromInline let statements: MakerStatements
  @usableFromInline let attributes: LayoutMakerAttributes

  @inlinable
  init(_ statements: MakerStatements, _ attributes: LayoutMakerAttributes) {
    self.statements = statements
    self.attributes = attributes
  }

  /// The chain with more quantities.
  @inlinable
  public func naming(_ more: LayoutMakerAttributes) -> LayoutMakerChain {
    LayoutMakerChain(statements, attributes.union(more))
  }

  // MARK: - A target

  /// Keeps each quantity equal to a target: an item, quantities of one, or a constant.
  ///
  /// Of an item without quantities the same quantity is meant. A constant is a width or height, and
  /// for a position what is added to that of the superview.
  @discardableResult
  @inlinable
  public func equalTo(
    _ target: some LayoutMakerTarget, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMakerStatement {
    relate(.equal, target.makerOperand, MakerOrigin(fileID, line))
  }

  /// Keeps each quantity at most a target; see ``equalTo(_:fileID:line:)-(LayoutMakerTarget,_,_)``.
  @discardableResult
  @inlinable
  public func lessThanOrEqualTo(
    _ target: some LayoutMakerTarget, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMakerStatement {
    relate(.lessThanOrEqual, target.makerOperand, MakerOrigin(fileID, line))
  }

  /// Keeps each quantity at least a target; see ``equalTo(_:fileID:line:)-(LayoutMakerTarget,_,_)``.
  @discardableResult
  @inlinable
  public func greaterThanOrEqualTo(
    _ target: some LayoutMakerTarget, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMakerStatement {
    relate(.greaterThanOrEqual, target.makerOperand, MakerOrigin(fileID, line))
  }

  // MARK: - An item of a host

  /// Keeps each quantity equal to the same one of another item.
  @_disfavoredOverload
  @discardableResult
  @inlinable
  public func equalTo(
    _ item: any LayoutItem, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMakerStatement {
    relate(.equal, .item(item.anchors, []), MakerOrigin(fileID, line))
  }

  /// Keeps each quantity at most the same one of another item.
  @_disfavoredOverload
  @discardableResult
  @inlinable
  public func lessThanOrEqualTo(
    _ item: any LayoutItem, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMakerStatement {
    relate(.lessThanOrEqual, .item(item.anchors, []), MakerOrigin(fileID, line))
  }

  /// Keeps each quantity at least the same one of another item.
  @_disfavoredOverload
  @discardableResult
  @inlinable
  public func greaterThanOrEqualTo(
    _ item: any LayoutItem, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMakerStatement {
    relate(.greaterThanOrEqual, .item(item.anchors, []), MakerOrigin(fileID, line))
  }
}
