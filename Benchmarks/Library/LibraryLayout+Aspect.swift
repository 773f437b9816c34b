import AnchorLayout

/// Cells whose aspect ratios tie rows to columns.
extension LibraryLayout {
  /// Cells 8 apart, filling the container's width; each row tied to a column, and each column to a
  /// row.
  mutating func addAspect(_ count: Int) {
    let shape = WorkloadProblem.gridShape(count)
    let cells = (0..<shape.rows).map { _ in
      (0..<shape.columns).map { _ in add(LayoutView(), to: container) }
    }
    let heights = WorkloadProblem.aspectHeights(rowCount: shape.rows)
    for (row, line) in cells.enumerated() {
      for (column, cell) in line.enumerated() {
        if row > 0 {
          cell.leadingAnchor == cells[0][column].leadingAnchor
          cell.widthAnchor == cells[0][column].widthAnchor
        }
        if column > 0 {
          cell.topAnchor == line[0].topAnchor
          cell.heightAnchor == line[0].heightAnchor
        }
      }
      if row == 0 {
        line[0].topAnchor == container.topAnchor
      } else {
        line[0].topAnchor == cells[row - 1][0].bottomAnchor + 8
      }
      line[0].heightAnchor == cells[0][row % shape.columns].widthAnchor * heights[row]
    }
    for (column, cell) in cells[0].enumerated() {
      if column == 0 {
        cell.leadingAnchor == container.leadingAnchor
      } else {
        cell.leadingAnchor == cells[0][column - 1].trailingAnchor + 8
        cell.widthAnchor == cells[column - 1][0].heightAnchor
          * WorkloadProblem.aspectColumnRatio(column, heights)
      }
    }
    cells[0][shape.columns - 1].trailingAnchor == container.trailingAnchor
  }
}
