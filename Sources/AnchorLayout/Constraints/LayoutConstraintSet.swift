/// Constraints that are given a priority, or switched, together: those that one statement about
/// composites made, or an array.
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

extension [LayoutConstraint]: LayoutConstraintSet {
  /// The array itself.
  public var all: [LayoutConstraint] { self }
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

/// The constraints that a statement about some of the edges made.
public struct LayoutOpenEdgeConstraints: LayoutConstraintSet {
  /// The constraint of the top edge, unless it is left out.
  public let top: LayoutConstraint?
  /// The constraint of the leading, or left, edge, unless it is left out.
  public let leading: LayoutConstraint?
  /// The constraint of the bottom edge, unless it is left out.
  public let bottom: LayoutConstraint?
  /// The constraint of the trailing, or right, edge, unless it is left out.
  public let trailing: LayoutConstraint?

  /// Those that there are of leading and trailing.
  public var horizontal: [LayoutConstraint] { [leading, trailing].compactMap(\.self) }
  /// Those that there are of top and bottom.
  public var vertical: [LayoutConstraint] { [top, bottom].compactMap(\.self) }
  /// Those that there are of top, leading, bottom and trailing.
  public var all: [LayoutConstraint] { [top, leading, bottom, trailing].compactMap(\.self) }
}
