extension LayoutNode {
  /// The engine of the node's tree, made if there is none.
  ///
  /// - Complexity: O(1) amortised.
  func engine() -> LayoutEngine {
    if let engine = cachedEngine, engine.forward == nil, !engine.hasOrphans { return engine }
    if let engine = foundEngine { return engine }
    let engine = makeEngine()
    if let parent = root.owner?.layoutParent?.boundNode {
      // The search would have gone on there if it were not below the root.
      engine.report(.cyclicHierarchy(parent.label, inside: root.label))
    }
    return engine
  }

  /// The engine of the node's tree after it did something, to which it may bring statements that put
  /// the tree under another.
  func engine(after action: (LayoutEngine) -> Void) -> LayoutEngine {
    var engine = engine()
    for _ in 0..<LayoutEngine.roundLimit {
      action(engine)
      let next = self.engine()
      if next === engine { break }
      engine = next
    }
    return engine
  }

  /// Whether an engine is that of the node's tree, as far as a glance can tell.
  func isKnown(to engine: LayoutEngine) -> Bool {
    cachedEngine === engine && engine.forward == nil && !engine.hasOrphans
  }

  /// The engine of a subtree that was just cut off, made if there is none.
  ///
  /// Does not ask the host for a parent: it may know the next one before the node is linked to it.
  func engineOfCutOff() -> LayoutEngine { cachedEngine?.current ?? makeEngine() }

  /// A new engine of the node's tree, which has none.
  func makeEngine() -> LayoutEngine {
    let top = root
    let engine = LayoutEngine(root: top)
    top.cachedEngine = engine
    cacheEngine(engine)
    return engine
  }

  /// The engine of the node's tree, if there is one.
  ///
  /// - Complexity: O(1) amortised if there is one, else O(*d*) in the depth of the node.
  var foundEngine: LayoutEngine? {
    cachedEngine?.current.adoptOrphans()
    if let engine = cachedEngine?.current {
      cachedEngine = engine
      return engine
    }
    var node = self
    while true {
      if let parent = node.parent {
        node = parent
      } else {
        // A host's item may have a parent that the library was not told of yet.
        guard let parent = node.owner?.layoutParent?.boundNode, !parent.isInside(node) else {
          return nil
        }
        node.move(to: parent)
        if node.parent == nil { return nil }
        continue
      }
      node.cachedEngine?.current.adoptOrphans()
      if let engine = node.cachedEngine?.current {
        cacheEngine(engine)
        return engine
      }
    }
  }

  /// Remembers the engine in the node and its ancestors up to the first that knows one.
  private func cacheEngine(_ engine: LayoutEngine) {
    var node: LayoutNode? = self
    while let current = node, current.cachedEngine == nil {
      current.cachedEngine = engine
      node = current.parent
    }
  }
}
