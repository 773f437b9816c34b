extension LayoutView {
  /// Inserts a view just behind another one; in front of all if that is no subview of this view.
  ///
  /// - Complexity: That of ``insertSubview(_:at:)``.
  public func insertSubview(_ view: LayoutView, belowSubview sibling: LayoutView) {
    insertSubview(view, near: sibling, distance: 0)
  }

  /// Inserts a view just in front of another one; in front of all if that is no subview of this view.
  ///
  /// - Complexity: That of ``insertSubview(_:at:)``.
  public func insertSubview(_ view: LayoutView, aboveSubview sibling: LayoutView) {
    insertSubview(view, near: sibling, distance: 1)
  }

  private func insertSubview(_ view: LayoutView, near sibling: LayoutView, distance: Int) {
    if view === sibling { return }
    let others = subviews.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling }
    insertSubview(view, at: index.map { $0 + distance } ?? others.count)
  }

  /// Moves a subview in front of the others. A view that is no subview stays where it is.
  ///
  /// - Complexity: O(*n*) in the number of subviews.
  public func bringSubviewToFront(_ view: LayoutView) {
    if view.superview === self { insertSubview(view, at: subviews.count) }
  }

  /// Moves a subview behind the others. A view that is no subview stays where it is.
  ///
  /// - Complexity: O(*n*) in the number of subviews.
  public func sendSubviewToBack(_ view: LayoutView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Lets two subviews change places; positions that do not exist change nothing.
  ///
  /// - Complexity: O(1).
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    PreviewLog.note(\.subviews, of: self, was: subviews)
    subviews.swapAt(first, second)
  }

  /// Whether the view is another one or below it.
  ///
  /// - Complexity: O(*d*) in the depth of the view.
  public func isDescendant(of view: LayoutView) -> Bool {
    layoutNode.isInside(view.layoutNode)
  }
}
