/// A quantity of an item times a coefficient, one summand of a ``LayoutForm`` or a constraint.
@usableFromInline
struct LayoutTerm {
  /// Leads to the item's node, or with ``viaSuperview`` to that of the item whose superview is
  /// meant.
  @usableFromInline let link: NodeLink
  /// The factor of the quantity.
  @usableFromInline var coefficient: Double
  /// The quantity.
  @usableFromInline let attribute: LayoutAttribute
  /// Whether the quantity is that of the superview the node has when the statement is enlisted.
  @usableFromInline let viaSuperview: Bool

  /// Creates a term.
  @inlinable
  init(
    link: NodeLink, coefficient: Double, attribute: LayoutAttribute, viaSuperview: Bool
  ) {
    self.link = link
    self.coefficient = coefficient
    self.attribute = attribute
    self.viaSuperview = viaSuperview
  }

  /// The item's node; nil after the item died.
  var node: LayoutNode? { link.node }

  /// The node whose quantity is meant; nil if it is gone, or if there is no superview yet.
  var target: LayoutNode? { viaSuperview ? link.node?.parent : link.node }
}
