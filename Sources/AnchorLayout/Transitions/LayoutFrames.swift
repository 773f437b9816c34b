public import Foundation

/// The frames of all items of a tree at one moment, in the coordinates of their parents.
///
/// A plain value, which can be kept, compared, and sent to another task. It holds no item.
///
///     let before = LayoutFrames(of: window)
///     sidebar.widthAnchor == 80
///     window.layoutIfNeeded()
///     let difference = LayoutFrames(of: window).difference(from: before)
public struct LayoutFrames: Sendable, Equatable {
  struct Entry: Sendable, Equatable {
    let item: LayoutItemID
    /// The place of the parent's entry, -1 for the root.
    let parent: Int
    var frame: CGRect
  }

  /// Parents come before their children.
  var entries: [Entry] = []
  private var places: [LayoutItemID: Int] = [:]

  /// Notes the frames that the last layout pass has set of an item and of everything below it, also
  /// of guides and of what is hidden. Never solves.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public init(of root: some LayoutItem) {
    var nodes = [(node: root.boundNode, parent: -1)]
    while entries.count < nodes.count {
      let place = entries.count
      let (node, parent) = nodes[place]
      entries.append(Entry(item: LayoutItemID(node), parent: parent, frame: node.frame))
      var next = node.firstChild
      while let child = next {
        nodes.append((child, place))
        next = child.nextSibling
      }
    }
    places.reserveCapacity(entries.count)
    for (place, entry) in entries.enumerated() { places[entry.item] = place }
  }

  /// The items, parents before their children.
  public var items: [LayoutItemID] { entries.map(\.item) }

  /// The frame of an item in the coordinates of its parent, in points; nil if it was not in the tree.
  ///
  /// - Complexity: O(1).
  public subscript(item: LayoutItemID) -> CGRect? { place(of: item).map { entries[$0].frame } }

  /// The frame of an item in the coordinates of its parent, in points; nil if it was not in the tree.
  ///
  /// - Complexity: O(1).
  public subscript(item: some LayoutItem) -> CGRect? { self[item.layoutID] }

  /// The place of an item's entry.
  func place(of item: LayoutItemID) -> Int? { places[item] }

  /// The item in whose coordinates the frame of an entry is; nil for the root.
  func parent(of entry: Entry) -> LayoutItemID? {
    entry.parent < 0 ? nil : entries[entry.parent].item
  }

  /// The origin of an entry in the coordinates of the root, in points.
  ///
  /// - Complexity: O(*d*) in the depth of the item.
  func origin(inRoot place: Int) -> CGPoint {
    var origin = CGPoint.zero
    var place = place
    while place >= 0, entries[place].parent >= 0 {
      origin.x += entries[place].frame.origin.x
      origin.y += entries[place].frame.origin.y
      place = entries[place].parent
    }
    return origin
  }

  /// Whether both know the same items with the same frames.
  public static func == (left: Self, right: Self) -> Bool { left.entries == right.entries }
}
