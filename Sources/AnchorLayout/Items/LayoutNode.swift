internal import Foundation

/// What the library keeps about an item: its place in the tree, its frame, its variables.
///
/// A host stores one node in each of its items. A node holds its item weakly.
@safe
public final class LayoutNode {
  /// The value of ``LayoutItem/intrinsicContentSize`` on an axis where the content has no size.
  public static let noIntrinsicMetric: Double = -1

  /// Leads to the node.
  let link = NodeLink()

  // A weak reference gives its object a side table, which makes all of its reference counting
  // several times slower. So the library's own items, which tell when they die, are not held so.
  private unowned(unsafe) var ownItem: (any LayoutItem)?
  private weak var hostItem: (any LayoutItem)?

  // The tree is linked through the nodes, without arrays. None of the links is counted: a node
  // takes itself out of them before it dies.
  private var storedParent: Unmanaged<LayoutNode>?
  private unowned(unsafe) var storedFirstChild: LayoutNode?
  private unowned(unsafe) var storedLastChild: LayoutNode?
  private unowned(unsafe) var storedPreviousSibling: LayoutNode?
  private unowned(unsafe) var storedNextSibling: LayoutNode?

  /// The engine found last. Nil, or outdated if it was merged into another.
  var cachedEngine: LayoutEngine?
  /// The node's variables while a statement names it.
  var variables: ItemVariables?
  /// The rows that the library, not a statement, has in the solver for the node.
  var rows: ItemRows?
  /// Whether the node was told whose it is.
  private(set) var isBound = false
  /// What is to be brought to the solver before the next solve.
  var pendingUpdates: ItemUpdates = []
  /// Whether the node is among those whose frame may have changed.
  var isFramePending = false
  /// Whether the frame solved last was not finite, and this was reported.
  var isOverflowing = false
  /// Whether the parent died and the tree above has not yet taken note.
  var isOrphan = false

  /// Whether text in the item runs from right to left.
  var isRightToLeft = false
  var storedPlacedByFrame: Bool
  /// Whether the item's contents are to be laid out in the next pass.
  var needsLayout = true
  /// Whether those of an item below it are.
  var subtreeNeedsLayout = false
  /// Whether the item is to update its statements before the next solve.
  var needsStatements = false
  /// Whether a query is asking the item for its content, which may ask for the size that fits in turn.
  var isAskedForContent = false
  /// Whether the engine is handing the frame to the item.
  var isApplyingFrame = false
  var storedFrame = CGRect.zero
  /// What few items have said about themselves.
  var traits: LayoutTraits?
  /// Nil if they are the usual ones.
  private var storedContentPriorities: ContentPriorities.Storage?

  /// What a style of writing keeps about the item, such as the statements it made for it. Lives as
  /// long as the node.
  public var companion: AnyObject?

  /// Creates a node.
  ///
  /// - Parameter isPlacedByFrame: Whether the item's frame is an input of the layout until a
  ///   statement has the item on its left-hand side.
  public init(isPlacedByFrame: Bool = true) {
    storedPlacedByFrame = isPlacedByFrame
    link.node = self
  }

  /// The item of the node; nil before the item was first named, and after it is gone.
  public var owner: (any LayoutItem)? { unsafe ownItem ?? hostItem }

  /// Tells the node whose it is. Items named by an anchor are told on their own.
  public func bind(to item: some LayoutItem) {
    isBound = true
    unsafe ownItem = nil
    hostItem = item
  }

  /// Tells the node whose it is, of an item that calls ``ownItemDies()`` in its deinitializer.
  func bind(toOwn item: some LayoutItem) {
    isBound = true
    unsafe ownItem = item
  }

  /// Forgets the item.
  func ownItemDies() { unsafe ownItem = nil }

  deinit {
    link.node = nil
    leaveTreeDying()
  }

  /// How strongly the item keeps the size of its content.
  var contentPriorities: ContentPriorities {
    get { storedContentPriorities?.value ?? ContentPriorities() }
    set {
      if let storedContentPriorities {
        storedContentPriorities.value = newValue
      } else {
        storedContentPriorities = ContentPriorities.Storage(newValue)
      }
    }
  }

  /// Sets the priorities without making them where they are the usual ones.
  func restore(_ priorities: ContentPriorities) {
    if storedContentPriorities != nil { contentPriorities = priorities }
  }

  /// The rows of the library, made if there are none.
  var madeRows: ItemRows {
    if let rows { return rows }
    let made = ItemRows()
    rows = made
    return made
  }

  // MARK: - Links

  /// The node in whose coordinates this one is placed.
  public internal(set) var parent: LayoutNode? {
    get { unsafe storedParent?.takeUnretainedValue() }
    set { unsafe storedParent = newValue.map { unsafe Unmanaged.passUnretained($0) } }
  }

  /// The parent, to be compared.
  var parentID: ObjectIdentifier? {
    unsafe storedParent.map { unsafe $0._withUnsafeGuaranteedRef { ObjectIdentifier($0) } }
  }

  var firstChild: LayoutNode? {
    get { unsafe storedFirstChild }
    set { unsafe storedFirstChild = newValue }
  }

  var lastChild: LayoutNode? {
    get { unsafe storedLastChild }
    set { unsafe storedLastChild = newValue }
  }

  var previousSibling: LayoutNode? {
    get { unsafe storedPreviousSibling }
    set { unsafe storedPreviousSibling = newValue }
  }

  var nextSibling: LayoutNode? {
    get { unsafe storedNextSibling }
    set { unsafe storedNextSibling = newValue }
  }
}
