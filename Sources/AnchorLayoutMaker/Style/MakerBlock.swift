/// A block of the maker in a source text, with its statements.
struct MakerBlock {
  /// The item that the block is about, without `self`.
  let subject: String
  /// The line the block begins on, counted from 1.
  let line: Int
  /// The statements, in order.
  let sentences: [MakerSentence]

  private static let openings = ["make", "remake", "update", "prepare"].map {
    ".snp.\($0)Constraints"
  }

  /// The blocks of a text.
  static func all(in source: SourceText) -> [MakerBlock] {
    let starts = openings.flatMap { opening in
      source.positions(of: opening).map { ($0, $0 + opening.utf8.count) }
    }
    var openingBraces: [Int: Int] = [:]
    for (start, end) in starts {
      let brace = source.skipBlanks(from: end, to: source.code.count)
      if brace < source.code.count, source.code[brace] == UInt8(ascii: "{") {
        openingBraces[brace] = start
      }
    }
    return openingBraces.sorted { $0.key < $1.key }.map { brace, start in
      var reader = MakerBlockReader(source, brace: brace, openingBraces: Set(openingBraces.keys))
      return MakerBlock(
        subject: source.path(endingAt: start), line: source.line(at: start),
        sentences: reader.read())
    }
  }
}
