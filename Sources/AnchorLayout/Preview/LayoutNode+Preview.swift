extension LayoutNode {
  /// Whether a running preview refuses to make the node a child of another one, or a root. What it
  /// allows is noted, to be taken back.
  func isKeptByPreview(from newParent: LayoutNode?) -> Bool {
    guard PreviewLog.recording != nil else { return false }
    let formerLog = PreviewLog.recording(treeOf: self)
    guard let preview = formerLog ?? newParent.flatMap(PreviewLog.recording(treeOf:))
    else { return false }
    let ownEngine = cachedEngine?.current
    guard formerLog == nil, parent == nil, ownEngine?.isUnused ?? true else {
      preview.engine.report(.treeChangedInPreview(label))
      return true
    }
    for node in subtree { preview.note(node) }
    if let ownEngine { preview.note(newcomer: self, with: ownEngine) }
    preview.undo { [link] in
      // A host has put its item where it is, and the library is right to know.
      guard let node = link.node, node.needsLayout || node.subtreeNeedsLayout else { return }
      node.parent?.markSubtree()
    }
    return false
  }
}

extension LayoutEngine {
  /// Whether the engine has done nothing yet but note requests, so that it is easily put back after it
  /// was merged into another.
  fileprivate var isUnused: Bool {
    lastSerial == 0 && lastItem == 0 && statistics == LayoutStatistics() && waiting.isEmpty
      && conditionalItems.isEmpty && pendingDiagnostics.isEmpty && diagnosticHandler == nil
      && rounding == nil && orphans.isEmpty && preview == nil && !isUpdatingStatements && !isInPass
  }
}
