public import AnchorLayout

/// The constraints that one statement of the maker made, switched and edited as one.
///
///     var gap: MadeConstraint?
///     button.snp.makeConstraints { make in
///       gap = make.top.equalTo(field.snp.bottom).offset(8).constraint
///     }
///     gap?.update(offset: 16)
///
/// Keeps no item alive; when the item is gone, all of its methods do nothing.
public final class MadeConstraint {
  /// The constraints, one for each quantity of the statement. When an update replaces one, the new
  /// one stands here.
  public internal(set) var layoutConstraints: [LayoutConstraint]
  weak var statements: MakerStatements?

  init(_ layoutConstraints: [LayoutConstraint], of statements: MakerStatements) {
    self.layoutConstraints = layoutConstraints
    self.statements = statements
  }

  /// Activates all the constraints. They count among those that the maker made for the item from
  /// then on, which `remakeConstraints` and `removeConstraints` remove.
  public func activate() {
    for constraint in layoutConstraints { constraint.isActive = true }
    statements?.track(self)
  }

  /// Deactivates all the constraints; they no longer count among those that the maker made.
  public func deactivate() {
    for constraint in layoutConstraints { constraint.isActive = false }
    statements?.untrack(self)
  }

  /// Whether any of the constraints is active. Setting it activates or deactivates all of them.
  public var isActive: Bool {
    get { layoutConstraints.contains(where: \.isActive) }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Sets what is added to the quantities, as ``LayoutMakerStatement/offset(_:)`` does.
  @discardableResult
  public func update(offset amount: some LayoutMakerAmount) -> MadeConstraint {
    let constant = amount.makerConstant
    for constraint in layoutConstraints { constraint.setOffset(constant) }
    return self
  }

  /// Sets what the edges are inset by, as ``LayoutMakerStatement/inset(_:)`` does.
  @discardableResult
  public func update(inset amount: some LayoutMakerAmount) -> MadeConstraint {
    let constant = amount.makerConstant
    for constraint in layoutConstraints { constraint.setInset(constant) }
    return self
  }

  /// Sets the priority, also from and to required.
  @discardableResult
  public func update(priority: LayoutPriority) -> MadeConstraint {
    for constraint in layoutConstraints { constraint.priority = priority }
    return self
  }

  /// Sets the priority, also from and to required.
  @_disfavoredOverload
  @discardableResult
  public func update(priority: some LayoutNumber) -> MadeConstraint {
    update(priority: LayoutPriority(priority.layoutValue))
  }
}

extension MadeConstraint: CustomStringConvertible {
  /// The constraints as text, joined by semicolons.
  public var description: String {
    layoutConstraints.map(\.description).joined(separator: "; ")
  }
}
