extension MakerSentence {
  /// The statement from the other side: about the item of its target, in relation to the item that it
  /// is about and that has the other one as a child.
  ///
  /// - Returns: Nil if it takes more than the text to turn it.
  func turned(to parent: String) -> MakerSentence? {
    guard let name = Self.turnedRelations[relation.name] else { return nil }
    var turned = self
    if let targetAttribute, [targetAttribute] != attributes {
      guard attributes.count == 1 else { return nil }
      turned.attributes = [targetAttribute]
      turned.relation = Call(name: name, arguments: "(\(parent).snp.\(attributes[0]))")
    } else {
      turned.relation = Call(name: name + "Superview", arguments: "()")
    }
    turned.modifiers = []
    for modifier in modifiers {
      switch modifier.name {
      case "priority", "labeled", "constraint": turned.modifiers.append(modifier)
      case "offset", "inset":
        // An inset of a near side is no inset of a far one.
        let isSameSide = turned.attributes == attributes
        guard isSameSide || modifier.name == "offset", let negated = modifier.negated else {
          return nil
        }
        turned.modifiers.append(negated)
      default: return nil
      }
    }
    return turned
  }

  private static let turnedRelations = [
    "equalTo": "equalTo", "lessThanOrEqualTo": "greaterThanOrEqualTo",
    "greaterThanOrEqualTo": "lessThanOrEqualTo",
  ]
}

extension MakerSentence.Call {
  /// The call with the negative of its number; nil if it has none.
  fileprivate var negated: Self? {
    guard let amount = arguments?.dropFirst().dropLast(), !amount.isEmpty,
      !["Insets(", "Point(", "Size("].contains(where: amount.contains)
    else { return nil }
    let isNegative = amount.hasPrefix("-")
    let number = isNegative ? amount.dropFirst() : amount
    let isSum = number.contains { " +-*/?".contains($0) }
    let negated = isSum ? "-(\(amount))" : isNegative ? String(number) : "-\(number)"
    return Self(name: name, arguments: "(\(negated))")
  }
}
