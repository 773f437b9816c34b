internal import AnchorLayout

/// The constraints that the maker made for an item. Lives as long as the item's node, and knows the
/// constraints alone, so that nothing keeps the item alive.
final class MakerStatements {
  /// The constraints that were activated and not deactivated since.
  private(set) var made = FewConstraints()
  /// The handles of those of them. One that no program keeps is let go: blocks that update may make a
  /// new one each time.
  private var handles: [WeakHandle] = []

  /// The constraints of the innermost open block.
  private var pending = FewConstraints()
  private var pendingHandles: [MadeConstraint] = []
  private var openBlocks = 0
  /// Whether the innermost open block makes a handle for each statement.
  private var isPreparing = false

  /// A name that was given to an item that cannot store one.
  var label: String?

  /// The statements of an item.
  static func of(_ node: LayoutNode) -> MakerStatements {
    if let statements = node.companion as? MakerStatements { return statements }
    let statements = MakerStatements()
    node.companion = statements
    return statements
  }

  // MARK: - Blocks

  /// What a block made.
  typealias Block = (constraints: FewConstraints, handles: [MadeConstraint])

  /// Collects what a block makes. A block may open another one of the same item.
  func collect(preparing: Bool = false, _ body: () -> Void) -> Block {
    let outer = (pending, pendingHandles, isPreparing)
    (pending, pendingHandles, isPreparing) = (FewConstraints(), [], preparing)
    openBlocks += 1
    body()
    openBlocks -= 1
    let block = (pending, pendingHandles)
    (pending, pendingHandles, isPreparing) = outer
    return block
  }

  /// Takes in a statement. One that is made when its block has ended is activated at once.
  func add(_ statement: FewConstraints) {
    guard openBlocks > 0 else {
      keep((statement, []))
      return
    }
    pending.append(statement)
    if isPreparing { _ = handle(of: statement) }
  }

  /// The handle of a statement, the same one each time while the maker knows it.
  func handle(of statement: FewConstraints) -> MadeConstraint {
    if let first = statement[0] {
      func isWanted(_ handle: MadeConstraint) -> Bool { handle.layoutConstraints.first === first }
      if let known = pendingHandles.first(where: isWanted)
        ?? handles.lazy.compactMap(\.handle).first(where: isWanted)
      {
        return known
      }
    }
    let handle = MadeConstraint(statement.array, of: self)
    if openBlocks > 0 { pendingHandles.append(handle) } else { remember(handle) }
    return handle
  }

  // MARK: - Constraints that are kept

  /// Activates what a block made, and keeps it.
  func keep(_ block: Block) {
    made.append(block.constraints)
    for handle in block.handles { remember(handle) }
    block.constraints.visit { $0.isActive = true }
  }

  /// Deactivates all that is kept, and lets go of it.
  func removeAll() {
    let removed = made
    made = FewConstraints()
    handles = []
    removed.visit { $0.isActive = false }
  }

  /// Keeps the constraints of a handle.
  func track(_ handle: MadeConstraint) {
    for constraint in handle.layoutConstraints where !made.contains(constraint) {
      made.append(constraint)
    }
    remember(handle)
  }

  /// Lets go of the constraints of a handle.
  func untrack(_ handle: MadeConstraint) {
    made.removeAll { constraint in handle.layoutConstraints.contains { $0 === constraint } }
    handles.removeAll { $0.handle == nil || $0.handle === handle }
  }

  /// Puts a constraint in the place of another one that is kept, and switches them.
  func replace(_ index: Int, by constraint: LayoutConstraint) {
    guard let old = made[index] else { return }
    old.isActive = false
    made.replace(index, by: constraint)
    for known in handles { known.handle?.replace(old, by: constraint) }
    constraint.isActive = true
  }

  /// Has handles made by an updating block stand for the constraints that are kept.
  func keep(_ block: [MadeConstraint], replacing replaced: [(LayoutConstraint, LayoutConstraint)]) {
    for handle in block {
      for (old, new) in replaced { handle.replace(old, by: new) }
      remember(handle)
    }
  }

  private func remember(_ handle: MadeConstraint) {
    handles.removeAll { $0.handle == nil || $0.handle === handle }
    handles.append(WeakHandle(handle: handle))
  }
}

private struct WeakHandle {
  weak var handle: MadeConstraint?
}

extension MadeConstraint {
  /// Puts a constraint in the place of another.
  fileprivate func replace(_ old: LayoutConstraint, by new: LayoutConstraint) {
    for index in layoutConstraints.indices where layoutConstraints[index] === old {
      layoutConstraints[index] = new
    }
  }
}
