import ConstraintSolver

/// Equal cells.
extension WorkloadProblem {
  /// How many columns and rows of cells a grid of about some cells has: at least two rows, so that
  /// there is a cell that nothing else depends on.
  static func gridShape(_ count: Int) -> (columns: Int, rows: Int) {
    let columns = max(1, Int(Double(count).squareRoot()))
    return (columns, max(2, count / columns))
  }

  /// Cells 8 apart, as wide as the first of the top row and as high as the first of the left
  /// column, filling the container.
  mutating func addGrid(_ count: Int) {
    let shape = Self.gridShape(count)
    var top: [ViewVariables] = []
    var leading: ViewVariables?
    for row in 0..<shape.rows {
      for column in 0..<shape.columns {
        let cell = addView()
        let isMiddle = row == shape.rows / 2 && column == shape.columns / 2
        let columnTop = row == 0 ? nil : top[column]
        addColumnPlace(of: cell, below: columnTop, after: top, isMiddle: isMiddle)
        if row == 0 { top.append(cell) }
        if column > 0, let leading {
          add([RowTerm(1, cell.top), RowTerm(-1, leading.top)], .equal, 0)
          add([RowTerm(1, cell.height), RowTerm(-1, leading.height)], .equal, 0)
        } else {
          addRowPlace(of: cell, below: leading, first: top[0])
          leading = cell
        }
      }
    }
    guard let leading else { return }
    let last = top[shape.columns - 1]
    add(
      [RowTerm(1, last.left), RowTerm(1, last.width), RowTerm(-1, container.width)], .equal, 0)
    add(
      [RowTerm(1, leading.top), RowTerm(1, leading.height), RowTerm(-1, container.height)],
      .equal, 0)
  }

  private mutating func addColumnPlace(
    of cell: ViewVariables, below columnTop: ViewVariables?, after top: [ViewVariables],
    isMiddle: Bool
  ) {
    if let columnTop {
      let left = add([RowTerm(1, cell.left), RowTerm(-1, columnTop.left)], .equal, 0)
      let width = add([RowTerm(1, cell.width), RowTerm(-1, columnTop.width)], .equal, 0)
      if isMiddle {
        setChurn(row: width)
        setEdit(row: left, by: 2)
      }
    } else if let previous = top.last {
      add(
        [RowTerm(1, cell.left), RowTerm(-1, previous.left), RowTerm(-1, previous.width)],
        .equal, 8)
      add([RowTerm(1, cell.width), RowTerm(-1, top[0].width)], .equal, 0)
    } else {
      add([RowTerm(1, cell.left)], .equal, 0)
    }
  }

  private mutating func addRowPlace(
    of cell: ViewVariables, below previous: ViewVariables?, first: ViewVariables
  ) {
    if let previous {
      add(
        [RowTerm(1, cell.top), RowTerm(-1, previous.top), RowTerm(-1, previous.height)],
        .equal, 8)
      add([RowTerm(1, cell.height), RowTerm(-1, first.height)], .equal, 0)
    } else {
      add([RowTerm(1, cell.top)], .equal, 0)
    }
  }
}
