extension LayoutItem {
  /// How strongly the item is kept from becoming wider than its content; 250 unless set.
  public var horizontalHugging: LayoutPriority {
    get { boundNode.huggingPriority(for: .horizontal) }
    set { boundNode.setHuggingPriority(newValue, for: .horizontal) }
  }

  /// How strongly the item is kept from becoming higher than its content; 250 unless set.
  public var verticalHugging: LayoutPriority {
    get { boundNode.huggingPriority(for: .vertical) }
    set { boundNode.setHuggingPriority(newValue, for: .vertical) }
  }

  /// How strongly the item is kept from becoming narrower than its content; 750 unless set.
  public var horizontalCompressionResistance: LayoutPriority {
    get { boundNode.compressionResistancePriority(for: .horizontal) }
    set { boundNode.setCompressionResistancePriority(newValue, for: .horizontal) }
  }

  /// How strongly the item is kept from becoming lower than its content; 750 unless set.
  public var verticalCompressionResistance: LayoutPriority {
    get { boundNode.compressionResistancePriority(for: .vertical) }
    set { boundNode.setCompressionResistancePriority(newValue, for: .vertical) }
  }
}
