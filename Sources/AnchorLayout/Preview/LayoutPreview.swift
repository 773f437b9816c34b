/// What changes would do, found out without making them.
public struct LayoutPreview: Sendable {
  /// The frames without the changes.
  public let before: LayoutFrames
  /// The frames with the changes.
  public let after: LayoutFrames
  /// What would be reported because of the changes.
  public let diagnostics: [LayoutDiagnostic]

  /// The frames that would be others.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public var difference: LayoutDifference { after.difference(from: before) }

  /// The required statements that could not hold together because of the changes.
  public var conflicts: [LayoutDiagnostic] { diagnostics.filter { $0.kind == .conflict } }
}

extension LayoutPreview {
  /// Has a running preview take back, when it ends, a change that it does not know of, such as that of
  /// a text that a host's view shows; does nothing while no preview is running.
  ///
  /// - Parameter undo: Takes the change back.
  public static func onEnd(_ undo: @escaping () -> Void) {
    PreviewLog.recording?.undo(undo)
  }

  /// Has a running preview of the tree of an item take back a change that is about to be made.
  ///
  /// - Parameters:
  ///   - anchors: The anchors of the item.
  ///   - prepare: Returns what takes the change back; not called while no such preview is running.
  package static func noteState(of anchors: LayoutAnchors, _ prepare: () -> () -> Void) {
    guard PreviewLog.recording != nil, let node = anchors.link.node else { return }
    PreviewLog.recording(treeOf: node)?.undo(prepare())
  }
}

extension LayoutItem {
  /// Finds out what changes would do, and takes them back.
  ///
  ///     let preview = window.preview {
  ///       gap.constant = 40
  ///       states.activate("wide")
  ///     }
  ///     if preview.conflicts.isEmpty { print(preview.after[title] as Any) }
  ///
  /// In the closure, and for the frames of the result, the layout is that with the changes: statements
  /// may be made, edited, switched and replaced, states activated, frames, margins, priorities and the
  /// like be set, and frames be read. Afterwards, also if the closure throws, everything is as before,
  /// to the last bit: the very same solution, and the counts of ``LayoutStatistics``. Previews can be
  /// made in previews.
  ///
  /// No item is told of frames, or asked to lay out its contents, so that what ``layoutContents()``
  /// does is no part of a preview. Items that no statement has named, also new stacks, may be added,
  /// and are taken out again; other changes of the tree are reported, and not made. Changes of other
  /// trees, and of what is no part of layout, stay, unless it runs in a preview of these. In the midst
  /// of solving, from a property such as an intrinsic size, or while items update their statements, no
  /// preview can be made: that is reported, and the closure does not run.
  ///
  /// - Parameter changes: Makes the changes.
  /// - Returns: The frames of this item and everything below it, before and after.
  /// - Complexity: O(*n*) in the number of items and constraints of the tree, and what the changes cost.
  public func preview(_ changes: () throws -> Void) rethrows -> LayoutPreview {
    let engine = layoutEngine
    guard !engine.isSettling, !engine.isUpdatingStatements else {
      engine.report(.previewWhileSolving(boundNode.label))
      let frames = LayoutFrames(of: self)
      return LayoutPreview(before: frames, after: frames, diagnostics: [])
    }
    engine.takeIn()
    let log = PreviewLog(of: engine)
    defer { log.restore() }
    return try PreviewLog.$current.withValue(log) {
      engine.layoutIfNeeded()
      let before = LayoutFrames(of: self)
      engine.pendingDiagnostics = []
      // A batch around the preview has statements of its own.
      try LayoutBatch.$current.withValue(nil, operation: changes)
      engine.layoutIfNeeded()
      return LayoutPreview(
        before: before, after: LayoutFrames(of: self), diagnostics: engine.pendingDiagnostics)
    }
  }
}
