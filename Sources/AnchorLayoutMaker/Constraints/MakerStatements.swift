internal import AnchorLayout

/// The constraints that the maker made for an item. Lives as long as the item's node, and knows the
/// constraints alone, so that nothing keeps the item alive.
@usableFromInline
final class MakerStatements {
  /// The anchors of the item.
  let anchors: LayoutAnchors
  /// The constraints that were activated and not deactivated since, and after them those of the
  /// innermost open block.
  private var constraints = FewConstraints()
  /// How many of them are not of the open block; nil if no block is open.
  private var openStart: Int?
  /// The blocks that the open one stands in, from the outermost on.
  private var outerBlocks: [OuterBlock] = []
  /// The handles of the open block, if it makes one for each statement.
  private var prepared: [MadeConstraint]?
  /// The handles of constraints. One that no program keeps is let go: blocks that update may make a
  /// new one each time.
  private var handles: [WeakHandle] = []

  /// A name that was given to an item that cannot store one.
  var label: String?

  private init(_ anchors: LayoutAnchors) {
    self.anchors = anchors
  }

  /// The statements of an item.
  static func of(_ item: any LayoutItem) -> MakerStatements {
    let node = item.layoutNode
    if let statements = node.companion as? MakerStatements { return statements }
    let statements = MakerStatements(item.anchors)
    node.companion = statements
    return statements
  }

  // MARK: - Blocks

  /// What is put aside of a block that another one of the same item is opened in.
  private struct OuterBlock {
    var constraints: FewConstraints
    let prepared: [MadeConstraint]?
  }

  /// Opens a block, whose statements wait for it to end.
  func open(preparing: Bool = false) {
    noteForPreview()
    if let openStart {
      outerBlocks.append(
        OuterBlock(constraints: constraints.removeLast(from: openStart), prepared: prepared))
    }
    openStart = constraints.count
    if preparing || prepared != nil { prepared = preparing ? [] : nil }
  }

  /// Closes the innermost block.
  func close() {
    if let outer = outerBlocks.popLast() {
      openStart = constraints.count
      prepared = outer.prepared
      constraints.append(outer.constraints)
    } else {
      openStart = nil
      if prepared != nil { prepared = nil }
    }
  }

  /// Takes in a statement. One that is made when its block has ended is activated at once.
  func add(_ statement: FewConstraints) {
    noteForPreview()
    constraints.append(statement)
    if openStart == nil {
      statement.visit { $0.isActive = true }
    } else if prepared != nil {
      _ = newHandle(of: statement)
    }
  }

  /// The handle of a statement, the same one each time while the maker knows it.
  func handle(of statement: FewConstraints) -> MadeConstraint {
    if let first = statement[0] {
      func isWanted(_ handle: MadeConstraint) -> Bool { handle.layoutConstraints.first === first }
      if let known = prepared?.first(where: isWanted)
        ?? handles.lazy.compactMap(\.handle).first(where: isWanted)
      {
        return known
      }
    }
    return newHandle(of: statement)
  }

  private func newHandle(of statement: FewConstraints) -> MadeConstraint {
    let handle = MadeConstraint(statement.array, of: self)
    if prepared != nil { prepared?.append(handle) } else { remember(handle) }
    return handle
  }

  // MARK: - The open block

  /// Activates what the open block made, and keeps it.
  func keepOpen() {
    for index in (openStart ?? 0)..<constraints.count { constraints[index]?.isActive = true }
    openStart = constraints.count
  }

  /// Takes out what the open block made.
  func takeOpen() -> FewConstraints {
    constraints.removeLast(from: openStart ?? constraints.count)
  }

  /// Takes out what the open block prepared. What was activated meanwhile is kept.
  func takePrepared() -> [MadeConstraint] {
    _ = takeOpen()
    let handles = prepared ?? []
    prepared = nil
    for handle in handles where handle.isActive { track(handle) }
    return handles
  }

  // MARK: - Constraints that are kept

  /// The number of constraints that are kept.
  private var keptCount: Int { openStart ?? constraints.count }

  /// The constraints that are kept.
  var kept: [LayoutConstraint] { (0..<keptCount).compactMap { constraints[$0] } }

  /// Deactivates all that is kept, and lets go of it.
  func removeKept() {
    noteForPreview()
    let open = constraints.removeLast(from: keptCount)
    constraints.visit { $0.isActive = false }
    constraints = open
    if openStart != nil { openStart = 0 }
    handles.removeAll { weak in
      weak.handle?.layoutConstraints.first.flatMap(constraints.index) == nil
    }
  }

  /// Keeps the constraints of a handle; those of a block that is open wait for it to end.
  func track(_ handle: MadeConstraint) {
    noteForPreview()
    let open = constraints.removeLast(from: keptCount)
    for constraint in handle.layoutConstraints
    where constraints.index(of: constraint) == nil && open.index(of: constraint) == nil
      && !outerBlocks.contains(where: { $0.constraints.index(of: constraint) != nil })
    {
      constraints.append(constraint)
    }
    if openStart != nil { openStart = constraints.count }
    constraints.append(open)
    remember(handle)
  }

  /// Lets go of the constraints of a handle.
  func untrack(_ handle: MadeConstraint) {
    noteForPreview()
    for constraint in handle.layoutConstraints {
      for index in outerBlocks.indices { outerBlocks[index].constraints.remove(constraint) }
      guard let index = constraints.remove(constraint) else { continue }
      if let start = openStart, index < start { openStart = start - 1 }
    }
    handles.removeAll { $0.handle == nil || $0.handle === handle }
  }

  /// Puts a constraint in the place of another one that is kept, and switches them.
  func replace(_ index: Int, by constraint: LayoutConstraint) {
    guard let old = constraints[index] else { return }
    old.isActive = false
    constraints.replace(index, by: constraint)
    repoint(from: old, to: constraint)
    constraint.isActive = true
  }

  /// Has handles stand for another constraint.
  func repoint(from old: LayoutConstraint, to new: LayoutConstraint) {
    for known in handles { known.handle?.replace(old, by: new) }
  }

  /// Has a running preview remember everything as it is.
  private func noteForPreview() {
    LayoutPreview.noteState(of: anchors) {
      let states = handles.compactMap(\.state)
      return { [self, constraints, openStart, outerBlocks, prepared] in
        self.constraints = constraints
        self.openStart = openStart
        self.outerBlocks = outerBlocks
        self.prepared = prepared
        for state in states { state.handle.layoutConstraints = state.constraints }
        // Handles of what was made before the preview may have been made in it.
        let known = Set(states.map { ObjectIdentifier($0.handle) })
        handles.removeAll { weak in
          weak.handle.map { known.contains(ObjectIdentifier($0)) } ?? true
        }
        handles += states.map { WeakHandle(handle: $0.handle) }
      }
    }
  }

  private func remember(_ handle: MadeConstraint) {
    handles.removeAll { $0.handle == nil || $0.handle === handle }
    handles.append(WeakHandle(handle: handle))
  }
}

private struct WeakHandle {
  weak var handle: MadeConstraint?

  /// The handle, if there still is one, and what it stands for.
  var state: (handle: MadeConstraint, constraints: [LayoutConstraint])? {
    handle.map { ($0, $0.layoutConstraints) }
  }
}

extension MadeConstraint {
  /// Puts a constraint in the place of another.
  fileprivate func replace(_ old: LayoutConstraint, by new: LayoutConstraint) {
    for index in layoutConstraints.indices where layoutConstraints[index] === old {
      layoutConstraints[index] = new
    }
  }
}
