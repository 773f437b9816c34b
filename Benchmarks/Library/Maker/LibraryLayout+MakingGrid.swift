import AnchorLayout
import AnchorLayoutMaker

/// Equal cells, in blocks of the maker.
extension LibraryLayout {
  /// Cells 8 apart; each has its column from the top row and its row from the left column.
  mutating func makeGrid(_ count: Int) {
    let shape = WorkloadProblem.gridShape(count)
    var top: [LayoutView] = []
    var above: LayoutView?
    for row in 0..<shape.rows {
      var leading: LayoutView?
      for column in 0..<shape.columns {
        let cell = add(LayoutView(), to: container)
        cell.snp.makeConstraints { make in
          if row == 0 {
            placeColumn(make, after: top, isLast: column == shape.columns - 1)
          } else {
            make.leading.width.equalTo(top[column])
          }
          if let leading {
            make.top.height.equalTo(leading)
          } else {
            placeRow(make, below: above, isLast: row == shape.rows - 1)
          }
        }
        if row == 0 { top.append(cell) }
        leading = leading ?? cell
      }
      above = leading
    }
  }

  private func placeColumn(_ make: LayoutMaker, after top: [LayoutView], isLast: Bool) {
    if let first = top.first, let previous = top.last {
      make.leading.equalTo(previous.snp.trailing).offset(8)
      make.width.equalTo(first)
    } else {
      make.leading.equalToSuperview()
    }
    if isLast { make.trailing.equalToSuperview() }
  }

  private func placeRow(_ make: LayoutMaker, below above: LayoutView?, isLast: Bool) {
    if let above {
      make.top.equalTo(above.snp.bottom).offset(8)
      make.height.equalTo(views[0])
    } else {
      make.top.equalToSuperview()
    }
    if isLast { make.bottom.equalToSuperview() }
  }
}
