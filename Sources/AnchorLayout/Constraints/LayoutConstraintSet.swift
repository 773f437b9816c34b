/// The constraints that one statement about composites made.
public protocol LayoutConstraintSet {
  /// All of them, in the order they were stated.
  var all: [LayoutConstraint] { get }
}

extension LayoutConstraintSet {
  /// Whether all the constraints are active. Setting it activates or deactivates all of them.
  public var isActive: Bool {
    get { all.allSatisfy(\.isActive) }
    nonmutating set {
      for constraint in all { constraint.isActive = newValue }
    }
  }
}

/// The two constraints that a statement about a pair of anchors made.
public struct LayoutConstraintPair: LayoutConstraintSet {
  /// The constraint of leading, top, center x or width.
  public let first: LayoutConstraint
  /// The constraint of trailing, bottom, center y or height.
  public let second: LayoutConstraint

  /// First and second.
  public var all: [LayoutConstraint] { [first, second] }
}

/// The four constraints that a statement about edges made.
public struct LayoutEdgeConstraints: LayoutConstraintSet {
  /// The constraint of the top edge.
  public let top: LayoutConstraint
  /// The constraint of the leading, or left, edge.
  public let leading: LayoutConstraint
  /// The constraint of the bottom edge.
  public let bottom: LayoutConstraint
  /// The constraint of the trailing, or right, edge.
  public let trailing: LayoutConstraint

  /// Leading and trailing.
  public var horizontal: [LayoutConstraint] { [leading, trailing] }
  /// Top and bottom.
  public var vertical: [LayoutConstraint] { [top, bottom] }
  /// Top, leading, bottom and trailing.
  public var all: [LayoutConstraint] { [top, leading, bottom, trailing] }
}
