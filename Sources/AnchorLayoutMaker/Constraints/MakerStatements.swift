internal import AnchorLayout

/// The constraints that the maker made for an item. Lives as long as the item's node, and knows the
/// constraints alone, so that nothing keeps the item alive.
@usableFromInline
final class MakerStatements {
  /// The anchors of the item.
  let anchors: LayoutAnchors
  /// The constraints that were activated and not deactivated since, and after them those of the
  /// innermost open block.
  private var constraints = KeptConstraints()
  /// Where those of the open block begin; nil if no block is open.
  private var openStart: Int?
  /// The blocks that the open one stands in, from the outermost on.
  private var outerBlocks: [OuterBlock] = []
  /// The handles of the open block, if it makes one for each statement.
  private var prepared: [MadeConstraint]?
  /// The handles of constraints.
  private var handles = KnownHandles()

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
    openStart = constraints.end
    if preparing || prepared != nil { prepared = preparing ? [] : nil }
  }

  /// Closes the innermost block.
  func close() {
    if let outer = outerBlocks.popLast() {
      openStart = constraints.end
      prepared = outer.prepared
      constraints.append(outer.constraints)
    } else {
      openStart = nil
      if prepared != nil { prepared = nil }
      constraints.closeGaps()
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
    statement[0].flatMap(handles.handle) ?? newHandle(of: statement)
  }

  private func newHandle(of statement: FewConstraints) -> MadeConstraint {
    let handle = MadeConstraint(statement.array, of: self)
    handles.insert(handle)
    prepared?.append(handle)
    return handle
  }

  // MARK: - The open block

  /// Activates what the open block made, and keeps it.
  func keepOpen() {
    for position in (openStart ?? 0)..<constraints.end { constraints[position]?.isActive = true }
    openStart = constraints.end
  }

  /// Takes out what the open block made.
  func takeOpen() -> FewConstraints {
    constraints.removeLast(from: openStart ?? constraints.end)
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

  /// The position after the last constraint that is kept.
  private var keptEnd: Int { openStart ?? constraints.end }

  /// The constraints that are kept.
  var kept: [LayoutConstraint] { (0..<keptEnd).compactMap { constraints[$0] } }

  /// Deactivates all that is kept, and lets go of it.
  func removeKept() {
    noteForPreview()
    let open = constraints.removeLast(from: keptEnd)
    constraints.visit { $0.isActive = false }
    constraints = KeptConstraints()
    constraints.append(open)
    if openStart != nil { openStart = 0 }
  }

  /// Keeps the constraints of a handle; those of a block that is open wait for it to end.
  ///
  /// - Complexity: O(1) amortised while no block is open, else O(*n*) in the number of statements in open
  ///   blocks.
  func track(_ handle: MadeConstraint) {
    noteForPreview()
    let open = constraints.removeLast(from: keptEnd)
    for constraint in handle.layoutConstraints
    where constraints.position(of: constraint) == nil && open.index(of: constraint) == nil
      && !outerBlocks.contains(where: { $0.constraints.index(of: constraint) != nil })
    {
      constraints.append(constraint)
    }
    if openStart != nil { openStart = constraints.end }
    constraints.append(open)
    handles.insert(handle)
  }

  /// Lets go of the constraints of a handle.
  ///
  /// - Complexity: O(1) amortised, and O(*n*) in the number of statements in outer open blocks.
  func untrack(_ handle: MadeConstraint) {
    noteForPreview()
    for constraint in handle.layoutConstraints {
      for index in outerBlocks.indices { outerBlocks[index].constraints.remove(constraint) }
      constraints.remove(constraint)
    }
    if openStart == nil { constraints.closeGaps() }
  }

  /// Puts a constraint in the place of another one that is kept, and switches them.
  func replace(_ old: LayoutConstraint, by constraint: LayoutConstraint) {
    old.isActive = false
    constraints.replace(old, by: constraint)
    repoint(from: old, to: constraint)
    constraint.isActive = true
  }

  /// Has the handle of a constraint stand for another one.
  func repoint(from old: LayoutConstraint, to new: LayoutConstraint) {
    handles.repoint(from: old, to: new)
  }

  /// Has a running preview remember everything as it is.
  private func noteForPreview() {
    LayoutPreview.noteState(of: anchors) {
      let states = handles.states
      return { [self, constraints, openStart, outerBlocks, prepared] in
        self.constraints = constraints
        self.openStart = openStart
        self.outerBlocks = outerBlocks
        self.prepared = prepared
        handles.restore(states)
      }
    }
  }
}
