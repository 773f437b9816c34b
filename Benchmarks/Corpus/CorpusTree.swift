/// Which item of a layout of the corpus is in which.
struct CorpusTree {
  /// The parents of all items by their ids; nil is the root's.
  private let parents: [String: String?]

  init(_ layout: CorpusLayout) {
    parents = Dictionary(layout.items.map { ($0.id, $0.parent) }) { first, _ in first }
  }

  /// An item and its ancestors, from the inside to the root.
  ///
  /// - Throws: ``CorpusScreen/Failure/unknownItem(_:)`` where the file names what it does not have.
  func lineage(of id: String) throws -> [String] {
    var lineage: [String] = []
    var next: String? = id
    while let id = next {
      guard let parent = parents[id] else { throw CorpusScreen.Failure.unknownItem(id) }
      lineage.append(id)
      next = parent
    }
    return lineage
  }

  /// The nearest item that two are in, or that is one of them.
  func commonAncestor(_ first: String, _ second: String) throws -> String? {
    let others = try Set(lineage(of: second))
    return try lineage(of: first).first(where: others.contains)
  }
}
