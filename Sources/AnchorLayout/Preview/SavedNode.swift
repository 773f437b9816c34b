internal import ConstraintSolver
internal import Foundation

/// An item with all about it that can change, but for its place in the tree.
struct SavedNode {
  private let link: NodeLink
  /// Whether the preview has brought the item into the tree, or into the solver.
  private let isNew: Bool
  private let hadParent: Bool
  private let cachedEngine: LayoutEngine?
  private let variables: ItemVariables?
  private let rows: ItemRows?
  private let pendingUpdates: ItemUpdates
  private let isFramePending: Bool
  private let isOverflowing: Bool
  private let isRightToLeft: Bool
  private let isPlacedByFrame: Bool
  private let needsLayout: Bool
  private let subtreeNeedsLayout: Bool
  private let needsStatements: Bool
  private let frame: CGRect
  private let traits: LayoutTraits?
  private let contentPriorities: ContentPriorities

  init(_ node: LayoutNode, isNew: Bool) {
    link = node.link
    self.isNew = isNew
    hadParent = node.parent != nil
    cachedEngine = node.cachedEngine
    variables = node.variables
    rows = node.rows?.copy()
    pendingUpdates = node.pendingUpdates
    isFramePending = node.isFramePending
    isOverflowing = node.isOverflowing
    isRightToLeft = node.isRightToLeft
    isPlacedByFrame = node.storedPlacedByFrame
    needsLayout = node.needsLayout
    subtreeNeedsLayout = node.subtreeNeedsLayout
    needsStatements = node.needsStatements
    frame = node.storedFrame
    traits = node.traits?.copy()
    contentPriorities = node.contentPriorities
  }

  /// The item's identity, which is no other item's while this is kept.
  var id: ObjectIdentifier { ObjectIdentifier(link) }

  /// Notes again that the frame of the item may have changed.
  func notePendingFrame(in engine: LayoutEngine) {
    if isFramePending, let variables { engine.pendingFrames.append(variables.width.index) }
  }

  /// Puts everything back. What has died meanwhile is dead for the engine, too.
  func restore(in engine: LayoutEngine) {
    guard let node = link.node else {
      if let variables { engine.noteDeath(variables, traits?.dependentRows.rows ?? []) }
      return
    }
    let isGone = isNew && node.root !== engine.root
    node.cachedEngine = isGone && cachedEngine?.current === engine ? nil : cachedEngine
    node.variables = variables
    node.rows = rows
    node.pendingUpdates = pendingUpdates
    node.isFramePending = isFramePending
    node.isOverflowing = isOverflowing
    node.isRightToLeft = isRightToLeft
    node.storedPlacedByFrame = isPlacedByFrame
    node.needsLayout = needsLayout
    node.subtreeNeedsLayout = subtreeNeedsLayout
    node.needsStatements = needsStatements
    node.storedFrame = frame
    node.traits = traits
    node.restore(contentPriorities)
    if hadParent && !isNew && node.parent == nil {
      node.isOrphan = true
      if node.cachedEngine == nil { node.cachedEngine = engine }
      engine.noteOrphan(node)
    }
  }
}
