/// How wide a column of a ``LayoutGridStack`` is, or how high a row.
public enum LayoutTrack: Hashable, Sendable {
  /// As long as the contents in it want; what is left over goes to the tracks that share it, and to
  /// these only if there are none.
  case content
  /// Of a length in points.
  case fixed(Double)
  /// A share of what is left over, in proportion to a number above 0.
  case share(Double)
}
