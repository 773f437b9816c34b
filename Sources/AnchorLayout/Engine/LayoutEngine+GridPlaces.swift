internal import ConstraintSolver
internal import Foundation

extension LayoutEngine {
  /// The rectangle of the grid nearest to one in the coordinates of an item, which is itself if frames
  /// are not rounded.
  ///
  /// - Complexity: O(*d*) in the depth of the item if frames are rounded.
  func nearestOnGrid(_ rectangle: CGRect, inside node: LayoutNode) -> CGRect {
    guard let grid = rounding?.grid else { return rectangle }
    var shown = SIMD2<Double>.zero
    for ancestor in node.lineageBelowRoot { shown += ancestor.storedFrame.corner }
    return grid.nearest(rectangle, from: shown, to: shown)
  }

  /// The rectangle that a part of an item is shown in, in the coordinates of the item.
  ///
  /// - Complexity: O(*d*) in the depth of the item.
  func shownRectangle(of box: LayoutBox, in node: LayoutNode) -> CGRect {
    let frame = solvedFrame(of: node) ?? node.storedFrame
    guard let grid = rounding?.grid, frame.isFinite else {
      return box.rectangle(in: node.storedFrame.size)
    }
    var (exact, shown) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    for ancestor in node.lineageBelowRoot {
      exact += (solvedFrame(of: ancestor) ?? ancestor.storedFrame).corner
      shown += ancestor.storedFrame.corner
    }
    return grid.nearest(box.rectangle(in: frame.size), from: exact, to: shown)
  }

  /// Where an item lies in the space of the root.
  ///
  /// - Complexity: O(1) amortised over the items of a pass.
  func place(of node: LayoutNode) -> GridPlace {
    guard var rounding else { return GridPlace() }
    self.rounding = nil
    defer { self.rounding = rounding }
    var place = GridPlace()
    var next = node
    while let parent = next.parent {
      if let index = next.variables?.width.index, let known = rounding.known(index) {
        place = known
        break
      }
      rounding.path.append(next)
      next = parent
    }
    while let node = rounding.path.popLast() {
      var inner = GridPlace()
      var parts = LayoutFrameParts.all
      var frame = node.storedFrame.isFinite ? node.storedFrame.standardized : .zero
      if let solved = solvedFrame(of: node) { (frame, parts) = (solved, node.hostedFrameParts) }
      let origin = frame.corner
      inner.exact = place.exact + origin
      inner.shown = rounding.grid.nearest(inner.exact)
      // What the host has placed stays there.
      if parts.contains(.x) { inner.shown.x = place.shown.x + origin.x }
      if parts.contains(.y) { inner.shown.y = place.shown.y + origin.y }
      if let variables = node.variables {
        inner = rounding.remember(inner, at: variables.width.index)
      }
      place = inner
    }
    return place
  }
}

extension LayoutNode {
  /// The node and its ancestors without the root, whose own corner is the origin of all.
  fileprivate var lineageBelowRoot: [LayoutNode] {
    var nodes: [LayoutNode] = []
    var node = self
    while let parent = node.parent {
      nodes.append(node)
      node = parent
    }
    return nodes
  }
}

extension LayoutPixelGrid {
  /// The rectangle of the grid nearest to one.
  ///
  /// - Parameters:
  ///   - exact: Where the origin of the rectangle's coordinates is in the space of the root.
  ///   - shown: Where the origin of the coordinates of the result is there.
  fileprivate func nearest(
    _ rectangle: CGRect, from exact: SIMD2<Double>, to shown: SIMD2<Double>
  ) -> CGRect {
    let start = nearest(exact + rectangle.corner)
    let size = nearest(exact + rectangle.corner + [rectangle.width, rectangle.height]) - start
    let corner = start - shown
    return CGRect(x: corner.x, y: corner.y, width: size.x, height: size.y)
  }
}

extension CGRect {
  fileprivate var corner: SIMD2<Double> { [origin.x, origin.y] }
}
