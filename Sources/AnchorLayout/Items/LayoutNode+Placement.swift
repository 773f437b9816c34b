public import Foundation

extension LayoutNode {
  /// The frame in the parent's coordinates, in points: of a root and of an item placed by its frame
  /// an input of the layout, else the result of the last pass.
  ///
  /// - Complexity: O(1); of a guide of the margins and the like O(*d*) in the depth of its item if
  ///   frames are rounded.
  public var frame: CGRect {
    get {
      guard traits != nil, let parent, let box = derivedBox else { return storedFrame }
      if let engine = parent.cachedEngine?.current, engine.rounding != nil {
        return engine.shownRectangle(of: box, in: parent)
      }
      return box.rectangle(in: parent.storedFrame.size)
    }
    set {
      guard newValue != storedFrame, !isApplyingFrame else { return }
      let hasNewSize = newValue.size != storedFrame.size
      storedFrame = newValue
      noteAutoresizingReference()
      if hasNewSize { setNeedsLayout() }
      // Of a root only the size is an input.
      if hasNewSize || !isRoot { requestUpdate(.placement) }
      if variables == nil, firstChild != nil, !isRoot, let engine = foundEngine,
        engine.rounding != nil
      {
        // The solver does not know it, but edges of items inside are rounded from where it is.
        engine.noteFrames(inside: self)
      }
    }
  }

  /// Whether the item's frame is an input of the layout. Switched off when a statement begins with
  /// an anchor of the item.
  public var isPlacedByFrame: Bool {
    get { storedPlacedByFrame }
    set {
      guard newValue != storedPlacedByFrame else { return }
      storedPlacedByFrame = newValue
      requestUpdate(.placement)
    }
  }

  /// The frame in the parent's coordinates before any rounding, in points. Solves first, if
  /// anything has changed.
  ///
  /// A frame that is an input is exact as it is given. So is one that follows the size of the parent
  /// by its ``autoresizingMask``: it follows the size that the parent is shown with, and lies on the
  /// grid where the solver, too, takes it to be.
  public var exactFrame: CGRect {
    if traits != nil, let parent, let box = derivedBox {
      return box.rectangle(in: parent.exactFrame.size)
    }
    let engine = engine { $0.settle() }
    return engine.solvedFrame(of: self) ?? storedFrame
  }

  /// Hands a frame to the item.
  func handOver(_ frame: CGRect) {
    // Hosts answer a new frame by setting it again, or by asking for layout.
    isApplyingFrame = true
    owner?.applyFrame(frame)
    isApplyingFrame = false
  }

  /// Asks for the item's contents to be laid out in the next pass.
  ///
  /// - Complexity: O(*d*) in the depth of the node, O(1) when asked again.
  public func setNeedsLayout() {
    if needsLayout { return }
    needsLayout = true
    parent?.markSubtree()
  }

  /// Asks for ``LayoutItem/updateStatements()`` before the next solve.
  ///
  /// - Complexity: O(1) amortised.
  public func setNeedsStatements() {
    if needsStatements { return }
    needsStatements = true
    engine().statementRequests.append(link)
  }

  /// Marks the node and its ancestors as having an item below them that needs layout.
  func markSubtree() {
    var node: LayoutNode? = self
    while let current = node, !current.subtreeNeedsLayout {
      current.subtreeNeedsLayout = true
      node = current.parent
    }
  }

  /// Says that the intrinsic size or the baselines of the item have changed.
  public func invalidateContent() {
    requestUpdate(.content)
  }

  /// Notes that the solver is to be told of a change, if it knows the node.
  func requestUpdate(_ update: ItemUpdates) {
    guard let variables, let engine = cachedEngine?.current else { return }
    if pendingUpdates.isEmpty { engine.noteUpdate(variables) }
    pendingUpdates.formUnion(update)
  }
}
