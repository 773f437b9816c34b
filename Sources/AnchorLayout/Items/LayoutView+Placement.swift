extension LayoutView {
  /// How the view follows the size of its superview while it is placed by its frame; not at all
  /// unless set.
  ///
  /// What is flexible shares the change, by its length in the frame that was set last. Frames follow
  /// in the layout pass.
  public var autoresizingMask: LayoutAutoresizingMask {
    get { layoutNode.autoresizingMask }
    set { layoutNode.autoresizingMask = newValue }
  }

  /// The parts of ``frame`` that are inputs of the layout, whatever statements there are; the others
  /// are solved. Nil unless set: the size for a root, and for another view everything as long as
  /// ``translatesAutoresizingMaskIntoConstraints``, and then nothing.
  ///
  ///     palette.frameInputs = .origin
  ///     palette.sizeAnchors == content.sizeAnchors
  ///     palette.frame.origin = dragged
  public var frameInputs: LayoutFrameParts? {
    get { layoutNode.frameInputs }
    set { layoutNode.frameInputs = newValue }
  }

  /// How far inside of the frame the rectangle lies that statements and the intrinsic size are about,
  /// in points; 0 unless set.
  ///
  /// - Complexity: Setting it is O(*n*) in the number of statements of the tree, in the next pass.
  public var alignmentRectInsets: LayoutInsets {
    get { layoutNode.alignmentRectInsets }
    set { layoutNode.alignmentRectInsets = newValue }
  }
}
