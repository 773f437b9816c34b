internal import AnchorLayout

/// The handles of constraints, found by each of these.
///
/// One that no program keeps is let go: blocks that update may make a new one each time.
struct KnownHandles {
  /// A handle, if there still is one. As long as there is, so are the constraints it is found by.
  private struct Entry {
    weak var handle: MadeConstraint?
  }

  private static let leastLimit = 16

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries there may be before those of handles that are gone are looked for.
  private var limit = leastLimit

  /// The handle that a constraint belongs to.
  func handle(of constraint: LayoutConstraint) -> MadeConstraint? {
    entries[ObjectIdentifier(constraint)]?.handle
  }

  /// Takes in a handle.
  ///
  /// - Complexity: O(*k*) amortised in the number of its constraints.
  mutating func insert(_ handle: MadeConstraint) {
    for constraint in handle.layoutConstraints {
      entries[ObjectIdentifier(constraint)] = Entry(handle: handle)
    }
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.handle != nil }
    limit = max(Self.leastLimit, 2 * entries.count)
  }

  /// Has the handle of a constraint stand for another one.
  mutating func repoint(from old: LayoutConstraint, to new: LayoutConstraint) {
    guard let handle = handle(of: old) else { return }
    handle.layoutConstraints = handle.layoutConstraints.map { $0 === old ? new : $0 }
    entries[ObjectIdentifier(old)] = nil
    entries[ObjectIdentifier(new)] = Entry(handle: handle)
  }

  // MARK: - Previews

  /// A handle and what it stands for.
  typealias State = (handle: MadeConstraint, constraints: [LayoutConstraint])

  /// All handles, and what they stand for.
  var states: [State] {
    entries.compactMap { key, entry in
      guard let handle = entry.handle, let first = handle.layoutConstraints.first,
        key == ObjectIdentifier(first)
      else { return nil }
      return (handle, handle.layoutConstraints)
    }
  }

  /// Has handles stand for what they stood for, and forgets all others: also of what was made before
  /// a preview handles may have been made in it.
  mutating func restore(_ states: [State]) {
    entries = [:]
    for state in states {
      state.handle.layoutConstraints = state.constraints
      insert(state.handle)
    }
  }
}
