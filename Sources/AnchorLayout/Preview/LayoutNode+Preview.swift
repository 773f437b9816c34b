extension LayoutNode {
  /// Whether a running preview refuses to make the node a child of another one, or a root. What it
  /// allows is noted, to be taken back.
  func isKeptByPreview(from newParent: LayoutNode?) -> Bool {
    guard let preview = PreviewLog.recording, let root = preview.engine.root else { return false }
    let isInside = self.root === root
    guard isInside || newParent?.root === root else { return false }
    guard !isInside, parent == nil, cachedEngine == nil else {
      preview.engine.report(.treeChangedInPreview(label))
      return true
    }
    preview.undo { [link] in
      // A host has put its item where it is, and the library is right to know.
      guard let node = link.node, node.needsLayout || node.subtreeNeedsLayout else { return }
      node.parent?.markSubtree()
    }
    return false
  }
}
