/// A direction of layout.
public enum LayoutAxis: UInt8, Hashable, Sendable, CaseIterable {
  /// From left to right: x positions and widths.
  case horizontal
  /// From top to bottom: y positions and heights.
  case vertical
}
