extension LayoutView {
  /// Adds a guide, which leaves the view that owned it. A guide that every view has, such as the one
  /// of the margins, stays where it is.
  ///
  /// - Complexity: That of ``LayoutNode/parentDidChange()``; O(*n*) more in the number of guides of
  ///   the view that it leaves.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView !== self, guide.layoutNode.traits?.systemGuide == nil else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.layoutNode.move(to: layoutNode)
    guard guide.layoutNode.parent === layoutNode else { return }
    guide.owningView = self
    layoutGuides.append(guide)
    PreviewLog.recording(treeOf: layoutNode)?.undo { [self] in removeLayoutGuide(guide) }
  }

  /// Removes a guide that was added; constraints that name it are deactivated.
  ///
  /// - Complexity: O(*n* + *c*), where *n* is the number of guides of the view and *c* that of the
  ///   constraints.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self, guide.layoutNode.traits?.systemGuide == nil else { return }
    guide.layoutNode.move(to: nil)
    guard guide.layoutNode.parent == nil else { return }
    guide.owningView = nil
    layoutGuides.removeAll { $0 === guide }
  }
}
