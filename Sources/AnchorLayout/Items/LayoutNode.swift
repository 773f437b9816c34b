internal import Foundation

/// What the library keeps about an item: its place in the tree, its frame, its variables.
///
/// A host stores one node in each of its items. A node holds its item weakly.
public final class LayoutNode {
  /// The value of ``LayoutItem/intrinsicContentSize`` on an axis where the content has no size.
  public static let noIntrinsicMetric: Double = -1

  /// Leads to the node.
  let link = NodeLink()

  /// The item of the node; nil before the item was first named, and after it is gone.
  public private(set) weak var owner: (any LayoutItem)?
  /// Whether the node was told whose it is.
  private(set) var isBound = false

  // The tree is linked through the nodes, without arrays. All the links are unowned: a node takes
  // itself out of them before it dies.

  /// The node in whose coordinates this one is placed.
  public internal(set) unowned var parent: LayoutNode?
  unowned var firstChild: LayoutNode?
  unowned var lastChild: LayoutNode?
  unowned var previousSibling: LayoutNode?
  unowned var nextSibling: LayoutNode?

  /// The engine found last. Nil, or outdated if it was merged into another.
  var cachedEngine: LayoutEngine?
  /// The node's variables while a statement names it.
  var variables: ItemVariables?
  /// The rows that the library, not a statement, has in the solver for the node.
  var rows = ItemRows()
  /// What is to be brought to the solver before the next solve.
  var pendingUpdates: ItemUpdates = []
  /// Whether the node is among those whose frame may have changed.
  var isFramePending = false
  /// Whether the frame solved last was not finite, and this was reported.
  var isOverflowing = false
  /// Whether the parent died and the tree above has not yet taken note.
  var isOrphan = false

  var storedFrame = CGRect.zero
  var storedPlacedByFrame: Bool
  var contentPriorities = ContentPriorities()
  /// Whether the item's contents are to be laid out in the next pass.
  var needsLayout = true
  /// Whether those of an item below it are.
  var subtreeNeedsLayout = false
  /// Whether the engine is handing the frame to the item.
  var isApplyingFrame = false

  /// Creates a node.
  ///
  /// - Parameter isPlacedByFrame: Whether the item's frame is an input of the layout until a
  ///   statement has the item on its left-hand side.
  public init(isPlacedByFrame: Bool = true) {
    storedPlacedByFrame = isPlacedByFrame
    link.node = self
  }

  /// Tells the node whose it is. Items named by an anchor are told on their own.
  public func bind(to item: some LayoutItem) {
    isBound = true
    owner = item
  }

  deinit {
    link.node = nil
    leaveTreeDying()
  }
}
