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
    self.init(of: root) { $0.frame }
  }

  /// Takes a snapshot of a view and everything in it, with the frames of another moment: one on the
  /// way of a `LayoutTransition`, or one that a preview has found.
  ///
  /// Hidden views are left out, and those that have no frame then, with what is in them.
  ///
  /// - Parameters:
  ///   - root: The view that fills the picture; its own position does not count.
  ///   - frames: The frames.
  /// - Complexity: O(*n*), where *n* is the number of views.
  public init(of root: LayoutView, at frames: LayoutFrames) {
    self.init(of: root) { frames[$0] }
  }

  private init(of root: LayoutView, frame: (LayoutView) -> CGRect?) {
    self.init(size: frame(root)?.standardized.size ?? .zero, boxes: [])
    // A stack instead of recursion: a tree may be deeper than the thread's stack allows.
    var waiting = [(view: root, parent: CGPoint.zero, depth: 0)]
    while let (view, parent, depth) = waiting.popLast() {
      guard !view.isHidden, let frame = frame(view)?.standardized else { continue }
      let origin =
        depth == 0 ? .zero : CGPoint(x: parent.x + frame.minX, y: parent.y + frame.minY)
      boxes.append(Box(view.layoutLabel, CGRect(origin: origin, size: frame.size), depth: depth))
      for child in view.subviews.reversed() { waiting.append((child, origin, depth + 1)) }
    }
  }
}
