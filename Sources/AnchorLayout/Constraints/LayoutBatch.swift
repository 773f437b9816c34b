/// Collects the statements of a `batch` while its closure runs.
///
/// Sendable by name only: a batch is reached through a task-local value, and statements are made in
/// the closure alone.
@safe
final class LayoutBatch: @unchecked Sendable {
  /// The innermost batch that is running.
  @TaskLocal static var current: LayoutBatch?

  /// Whether the closure runs. A task started in it inherits the batch, and may outlive it.
  private(set) var isOpen = true
  /// Whether it is the closure of a builder.
  let isBuilding: Bool
  /// The statements so far.
  private var constraints: [LayoutConstraint] = []
  /// Those of them that were made before.
  private var former: Set<ObjectIdentifier> = []

  /// Leads to the nodes of items, other than those that statements begin with, whose placement is to
  /// be left to constraints.
  private var otherItems: [NodeLink] = []

  /// Groups that have other constraints since, and their former ones. These are switched off when the
  /// closure has ended; if it throws, the groups have them back.
  private var switchedGroups: [(group: LayoutConstraintGroup, former: [LayoutConstraint])] = []

  /// The constraints that the statements are to replace.
  private let replaced: [LayoutConstraint]
  private lazy var replacedIDs = Set(replaced.map { ObjectIdentifier($0) })

  /// The closure of a builder that this one stands in.
  private let enclosing: LayoutBatch?

  private init(isBuilding: Bool, replacing replaced: [LayoutConstraint]) {
    self.isBuilding = isBuilding
    self.replaced = replaced
    enclosing = Self.building
  }

  /// The innermost batch that is running, if it is the closure of a builder.
  static var building: LayoutBatch? {
    guard let current, current.isOpen, current.isBuilding else { return nil }
    return current
  }

  /// Notes that a group has other constraints from now on, which the batch is to switch.
  func noteSwitch(of group: LayoutConstraintGroup, from former: [LayoutConstraint]) {
    switchedGroups.append((group, former))
  }

  /// Switches off what groups have no longer, and the statements are not to replace; in the closure of
  /// another builder that is left to it.
  private func finishSwitches() {
    if switchedGroups.isEmpty { return }
    if let outer = Self.building {
      outer.switchedGroups += switchedGroups
      return
    }
    for constraint in switchedGroups.flatMap(\.former)
    where !constraint.isInBatch && !replacedIDs.contains(ObjectIdentifier(constraint)) {
      constraint.isActive = false
    }
  }

  /// Leaves the placement of an item to constraints; at the end of the batch, if there is one.
  static func placeByConstraints(_ link: NodeLink) {
    if let batch = current, batch.isOpen {
      batch.otherItems.append(link)
    } else {
      link.node?.isPlacedByFrame = false
    }
  }

  /// Adds a new statement.
  func append(_ constraint: LayoutConstraint) {
    constraint.isInBatch = true
    constraints.append(constraint)
  }

  /// Adds a statement that was made before, unless it was made here.
  func include(_ constraint: LayoutConstraint) {
    if constraint.isInBatch || !isOpen { return }
    former.insert(ObjectIdentifier(constraint))
    append(constraint)
  }

  /// Takes statements out that a group had from the closure, and has no longer.
  ///
  /// - Complexity: O(*n*) in the number of statements, if there are such; else as many as are given.
  func exclude(_ outdated: [LayoutConstraint]) {
    guard outdated.contains(where: \.isInBatch) else { return }
    for constraint in outdated { constraint.isInBatch = false }
    var next: LayoutBatch? = self
    while let batch = next {
      batch.constraints.removeAll { !$0.isInBatch }
      next = batch.enclosing
    }
  }

  /// Runs a closure.
  ///
  /// - Returns: Its statements, inactive, with the placement of their items left to constraints.
  static func collect(
    isBuilding: Bool = false, replacing replaced: [LayoutConstraint] = [],
    _ body: () throws -> Void
  ) rethrows -> [LayoutConstraint] {
    let batch = LayoutBatch(isBuilding: isBuilding, replacing: replaced)
    defer { batch.close() }
    do {
      try $current.withValue(batch, operation: body)
    } catch {
      // One may have been activated by hand.
      for constraint in batch.constraints
      where !batch.former.contains(ObjectIdentifier(constraint)) {
        constraint.isActive = false
      }
      for (group, former) in batch.switchedGroups.reversed() { group.note(former) }
      throw error
    }
    for constraint in batch.constraints { constraint.placeByConstraints() }
    for link in batch.otherItems { link.node?.isPlacedByFrame = false }
    batch.finishSwitches()
    return batch.constraints
  }

  private func close() {
    isOpen = false
    switchedGroups = []
    for constraint in constraints { constraint.isInBatch = false }
    constraints = []
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
  let constraints = try LayoutBatch.collect(body)
  if active { LayoutConstraint.activate(constraints) }
  return constraints
}
