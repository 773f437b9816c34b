/// Leads to a node without keeping it alive.
///
/// Statements and expressions hold links where they could hold nodes weakly: a weak reference gives
/// an object a side table, which makes all of its reference counting several times slower.
@usableFromInline
final class NodeLink {
  /// The node, which sets this to nil when it dies.
  unowned var node: LayoutNode?
}
