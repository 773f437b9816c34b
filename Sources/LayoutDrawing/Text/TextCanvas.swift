internal import AnchorLayout

/// A grid of terminal cells that boxes and labels are drawn into, later ones over earlier ones.
///
/// What falls outside of the grid is left out.
struct TextCanvas {
  /// What a cell shows.
  enum Cell: Equatable {
    case character(Character)
    case lines(LineSegments)
    /// The rest of the wide character in the cell before.
    case rightHalf

    static let blank = Cell.lines([])

    /// What is printed for the cell, after what is printed for those before it.
    fileprivate var text: String {
      switch self {
      case .character(let character): String(character)
      case .lines(let segments): String(segments.character)
      case .rightHalf: ""
      }
    }
  }

  let columns: Int
  let rows: Int
  /// Row by row.
  private var cells: [Cell]

  /// Creates a canvas of spaces.
  ///
  /// - Parameters:
  ///   - columns: The number of cells in a row.
  ///   - rows: The number of rows.
  init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
    cells = Array(repeating: .blank, count: self.columns * self.rows)
  }

  /// The rows as lines, without the spaces at their ends, separated by line feeds.
  var text: String {
    var lines: [String] = []
    for row in 0..<rows {
      let cellsOfRow = cells[row * columns..<(row + 1) * columns]
      let last = cellsOfRow.lastIndex { $0 != .blank }
      lines.append(last.map { cellsOfRow[...$0].map(\.text).joined() } ?? "")
    }
    return lines.joined(separator: "\n")
  }

  /// Draws the border of a box and blanks what is inside.
  ///
  /// Where the border runs along one that is there already, the two are joined; lines that it only
  /// crosses are behind the box.
  ///
  /// - Parameter box: The cells of the box; may reach beyond the canvas.
  /// - Complexity: O(*n*), where *n* is the number of cells of the canvas inside the box.
  mutating func drawBox(_ box: CellRect) {
    for row in box.rows.clamped(to: 0..<rows) {
      for column in box.columns.clamped(to: 0..<columns) {
        var cell = box.cell(column: column, row: row)
        if case .lines(let new) = cell, case .lines(let old) = cells[row * columns + column],
          !new.isDisjoint(with: old)
        {
          cell = .lines(new.union(old))
        }
        put(cell, width: 1, column: column, row: row)
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
      put(.character(character), width: width, column: column, row: row)
      column += width
    }
  }

  private mutating func put(_ cell: Cell, width: Int, column: Int, row: Int) {
    guard column >= 0, column + width <= columns else { return }
    for offset in 0..<width { vacate(column: column + offset, row: row) }
    cells[row * columns + column] = cell
    if width == 2 { cells[row * columns + column + 1] = .rightHalf }
  }

  /// Blanks the other half of a wide character of which one half is about to be overwritten.
  private mutating func vacate(column: Int, row: Int) {
    let index = row * columns + column
    if cells[index] == .rightHalf { cells[index - 1] = .blank }
    if column + 1 < columns && cells[index + 1] == .rightHalf { cells[index + 1] = .blank }
    cells[index] = .blank
  }
}
