extension LayoutNode {
  /// How far inside of the frame the rectangle lies that statements and the intrinsic size are about,
  /// in points: a shadow or a badge is left out of the alignment. 0 unless set.
  ///
  /// Frames given and solved, the items inside, margins and baselines are not concerned.
  ///
  /// - Complexity: Setting it is O(*n*) in the number of statements of the tree, in the next pass.
  public var alignmentRectInsets: LayoutInsets {
    get { traits?.alignmentRectInsets ?? LayoutInsets() }
    set {
      guard newValue != alignmentRectInsets else { return }
      madeTraits.alignmentRectInsets = newValue
      requestUpdate([.alignment, .content])
    }
  }
}
