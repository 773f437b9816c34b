internal import ConstraintSolver

/// What a preview has to put back: the engine, its items and its statements as they were, and what else
/// was changed meanwhile.
///
/// The solver is copied, since edits that are taken back leave other rounding, and other values where
/// nothing pins them. The statements and items of the tree are noted when the preview begins, any
/// others when they are changed.
///
/// Sendable by name only: a log is reached through a task-local value, by what is done in the closure
/// of its preview alone.
@safe
final class PreviewLog: @unchecked Sendable {
  /// The innermost preview that is running.
  @TaskLocal static var current: PreviewLog?

  /// The engine of the preview.
  let engine: LayoutEngine
  /// Whether changes are being taken back, which is no change.
  private(set) var isSuspended = false
  /// Whether the closure runs. A task started in it inherits the preview, and may outlive it.
  private(set) var isOpen = true
  /// The preview of the same tree that this one runs in.
  private let outer: PreviewLog?
  /// The preview that this one runs in, which may be of another tree.
  private let surrounding: PreviewLog?
  private let savedEngine: SavedEngine
  private var savedNodes: [SavedNode] = []
  private var newcomers: [Newcomer] = []
  private var savedConstraints: [SavedConstraint] = []
  private var noted: Set<ObjectIdentifier> = []
  private var undos: [() -> Void] = []

  /// Notes everything, and begins the preview.
  init(of engine: LayoutEngine) {
    self.engine = engine
    outer = engine.preview
    surrounding = Self.recording
    savedEngine = SavedEngine(engine)
    if let root = engine.root {
      for node in root.subtree { savedNodes.append(SavedNode(node, isNew: false)) }
      for node in savedNodes { noted.insert(node.id) }
    }
    for case .statement(let constraint) in engine.rowOwners { note(constraint) }
    for constraint in engine.inbox { note(constraint) }
    for constraint in engine.waiting { note(constraint) }
    engine.preview = self
    engine.solver = engine.solver.copy()
    engine.isInPass = false
    // Those that the pass around has yet to hand over are on no list meanwhile.
    engine.pendingFrames = []
    for node in savedNodes { node.notePendingFrame(in: engine) }
  }

  /// The innermost preview that is running and has changes noted.
  static var recording: PreviewLog? {
    guard let current, current.isOpen, !current.isSuspended else { return nil }
    return current
  }

  /// The innermost preview that is running of the tree of a node, if changes are noted.
  ///
  /// - Complexity: O(*d*) in the depth of the node if any preview is running, else O(1).
  static func recording(treeOf node: LayoutNode) -> PreviewLog? {
    guard var log = recording else { return nil }
    let root = node.root
    while log.engine.root !== root {
      guard let surrounding = log.surrounding else { return nil }
      log = surrounding
    }
    return log
  }

  /// Notes a statement as it is.
  func note(_ constraint: LayoutConstraint) {
    guard noted.insert(ObjectIdentifier(constraint)).inserted else { return }
    savedConstraints.append(SavedConstraint(constraint))
  }

  /// Notes an item as it is.
  func note(_ node: LayoutNode) {
    guard noted.insert(ObjectIdentifier(node.link)).inserted else { return }
    savedNodes.append(SavedNode(node, isNew: true))
  }

  /// Notes the root of a tree that is about to be added, and its engine, which has noted requests alone.
  func note(newcomer root: LayoutNode, with engine: LayoutEngine) {
    newcomers.append(
      Newcomer(root: root.link, engine: engine, statementRequests: engine.statementRequests))
  }

  /// Notes how to take a change back that is no part of engine, items and statements.
  func undo(_ undo: @escaping () -> Void) {
    undos.append(undo)
  }

  /// Puts everything back.
  func restore() {
    isOpen = false
    // These go through the usual ways, and what they cost is taken back like the rest.
    surrounding?.isSuspended = true
    while let undo = undos.popLast() { undo() }
    surrounding?.isSuspended = false
    for constraint in savedConstraints { constraint.restore(in: engine) }
    savedEngine.restore(engine)
    engine.preview = outer
    for newcomer in newcomers { newcomer.restore(in: engine) }
    for node in savedNodes { node.restore(in: engine) }
  }
}

extension PreviewLog {
  /// Has a running preview of the tree of a view remember what a property of it was before it has just
  /// been set.
  static func note<Owner: LayoutView, Value>(
    _ property: ReferenceWritableKeyPath<Owner, Value>, of owner: Owner, was former: Value
  ) {
    recording(treeOf: owner.layoutNode)?.undo { owner[keyPath: property] = former }
  }
}

extension LayoutConstraint {
  /// Has a running preview remember the statement as it is. One that is enlisted is known to it.
  func willChange() {
    if state == .enlisted { return }
    // Whoever has an engine need not ask the task.
    if let engine {
      engine.preview?.note(self)
    } else {
      PreviewLog.recording?.note(self)
    }
  }
}
