import ConstraintSolver

/// Cells whose aspect ratios tie rows to columns.
extension WorkloadProblem {
  /// How wide a column is by the width of the first.
  static func aspectWidth(column: Int) -> Double { column % 2 == 0 ? 1 : 1.25 }

  /// The heights of the rows, each by the width of the column that it is tied to.
  static func aspectHeights(rowCount: Int) -> [Double] {
    var sizes = ContentSizes()
    return (0..<rowCount).map { _ in sizes.next(in: 6..<14) / 10 }
  }

  /// Cells 8 apart, filling the container's width. A row is as high as the column of its number is
  /// wide, times a ratio; a column as wide, by another, as the row before its number is high.
  mutating func addAspect(_ count: Int) {
    let shape = Self.gridShape(count)
    let cells = (0..<shape.rows).map { _ in (0..<shape.columns).map { _ in addView() } }
    let heights = Self.aspectHeights(rowCount: shape.rows)
    for (row, line) in cells.enumerated() {
      for (column, cell) in line.enumerated() {
        if row > 0 {
          let left = add([RowTerm(1, cell.left), RowTerm(-1, cells[0][column].left)], .equal, 0)
          let width = add([RowTerm(1, cell.width), RowTerm(-1, cells[0][column].width)], .equal, 0)
          if row == shape.rows / 2, column == shape.columns / 2 {
            setChurn(row: width)
            setEdit(row: left, by: 2)
          }
        }
        if column > 0 {
          add([RowTerm(1, cell.top), RowTerm(-1, line[0].top)], .equal, 0)
          add([RowTerm(1, cell.height), RowTerm(-1, line[0].height)], .equal, 0)
        }
      }
      addAspectRow(line[0], below: row == 0 ? nil : cells[row - 1][0])
      let column = cells[0][row % shape.columns]
      add([RowTerm(1, line[0].height), RowTerm(-heights[row], column.width)], .equal, 0)
    }
    for (column, cell) in cells[0].enumerated() {
      guard column > 0 else {
        add([RowTerm(1, cell.left)], .equal, 0)
        continue
      }
      let previous = cells[0][column - 1]
      add(
        [RowTerm(1, cell.left), RowTerm(-1, previous.left), RowTerm(-1, previous.width)],
        .equal, 8)
      let ratio = Self.aspectColumnRatio(column, heights)
      add([RowTerm(1, cell.width), RowTerm(-ratio, cells[column - 1][0].height)], .equal, 0)
    }
    let last = cells[0][shape.columns - 1]
    add(
      [RowTerm(1, last.left), RowTerm(1, last.width), RowTerm(-1, container.width)], .equal, 0)
  }

  /// The width of a column by the height of the row before its number.
  static func aspectColumnRatio(_ column: Int, _ heights: [Double]) -> Double {
    aspectWidth(column: column) / aspectWidth(column: column - 1) / heights[column - 1]
  }

  private mutating func addAspectRow(_ leading: ViewVariables, below previous: ViewVariables?) {
    if let previous {
      add(
        [RowTerm(1, leading.top), RowTerm(-1, previous.top), RowTerm(-1, previous.height)],
        .equal, 8)
    } else {
      add([RowTerm(1, leading.top)], .equal, 0)
    }
  }
}
