internal import AnchorLayout

// Raw values of priorities are `Double`, so that these properties stand beside those of `Float`. On a
// protocol, because one type cannot have two properties of a name.
extension LayoutMakerAttributeNames where Self == LayoutMakerProxy {
  /// How strongly the item is kept from becoming wider than its content.
  public var contentHuggingHorizontalPriority: Double {
    get { self.item.horizontalHugging.rawValue }
    nonmutating set { self.item.horizontalHugging = LayoutPriority(newValue) }
  }

  /// How strongly the item is kept from becoming higher than its content.
  public var contentHuggingVerticalPriority: Double {
    get { self.item.verticalHugging.rawValue }
    nonmutating set { self.item.verticalHugging = LayoutPriority(newValue) }
  }

  /// How strongly the item is kept from becoming narrower than its content.
  public var contentCompressionResistanceHorizontalPriority: Double {
    get { self.item.horizontalCompressionResistance.rawValue }
    nonmutating set { self.item.horizontalCompressionResistance = LayoutPriority(newValue) }
  }

  /// How strongly the item is kept from becoming lower than its content.
  public var contentCompressionResistanceVerticalPriority: Double {
    get { self.item.verticalCompressionResistance.rawValue }
    nonmutating set { self.item.verticalCompressionResistance = LayoutPriority(newValue) }
  }
}
