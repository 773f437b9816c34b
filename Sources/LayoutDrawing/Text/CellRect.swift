/// A rectangle of whole terminal cells, at least one.
struct CellRect {
  let columns: Range<Int>
  let rows: Range<Int>

  /// Whether the rectangle is a single row, which leaves no room for a border above and below.
  var isRow: Bool { rows.count == 1 }

  /// The columns between the left and the right border; may be none.
  var interiorColumns: Range<Int> {
    let start = columns.lowerBound + 1
    return start..<max(columns.upperBound - 1, start)
  }

  /// The character of the border in a cell, or a space inside.
  ///
  /// - Parameters:
  ///   - column: A column of the rectangle.
  ///   - row: A row of the rectangle.
  func glyph(column: Int, row: Int) -> String {
    let isLeft = column == columns.lowerBound
    let isRight = column == columns.upperBound - 1
    let isTop = row == rows.lowerBound
    let isBottom = row == rows.upperBound - 1
    switch (isLeft, isRight, isTop, isBottom) {
    case (true, true, true, true): return "▪"
    case (true, true, _, _): return "│"
    case (true, _, true, true): return "["
    case (_, true, true, true): return "]"
    case (_, _, true, true): return " "
    case (true, _, true, _): return "┌"
    case (_, true, true, _): return "┐"
    case (true, _, _, true): return "└"
    case (_, true, _, true): return "┘"
    case (true, _, _, _), (_, true, _, _): return "│"
    case (_, _, true, _), (_, _, _, true): return "─"
    default: return " "
    }
  }
}
