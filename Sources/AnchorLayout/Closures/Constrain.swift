// The functions for up to three items are special cases of the last one. With a parameter pack, the
// compiler does not know the types of a closure of a single statement before it looks into it, and gives
// up on long statements.

/// States constraints about items, under the short names of their anchors.
///
///     constrain(title, image) { title, image in
///       title.top == image.bottom + 8
///       title.centerX == title.superview!.centerX
///       image.size == image.superview!.size / 2 ~ .high
///     }
///
/// The constraints are activated together when the closure has ended. When it throws, nothing has
/// changed. There may be any number of items; instead of one there may be an array or a dictionary.
///
/// After a product of an anchor in the same closure, the compiler takes a product of `CGFloat` numbers
/// that is added to an anchor for ambiguous: work it out before, or use numbers of type `Double`.
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
/// - Complexity: O(*n* + *m*) in the numbers of the constraints stated and replaced.
@discardableResult
public func constrain<
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
  var items = first.subjectItems + second.subjectItems + third.subjectItems + fourth.subjectItems
  for other in repeat each others { items += other.subjectItems }
  return try group.replace(about: items, fileID, line) {
    try statements(
      first.anchorProxy, second.anchorProxy, third.anchorProxy, fourth.anchorProxy,
      repeat (each others).anchorProxy)
  }
}

/// States constraints about an item, or an array or a dictionary of items; see ``constrain(_:_:_:_:_:replace:fileID:line:block:)``.
@discardableResult
public func constrain<First: LayoutSubject>(
  _ first: First,
  replace group: LayoutConstraintGroup = LayoutConstraintGroup(),
  fileID: StaticString = #fileID, line: UInt = #line,
  block statements: (First.AnchorProxy) throws -> Void
) rethrows -> LayoutConstraintGroup {
  try group.replace(about: first.subjectItems, fileID, line) {
    try statements(first.anchorProxy)
  }
}

/// States constraints about two items; see ``constrain(_:_:_:_:_:replace:fileID:line:block:)``.
@discardableResult
public func constrain<First: LayoutSubject, Second: LayoutSubject>(
  _ first: First, _ second: Second,
  replace group: LayoutConstraintGroup = LayoutConstraintGroup(),
  fileID: StaticString = #fileID, line: UInt = #line,
  block statements: (First.AnchorProxy, Second.AnchorProxy) throws -> Void
) rethrows -> LayoutConstraintGroup {
  try group.replace(about: first.subjectItems + second.subjectItems, fileID, line) {
    try statements(first.anchorProxy, second.anchorProxy)
  }
}

/// States constraints about three items; see ``constrain(_:_:_:_:_:replace:fileID:line:block:)``.
@discardableResult
public func constrain<First: LayoutSubject, Second: LayoutSubject, Third: LayoutSubject>(
  _ first: First, _ second: Second, _ third: Third,
  replace group: LayoutConstraintGroup = LayoutConstraintGroup(),
  fileID: StaticString = #fileID, line: UInt = #line,
  block statements: (First.AnchorProxy, Second.AnchorProxy, Third.AnchorProxy) throws -> Void
) rethrows -> LayoutConstraintGroup {
  try group.replace(
    about: first.subjectItems + second.subjectItems + third.subjectItems, fileID, line
  ) {
    try statements(first.anchorProxy, second.anchorProxy, third.anchorProxy)
  }
}

/// Deactivates the constraints of a group and lets go of them.
public func constrain(clear group: LayoutConstraintGroup) {
  group.clear()
}
