internal import ConstraintSolver
internal import Foundation

extension LayoutEngine {
  /// How often a pass lays out contents that ask for layout again.
  static let roundLimit = 32

  /// Solves and sets frames, if anything has changed, until nothing asks for layout any more. A
  /// call from inside of the pass does nothing: the pass goes on until it is served. Neither does
  /// one from inside of a property that the solver is being told, such as an intrinsic size.
  ///
  /// - Complexity: O(1) if nothing has changed.
  public func layoutIfNeeded() {
    guard forward == nil else { return current.layoutIfNeeded() }
    if isInPass || isSettling || isUpdatingStatements { return }
    adoptOrphans()
    guard hasWork else { return deliverDiagnostics() }
    isInPass = true
    statistics.passes += 1
    var rounds = 0
    while hasWork && forward == nil {
      if rounds == Self.roundLimit {
        report(.passLimit(root?.label ?? "(gone)", rounds: rounds))
        break
      }
      rounds += 1
      settle()
      if followConditions() { continue }
      applyFrames()
      layoutContents()
    }
    isInPass = false
    current.reportWaiting()
    current.deliverDiagnostics()
  }

  /// Lowers and solves, if anything has changed, but sets no frames.
  func settle() {
    guard !isSettling, needsSettling else { return }
    takeIn()
    isSettling = true
    var conflicts = needsSolve ? solve() : nil
    measureContents(&conflicts)
    // Those of a text that is not yet as high as it will be are none.
    if let conflicts { reportConflicts(conflicts) }
    isSettling = false
  }

  /// Brings all that has changed to the solver, but does not solve. A call from inside of a property
  /// that the solver is being told does nothing; one from inside of an item that updates its statements
  /// brings what has been stated so far.
  func takeIn() {
    if isSettling { return }
    if !isUpdatingStatements {
      adoptOrphans()
      bury()
      isUpdatingStatements = true
      updateStatements()
      isUpdatingStatements = false
    }
    isSettling = true
    adoptOrphans()
    bury()
    drainInbox()
    applyUpdates()
    updateDirections()
    isSettling = false
  }

  private var needsSettling: Bool {
    needsSolve || !inbox.isEmpty || !updates.isEmpty || !deceased.isEmpty || hasOrphans
      || areDirectionsOutdated || !unmeasured.isEmpty || !statementRequests.isEmpty
  }

  private var hasWork: Bool {
    needsSettling || areConditionsOutdated || !pendingFrames.isEmpty || root?.needsLayout == true
      || root?.subtreeNeedsLayout == true
  }

  /// Solves.
  ///
  /// - Returns: What cannot hold together.
  func solve() -> [Conflict] {
    var conflicts: [Conflict] = []
    var rounds = 0
    while needsSolve {
      needsSolve = false
      rounds += 1
      let solution = solver.solve()
      conflicts = solution.conflicts
      statistics.solves += 1
      statistics.pivots += solution.pivots
      statistics.factorizations += solution.factorizations
      for variable in solution.changedVariables {
        guard let node = node(ofVariable: variable.index), let variables = node.variables else {
          continue
        }
        noteFrame(of: node, variables)
        holdSize(variable, of: node, variables)
        if !wrappedContents.isEmpty, wrappedContents[variable.index] != nil {
          unmeasured.append(variable.index)
        }
      }
      // One round more is enough for the usual mistake; another for whatever it is.
      if needsSolve && rounds > 1 { holdAllSizes() }
    }
    return conflicts
  }

  private func applyFrames() {
    if rounding != nil { noteShiftedFrames() }
    let indices = pendingFrames
    pendingFrames = []
    for index in indices {
      guard let node = node(ofVariable: index) else { continue }
      node.isFramePending = false
      guard let frame = shownFrame(of: node), frame != node.storedFrame else { continue }
      guard frame.isFinite else {
        if !node.isOverflowing { report(.overflow(node.label)) }
        node.isOverflowing = true
        continue
      }
      node.isOverflowing = false
      node.setNeedsLayout()
      set(frame, of: node)
    }
  }

  private func set(_ frame: CGRect, of node: LayoutNode) {
    node.storedFrame = frame
    statistics.framesSet += 1
    if preview == nil { node.handOver(frame) }
  }

  /// Lets the children that are placed by their frames follow the size of a node that has just been
  /// reached; they are reached next.
  private func autoresizeChildren(of node: LayoutNode) {
    for (child, frame) in node.autoresizedFrames(in: self) where child.parent === node {
      child.needsLayout = true
      node.subtreeNeedsLayout = true
      set(frame, of: child)
      child.requestUpdate(.placement)
      if rounding != nil && child.variables == nil { noteFrames(inside: child) }
    }
  }

  /// Lays out contents from the root down. What asks for layout meanwhile is served in the next
  /// round.
  private func layoutContents() {
    guard let root else { return }
    var dirty: [LayoutNode] = []
    var stack = [root]
    while let node = stack.popLast() {
      if node.needsLayout {
        dirty.append(node)
        autoresizeChildren(of: node)
      }
      node.needsLayout = false
      guard node.subtreeNeedsLayout else { continue }
      node.subtreeNeedsLayout = false
      var child = node.lastChild
      while let current = child {
        if current.needsLayout || current.subtreeNeedsLayout { stack.append(current) }
        child = current.previousSibling
      }
    }
    if preview != nil { return }
    let releases = releaseCount
    for node in dirty {
      if releases != releaseCount, !node.isInside(root) {
        // It was taken out meanwhile, and is laid out where it is put next.
        node.setNeedsLayout()
        continue
      }
      guard let owner = node.owner else { continue }
      statistics.contentsLaidOut += 1
      owner.layoutContents()
    }
  }
}
