extension MakerBlock {
  /// Reports single statements that have a better spelling.
  ///
  /// - Parameter merged: The lines of statements that were found to be parts of a larger one, whose
  ///   spelling says already what becomes of their offsets.
  func checkSpelling(_ report: inout StyleReport, merged: Set<Int>) {
    for sentence in sentences {
      var rules: [LayoutStyleFinding.Rule] = []
      if sentence.withLeading != nil { rules.append(.leadingOverLeft) }
      if sentence.withShortestName != nil { rules.append(.shortestName) }
      if sentence.withInset != nil, !merged.contains(sentence.line) {
        rules.append(.insetOverOffset)
      }
      for rule in rules {
        report.add(rule, line: sentence.line, sentence.text, sentence.best.text)
      }
    }
  }
}

extension MakerSentence {
  /// The statement as all rules want it.
  var best: MakerSentence {
    var best = withInset ?? self
    best = best.withLeading ?? best
    return best.withShortestName ?? best
  }

  /// The statement with leading and trailing instead of left and right; nil if it has neither.
  var withLeading: MakerSentence? {
    guard attributes.contains(where: { Self.directional[$0] != nil }) else { return nil }
    var better = self
    better.attributes = attributes.map { Self.directional[$0] ?? $0 }
    better.relation.arguments = relation.arguments.map(Self.namingDirectional)
    return better
  }

  private static let directional = [
    "left": "leading", "right": "trailing", "leftMargin": "leadingMargin",
    "rightMargin": "trailingMargin",
  ]

  /// A target with leading and trailing wherever it names left or right; it may be an expression that
  /// names several.
  private static func namingDirectional(_ target: String) -> String {
    let parts = target.split(separator: ".snp.", omittingEmptySubsequences: false)
    let others = parts.dropFirst().map { part in
      let name = part.prefix { $0.isLetter }
      return directional[String(name)].map { $0 + part[name.endIndex...] } ?? String(part)
    }
    return ([String(parts[0])] + others).joined(separator: ".snp.")
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
      let amount = modifiers[index].arguments?.dropFirst().dropLast().withoutBlanks,
      !amount.contains("Insets("), attributes.allSatisfy(Self.sides.contains),
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

extension Substring {
  /// The text without blanks at its ends.
  fileprivate var withoutBlanks: Substring {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex(where: { !$0.isWhitespace }).map { start[...$0] } ?? start
  }
}
