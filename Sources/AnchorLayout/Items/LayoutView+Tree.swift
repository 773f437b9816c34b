extension LayoutView {
  /// Adds a view in front of the others.
  ///
  /// Its constraints inside of it go with it. A view cannot be put inside itself: that is reported,
  /// and changes nothing.
  ///
  /// - Complexity: That of ``LayoutNode/parentDidChange()``; O(*n*) more in the number of subviews of
  ///   the superview that it leaves.
  public func addSubview(_ view: LayoutView) {
    insertSubview(view, at: subviews.count)
  }

  /// Inserts a view at a position, from the back; a position out of range is the nearest one in it.
  ///
  /// - Complexity: That of ``addSubview(_:)``, and O(*n*) in the number of subviews.
  public func insertSubview(_ view: LayoutView, at index: Int) {
    view.layoutNode.move(to: layoutNode)
    guard view.layoutNode.parent === layoutNode else { return }
    let former = view.superview
    PreviewLog.recording(treeOf: layoutNode)?.undo { [self, subviews] in
      if former == nil { view.removeFromSuperview() } else { self.subviews = subviews }
    }
    former?.forgetSubview(view)
    view.superview = self
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    if let former, former !== self { former.subview(view, didChange: .removal) }
  }

  /// Takes the view out of its superview.
  ///
  /// Constraints that cross the border of the view are deactivated.
  ///
  /// - Complexity: That of ``LayoutNode/parentDidChange()``, and O(*n*) in the number of subviews of
  ///   the superview.
  public func removeFromSuperview() {
    guard let superview else { return }
    layoutNode.move(to: nil)
    guard layoutNode.parent == nil else { return }
    superview.forgetSubview(self)
    self.superview = nil
    superview.subview(self, didChange: .removal)
  }

  /// - Complexity: O(1) for the first and the last subview, apart from moving the others up.
  private func forgetSubview(_ view: LayoutView) {
    if subviews.last === view {
      subviews.removeLast()
    } else if let index = subviews.firstIndex(where: { $0 === view }) {
      subviews.remove(at: index)
    }
  }
}
