/// A table as Markdown has it.
struct MarkdownTable {
  private let header: [String]
  private let holdsNumbers: Bool
  private var rows: [[String]] = []

  /// - Parameters:
  ///   - header: The names of the columns.
  ///   - holdsNumbers: Whether all columns but the first are aligned to the right.
  init(_ header: [String], holdsNumbers: Bool = true) {
    self.header = header
    self.holdsNumbers = holdsNumbers
  }

  var isEmpty: Bool { rows.isEmpty }

  /// Adds a row with as many cells as there are columns.
  mutating func add(_ cells: [String]) {
    precondition(cells.count == header.count, "\(cells.count) cells for \(header.count) columns")
    rows.append(cells)
  }

  /// The table, with a line break at its end.
  var text: String {
    let marks = header.indices.map { $0 == 0 || !holdsNumbers ? "---" : "---:" }
    return ([header, marks] + rows).map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}
