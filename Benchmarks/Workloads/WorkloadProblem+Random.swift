import ConstraintSolver

/// Views that depend on each other without a plan.
extension WorkloadProblem {
  /// left and top behind those of any view shortly before; widths hugged and kept, some at least a
  /// part of another; four heights as much as two others near, a width and a constant together.
  mutating func addRandom(_ count: Int) {
    let links = RandomLinks(count: count)
    let views = (0..<max(1, count)).map { _ in addView() }
    let first = views[0]
    let firstLeft = add([RowTerm(1, first.left)], .equal, 0)
    add([RowTerm(1, first.top)], .equal, 0)
    add(
      [RowTerm(1, first.width), RowTerm(-RandomLinks.firstPart, container.width)], .equal, 0)
    let firstHeight = add(
      [RowTerm(1, first.height), RowTerm(-RandomLinks.firstPart, container.height)], .equal, 0)
    setChurn(row: firstHeight)
    setEdit(row: firstLeft, by: 4)
    for (number, link) in links.views.enumerated() {
      let view = views[number + 1]
      let beside = views[link.left.view]
      let left = add(
        [RowTerm(1, view.left), RowTerm(-1, beside.left), RowTerm(-1, beside.width)],
        .equal, link.left.distance)
      let above = views[link.top.view]
      add(
        [RowTerm(1, view.top), RowTerm(-1, above.top), RowTerm(-1, above.height)],
        .equal, link.top.distance)
      addContentSize(link.contentWidth, of: view.width)
      if let least = link.least {
        add(
          [RowTerm(1, view.width), RowTerm(-least.part, views[least.view].width)],
          .greaterThanOrEqual, least.more)
      }
      let heights = link.heights.map { RowTerm(-1, views[$0].height) }
      let height = add(
        [RowTerm(4, view.height)] + heights + [RowTerm(-1, views[link.width].width)],
        .equal, link.rest)
      // No view depends on the left of the last one.
      if number + 1 == links.views.count { setEdit(row: left, by: 4) }
      if number == count / 2 { setChurn(row: height) }
    }
  }
}
