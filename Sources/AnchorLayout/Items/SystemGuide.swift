/// A guide that every item has, made when it is first asked for.
enum SystemGuide: String {
  case layoutMarginsGuide
  case safeAreaLayoutGuide
  case readableContentGuide
  case topLayoutGuide
  case bottomLayoutGuide

  /// Whether the guide is the frame of its item but for constants, and needs no variables.
  var isDerived: Bool { self != .readableContentGuide }
}

extension LayoutNode {
  /// The part of the item within its margins.
  public var layoutMarginsGuide: LayoutGuide { guide(.layoutMarginsGuide) }

  /// The part of the item that no bars and the like cover.
  public var safeAreaLayoutGuide: LayoutGuide { guide(.safeAreaLayoutGuide) }

  /// The part of the item, in the middle between its margins, that is not too wide for text to be
  /// read; as high as the margins' guide.
  public var readableContentGuide: LayoutGuide { guide(.readableContentGuide) }

  /// What is covered at the top of the item: as high as the upper inset of the safe area.
  public var topLayoutGuide: LayoutGuide { guide(.topLayoutGuide) }

  /// What is covered at the bottom of the item: as high as the lower inset of the safe area.
  public var bottomLayoutGuide: LayoutGuide { guide(.bottomLayoutGuide) }

  /// The greatest width of text that is easily read, in points.
  private static var readableWidth: Double { 672 }

  /// Which guide the node is of those that have no variables, but follow the frame of their item.
  var derivedGuide: SystemGuide? {
    guard let guide = traits?.systemGuide, guide.isDerived else { return nil }
    return guide
  }

  private func guide(_ kind: SystemGuide) -> LayoutGuide {
    if let guide = traits?.guides[kind] { return guide }
    let guide = LayoutGuide(label: kind.rawValue)
    guide.owningView = owner as? LayoutView
    guide.layoutNode.madeTraits.systemGuide = kind
    guide.layoutNode.needsLayout = false
    madeTraits.guides[kind] = guide
    guide.layoutNode.move(to: self)
    if kind == .readableContentGuide { keepReadable(guide) }
    return guide
  }

  /// The guide is filled before contents in it are hugged, but has no say in how wide its item is where
  /// that was stated.
  private static var fillPriority: LayoutPriority { .low + 2 }

  /// States the rules of the readable guide. The item may be narrower than its margins, so that the
  /// width is not required to be within them.
  private func keepReadable(_ guide: LayoutGuide) {
    let own = LayoutAnchors(link: link, viaSuperview: false)
    let (inner, outer) = (guide.anchors, layoutMarginsGuide.anchors)
    func state<Kind>(
      _ left: LayoutAnchor<Kind>, _ relation: LayoutRelation, _ right: LayoutExpression<Kind>
    ) {
      LayoutConstraint(left.expression.form, relation, right.form).isActive = true
    }
    func outerWidth(_ priority: LayoutPriority) -> LayoutExpression<LayoutDimension> {
      var width = outer.width.expression
      width.form.priority = priority
      return width
    }
    state(inner.centerX, .equal, own.centerXWithinMargins.expression)
    state(inner.width, .lessThanOrEqual, outerWidth(.required - 1))
    state(inner.width, .greaterThanOrEqual, outerWidth(Self.fillPriority))
    state(
      inner.width, .lessThanOrEqual,
      LayoutExpression(LayoutForm(constant: Self.readableWidth)))
    state(inner.top, .equal, outer.top.expression)
    state(inner.bottom, .equal, outer.bottom.expression)
  }
}
