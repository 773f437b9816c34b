/// Collects the statements of a `batch` while its closure runs.
///
/// Sendable by name only: a batch is reached through a task-local value, and statements are made in
/// the closure alone.
@safe
final class LayoutBatch: @unchecked Sendable {
  /// The innermost batch that is running.
  @TaskLocal static var current: LayoutBatch?

  /// Whether the closure runs. A task started in it inherits the batch, and may outlive it.
  var isOpen = true
  /// The statements so far.
  var constraints: [LayoutConstraint] = []
  /// Leads to the nodes of items, other than those that statements begin with, whose placement is to
  /// be left to constraints.
  private var otherItems: [NodeLink] = []

  /// Leaves the placement of an item to constraints; at the end of the batch, if there is one.
  static func placeByConstraints(_ link: NodeLink) {
    if let batch = current, batch.isOpen {
      batch.otherItems.append(link)
    } else {
      link.node?.isPlacedByFrame = false
    }
  }

  /// Leaves the placement of items to constraints at the end of the batch.
  func placeItemsByConstraints() {
    for constraint in constraints { constraint.placeByConstraints() }
    for link in otherItems { link.node?.isPlacedByFrame = false }
  }
}

/// Makes constraints together: they are activated when the closure has ended, or not at all.
///
///     let constraints = try batch(active: false) {
///       title.edgeAnchors == card.edgeAnchors + inset
///       try addStatements(about: title)
///     }
///
/// Until then no statement has an effect. When the closure throws, none of its statements has one,
/// as if it had not run. A batch in a batch has constraints of its own, which are not among those of
/// the outer one, and which stay when the outer one throws.
///
/// - Parameters:
///   - active: Whether to activate the constraints.
///   - body: The statements.
/// - Returns: The constraints in the order in which they were stated.
@discardableResult
public func batch(
  active: Bool = true, _ body: () throws -> Void
) rethrows -> [LayoutConstraint] {
  let batch = LayoutBatch()
  defer { batch.isOpen = false }
  do {
    try LayoutBatch.$current.withValue(batch, operation: body)
  } catch {
    // One may have been activated by hand.
    LayoutConstraint.deactivate(batch.constraints)
    throw error
  }
  batch.placeItemsByConstraints()
  if active { LayoutConstraint.activate(batch.constraints) }
  return batch.constraints
}
