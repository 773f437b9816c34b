extension LayoutNode {
  /// The distances of content from the edges, in points; 8 unless set. By default the safe area comes
  /// on top of them.
  ///
  /// Statements that name margins follow in the next pass, by edits of constants.
  public var layoutMargins: LayoutInsets {
    get {
      switch traits?.margins ?? .standard {
      case .physical(let insets): insets
      case .directional(let insets): insets.physical(isRightToLeft)
      }
    }
    set {
      if case .physical(newValue) = traits?.margins { return }
      madeTraits.margins = .physical(newValue)
      requestUpdate(.insets)
    }
  }

  /// The margins by the direction of text, which they keep to if they were set by it.
  public var directionalLayoutMargins: LayoutDirectionalInsets {
    get {
      if case .directional(let insets) = traits?.margins { return insets }
      return layoutMargins.directional(isRightToLeft)
    }
    set {
      if case .directional(newValue) = traits?.margins { return }
      madeTraits.margins = .directional(newValue)
      requestUpdate(.insets)
    }
  }

  /// Whether the margins are measured from the safe area; true unless set.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { traits?.insetsMarginsFromSafeArea ?? true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      madeTraits.insetsMarginsFromSafeArea = newValue
      requestUpdate(.insets)
    }
  }

  /// What bars and the like cover at the edges of the item, in points; 0 unless set. Set by the host;
  /// items below have their own.
  public var safeAreaInsets: LayoutInsets {
    get { traits?.safeArea ?? LayoutInsets() }
    set {
      guard newValue != safeAreaInsets else { return }
      madeTraits.safeArea = newValue
      requestUpdate(.insets)
    }
  }

  /// The margins as they are measured from the edges of the item, in points.
  var marginsFromEdges: LayoutInsets {
    let margins = layoutMargins
    guard let traits, traits.insetsMarginsFromSafeArea else { return margins }
    let safeArea = traits.safeArea
    return LayoutInsets(
      top: margins.top + safeArea.top, left: margins.left + safeArea.left,
      bottom: margins.bottom + safeArea.bottom, right: margins.right + safeArea.right)
  }

  /// Whether another direction of text exchanges the margins of left and right.
  var hasDirectionalMargins: Bool {
    if case .directional = traits?.margins { true } else { false }
  }
}

extension LayoutInsets {
  /// The insets by the direction of text.
  package func directional(_ isRightToLeft: Bool) -> LayoutDirectionalInsets {
    LayoutDirectionalInsets(
      top: top, leading: isRightToLeft ? right : left, bottom: bottom,
      trailing: isRightToLeft ? left : right)
  }
}

extension LayoutDirectionalInsets {
  /// The insets by left and right.
  package func physical(_ isRightToLeft: Bool) -> LayoutInsets {
    LayoutInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
      right: isRightToLeft ? leading : trailing)
  }
}
