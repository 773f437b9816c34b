/// The direction in which text runs.
public enum LayoutDirection: UInt8, Hashable, Sendable, CaseIterable {
  /// Leading is left, trailing is right.
  case leftToRight
  /// Leading is right, trailing is left.
  case rightToLeft
}

extension LayoutNode {
  /// The direction of text in the item and in those below it that have none of their own; nil to
  /// take over the direction of the parent.
  ///
  /// Statements that name leading or trailing follow in the next pass, by edits in place.
  ///
  /// - Complexity: Setting it is O(*s*) in the number of items whose direction changes.
  public var layoutDirection: LayoutDirection? {
    get { traits?.direction }
    set {
      guard newValue != traits?.direction else { return }
      madeTraits.direction = newValue
      updateDirection()
    }
  }

  /// The direction of text in the item: its own, or that of the nearest ancestor with one; left to
  /// right without any.
  ///
  /// - Complexity: O(1).
  public var effectiveLayoutDirection: LayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Takes over the direction of the parent, and hands it on, after it or the parent has changed.
  ///
  /// - Complexity: O(*s*) in the number of items whose direction changes.
  func updateDirection() {
    if isRightToLeft == isToBeRightToLeft { return }
    var changing = [self]
    while let node = changing.popLast() {
      node.isRightToLeft.toggle()
      if node.variables != nil { node.cachedEngine?.current.areDirectionsOutdated = true }
      if node.hasDirectionalMargins { node.requestUpdate(.insets) }
      var next = node.firstChild
      while let child = next {
        if child.isRightToLeft != child.isToBeRightToLeft { changing.append(child) }
        next = child.nextSibling
      }
    }
  }

  private var isToBeRightToLeft: Bool {
    if let own = traits?.direction { return own == .rightToLeft }
    return parent?.isRightToLeft ?? false
  }
}
