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
    all = constraints
    LayoutConstraint.replace(former, by: constraints)
  }

  /// Deactivates the constraints of the group and lets go of them.
  public func clear() {
    replace(by: [])
  }
}
