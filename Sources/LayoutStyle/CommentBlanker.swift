/// Replaces comments and the contents of strings and regular expressions in a source text.
struct CommentBlanker {
  /// What stands in the place of each byte in a string: no name, no bracket, no blank.
  static let inString: UInt8 = 1

  private(set) var code: [UInt8]
  private var position = 0
  /// How many strings stand in interpolations of others around the position.
  private var nesting = 0

  init(_ bytes: [UInt8]) {
    code = bytes
  }

  /// Goes through the text.
  mutating func run() {
    while position < code.count { step() }
  }

  private mutating func step() {
    if starts(with: "//") {
      while position < code.count, code[position] != UInt8(ascii: "\n") { replace(by: 0x20) }
    } else if starts(with: "/*") {
      skipBlockComment()
    } else if code[position] == UInt8(ascii: "\"") || code[position] == UInt8(ascii: "#") {
      skipString()
    } else if beginsRegularExpression {
      skipLiteral(endingWith: "/")
    } else {
      position += 1
    }
  }

  /// Whether a slash at the position begins a regular expression on one line; after an operand it
  /// divides.
  private var beginsRegularExpression: Bool {
    guard starts(with: "/"), position + 1 < code.count else { return false }
    let next = code[position + 1]
    guard !next.isBlank, next != UInt8(ascii: ")") else { return false }
    let before = code[..<position].last(where: { !$0.isBlank })
    guard before.map({ "=(,:[{&|!?;".utf8.contains($0) }) ?? true else { return false }
    var index = position + 1
    while index < code.count, code[index] != UInt8(ascii: "\n") {
      if code[index] == UInt8(ascii: "/") { return true }
      index += code[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  /// Replaces a regular expression from the slash at the position on.
  private mutating func skipLiteral(endingWith end: String) {
    replace(by: Self.inString)
    while position < code.count, !starts(with: end) {
      if starts(with: "\\") { replace(by: Self.inString) }
      replace(by: Self.inString)
    }
    for _ in 0..<end.utf8.count { replace(by: Self.inString) }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        replace(by: 0x20)
      } else if starts(with: "*/") {
        depth -= 1
        replace(by: 0x20)
      }
      replace(by: 0x20)
    } while depth > 0 && position < code.count
  }

  private mutating func skipString() {
    let start = position
    while position < code.count, code[position] == UInt8(ascii: "#") { position += 1 }
    let hashes = String(repeating: "#", count: position - start)
    if !hashes.isEmpty, starts(with: "/") { return skipLiteral(endingWith: "/" + hashes) }
    guard starts(with: "\"") else { return }
    let isLong = starts(with: "\"\"\"")
    let quotes = isLong ? "\"\"\"" : "\""
    for _ in 0..<quotes.utf8.count { replace(by: Self.inString) }
    while position < code.count {
      if starts(with: quotes + hashes) {
        for _ in 0..<(quotes + hashes).utf8.count { replace(by: Self.inString) }
        return
      }
      if starts(with: "\\" + hashes + "(") {
        skipInterpolation(opening: hashes.utf8.count + 2)
      } else if starts(with: "\\" + hashes) {
        for _ in 0..<(hashes.utf8.count + 2) { replace(by: Self.inString) }
      } else if !isLong && code[position] == UInt8(ascii: "\n") {
        // The string was never closed.
        return
      } else {
        replace(by: Self.inString)
      }
    }
  }

  /// Strings may stand in an interpolation, so that the next quote need not end the string.
  private mutating func skipInterpolation(opening count: Int) {
    for _ in 0..<count { replace(by: Self.inString) }
    var depth = 1
    while position < code.count && depth > 0 {
      switch code[position] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        let start = position
        skipStringInside()
        if position > start { continue }
      default: break
      }
      replace(by: Self.inString)
    }
  }

  private mutating func skipStringInside() {
    // No one writes strings as deep as this; a text that was made to could exhaust the stack.
    guard nesting < 32 else { return }
    nesting += 1
    defer { nesting -= 1 }
    let start = position
    skipString()
    // A lone number sign is skipped as if it were a string.
    for index in start..<position where code[index] != UInt8(ascii: "\n") {
      code[index] = Self.inString
    }
  }

  private mutating func replace(by byte: UInt8) {
    guard position < code.count else { return }
    if code[position] != UInt8(ascii: "\n") { code[position] = byte }
    position += 1
  }

  private func starts(with text: String) -> Bool {
    code[position...].starts(with: text.utf8)
  }
}
