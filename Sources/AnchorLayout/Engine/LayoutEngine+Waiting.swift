extension LayoutEngine {
  /// Notes a statement that names an item of this tree, and waits for its items to be in one tree.
  ///
  /// - Complexity: O(1) amortised.
  func awaitStranger(_ constraint: LayoutConstraint) {
    if waiting.count >= waitingLimit {
      forgetSettledWaiting()
      waitingLimit = max(2 * waiting.count, Self.leastWaitingLimit)
    }
    waiting.append(constraint)
  }

  /// Notes a waiting statement in the engines of all its items: whichever of their trees is put
  /// under another, the statement is then tried again.
  func awaitEverywhere(_ constraint: LayoutConstraint) {
    var engines = [self]
    for index in 0..<constraint.termCount {
      guard let engine = constraint.term(index)?.node?.engine() else { continue }
      if !engines.contains(where: { $0 === engine }) { engines.append(engine) }
    }
    for engine in engines { engine.awaitStranger(constraint) }
  }

  /// Tries the waiting statements again in the next pass.
  func retryWaiting() {
    guard !waiting.isEmpty else { return }
    let retried = waiting
    waiting = []
    for constraint in retried {
      switch constraint.state {
      case .waiting: enqueue(constraint)
      case .queued: waiting.append(constraint)
      case .inactive, .enlisted, .skipped: break
      }
    }
  }

  /// Reports each statement that waits at the end of a pass, once.
  func reportWaiting() {
    for constraint in waiting {
      // In the tree of its first item a statement may still be in the inbox.
      let isWaiting = constraint.state == .waiting
      guard isWaiting || constraint.state == .queued && constraint.engine !== self else { continue }
      if constraint.namesDeadItem {
        constraint.state = .inactive
        report(.deadItem, of: constraint)
      } else if !constraint.isReportedWaiting {
        constraint.isReportedWaiting = true
        report(constraint.reasonToWait, of: constraint)
      }
    }
  }

  /// The list of those that wait is kept short of statements that are switched off and on for ever.
  private func forgetSettledWaiting() {
    var seen: Set<ObjectIdentifier> = []
    waiting.removeAll { constraint in
      guard constraint.state == .waiting || constraint.state == .queued else { return true }
      return !seen.insert(ObjectIdentifier(constraint)).inserted
    }
  }

  static var leastWaitingLimit: Int { 32 }

  /// Lets go of the statements about a subtree that are not enlisted. They go with it if no item of
  /// them is left in this tree, and are deactivated otherwise.
  func releaseUnsettled(of subtreeRoot: LayoutNode) {
    func names(_ constraint: LayoutConstraint) -> Bool {
      constraint.names(anyInside: subtreeRoot)
    }
    // Also of a statement in the inbox of another engine the item is known to this one.
    let queued = inbox.filter { $0.state == .queued && $0.engineLink === link && names($0) }
    let awaiting = waiting.filter { ($0.state == .waiting || $0.state == .queued) && names($0) }
    if queued.isEmpty && awaiting.isEmpty { return }
    waiting.removeAll(where: names)
    for constraint in queued {
      constraint.isInInbox = false
      if isLeft(constraint, by: subtreeRoot) {
        constraint.state = .inactive
      } else {
        subtreeRoot.engineOfCutOff().enqueue(constraint)
      }
    }
    for constraint in awaiting where constraint.state != .inactive {
      if isLeft(constraint, by: subtreeRoot) {
        constraint.state = .inactive
      } else {
        subtreeRoot.engineOfCutOff().awaitStranger(constraint)
      }
    }
    inbox.removeAll { $0.engineLink !== link || !$0.isInInbox }
  }

  /// Whether a statement that names items of a released subtree names one of this tree too, or one
  /// that is gone.
  private func isLeft(_ constraint: LayoutConstraint, by subtreeRoot: LayoutNode) -> Bool {
    for index in 0..<constraint.termCount {
      guard let term = constraint.term(index), let node = term.node else { return true }
      guard let target = term.target else {
        // The superview is meant of the subtree itself, which has just lost it.
        if node === subtreeRoot { return true }
        continue
      }
      if target.isInside(subtreeRoot) { continue }
      if target.cachedEngine?.current === self || target.root === root { return true }
    }
    return false
  }
}
