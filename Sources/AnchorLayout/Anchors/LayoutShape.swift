/// The structure of a composite: how many anchors it has, and which of them are far sides.
///
/// A shape is a phantom type, as the kinds of anchors are; the library has all there are.
public protocol LayoutShape {
  /// What a relation between composites of this shape makes.
  associatedtype Constraints: LayoutConstraintSet
  /// The shape that a composite of this shape is related to, and of the constants added to it.
  associatedtype Counterpart: LayoutShape = Self

  /// Whether the member at a position is a far side, where a constant insets (its sign turns) and
  /// the relation flips.
  static func isFarSide(_ member: Int) -> Bool

  /// Collects the constraints of the members; some may be left out.
  static func constraints(
    leavingOut edges: Set<LayoutEdge>, _ member: (Int) -> LayoutConstraint
  ) -> Constraints
}

/// The shape of two anchors. Two positions along one axis are a near and a far side.
public enum LayoutPairShape<First: LayoutAnchorKind, Second: LayoutAnchorKind>: LayoutShape {
  /// Whether the member is the second of two positions along one axis.
  public static func isFarSide(_ member: Int) -> Bool {
    member == 1 && First.isPosition && First.self == Second.self
  }

  /// Collects the constraints of first and second.
  public static func constraints(
    leavingOut edges: Set<LayoutEdge>, _ member: (Int) -> LayoutConstraint
  ) -> LayoutConstraintPair {
    LayoutConstraintPair(first: member(0), second: member(1))
  }
}

/// The shape of a width and a height.
public typealias LayoutSizeShape = LayoutPairShape<LayoutDimension, LayoutDimension>

/// The shape of a horizontal and a vertical center.
public typealias LayoutCenterShape = LayoutPairShape<LayoutXAxis, LayoutYAxis>

/// The shape of the four edges, in the order top, leading, bottom, trailing.
public enum LayoutEdgesShape: LayoutShape {
  /// Whether the member is the bottom or the trailing edge.
  public static func isFarSide(_ member: Int) -> Bool { member >= 2 }

  /// Collects the constraints of top, leading, bottom and trailing.
  public static func constraints(
    leavingOut edges: Set<LayoutEdge>, _ member: (Int) -> LayoutConstraint
  ) -> LayoutEdgeConstraints {
    // One statement each, since arguments are evaluated in this order: it is the order of keys.
    let top = member(0)
    let leading = member(1)
    let bottom = member(2)
    return LayoutEdgeConstraints(
      top: top, leading: leading, bottom: bottom, trailing: member(3))
  }
}

/// The shape of edges of which some are left out.
public enum LayoutOpenEdgesShape: LayoutShape {
  /// All edges.
  public typealias Counterpart = LayoutEdgesShape

  /// Whether the member is the bottom or the trailing edge.
  public static func isFarSide(_ member: Int) -> Bool { LayoutEdgesShape.isFarSide(member) }

  /// Collects the constraints of the edges that are not left out, in the order top, leading, bottom,
  /// trailing.
  public static func constraints(
    leavingOut edges: Set<LayoutEdge>, _ member: (Int) -> LayoutConstraint
  ) -> LayoutOpenEdgeConstraints {
    var constraints: [LayoutEdge: LayoutConstraint] = [:]
    for edge in LayoutEdge.allCases where !edges.contains(edge) {
      constraints[edge] = member(Int(edge.rawValue))
    }
    return LayoutOpenEdgeConstraints(
      top: constraints[.top], leading: constraints[.leading], bottom: constraints[.bottom],
      trailing: constraints[.trailing])
  }
}
