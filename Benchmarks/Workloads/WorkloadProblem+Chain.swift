import ConstraintSolver

/// Views side by side, and views in views.
extension WorkloadProblem {
  /// Whose width a view of a chain has.
  enum ChainReference {
    case previous
    case first
  }

  /// left = previous right, width = that of another view, top = 0, height = the container's, last
  /// right = container width.
  mutating func addChain(_ count: Int, equalTo reference: ChainReference) {
    let first = addView()
    var previous = first
    for number in 0..<count {
      let view = number == 0 ? first : addView()
      if number == 0 {
        add([RowTerm(1, view.left)], .equal, 0)
      } else {
        add(
          [RowTerm(1, view.left), RowTerm(-1, previous.left), RowTerm(-1, previous.width)],
          .equal, 0)
        let other = reference == .previous ? previous : first
        let width = add([RowTerm(1, view.width), RowTerm(-1, other.width)], .equal, 0)
        if number == count / 2 { setChurn(row: width) }
      }
      let top = add([RowTerm(1, view.top)], .equal, 0)
      let height = add([RowTerm(1, view.height), RowTerm(-1, container.height)], .equal, 0)
      if number == count / 2 { setEdit(row: top, by: 4) }
      if count == 1 { setChurn(row: height) }
      previous = view
    }
    add(
      [RowTerm(1, previous.left), RowTerm(1, previous.width), RowTerm(-1, container.width)],
      .equal, 0)
  }

  /// left = top = 1, width and height = the parent's - 2.
  mutating func addNested(_ count: Int) {
    var parent = (width: container.width, height: container.height)
    for number in 0..<count {
      let view = addView()
      let left = add([RowTerm(1, view.left)], .equal, 1)
      add([RowTerm(1, view.top)], .equal, 1)
      let width = add([RowTerm(1, view.width), RowTerm(-1, parent.width)], .equal, -2)
      add([RowTerm(1, view.height), RowTerm(-1, parent.height)], .equal, -2)
      if number == count / 2 {
        setChurn(row: width)
        setEdit(row: left, by: 2)
      }
      parent = (view.width, view.height)
    }
  }
}
