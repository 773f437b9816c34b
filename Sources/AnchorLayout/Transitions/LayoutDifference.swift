public import Foundation

/// What has changed from one moment to another.
public struct LayoutDifference: Sendable, Equatable {
  /// An item with another frame, or another parent, than before.
  public struct Change: Sendable, Equatable {
    /// The item.
    public let item: LayoutItemID
    /// The frame it had, in points, in the coordinates of the parent that it had; nil if it was not
    /// in the tree.
    public let before: CGRect?
    /// The frame it has, in points, in the coordinates of its parent; nil if it is gone.
    public let after: CGRect?
  }

  /// The changes: parents before their children, and what is gone last.
  public let changes: [Change]

  /// Whether nothing has changed.
  public var isEmpty: Bool { changes.isEmpty }

  /// The change of an item; nil if there is none.
  ///
  /// - Complexity: O(*n*) in the number of changes.
  public subscript(item: some LayoutItem) -> Change? {
    let id = item.layoutID
    return changes.first { $0.item == id }
  }
}

extension LayoutFrames {
  /// What has changed since an earlier moment.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public func difference(from earlier: LayoutFrames) -> LayoutDifference {
    var changes: [LayoutDifference.Change] = []
    for entry in entries {
      guard let place = earlier.place(of: entry.item) else {
        changes.append(.init(item: entry.item, before: nil, after: entry.frame))
        continue
      }
      let former = earlier.entries[place]
      if former.frame == entry.frame, earlier.parent(of: former) == parent(of: entry) { continue }
      changes.append(.init(item: entry.item, before: former.frame, after: entry.frame))
    }
    for entry in earlier.entries where place(of: entry.item) == nil {
      changes.append(.init(item: entry.item, before: entry.frame, after: nil))
    }
    return LayoutDifference(changes: changes)
  }
}
