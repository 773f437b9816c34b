import Foundation
import Testing

/// Each stored property of what a solver consists of is copied with it, or listed here. There is no
/// mirror of types that can only be moved, so their sources are read.
@Suite("Copied properties")
struct CopiedPropertiesTests {
  /// Room to work in, which holds nothing between two calls, and what is no part of a copy.
  private static let left: [String: Set<String>] = [
    "SolverState": ["canonical", "recorder"],
    "ActiveSet": ["breakpoints", "flips", "candidates", "strayQueue", "futileWork", "crash"],
    "Factorization": ["peeling", "nucleus"],
    "Buffer": ["capacity"],
  ]

  private static func sources() throws -> [[Substring]] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/ConstraintSolver").standardizedFileURL
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n") }
  }

  /// The stored properties that a structure declares.
  private static func properties(of type: Substring, in files: [[Substring]]) -> Set<String> {
    for lines in files {
      guard
        let start = lines.firstIndex(where: { line in
          line.firstMatch(of: /^(?:[a-z]+ )*struct (\w+)/)?.output.1 == type
        })
      else { continue }
      let names = lines[(start + 1)...].prefix { $0 != "}" }.compactMap { line -> String? in
        // A brace begins the body of a computed one.
        if line.contains("static ") || line.contains(/\{(?! *didSet)/) { return nil }
        let pattern = /^  (?:[a-z]+(?:\(set\))? )*(?:var|let) (\w+)/
        return line.firstMatch(of: pattern).map { String($0.output.1) }
      }
      return Set(names)
    }
    return []
  }

  @Test func eachIsCopied() throws {
    let files = try Self.sources()
    var checked: Set<Substring> = []
    for lines in files {
      var type: Substring = ""
      for (place, line) in lines.enumerated() {
        if let match = line.firstMatch(of: /^(?:[a-z]+ )*(?:extension|struct) (\w+)/) {
          type = match.output.1
        }
        guard line.hasPrefix("  init(copying other") else { continue }
        let body = lines[(place + 1)...].prefix { $0 != "  }" }.joined(separator: "\n")
        let copied = Set(body.matches(of: /\bother\.(\w+)/).map { String($0.output.1) })
        let properties = Self.properties(of: type, in: files)
        #expect(!properties.isEmpty, "\(type)")
        #expect(properties.subtracting(copied) == Self.left[String(type)] ?? [], "\(type)")
        checked.insert(type)
      }
    }
    #expect(checked.isSuperset(of: ["SolverState", "Problem", "ActiveSet", "Factorization"]))
  }
}
