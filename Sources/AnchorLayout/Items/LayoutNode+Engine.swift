extension LayoutNode {
  /// The engine of the node's tree, made if there is none.
  ///
  /// - Complexity: O(1) amortised.
  func engine() -> LayoutEngine {
    if let engine = cachedEngine, engine.forward == nil, !engine.hasOrphans { return engine }
    if let engine = foundEngine { return engine }
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
        guard let parent = node.owner?.layoutParent?.boundNode, parent !== node else { return nil }
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
