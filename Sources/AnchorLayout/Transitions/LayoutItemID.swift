/// Names an item in a value that is kept or sent away, without keeping the item alive.
///
/// An identity is never given to another item while anybody has it.
@safe
public struct LayoutItemID: Hashable, @unchecked Sendable {
  // Only compared: the node that the link leads to belongs to whoever has the tree.
  private let link: NodeLink

  init(_ node: LayoutNode) {
    link = node.link
  }

  /// Whether both name the same item.
  public static func == (left: Self, right: Self) -> Bool { left.link === right.link }

  /// Feeds the identity into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(link)) }
}

extension LayoutItem {
  /// The item's name in ``LayoutFrames`` and the like.
  public var layoutID: LayoutItemID { LayoutItemID(layoutNode) }
}
