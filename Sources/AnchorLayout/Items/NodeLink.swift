/// Leads to a node without keeping it alive.
///
/// Statements and expressions hold links where they could hold nodes weakly: a weak reference gives
/// an object a side table, which makes all of its reference counting several times slower.
@usableFromInline
final class NodeLink {
  /// The node, which sets this to nil when it dies.
  var node: LayoutNode? {
    get { unsafe storedNode }
    set { unsafe storedNode = newValue }
  }

  // Loads of references that are checked, or counted as weak ones, took a tenth of a layout.
  private unowned(unsafe) var storedNode: LayoutNode?
}
