/// A direction of layout.
public enum LayoutAxis: UInt8, Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical
}
