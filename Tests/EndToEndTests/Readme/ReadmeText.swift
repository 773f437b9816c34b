/// The text of README.md, taken apart.
struct ReadmeText {
  private let lines: [Substring]

  init() throws {
    lines = try PackageFolder.text(at: "README.md").split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  /// The fenced code blocks of a language, in their order.
  func blocks(of language: String) -> [String] {
    var blocks: [String] = []
    var block: [Substring]?
    for line in lines {
      if let content = block {
        if line == "```" {
          blocks.append(content.joined(separator: "\n"))
          block = nil
        } else {
          block?.append(line)
        }
      } else if line == "```" + language {
        block = []
      }
    }
    return blocks
  }

  /// The imports at the beginning of a block, and the code after them, which a test's function can
  /// hold.
  static func splitImports(of block: String) -> (imports: [Substring], code: String) {
    let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
    let imports = lines.prefix { $0.hasPrefix("import ") }
    let code = lines.dropFirst(imports.count).drop(while: \.isEmpty)
    return (Array(imports), code.joined(separator: "\n"))
  }

  /// The parts of a test's source between the marks, without their indentation.
  static func snippets(in source: String) -> [String] {
    let indentation = String(repeating: " ", count: 4)
    var snippets: [String] = []
    var snippet: [Substring]?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      switch line {
      case indentation + "// snippet":
        snippet = []
      case indentation + "// end of snippet":
        if let snippet { snippets.append(snippet.joined(separator: "\n")) }
        snippet = nil
      default:
        snippet?.append(line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : line)
      }
    }
    return snippets
  }
}
