/// A source text whose comments and strings are told from its code.
struct SourceText {
  /// The text.
  private let bytes: [UInt8]
  /// The text with blanks instead of comments and of what is in strings; lines stay where they are.
  let code: [UInt8]
  /// For each bracket that opens, the position after the one that closes it; 0 if none does.
  private let bracketEnds: [Int]
  /// Where each line begins.
  private let lineStarts: [Int]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var blanker = CommentBlanker(bytes)
    blanker.run()
    code = blanker.code
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    self.bytes = bytes
    bracketEnds = Self.bracketEnds(in: blanker.code)
  }

  /// The line of a position, counted from 1.
  func line(at position: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The text of a range on one line, without blanks around points and at its ends.
  func text(_ range: Range<Int>) -> String {
    var result: [UInt8] = []
    var isAfterBlank = false
    for index in range {
      // A comment within a statement is no part of it.
      let isComment = code[index].isBlank && !bytes[index].isBlank && !isInString(index)
      if bytes[index].isBlank || isComment {
        isAfterBlank = true
        continue
      }
      let isPoint = bytes[index] == UInt8(ascii: ".")
      if isAfterBlank && !isPoint && !result.isEmpty { result.append(UInt8(ascii: " ")) }
      isAfterBlank = false
      result.append(bytes[index])
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func isInString(_ index: Int) -> Bool { code[index] == CommentBlanker.inString }

  /// The position after the bracket that closes the one at a position; nil if none does.
  func end(ofBracketAt start: Int) -> Int? {
    bracketEnds[start] > 0 ? bracketEnds[start] : nil
  }

  private static func bracketEnds(in code: [UInt8]) -> [Int] {
    var ends = [Int](repeating: 0, count: code.count)
    var open: [Int] = []
    for index in code.indices {
      if code[index].opensBracket { open.append(index) }
      if code[index].closesBracket, let start = open.popLast() { ends[start] = index + 1 }
    }
    return ends
  }

  /// The position of the next byte that is no blank.
  func skipBlanks(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, code[index].isBlank { index += 1 }
    return index
  }

  /// The position after the identifier at a position.
  func endOfName(from start: Int) -> Int {
    var index = start
    while index < code.count, code[index].isPartOfName { index += 1 }
    return index
  }

  /// The positions at which a text stands in the code.
  func positions(of text: String) -> [Int] {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, code.count >= wanted.count else { return [] }
    return (0...(code.count - wanted.count)).filter { start in
      code[start] == first && code[start..<(start + wanted.count)].elementsEqual(wanted)
    }
  }

  /// The item whose member's name begins at a position, as a dotted path without `self`, such as
  /// `panel.title`; `self` if the member is named alone, and empty if the item is an expression.
  ///
  /// - Returns: Nil if no name begins there.
  func receiver(ofMemberAt start: Int) -> String? {
    guard start == 0 || !code[start - 1].isPartOfName else { return nil }
    var point = start - 1
    while point >= 0, code[point].isBlank { point -= 1 }
    guard point >= 0, code[point] == UInt8(ascii: ".") else { return "self" }
    return path(endingAt: point)
  }

  /// The dotted path, such as `self.panel?.title`, that ends before a position, without `self` and
  /// marks of optionals; empty if what ends there is no path.
  func path(endingAt end: Int) -> String {
    var start = end
    while start > 0 {
      let byte = code[start - 1]
      let isMark = byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
      let isPoint = byte == UInt8(ascii: ".")
      guard byte.isPartOfName || isPoint || (isMark && isBeforePoint(start)) else { break }
      start -= 1
    }
    let path = text(start..<end).filter { $0 != "?" && $0 != "!" }
    if path.hasPrefix(".") { return "" }
    return path.hasPrefix("self.") ? String(path.dropFirst(5)) : path
  }

  private func isBeforePoint(_ index: Int) -> Bool {
    index < code.count && code[index] == UInt8(ascii: ".")
  }
}

extension UInt8 {
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  var opensBracket: Bool {
    self == UInt8(ascii: "(") || self == UInt8(ascii: "{") || self == UInt8(ascii: "[")
  }

  var closesBracket: Bool {
    self == UInt8(ascii: ")") || self == UInt8(ascii: "}") || self == UInt8(ascii: "]")
  }
}
