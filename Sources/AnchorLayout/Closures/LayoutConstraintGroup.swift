/// Constraints that are switched, and replaced by others, together.
///
///     let position = constrain(view) { view in
///       view.top == view.superview!.top
///     }
///     constrain(view, replace: position) { view in
///       view.bottom == view.superview!.bottom
///     }
///
/// A group is an object: whoever holds it sees what it was replaced by. It keeps its constraints, and
/// these keep no item alive.
public final class LayoutConstraintGroup: LayoutConstraintSet {
  /// The constraints of the group, in the order in which they were stated.
  public private(set) var all: [LayoutConstraint]

  /// Creates a group, without constraints unless some are given. Those stay active or inactive.
  public init(_ constraints: [LayoutConstraint] = []) {
    all = constraints
  }

  /// Whether all constraints of the group are active; true of an empty group. Setting it activates or
  /// deactivates all of them.
  public var active: Bool {
    get { isActive }
    set { isActive = newValue }
  }

  /// Deactivates the constraints of the group and activates others, which are its constraints from now
  /// on.
  ///
  /// What stays the same costs the solver nothing: a new constraint about the same quantities of the
  /// same items, in the same relation, takes over the row of the former one, and only those numbers of
  /// it that differ are edited. The former constraint is inactive then.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of constraints, and what the solver needs for the edits.
  public func replace(by constraints: [LayoutConstraint]) {
    let former = all
    note(constraints)
    LayoutConstraint.replace(former, by: constraints)
  }

  /// Takes note of other constraints, and leaves it to others to switch these and the former ones.
  func note(_ constraints: [LayoutConstraint]) {
    log(for: constraints)?.undo { [self, all] in self.all = all }
    all = constraints
  }

  /// The preview that has to give the group its constraints back; the innermost one if they name
  /// nothing.
  private func log(for constraints: [LayoutConstraint]) -> PreviewLog? {
    guard let log = PreviewLog.recording else { return nil }
    let nodes = (constraints + all).lazy.compactMap { $0.firstTerm?.node }
    return nodes.first.map(PreviewLog.recording(treeOf:)) ?? log
  }

  /// Deactivates the constraints of the group and lets go of them.
  public func clear() {
    replace(by: [])
  }
}

extension LayoutConstraintGroup {
  /// Replaces the constraints by those that a closure states.
  ///
  /// - Parameters:
  ///   - items: The items that the closure names. They tell of statements of whose items none is there.
  ///   - fileID: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - statements: States the constraints.
  /// - Returns: The group itself.
  func replace(
    about items: @autoclosure () -> [any LayoutItem], _ fileID: StaticString, _ line: UInt,
    by statements: () throws -> Void
  ) rethrows -> LayoutConstraintGroup {
    let constraints = try batch(active: false, statements)
    for constraint in constraints { constraint.locateIfUnknown(fileID: fileID, line: line) }
    take(constraints, isActive: true)
    for constraint in constraints where constraint.termCount > 0 && constraint.anyNode == nil {
      items().first?.layoutEngine.report(.deadItem, of: constraint)
    }
    return self
  }
}
