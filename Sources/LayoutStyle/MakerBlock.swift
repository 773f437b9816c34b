/// A block of the maker in a source text, with its statements.
struct MakerBlock {
  /// The item that the block is about, without `self`.
  let subject: String
  /// The line the block begins on, counted from 1.
  let line: Int
  /// The statements, in order.
  let sentences: [MakerSentence]

  private static let openings: Set<String> = Set(
    ["make", "remake", "update", "prepare"].map { $0 + "Constraints" })

  /// The blocks of a text.
  static func all(in source: SourceText) -> [MakerBlock] {
    var starts: [Int: Int] = [:]
    for start in source.positions(of: "snp") {
      if let brace = openingBrace(after: start, in: source) { starts[brace] = start }
    }
    let openingBraces = Set(starts.keys)
    return starts.sorted { $0.key < $1.key }.map { brace, start in
      var reader = MakerBlockReader(source, brace: brace, openingBraces: openingBraces)
      return MakerBlock(
        subject: source.receiver(ofMemberAt: start) ?? "", line: source.line(at: start),
        sentences: reader.read())
    }
  }

  /// Where the block opens whose call begins with the name at a position: `snp.makeConstraints {`, or
  /// with the block in brackets; nil if there is none.
  private static func openingBrace(after start: Int, in source: SourceText) -> Int? {
    let end = source.code.count
    guard source.receiver(ofMemberAt: start) != nil, source.endOfName(from: start) == start + 3
    else { return nil }
    func skip(_ byte: UInt8, from start: Int) -> Int? {
      let index = source.skipBlanks(from: start, to: end)
      return index < end && source.code[index] == byte ? index + 1 : nil
    }
    guard let point = skip(UInt8(ascii: "."), from: start + 3) else { return nil }
    let nameStart = source.skipBlanks(from: point, to: end)
    let nameEnd = source.endOfName(from: nameStart)
    guard openings.contains(source.text(nameStart..<nameEnd)) else { return nil }
    var index = nameEnd
    if let bracket = skip(UInt8(ascii: "("), from: index) {
      let label = source.endOfName(from: bracket)
      index = skip(UInt8(ascii: ":"), from: label) ?? bracket
    }
    return skip(UInt8(ascii: "{"), from: index).map { $0 - 1 }
  }
}
