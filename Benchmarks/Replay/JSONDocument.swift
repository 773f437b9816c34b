/// The text of a JSON file with the place of everything in it, so that a mistake can be pointed at.
struct JSONDocument {
  /// A value and where it begins.
  struct Node {
    /// Counted in bytes from the beginning of the file.
    var offset: Int
    var entries: [String: Node] = [:]
    var elements: [Node] = []
  }

  /// The first thing that is not JSON.
  struct SyntaxError: Error, Equatable {
    var offset: Int
    var reason: String
  }

  private let bytes: [UInt8]
  private var place = 0
  private(set) var root = Node(offset: 0)

  /// Reads a text.
  init(_ bytes: [UInt8]) throws(SyntaxError) {
    self.bytes = bytes
    root = try value(depth: 0)
    skipSpace()
    if place < bytes.count { throw error("unexpected text after the end") }
  }

  /// Line and column of a place, both from 1.
  static func position(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    for byte in bytes[..<min(offset, bytes.count)] {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        // Bytes that continue a character count as none.
        column += 1
      }
    }
    return (line, column)
  }

  /// The place of a value, or of the innermost value around it that is there.
  func offset(of path: [any CodingKey]) -> Int {
    var node = root
    for key in path {
      if let index = key.intValue {
        guard node.elements.indices.contains(index) else { break }
        node = node.elements[index]
      } else {
        guard let next = node.entries[key.stringValue] else { break }
        node = next
      }
    }
    return node.offset
  }

  private static let greatestDepth = 100

  private func error(_ reason: String) -> SyntaxError { SyntaxError(offset: place, reason: reason) }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      place += 1
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: scalar) else { return false }
    place += 1
    return true
  }

  private mutating func value(depth: Int) throws(SyntaxError) -> Node {
    skipSpace()
    if depth > Self.greatestDepth { throw error("nested too deeply") }
    var node = Node(offset: place)
    switch next {
    case UInt8(ascii: "{"): try readEntries(of: &node, depth: depth)
    case UInt8(ascii: "["): try readElements(of: &node, depth: depth)
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    case nil: throw error("the file ends where a value is expected")
    default: try readNumber()
    }
    return node
  }

  private mutating func readEntries(of node: inout Node, depth: Int) throws(SyntaxError) {
    place += 1
    if take("}") { return }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw error("expected a name in quotes") }
      let start = place
      let name = try string()
      guard take(":") else { throw error("expected ':'") }
      if node.entries[name] != nil {
        throw SyntaxError(offset: start, reason: "'\(name)' stands here twice")
      }
      node.entries[name] = try value(depth: depth + 1)
    } while take(",")
    guard take("}") else { throw error("expected ',' or '}'") }
  }

  private mutating func readElements(of node: inout Node, depth: Int) throws(SyntaxError) {
    place += 1
    if take("]") { return }
    repeat { node.elements.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw error("expected ',' or ']'") }
  }

  /// Reads a string; escapes stay as they are written.
  private mutating func string() throws(SyntaxError) -> String {
    let start = place
    place += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw error("a line break in a string") }
      place += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard next != nil else {
      throw SyntaxError(offset: start, reason: "the string does not end")
    }
    place += 1
    return String(decoding: bytes[start + 1..<place - 1], as: UTF8.self)
  }

  private mutating func word(_ word: String) throws(SyntaxError) {
    guard bytes[place...].starts(with: word.utf8) else { throw error("expected a value") }
    place += word.utf8.count
  }

  private mutating func readNumber() throws(SyntaxError) {
    let start = place
    while let byte = next, "+-.0123456789eE".utf8.contains(byte) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard !text.hasPrefix("+"), !text.hasPrefix("."), let number = Double(text) else {
      throw SyntaxError(offset: start, reason: "expected a value")
    }
    guard number.isFinite else {
      throw SyntaxError(offset: start, reason: "the number is out of range")
    }
  }
}
