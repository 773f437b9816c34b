/// A statement of the maker as it is written: `make.top.equalTo(view).offset(8)`.
struct MakerSentence {
  /// A name in the chain with what stands in brackets after it.
  struct Call: Hashable {
    var name: String
    /// The brackets and their contents; nil if there are none.
    var arguments: String?

    /// The call as it is written.
    var text: String { name + (arguments ?? "") }
  }

  /// The name of the maker.
  let maker: String
  /// The line it begins on, counted from 1.
  let line: Int
  /// The innermost braces it stands in.
  let scope: Int
  /// Whether it is part of something larger, such as an assignment.
  let isEmbedded: Bool
  /// The quantities.
  var attributes: [String]
  /// The relation with its target.
  var relation: Call
  /// What refines it.
  var modifiers: [Call]

  /// Reads a chain.
  ///
  /// - Returns: Nil unless it has quantities and a relation.
  init?(_ calls: [Call], maker: String, line: Int, scope: Int, isEmbedded: Bool) {
    guard let index = calls.firstIndex(where: { $0.arguments != nil }), index > 0 else {
      return nil
    }
    self.maker = maker
    self.line = line
    self.scope = scope
    self.isEmbedded = isEmbedded
    attributes = calls[..<index].map(\.name)
    relation = calls[index]
    modifiers = Array(calls[(index + 1)...])
  }

  /// The statement as it is written, on one line.
  var text: String {
    ([maker] + attributes + [relation.text] + modifiers.map(\.text)).joined(separator: ".")
  }

  /// What is in the brackets of the relation.
  var target: String { relation.arguments.map { String($0.dropFirst().dropLast()) } ?? "" }

  /// The quantity that the target names, as in `view.snp.bottom`; nil if it names none.
  var targetAttribute: String? {
    guard let range = target.lastRange(of: ".snp.") else { return nil }
    return String(target[range.upperBound...])
  }

  /// The item that the target names, without `self`.
  var targetItem: String {
    let item = target.lastRange(of: ".snp.").map { String(target[..<$0.lowerBound]) } ?? target
    return item.hasPrefix("self.") ? String(item.dropFirst(5)) : item
  }
}

extension String {
  /// The last range at which a text stands.
  fileprivate func lastRange(of text: String) -> Range<Index>? {
    ranges(of: text).last
  }
}
