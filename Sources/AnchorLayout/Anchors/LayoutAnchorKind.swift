/// What an anchor measures: a position along an axis, or a size.
///
/// The kinds are phantom types: they have no values and only keep expressions apart that must not
/// be mixed.
public protocol LayoutAnchorKind {
  /// Whether anchors of this kind are positions, which differ by the space they are measured in.
  static var isPosition: Bool { get }
}

/// A kind of anchor that measures a position along an axis.
public protocol LayoutPositionKind: LayoutAnchorKind {}

extension LayoutPositionKind {
  /// True.
  public static var isPosition: Bool { true }
}

/// Positions from left to right.
public enum LayoutXAxis: LayoutPositionKind {}

/// Positions from top to bottom.
public enum LayoutYAxis: LayoutPositionKind {}

/// Widths, heights, and distances between positions.
public enum LayoutDimension: LayoutAnchorKind {
  /// False: a size is the same in every space.
  public static var isPosition: Bool { false }
}
