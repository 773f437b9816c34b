/// Reads the statements of a block of the maker.
struct MakerBlockReader {
  private let source: SourceText
  private let end: Int
  private let openingBraces: Set<Int>
  private var position: Int
  private var maker = "$0"

  /// - Parameters:
  ///   - brace: Where the block opens.
  ///   - openingBraces: Where blocks of the maker open; those inside of this one are left out.
  init(_ source: SourceText, brace: Int, openingBraces: Set<Int>) {
    self.source = source
    self.openingBraces = openingBraces
    position = brace + 1
    end = source.end(ofBracketAt: brace).map { $0 - 1 } ?? source.code.count
  }

  /// The statements, in order.
  mutating func read() -> [MakerSentence] {
    readMakerName()
    var sentences: [MakerSentence] = []
    var scopes = [position]
    while position < end {
      let byte = source.code[position]
      if openingBraces.contains(position) {
        position = source.end(ofBracketAt: position) ?? end
      } else if byte == UInt8(ascii: "{") {
        scopes.append(position)
        position += 1
      } else if byte == UInt8(ascii: "}") {
        if scopes.count > 1 { scopes.removeLast() }
        position += 1
      } else if byte.isPartOfName {
        let start = position
        position = source.endOfName(from: start)
        guard source.text(start..<position) == maker, !isMember(start) else { continue }
        let calls = readCalls()
        let sentence = MakerSentence(
          calls, maker: maker, line: source.line(at: start), scope: scopes.last ?? 0,
          isEmbedded: isEmbedded(start))
        if let sentence { sentences.append(sentence) }
      } else {
        position += 1
      }
    }
    return sentences
  }

  /// Reads what stands before `in`, if the block names its maker.
  private mutating func readMakerName() {
    var index = position
    var names: [String] = []
    while index < end, !Self.endsHeader(source.code[index]) {
      let nameEnd = source.endOfName(from: index)
      guard nameEnd > index else {
        // A list of captures names no maker.
        let isList = source.code[index] == UInt8(ascii: "[")
        index = isList ? source.end(ofBracketAt: index) ?? end : index + 1
        continue
      }
      let name = source.text(index..<nameEnd)
      if name == "for" { return }
      if name == "in" {
        maker = names.first ?? maker
        position = nameEnd
        return
      }
      names.append(name)
      index = nameEnd
    }
  }

  private static func endsHeader(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
  }

  /// Reads `.name(arguments)` again and again, also over lines that begin with a point.
  private mutating func readCalls() -> [MakerSentence.Call] {
    var calls: [MakerSentence.Call] = []
    while true {
      let point = source.skipBlanks(from: position, to: end)
      guard point < end, source.code[point] == UInt8(ascii: ".") else { return calls }
      let start = source.skipBlanks(from: point + 1, to: end)
      position = source.endOfName(from: start)
      guard position > start else { return calls }
      var call = MakerSentence.Call(name: source.text(start..<position))
      let bracket = position
      if bracket < end, source.code[bracket] == UInt8(ascii: "(") {
        position = min(source.end(ofBracketAt: bracket) ?? end, end)
        call.arguments = source.text(bracket..<position)
      }
      let brace = source.skipBlanks(from: position, to: end)
      let isRelation = call.name.hasSuffix("ToSuperview")
      if isRelation, brace < end, source.code[brace] == UInt8(ascii: "{") {
        position = min(source.end(ofBracketAt: brace) ?? end, end)
        call.arguments = (call.arguments ?? "") + " " + source.text(brace..<position)
      }
      calls.append(call)
    }
  }

  private func isMember(_ start: Int) -> Bool {
    start > 0 && source.code[start - 1] == UInt8(ascii: ".")
  }

  /// Whether anything but a beginning of a line, brace or statement stands before a position.
  private func isEmbedded(_ start: Int) -> Bool {
    var index = start - 1
    while index >= 0, source.code[index].isBlank, source.code[index] != UInt8(ascii: "\n") {
      index -= 1
    }
    guard index >= 0 else { return false }
    let byte = source.code[index]
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "{") {
      return false
    }
    // The block's own header may stand on the line.
    return !(byte == UInt8(ascii: "n") && index > 0 && source.code[index - 1] == UInt8(ascii: "i"))
  }
}
