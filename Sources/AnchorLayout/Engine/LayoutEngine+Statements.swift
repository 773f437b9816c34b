extension LayoutEngine {
  /// Lets items update their statements that have asked for it, until none asks any more.
  func updateStatements() {
    var rounds = 0
    while !statementRequests.isEmpty {
      let links = statementRequests
      statementRequests = []
      for link in links {
        guard let node = link.node, node.needsStatements else { continue }
        let engine = node.engine()
        guard engine === self else {
          engine.statementRequests.append(link)
          continue
        }
        if rounds == Self.roundLimit {
          report(.statementLimit(node.label, rounds: rounds))
          statementRequests = links
          return
        }
        node.needsStatements = false
        node.owner?.updateStatements()
      }
      rounds += 1
    }
  }

  /// Gives the requests of a subtree that has just been cut off to its engine.
  func handOverStatementRequests(of subtreeRoot: LayoutNode) {
    if statementRequests.isEmpty { return }
    func isInside(_ link: NodeLink) -> Bool { link.node?.isInside(subtreeRoot) == true }
    let handedOver = statementRequests.filter(isInside)
    if handedOver.isEmpty { return }
    statementRequests.removeAll(where: isInside)
    subtreeRoot.engineOfCutOff().statementRequests += handedOver
  }
}
