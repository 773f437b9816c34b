extension MakerBlock {
  /// Reports statements that say the same of different quantities.
  ///
  /// - Returns: The lines of these statements.
  func checkMerging(_ report: inout StyleReport) -> Set<Int> {
    var lines: Set<Int> = []
    var groups: [(key: MergeKey, sentences: [MakerSentence])] = []
    var positions: [MergeKey: Int] = [:]
    for sentence in sentences {
      // Of a kept constraint each statement has its own.
      guard !sentence.isEmbedded, let key = MergeKey(sentence) else { continue }
      if let index = positions[key] {
        groups[index].sentences.append(sentence)
      } else {
        positions[key] = groups.count
        groups.append((key, [sentence]))
      }
    }
    for group in groups {
      guard group.sentences.count > 1, let first = group.sentences.first else { continue }
      let names = group.sentences.flatMap(\.attributes)
      // A quantity that is named twice has two limits.
      guard Set(names).count == names.count else { continue }
      var merged = first.withInset ?? first
      merged.attributes = names.sorted { Self.rank($0) < Self.rank($1) }
      merged.relation.arguments = group.key.arguments
      report.add(
        .mergedStatements, line: first.line, group.sentences.map(\.text).joined(separator: "; "),
        merged.best.text)
      lines.formUnion(group.sentences.map(\.line))
    }
    return lines
  }

  /// Vertical from top to bottom, then horizontal, then sizes.
  private static func rank(_ attribute: String) -> Int {
    let order = [
      "top", "bottom", "centerY", "leading", "left", "trailing", "right", "centerX", "width",
      "height", "size",
    ]
    return order.firstIndex(of: attribute) ?? order.count
  }
}

/// What statements that can be merged have in common.
private struct MergeKey: Hashable {
  let scope: Int
  let relation: String
  let arguments: String?
  let modifiers: [MakerSentence.Call]
  /// Whether sizes are among the quantities, and whether others are, unless the target is the
  /// superview: a height of 20 has nothing in common with a distance of 20 from the top.
  let kinds: Set<Bool>

  /// - Returns: Nil if the statement names another quantity of its target than its own.
  init?(_ sentence: MakerSentence) {
    if let attribute = sentence.targetAttribute {
      guard [attribute] == sentence.attributes else { return nil }
      arguments = "(" + sentence.target.dropLast(".snp.".count + attribute.count) + ")"
    } else {
      arguments = sentence.relation.arguments
    }
    let isSuperview = !sentence.relation.name.hasSuffix("To")
    kinds = isSuperview ? [] : Set(sentence.attributes.map(["width", "height", "size"].contains))
    scope = sentence.scope
    relation = sentence.relation.name
    // As an inset, since offsets of near and far sides differ in what they mean.
    modifiers = (sentence.withInset ?? sentence).modifiers
    // A statement with a name, or whose constraint is kept, stands for itself.
    if modifiers.contains(where: { $0.name == "constraint" || $0.name == "labeled" }) { return nil }
  }
}
