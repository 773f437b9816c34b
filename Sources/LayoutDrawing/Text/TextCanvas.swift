/// A grid of terminal cells that boxes and labels are drawn into, later ones over earlier ones.
///
/// What falls outside of the grid is left out.
struct TextCanvas {
  let columns: Int
  let rows: Int
  /// Row by row. An empty string is the right half of the wide character in the cell before.
  private var cells: [String]

  /// Creates a canvas of spaces.
  ///
  /// - Parameters:
  ///   - columns: The number of cells in a row.
  ///   - rows: The number of rows.
  init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
    cells = Array(repeating: " ", count: self.columns * self.rows)
  }

  /// The rows as lines, without the spaces at their ends, separated by line feeds.
  var text: String {
    var lines: [String] = []
    for row in 0..<rows {
      let cellsOfRow = cells[row * columns..<(row + 1) * columns]
      let last = cellsOfRow.lastIndex { $0 != " " && $0 != "" }
      lines.append(last.map { cellsOfRow[...$0].joined() } ?? "")
    }
    return lines.joined(separator: "\n")
  }

  /// Draws the border of a box and blanks what is inside.
  ///
  /// - Parameter box: The cells of the box; may reach beyond the canvas.
  /// - Complexity: O(*n*), where *n* is the number of cells of the canvas inside the box.
  mutating func drawBox(_ box: CellRect) {
    for row in box.rows.clamped(to: 0..<rows) {
      for column in box.columns.clamped(to: 0..<columns) {
        put(box.glyph(column: column, row: row), width: 1, column: column, row: row)
      }
    }
  }

  /// Writes a text from left to right.
  ///
  /// - Parameters:
  ///   - text: A text without line breaks.
  ///   - column: The column of its first character.
  ///   - row: Its row.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  mutating func write(_ text: String, column: Int, row: Int) {
    guard (0..<rows).contains(row) else { return }
    var column = column
    for character in text {
      let width = character.displayWidth
      guard width > 0 else { continue }
      put(String(character), width: width, column: column, row: row)
      column += width
    }
  }

  private mutating func put(_ character: String, width: Int, column: Int, row: Int) {
    guard column >= 0, column + width <= columns else { return }
    for offset in 0..<width { vacate(column: column + offset, row: row) }
    cells[row * columns + column] = character
    if width == 2 { cells[row * columns + column + 1] = "" }
  }

  /// Blanks the other half of a wide character of which one half is about to be overwritten.
  private mutating func vacate(column: Int, row: Int) {
    let index = row * columns + column
    if cells[index] == "" { cells[index - 1] = " " }
    if column + 1 < columns && cells[index + 1] == "" { cells[index + 1] = " " }
    cells[index] = " "
  }
}
