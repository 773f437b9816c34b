extension LayoutNode {
  /// Whether the node has no parent.
  var isRoot: Bool { parent == nil }

  /// Tells the library that ``LayoutItem/layoutParent`` of the node's item has changed.
  ///
  /// - Complexity: O(1) if no statement names an item in the subtree, else O(*s* + *c*), where *s*
  ///   is the size of the subtree and *c* the number of constraints in it.
  public func parentDidChange() {
    move(to: owner?.layoutParent?.boundNode)
  }

  /// Makes the node a child of another one, or a root.
  ///
  /// Constraints that cross the border of the subtree are deactivated; those inside go with it.
  func move(to newParent: LayoutNode?) {
    if newParent === parent || isKeptByPreview(from: newParent) { return }
    // A node whose parent died may still count as part of the tree above.
    if isOrphan { cachedEngine?.current.adoptOrphans() }
    // So may the new parent, whose tree is to be put in order before it takes this one in.
    if parent != nil || cachedEngine != nil { _ = newParent?.foundEngine }
    if let newParent, firstChild != nil || newParent === self, newParent.isInside(self) {
      let engine = foundEngine ?? makeEngine()
      engine.report(.cyclicHierarchy(newParent.label, inside: label))
      return
    }
    if parent != nil {
      // The engine's node must leave before the link is cut, while the root can still be found.
      let former = foundEngine
      unlink()
      former?.release(self)
    }
    guard let newParent else { return updateDirection() }
    link(to: newParent)
    if isRightToLeft != newParent.isRightToLeft { updateDirection() }
    noteAutoresizingReference()
    if needsLayout || subtreeNeedsLayout { newParent.markSubtree() }
    // A tree without an engine has no item that a statement could be waiting for.
    cachedEngine?.current.attach(under: newParent)
  }

  /// The nodes of the subtree, parents before children.
  var subtree: [LayoutNode] {
    var nodes = [self]
    var next = 0
    while next < nodes.count {
      var child = nodes[next].firstChild
      while let node = child {
        nodes.append(node)
        child = node.nextSibling
      }
      next += 1
    }
    return nodes
  }

  /// Whether the node is another one or below it.
  func isInside(_ ancestor: LayoutNode) -> Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current === ancestor { return true }
      node = current.parent
    }
    return false
  }

  /// The root of the tree.
  var root: LayoutNode {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }

  func link(to newParent: LayoutNode) {
    parent = newParent
    previousSibling = newParent.lastChild
    if let last = newParent.lastChild {
      last.nextSibling = self
    } else {
      newParent.firstChild = self
    }
    newParent.lastChild = self
  }

  func unlink() {
    if let previous = previousSibling {
      previous.nextSibling = nextSibling
    } else {
      parent?.firstChild = nextSibling
    }
    if let next = nextSibling {
      next.previousSibling = previousSibling
    } else {
      parent?.lastChild = previousSibling
    }
    parent = nil
    previousSibling = nil
    nextSibling = nil
  }

  /// Cuts all links of a node that is being deallocated, without loading a reference to it.
  ///
  /// The work that its death makes for the engine is only noted: usually the whole tree dies.
  func leaveTreeDying() {
    let engine = cachedEngine?.current
    if parent == nil && !isOrphan { engine?.rootDied() }
    if parent != nil { unlink() }
    var child = firstChild
    while let node = child {
      child = node.nextSibling
      node.parent = nil
      node.previousSibling = nil
      node.nextSibling = nil
      node.updateDirection()
      if let engine {
        node.isOrphan = true
        // The orphan must find the engine that is to look after it.
        if node.cachedEngine == nil { node.cachedEngine = engine }
        engine.noteOrphan(node)
      }
    }
    if let variables { engine?.noteDeath(variables, traits?.dependentRows.rows ?? []) }
  }
}
