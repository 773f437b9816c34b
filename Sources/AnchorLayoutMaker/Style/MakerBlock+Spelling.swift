extension MakerBlock {
  /// Reports single statements that have a better spelling.
  func checkSpelling(_ report: inout StyleReport) {
    for sentence in sentences {
      for (rule, better) in [
        (LayoutStyleFinding.Rule.leadingOverLeft, sentence.withLeading),
        (.shortestName, sentence.withShortestName), (.insetOverOffset, sentence.withInset),
      ] {
        if let better { report.add(rule, line: sentence.line, sentence.text, better.text) }
      }
    }
  }
}

extension MakerSentence {
  /// The statement with leading and trailing instead of left and right; nil if it has neither.
  var withLeading: MakerSentence? {
    let directional = ["left": "leading", "right": "trailing"]
    guard attributes.contains(where: { directional[$0] != nil }) else { return nil }
    var better = self
    better.attributes = attributes.map { directional[$0] ?? $0 }
    if let targetAttribute, let other = directional[targetAttribute] {
      better.relation.arguments = "(" + target.dropLast(targetAttribute.count) + other + ")"
    }
    return better
  }

  /// The statement with `edges`, `center` or `size` instead of all that they consist of; nil if it
  /// does not have all.
  var withShortestName: MakerSentence? {
    for (name, parts) in Self.composites where Set(attributes).isSuperset(of: parts) {
      var better = self
      better.attributes = [name] + attributes.filter { !parts.contains($0) }
      return better
    }
    return nil
  }

  private static let composites: [(String, Set<String>)] = [
    ("edges", ["top", "bottom", "leading", "trailing"]),
    ("edges", ["top", "bottom", "left", "right"]), ("center", ["centerX", "centerY"]),
    ("size", ["width", "height"]),
  ]

  /// The statement with an inset instead of an offset, on sides that are all near or all far.
  ///
  /// Nil if there is no offset that insets, or if it is a distance from another side of an item.
  var withInset: MakerSentence? {
    guard let index = modifiers.firstIndex(where: { $0.name == "offset" }),
      let amount = modifiers[index].arguments?.dropFirst().dropLast(),
      attributes.allSatisfy(Self.sides.contains),
      targetAttribute.map({ [$0] == attributes }) ?? !isConstant
    else { return nil }
    let isNegative = amount.hasPrefix("-")
    guard attributes.allSatisfy({ Self.farSides.contains($0) == isNegative }) else { return nil }
    // Of a sum the sign belongs to its first summand alone.
    if isNegative && amount.dropFirst().contains(where: { " +-*/".contains($0) }) { return nil }
    var better = self
    better.modifiers[index] = Call(
      name: "inset", arguments: "(" + (isNegative ? amount.dropFirst() : amount) + ")")
    return better
  }

  /// Whether the target is a number, which is relative to the superview.
  private var isConstant: Bool { target.first.map { $0.isNumber || $0 == "-" } ?? false }

  private static let farSides: Set<String> = ["bottom", "trailing", "right"]
  private static let sides = farSides.union(["top", "leading", "left"])
}
