/// States constraints about items as `constrain` does, and lays out the trees of the items at once.
///
///     layout(button) { button in
///       button.width == 100
///       button.height == 400
///     }
///     button.frame.width  // 100
///
/// Within a layout pass the pass goes on until the statements are served.
///
/// - Parameters:
///   - first: The item that the closure names first.
///   - second: The item that it names next.
///   - third: The item that it names next.
///   - fourth: The item that it names next.
///   - others: The other items that it names.
///   - group: The group whose constraints are replaced; see ``LayoutConstraintGroup/replace(by:)``.
///   - fileID: The file that diagnostics name, as `Module/File.swift`.
///   - line: The line that diagnostics name.
///   - statements: States the constraints. It is given what stands for the items, in their order.
/// - Returns: The group.
/// - Complexity: That of `constrain` and of a layout pass.
@discardableResult
public func layout<
  First: LayoutSubject, Second: LayoutSubject, Third: LayoutSubject, Fourth: LayoutSubject,
  each Other: LayoutSubject
>(
  _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ others: repeat each Other,
  replace group: LayoutConstraintGroup = LayoutConstraintGroup(),
  fileID: StaticString = #fileID, line: UInt = #line,
  block statements: (
    First.AnchorProxy, Second.AnchorProxy, Third.AnchorProxy, Fourth.AnchorProxy,
    repeat (each Other).AnchorProxy
  ) throws -> Void
) rethrows -> LayoutConstraintGroup {
  try constrain(
    first, second, third, fourth, repeat each others, replace: group, fileID: fileID,
    line: line, block: statements)
  layoutTrees(
    of: first.subjectItems + second.subjectItems + third.subjectItems + fourth.subjectItems)
  for other in repeat each others { layoutTrees(of: other.subjectItems) }
  return group
}

/// States constraints about an item, or an array or a dictionary of items, and lays out at once; see
/// ``layout(_:_:_:_:_:replace:fileID:line:block:)``.
@discardableResult
public func layout<First: LayoutSubject>(
  _ first: First,
  replace group: LayoutConstraintGroup = LayoutConstraintGroup(),
  fileID: StaticString = #fileID, line: UInt = #line,
  block statements: (First.AnchorProxy) throws -> Void
) rethrows -> LayoutConstraintGroup {
  try constrain(first, replace: group, fileID: fileID, line: line, block: statements)
  layoutTrees(of: first.subjectItems)
  return group
}

/// States constraints about two items and lays out at once; see
/// ``layout(_:_:_:_:_:replace:fileID:line:block:)``.
@discardableResult
public func layout<First: LayoutSubject, Second: LayoutSubject>(
  _ first: First, _ second: Second,
  replace group: LayoutConstraintGroup = LayoutConstraintGroup(),
  fileID: StaticString = #fileID, line: UInt = #line,
  block statements: (First.AnchorProxy, Second.AnchorProxy) throws -> Void
) rethrows -> LayoutConstraintGroup {
  try constrain(first, second, replace: group, fileID: fileID, line: line, block: statements)
  layoutTrees(of: first.subjectItems + second.subjectItems)
  return group
}

/// States constraints about three items and lays out at once; see
/// ``layout(_:_:_:_:_:replace:fileID:line:block:)``.
@discardableResult
public func layout<First: LayoutSubject, Second: LayoutSubject, Third: LayoutSubject>(
  _ first: First, _ second: Second, _ third: Third,
  replace group: LayoutConstraintGroup = LayoutConstraintGroup(),
  fileID: StaticString = #fileID, line: UInt = #line,
  block statements: (First.AnchorProxy, Second.AnchorProxy, Third.AnchorProxy) throws -> Void
) rethrows -> LayoutConstraintGroup {
  try constrain(first, second, third, replace: group, fileID: fileID, line: line, block: statements)
  layoutTrees(of: first.subjectItems + second.subjectItems + third.subjectItems)
  return group
}

private func layoutTrees(of items: [any LayoutItem]) {
  for item in items { item.layoutEngine.layoutIfNeeded() }
}
