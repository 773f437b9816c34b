/// A term of a constraint: as a ``LayoutTerm``, but its node is held weakly.
struct StatementTerm {
  /// The item's node, or with ``viaSuperview`` the node of the item whose superview is meant.
  weak var node: LayoutNode?
  /// The factor, on the side of the relation where the author wrote it.
  let coefficient: Double
  /// The quantity.
  let attribute: LayoutAttribute
  /// Whether the quantity is that of the superview the node has when the statement is enlisted.
  let viaSuperview: Bool

  /// Creates a term that holds its node weakly.
  init(_ term: LayoutTerm) {
    node = term.node
    coefficient = term.coefficient
    attribute = term.attribute
    viaSuperview = term.viaSuperview
  }

  /// The node whose quantity is meant; nil if it is gone, or if there is no superview yet.
  var target: LayoutNode? {
    guard let node, node.isAlive else { return nil }
    return viaSuperview ? node.parent : node
  }
}
