/// The parts of a term one by one: a copy of the whole counts the references to its link.
extension LayoutConstraint {
  /// The node of the item that a term names; nil if it is gone.
  func node(_ index: Int) -> LayoutNode? {
    switch index {
    case 0: firstTerm?.link.node
    case 1: secondTerm?.link.node
    default: knownExtras?.otherTerms[index - 2].link.node
    }
  }

  /// Whether the superview of that item is meant.
  func isViaSuperview(_ index: Int) -> Bool {
    switch index {
    case 0: firstTerm?.viaSuperview == true
    case 1: secondTerm?.viaSuperview == true
    default: knownExtras?.otherTerms[index - 2].viaSuperview == true
    }
  }

  /// The factor of a term on its side.
  func coefficient(_ index: Int) -> Double {
    let coefficient: Double? =
      switch index {
      case 0: firstTerm?.coefficient
      case 1: secondTerm?.coefficient
      default: knownExtras?.otherTerms[index - 2].coefficient
      }
    return coefficient ?? 0
  }

  /// The quantity of a term.
  func attribute(_ index: Int) -> LayoutAttribute {
    let attribute: LayoutAttribute? =
      switch index {
      case 0: firstTerm?.attribute
      case 1: secondTerm?.attribute
      default: knownExtras?.otherTerms[index - 2].attribute
      }
    return attribute ?? .width
  }
}
