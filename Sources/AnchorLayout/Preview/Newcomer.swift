/// A tree that a preview has put under another, and its engine, which has done nothing yet but note
/// requests.
struct Newcomer {
  let root: NodeLink
  let engine: LayoutEngine
  let statementRequests: [NodeLink]

  /// Puts the engine back, or gives the requests to that of the preview if a host has left its item
  /// where it is.
  func restore(in previewEngine: LayoutEngine) {
    guard let root = root.node else { return }
    guard root.isRoot else {
      previewEngine.statementRequests += statementRequests
      return
    }
    engine.forward = nil
    engine.root = root
    engine.statementRequests = statementRequests
  }
}
