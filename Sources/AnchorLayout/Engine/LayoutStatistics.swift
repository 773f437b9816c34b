/// What an engine has done since it was made.
public struct LayoutStatistics: Hashable, Sendable {
  /// Layout passes in which there was something to do.
  public var passes = 0
  /// Calls of the solver.
  public var solves = 0
  /// Exchanges of a tight row of the solver for another.
  public var pivots = 0
  /// Factorisations of the solver's basis.
  public var factorizations = 0
  /// Statements translated into rows of the solver.
  public var rowsLowered = 0
  /// Constants, priorities and coefficients of rows changed in place.
  public var rowsEdited = 0
  /// Rows taken out of the solver.
  public var rowsRemoved = 0
  /// Calls of ``LayoutItem/contentHeight(forWidth:)`` for items whose height depends on their width.
  public var contentsMeasured = 0
  /// Frames that a pass has changed.
  public var framesSet = 0
  /// Calls of ``LayoutItem/layoutContents()``.
  public var contentsLaidOut = 0
}
