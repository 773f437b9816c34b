import ConstraintSolver

/// Containers in containers.
extension WorkloadProblem {
  /// A parent whose children are still to be made, in a row or in a column.
  private struct Branch {
    var width: Int
    var height: Int
    var isRow: Bool
  }

  /// Containers of four children in alternating rows and columns: spacing 8, equal sizes along,
  /// filling across, last edge pinned.
  mutating func addTree(_ count: Int) {
    var branches = [Branch(width: container.width, height: container.height, isRow: true)]
    var next = 0
    while viewCount < count {
      let branch = branches[next]
      next += 1
      let children = (0..<min(4, count - viewCount)).map { _ in addView() }
      let holdsMiddle = (viewCount - children.count..<viewCount).contains(count / 2)
      addChildren(children, of: branch, isMiddle: holdsMiddle)
      for child in children {
        branches.append(Branch(width: child.width, height: child.height, isRow: !branch.isRow))
      }
    }
  }

  private mutating func addChildren(_ children: [ViewVariables], of parent: Branch, isMiddle: Bool)
  {
    for (number, child) in children.enumerated() {
      if number == 0 {
        add([RowTerm(1, child.position(inRow: parent.isRow))], .equal, 0)
      } else {
        let previous = children[number - 1]
        add(
          [
            RowTerm(1, child.position(inRow: parent.isRow)),
            RowTerm(-1, previous.position(inRow: parent.isRow)),
            RowTerm(-1, previous.length(inRow: parent.isRow)),
          ], .equal, 8)
        let size = add(
          [
            RowTerm(1, child.length(inRow: parent.isRow)),
            RowTerm(-1, children[0].length(inRow: parent.isRow)),
          ], .equal, 0)
        if isMiddle { setChurn(row: size) }
      }
      let across = add([RowTerm(1, child.position(inRow: !parent.isRow))], .equal, 0)
      let fill = add(
        [
          RowTerm(1, child.length(inRow: !parent.isRow)),
          RowTerm(-1, parent.isRow ? parent.height : parent.width),
        ], .equal, 0)
      if isMiddle { setEdit(row: across, by: 1) }
      if isMiddle, children.count == 1 { setChurn(row: fill) }
    }
    let last = children[children.count - 1]
    add(
      [
        RowTerm(1, last.position(inRow: parent.isRow)),
        RowTerm(1, last.length(inRow: parent.isRow)),
        RowTerm(-1, parent.isRow ? parent.width : parent.height),
      ], .equal, 0)
  }
}

extension ViewVariables {
  fileprivate func position(inRow isRow: Bool) -> Int { isRow ? left : top }
  fileprivate func length(inRow isRow: Bool) -> Int { isRow ? width : height }
}
