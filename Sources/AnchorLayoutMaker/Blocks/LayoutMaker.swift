/// Makes the constraints of an item in a block: `make` in
///
///     button.snp.makeConstraints { make in
///       make.leading.trailing.equalToSuperview().inset(16)
///       make.top.equalTo(field.snp.bottom).offset(8)
///     }
public struct LayoutMaker: LayoutMakerAttributeNames {
  @usableFromInline let statements: MakerStatements

  /// Begins a statement with quantities of the item.
  @inlinable
  public func naming(_ attributes: LayoutMakerAttributes) -> LayoutMakerChain {
    LayoutMakerChain(statements, attributes)
  }
}
