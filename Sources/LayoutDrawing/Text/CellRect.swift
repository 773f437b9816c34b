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

  /// What a cell of the rectangle shows: the border, or a blank inside.
  ///
  /// - Parameters:
  ///   - column: A column of the rectangle.
  ///   - row: A row of the rectangle.
  func cell(column: Int, row: Int) -> TextCanvas.Cell {
    let isLeft = column == columns.lowerBound
    let isRight = column == columns.upperBound - 1
    if isRow {
      switch (isLeft, isRight) {
      case (true, true): return .character("▪")
      case (true, false): return .character("[")
      case (false, true): return .character("]")
      case (false, false): return .blank
      }
    }
    if isLeft && isRight { return .lines([.up, .down]) }
    let isTop = row == rows.lowerBound
    let isBottom = row == rows.upperBound - 1
    var lines: LineSegments = []
    if isLeft || isRight { lines.formUnion([.up, .down]) }
    if isTop || isBottom { lines.formUnion([.left, .right]) }
    // At a corner the lines end instead of crossing.
    if lines == [.up, .down, .left, .right] {
      lines.subtract([isTop ? .up : .down, isLeft ? .left : .right])
    }
    return .lines(lines)
  }
}
