// Spellings that documents show and later versions of SnapKit replaced.

extension LayoutMakerChain {
  /// The same as ``equalToSuperview(fileID:line:)``.
  @discardableResult
  public func equalToSuperView(
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMakerStatement {
    equalToSuperview(fileID: fileID, line: line)
  }
}

extension LayoutMakerAttributeNames {
  /// The same as ``lastBaseline``.
  public var baseline: Named { lastBaseline }
}

extension LayoutMakerStatement {
  /// Makes the statement required.
  @discardableResult
  public func priorityRequired() -> LayoutMakerStatement { priority(.required) }
  /// Gives the statement a high priority.
  @discardableResult
  public func priorityHigh() -> LayoutMakerStatement { priority(.high) }
  /// Gives the statement a medium priority.
  @discardableResult
  public func priorityMedium() -> LayoutMakerStatement { priority(.medium) }
  /// Gives the statement a low priority.
  @discardableResult
  public func priorityLow() -> LayoutMakerStatement { priority(.low) }
}

extension MadeConstraint {
  /// The same as ``activate()``.
  public func install() { activate() }
  /// The same as ``deactivate()``.
  public func uninstall() { deactivate() }
  /// Sets what is added to the quantities.
  public func updateOffset(_ amount: some LayoutMakerAmount) { update(offset: amount) }
  /// Sets what is added to the quantities.
  public func updateOffset(amount: some LayoutMakerAmount) { update(offset: amount) }
  /// Sets what the edges are inset by.
  public func updateInset(amount: some LayoutMakerAmount) { update(inset: amount) }
  /// Sets what the edges are inset by.
  public func updateInsets(_ amount: some LayoutMakerAmount) { update(inset: amount) }
  /// Sets what the edges are inset by.
  public func updateInsets(amount: some LayoutMakerAmount) { update(inset: amount) }
  /// Sets the priority.
  public func updatePriority(_ priority: LayoutPriority) { update(priority: priority) }
  /// Sets the priority.
  public func updatePriority(amount: LayoutPriority) { update(priority: amount) }
  /// Makes the constraints required.
  public func updatePriorityRequired() { update(priority: .required) }
  /// Gives the constraints a high priority.
  public func updatePriorityHigh() { update(priority: .high) }
  /// Gives the constraints a medium priority.
  public func updatePriorityMedium() { update(priority: .medium) }
  /// Gives the constraints a low priority.
  public func updatePriorityLow() { update(priority: .low) }
}

extension MadeConstraint? {
  // A document calls these on an optional constraint. Without one they do nothing.

  /// Activates the constraints.
  public func activate() { self?.activate() }
  /// Deactivates the constraints.
  public func deactivate() { self?.deactivate() }
  /// Activates the constraints.
  public func install() { self?.activate() }
  /// Deactivates the constraints.
  public func uninstall() { self?.deactivate() }
  /// Sets what is added to the quantities.
  public func update(offset amount: some LayoutMakerAmount) { self?.update(offset: amount) }
  /// Sets what the edges are inset by.
  public func update(inset amount: some LayoutMakerAmount) { self?.update(inset: amount) }
  /// Sets the priority.
  public func update(priority: LayoutPriority) { self?.update(priority: priority) }
  /// Sets what is added to the quantities.
  public func updateOffset(_ amount: some LayoutMakerAmount) { self?.update(offset: amount) }
  /// Sets what the edges are inset by.
  public func updateInsets(_ amount: some LayoutMakerAmount) { self?.update(inset: amount) }
  /// Sets the priority.
  public func updatePriority(_ priority: LayoutPriority) { self?.update(priority: priority) }
}
