/// Makes constraints together, each with its file and line, and activates them.
///
///     let group = layout {
///       title.topAnchor == icon.bottomAnchor + 8
///       if isWide {
///         title.leadingAnchor == icon.trailingAnchor
///       } else {
///         title.leadingAnchor == card.leadingAnchor
///       }
///       for view in [title, icon] { view.widthAnchor <= 200 ~ .high }
///     }
///
/// No statement has an effect before the closure has ended, and none at all if it throws. Also those
/// made by functions that it calls, and by `let` statements, are in the group. A `layout` in the closure
/// of another one leaves it to that to activate its constraints, which belong to both groups. Where a
/// class has a method of this name, write `constraints { … }`.
///
/// - Parameters:
///   - active: Whether to activate the constraints.
///   - statements: The statements.
/// - Returns: The constraints.
@discardableResult
public func layout(
  active: Bool = true, @LayoutBuilder _ statements: () throws -> LayoutStatements
) rethrows -> LayoutConstraintGroup {
  let group = LayoutConstraintGroup()
  try group.collect(isActive: active, statements)
  return group
}

/// Replaces the constraints of a group by new ones, at the cost of what differs.
///
/// What is equal stays, other constants, priorities and multipliers are edited, what is gone is
/// deactivated, what is new is activated: see ``LayoutConstraintGroup/replace(by:)``. If the closure
/// throws, the group stays as it is.
///
/// - Parameters:
///   - group: The group, which is active afterwards.
///   - statements: The statements.
/// - Returns: The group.
@discardableResult
public func layout(
  replace group: LayoutConstraintGroup, @LayoutBuilder _ statements: () throws -> LayoutStatements
) rethrows -> LayoutConstraintGroup {
  try group.collect(isActive: true, statements)
  return group
}

/// Makes constraints together, and in each later run replaces those of the run before, at the cost of
/// what differs.
///
///     override func layoutSubviews() {
///       constraints(in: self) {
///         title.topAnchor == topAnchor + (isCompact ? 4 : 16)
///       }
///     }
///
/// Runs are told apart by the owner and the key, and without a key by the owner and the place of the
/// call in the source. So in a loop, give each turn an owner or a key of its own. The owner keeps the
/// group, which keeps no item alive.
///
/// - Parameters:
///   - owner: The item that the constraints are for.
///   - key: Tells groups of one owner apart.
///   - statements: The statements.
/// - Returns: The constraints: the same group in each run.
@discardableResult
public func layout(
  in owner: some LayoutItem, key: AnyHashable? = nil, fileID: StaticString = #fileID,
  line: UInt = #line, column: UInt = #column,
  @LayoutBuilder _ statements: () throws -> LayoutStatements
) rethrows -> LayoutConstraintGroup {
  let key = LayoutGroupKey(key, fileID: fileID, line: line, column: column)
  let group = owner.boundNode.group(of: key)
  try group.collect(isActive: true, statements)
  return group
}

// MARK: - Where a class has a method of that name

/// The same as ``layout(active:_:)``.
@discardableResult
public func constraints(
  active: Bool = true, @LayoutBuilder _ statements: () throws -> LayoutStatements
) rethrows -> LayoutConstraintGroup {
  try layout(active: active, statements)
}

/// The same as ``layout(replace:_:)``.
@discardableResult
public func constraints(
  replace group: LayoutConstraintGroup, @LayoutBuilder _ statements: () throws -> LayoutStatements
) rethrows -> LayoutConstraintGroup {
  try layout(replace: group, statements)
}

/// The same as ``layout(in:key:fileID:line:column:_:)``.
@discardableResult
public func constraints(
  in owner: some LayoutItem, key: AnyHashable? = nil, fileID: StaticString = #fileID,
  line: UInt = #line, column: UInt = #column,
  @LayoutBuilder _ statements: () throws -> LayoutStatements
) rethrows -> LayoutConstraintGroup {
  try layout(in: owner, key: key, fileID: fileID, line: line, column: column, statements)
}
