import Foundation
import Testing

@testable import layout_benchmarks

@Suite struct CorpusTreeTests {
  private let tree: CorpusTree

  init() throws {
    let items = [("root", nil), ("a", "root"), ("b", "a"), ("c", "a"), ("lost", "nowhere")].map {
      (id: String, parent: String?) in
      """
      {"id": "\(id)", "parent": \(parent.map { "\"\($0)\"" } ?? "null"), "kind": "view",
       "compare": true, "solution": {"x": 0, "y": 0, "width": 1, "height": 1},
       "hugging": {"horizontal": 250, "vertical": 250},
       "compression": {"horizontal": 750, "vertical": 750}}
      """
    }
    let text = """
      {"name": "tree", "items": [\(items.joined(separator: ","))], "constraints": [],
       "features": []}
      """
    tree = CorpusTree(try JSONDecoder().decode(CorpusLayout.self, from: Data(text.utf8)))
  }

  @Test func aLineageEndsAtTheRoot() throws {
    #expect(try tree.lineage(of: "b") == ["b", "a", "root"])
  }

  @Test func theCommonAncestorIsTheNearest() throws {
    #expect(try tree.commonAncestor("b", "c") == "a")
    #expect(try tree.commonAncestor("b", "a") == "a")
    #expect(try tree.commonAncestor("b", "root") == "root")
  }

  @Test(arguments: ["lost", "nobody"])
  func whatIsNotInTheFileIsAnError(id: String) {
    #expect(throws: CorpusScreen.Failure.self) { try tree.lineage(of: id) }
  }
}
