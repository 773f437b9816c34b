public import AnchorLayout
import Foundation

extension LayoutSnapshot {
  /// Takes a snapshot of a view and everything in it, with the frames of the last layout.
  ///
  /// Hidden views are left out, and what is in them. Call `layoutIfNeeded()` before to see the
  /// effect of later changes. A box is labelled as its view is in diagnostics.
  ///
  /// - Parameter root: The view that fills the picture; its own position does not count.
  /// - Complexity: O(*n*), where *n* is the number of views.
  public init(of root: LayoutView) {
    self.init(size: root.frame.standardized.size, boxes: [])
    // A stack instead of recursion: a tree may be deeper than the thread's stack allows.
    var waiting = [(view: root, origin: CGPoint.zero, depth: 0)]
    while let (view, origin, depth) = waiting.popLast() {
      if view.isHidden { continue }
      let size = view.frame.standardized.size
      boxes.append(Box(view.layoutLabel, CGRect(origin: origin, size: size), depth: depth))
      for child in view.subviews.reversed() {
        let childOrigin = CGPoint(
          x: origin.x + child.frame.minX, y: origin.y + child.frame.minY)
        waiting.append((child, childOrigin, depth + 1))
      }
    }
  }
}
