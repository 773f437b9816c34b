/// A table as Markdown has it.
struct MarkdownTable {
  private let header: [String]
  private var rows: [[String]] = []

  /// - Parameter header: The names of the columns; the first is aligned to the left.
  init(_ header: [String]) { self.header = header }

  var isEmpty: Bool { rows.isEmpty }

  /// Adds a row with as many cells as there are columns.
  mutating func add(_ cells: [String]) {
    precondition(cells.count == header.count, "\(cells.count) cells for \(header.count) columns")
    rows.append(cells)
  }

  /// The table, with a line break at its end.
  var text: String {
    let marks = header.indices.map { $0 == 0 ? "---" : "---:" }
    return ([header, marks] + rows).map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}
