internal import AnchorLayout

extension LayoutMakerProxy {
  /// How strongly the item is kept from becoming wider than its content.
  public var contentHuggingHorizontalPriority: Float {
    get { Float(item.horizontalHugging.rawValue) }
    nonmutating set { item.horizontalHugging = LayoutPriority(newValue) }
  }

  /// How strongly the item is kept from becoming higher than its content.
  public var contentHuggingVerticalPriority: Float {
    get { Float(item.verticalHugging.rawValue) }
    nonmutating set { item.verticalHugging = LayoutPriority(newValue) }
  }

  /// How strongly the item is kept from becoming narrower than its content.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { Float(item.horizontalCompressionResistance.rawValue) }
    nonmutating set { item.horizontalCompressionResistance = LayoutPriority(newValue) }
  }

  /// How strongly the item is kept from becoming lower than its content.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { Float(item.verticalCompressionResistance.rawValue) }
    nonmutating set { item.verticalCompressionResistance = LayoutPriority(newValue) }
  }

  /// Gives the item a name for diagnostics, and for drawings; nil takes it away.
  public func setLabel(_ label: String?) {
    switch item {
    case let view as LayoutView: view.label = label
    case let guide as LayoutGuide: guide.label = label
    default: MakerStatements.of(item).label = label
    }
  }

  /// The name that the item was given.
  public func label() -> String? {
    switch item {
    case let view as LayoutView: view.label
    case let guide as LayoutGuide: guide.label
    default: (item.layoutNode.companion as? MakerStatements)?.label
    }
  }
}
