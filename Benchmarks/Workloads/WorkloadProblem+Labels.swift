import ConstraintSolver

/// Labels that hug and keep the size of their content.
extension WorkloadProblem {
  /// The widths of a form's labels.
  static let formLabelWidths = 40..<140
  /// The widths of a stack's labels.
  static let stackLabelWidths = 30..<90
  /// How many lines the texts of a list have.
  static let listLines = 1..<7
  /// How high one line of text is.
  static let lineHeight = 20.0

  /// Label left 16, its width hugged and kept; field left at least label right + 8, all field lefts
  /// equal, field right = container - 16; tops chained by 8, heights 20.
  mutating func addForm(rowCount: Int) {
    var widths = ContentSizes()
    var previous: (label: ViewVariables, field: ViewVariables)?
    for number in 0..<rowCount {
      let label = addView()
      let field = addView()
      add([RowTerm(1, label.left)], .equal, 16)
      addContentSize(widths.next(in: Self.formLabelWidths), of: label.width)
      let distance = add(
        [RowTerm(1, field.left), RowTerm(-1, label.left), RowTerm(-1, label.width)],
        .greaterThanOrEqual, 8)
      if let previous {
        add([RowTerm(1, field.left), RowTerm(-1, previous.field.left)], .equal, 0)
      }
      add(
        [RowTerm(1, field.left), RowTerm(1, field.width), RowTerm(-1, container.width)],
        .equal, -16)
      if let previous {
        add(
          [
            RowTerm(1, label.top), RowTerm(-1, previous.label.top),
            RowTerm(-1, previous.label.height),
          ], .equal, 8)
      } else {
        add([RowTerm(1, label.top)], .equal, 16)
      }
      add([RowTerm(1, label.height)], .equal, 20)
      let height = add([RowTerm(1, field.height)], .equal, 20)
      add([RowTerm(1, field.top), RowTerm(-1, label.top)], .equal, 0)
      if number == rowCount / 2 {
        setChurn(row: distance)
        setEdit(row: height, by: 4)
      }
      previous = (label, field)
    }
  }

  /// left = previous right + 8; width hugged, kept, and at least 0; top = 0, height = the container's;
  /// last right at most container - 8.
  mutating func addStack(_ count: Int) {
    var widths = ContentSizes()
    var previous: ViewVariables?
    for number in 0..<count {
      let view = addView()
      if let previous {
        add(
          [RowTerm(1, view.left), RowTerm(-1, previous.left), RowTerm(-1, previous.width)],
          .equal, 8)
      } else {
        add([RowTerm(1, view.left)], .equal, 8)
      }
      let keep = addContentSize(widths.next(in: Self.stackLabelWidths), of: view.width)
      add([RowTerm(1, view.width)], .greaterThanOrEqual, 0)
      let top = add([RowTerm(1, view.top)], .equal, 0)
      add([RowTerm(1, view.height), RowTerm(-1, container.height)], .equal, 0)
      if number == count / 2 {
        setChurn(row: keep)
        setEdit(row: top, by: 4)
      }
      previous = view
    }
    guard let previous else { return }
    add(
      [RowTerm(1, previous.left), RowTerm(1, previous.width), RowTerm(-1, container.width)],
      .lessThanOrEqual, -8)
  }

  /// Icon left 16, 20 by 20, its top the text's; text left = icon right + 8, right = container - 16,
  /// its height hugged and kept at that of its lines; tops chained by 8.
  mutating func addList(rowCount: Int) {
    var lines = ContentSizes()
    var previous: ViewVariables?
    for number in 0..<rowCount {
      let icon = addView()
      let text = addView()
      add([RowTerm(1, icon.left)], .equal, 16)
      add([RowTerm(1, icon.width)], .equal, Self.lineHeight)
      let iconHeight = add([RowTerm(1, icon.height)], .equal, Self.lineHeight)
      let iconTop = add([RowTerm(1, icon.top), RowTerm(-1, text.top)], .equal, 0)
      add(
        [RowTerm(1, text.left), RowTerm(-1, icon.left), RowTerm(-1, icon.width)], .equal, 8)
      add(
        [RowTerm(1, text.left), RowTerm(1, text.width), RowTerm(-1, container.width)],
        .equal, -16)
      addContentSize(Self.lineHeight * lines.next(in: Self.listLines), of: text.height)
      if let previous {
        add(
          [RowTerm(1, text.top), RowTerm(-1, previous.top), RowTerm(-1, previous.height)],
          .equal, 8)
      } else {
        add([RowTerm(1, text.top)], .equal, 16)
      }
      if number == rowCount / 2 {
        setChurn(row: iconTop)
        setEdit(row: iconHeight, by: 4)
      }
      previous = text
    }
  }
}
