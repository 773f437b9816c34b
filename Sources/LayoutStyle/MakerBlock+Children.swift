extension MakerBlock {
  /// Reports a parent that is placed by its children, and a parent that places what is inside of its
  /// children.
  func checkChildren(_ relations: SubviewRelations, _ report: inout StyleReport) {
    for sentence in sentences where relations.isChild(sentence.targetItem, of: subject) {
      let child = sentence.targetItem
      guard sentence.relation.name.hasSuffix("To") else { continue }
      let better = sentence.turned(to: subject).map(\.best.text) ?? "a statement of \(child)"
      report.add(
        .childrenPlaceThemselves, line: sentence.line, sentence.text,
        "\(better) in \(child).snp.makeConstraints")
    }
    let path = subject.split(separator: ".")
    if path.count > 1, relations.isChild(String(path[0])), let first = sentences.first {
      report.add(
        .childrenPlaceThemselves, line: line, "\(subject).snp: \(first.text)",
        "\(path.dropFirst().joined(separator: ".")).snp in the class of \(path[0])")
    }
  }
}

/// Which views a text adds to which.
struct SubviewRelations {
  private var children: [String: Set<String>] = [:]
  private var all: Set<String> = []

  /// Whether a view is added to another one.
  func isChild(_ child: String, of parent: String) -> Bool {
    !parent.isEmpty && children[parent]?.contains(child) == true
  }

  /// Whether a view is added to any.
  func isChild(_ child: String) -> Bool { all.contains(child) }

  init(in source: SourceText) {
    for call in ["addSubview(", "addSubviews("] {
      for start in source.positions(of: call) {
        guard let parent = source.receiver(ofMemberAt: start) else { continue }
        let bracket = start + call.utf8.count - 1
        guard let end = source.end(ofBracketAt: bracket) else { continue }
        let arguments = source.text((bracket + 1)..<(end - 1))
        for child in arguments.split(separator: ",") {
          add(child.filter { $0 != " " }, to: parent)
        }
      }
    }
    for call in ["add {", "add{"] {
      for start in source.positions(of: call) {
        guard let parent = source.receiver(ofMemberAt: start) else { continue }
        addLines(after: start + call.utf8.count - 1, to: parent, in: source)
      }
    }
  }

  /// Adds the views that stand on lines of their own in a hierarchy block.
  private mutating func addLines(after brace: Int, to parent: String, in source: SourceText) {
    var index = brace + 1
    guard let end = source.end(ofBracketAt: brace).map({ $0 - 1 }) else { return }
    while index < end {
      let byte = source.code[index]
      if byte == UInt8(ascii: "{") {
        index = source.end(ofBracketAt: index) ?? end
      } else if byte.isPartOfName {
        let start = index
        while index < end,
          source.code[index].isPartOfName || source.code[index] == UInt8(ascii: ".")
        {
          index += 1
        }
        let name = source.path(endingAt: index)
        add(name.hasSuffix(".add") ? String(name.dropLast(4)) : name, to: parent)
        index = max(index, start + 1)
      } else {
        index += 1
      }
    }
  }

  private mutating func add(_ child: String, to parent: String) {
    let name = child.hasPrefix("self.") ? String(child.dropFirst(5)) : child
    children[parent, default: []].insert(name)
    all.insert(name)
  }
}
