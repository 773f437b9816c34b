extension LayoutView {
  /// The distances of content from the edges, in points; 8 unless set. By default the safe area comes
  /// on top of them.
  ///
  /// Statements that name margins follow in the next pass, by edits of constants.
  public var layoutMargins: LayoutInsets {
    get { layoutNode.layoutMargins }
    set { layoutNode.layoutMargins = newValue }
  }

  /// The margins by the direction of text, which they keep to if they were set by it.
  public var directionalLayoutMargins: LayoutDirectionalInsets {
    get { layoutNode.directionalLayoutMargins }
    set { layoutNode.directionalLayoutMargins = newValue }
  }

  /// Whether the margins are measured from the safe area; true unless set.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutNode.insetsLayoutMarginsFromSafeArea }
    set { layoutNode.insetsLayoutMarginsFromSafeArea = newValue }
  }

  /// What bars and the like cover at the edges of the view, in points; 0 unless set. Set by the host;
  /// subviews have their own.
  public var safeAreaInsets: LayoutInsets {
    get { layoutNode.safeAreaInsets }
    set { layoutNode.safeAreaInsets = newValue }
  }

  /// The part of the view within its margins.
  public var layoutMarginsGuide: LayoutGuide { layoutNode.layoutMarginsGuide }

  /// The part of the view that no bars and the like cover.
  public var safeAreaLayoutGuide: LayoutGuide { layoutNode.safeAreaLayoutGuide }

  /// The part of the view, in the middle between its margins, that is not too wide for text to be
  /// read; as high as the margins' guide.
  public var readableContentGuide: LayoutGuide { layoutNode.readableContentGuide }

  /// What is covered at the top of the view: as high as the upper inset of the safe area.
  public var topLayoutGuide: LayoutGuide { layoutNode.topLayoutGuide }

  /// What is covered at the bottom of the view: as high as the lower inset of the safe area.
  public var bottomLayoutGuide: LayoutGuide { layoutNode.bottomLayoutGuide }
}
