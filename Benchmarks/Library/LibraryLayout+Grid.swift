import AnchorLayout

/// Equal cells.
extension LibraryLayout {
  /// Cells 8 apart; each has its column from the top row and its row from the left column.
  mutating func addGrid(_ count: Int) {
    let shape = WorkloadProblem.gridShape(count)
    var top: [LayoutView] = []
    var leading: LayoutView?
    for _ in 0..<shape.rows {
      let above = leading
      for column in 0..<shape.columns {
        let cell = add(LayoutView(), to: container)
        if above == nil {
          placeColumn(of: cell, after: top)
          top.append(cell)
        } else {
          cell.leadingAnchor == top[column].leadingAnchor
          cell.widthAnchor == top[column].widthAnchor
        }
        if column > 0, let leading {
          cell.topAnchor == leading.topAnchor
          cell.heightAnchor == leading.heightAnchor
        } else {
          placeRow(of: cell, below: above)
          leading = cell
        }
      }
    }
    guard let leading, let last = top.last else { return }
    last.trailingAnchor == container.trailingAnchor
    leading.bottomAnchor == container.bottomAnchor
  }

  private func placeColumn(of cell: LayoutView, after top: [LayoutView]) {
    if let previous = top.last {
      cell.leadingAnchor == previous.trailingAnchor + 8
      cell.widthAnchor == top[0].widthAnchor
    } else {
      cell.leadingAnchor == container.leadingAnchor
    }
  }

  private func placeRow(of cell: LayoutView, below above: LayoutView?) {
    if let above {
      cell.topAnchor == above.bottomAnchor + 8
      cell.heightAnchor == views[0].heightAnchor
    } else {
      cell.topAnchor == container.topAnchor
    }
  }
}
