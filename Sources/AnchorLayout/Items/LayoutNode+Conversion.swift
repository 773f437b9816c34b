public import Foundation

extension LayoutNode {
  /// Where the contents of the item are scrolled to: the point of them that is at its top left corner.
  ///
  /// Statements and frames know nothing of it, so that scrolling solves nothing; conversion does.
  public var contentOffset: CGPoint {
    get { traits?.contentOffset ?? .zero }
    set {
      guard newValue != contentOffset else { return }
      madeTraits.contentOffset = newValue
    }
  }

  /// The item that shows this root as its content: a scroll view, whose ``contentOffset`` then applies.
  ///
  /// The tree keeps an engine of its own, and no statement crosses its border; conversion does. Has no
  /// meaning for an item with a parent. Held weakly.
  public var contentHost: (any LayoutItem)? {
    get { traits?.contentHost }
    set { madeTraits.contentHost = newValue }
  }

  /// A point in the item's coordinates in those of another item, in points.
  ///
  /// Roots lie beside each other in one space, each at its frame; or in their ``contentHost``.
  ///
  /// - Parameter target: The item to convert to; nil for the root of this item.
  /// - Complexity: O(*d*) in the depth of the two.
  public func convert(_ point: CGPoint, to target: LayoutNode?) -> CGPoint {
    let (here, there) = (origin, (target ?? root).origin)
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// A point in the coordinates of another item in those of this one, in points.
  ///
  /// - Parameter source: The item to convert from; nil for the root of this item.
  /// - Complexity: O(*d*) in the depth of the two.
  public func convert(_ point: CGPoint, from source: LayoutNode?) -> CGPoint {
    (source ?? root).convert(point, to: self)
  }

  /// A rectangle in the item's coordinates in those of another item, in points.
  ///
  /// - Parameter target: The item to convert to; nil for the root of this item.
  /// - Complexity: O(*d*) in the depth of the two.
  public func convert(_ rectangle: CGRect, to target: LayoutNode?) -> CGRect {
    CGRect(origin: convert(rectangle.origin, to: target), size: rectangle.size)
  }

  /// A rectangle in the coordinates of another item in those of this one, in points.
  ///
  /// - Parameter source: The item to convert from; nil for the root of this item.
  /// - Complexity: O(*d*) in the depth of the two.
  public func convert(_ rectangle: CGRect, from source: LayoutNode?) -> CGRect {
    (source ?? root).convert(rectangle, to: self)
  }

  /// Where the origin of the item's coordinates is in the space of all roots, in points.
  private var origin: CGPoint {
    var origin = CGPoint.zero
    var node = self
    // Roots may be told to show each other in a circle.
    var hosts: [LayoutNode] = []
    while true {
      let (corner, offset) = (node.frame.origin, node.contentOffset)
      origin.x += corner.x - offset.x
      origin.y += corner.y - offset.y
      if let parent = node.parent {
        node = parent
      } else if let host = node.contentHost?.boundNode, !hosts.contains(where: { $0 === node }) {
        hosts.append(node)
        node = host
      } else {
        return origin
      }
    }
  }
}
