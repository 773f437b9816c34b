/// A quantity of an item times a coefficient, one summand of a ``LayoutForm``.
struct LayoutTerm {
  /// The item's node, or with ``viaSuperview`` the node of the item whose superview is meant.
  var node: LayoutNode
  /// The factor of the quantity.
  var coefficient: Double
  /// The quantity.
  var attribute: LayoutAttribute
  /// Whether the quantity is that of the superview the node has when the statement is enlisted.
  var viaSuperview: Bool
}
