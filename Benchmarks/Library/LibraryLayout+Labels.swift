import AnchorLayout

/// Labels that hug and keep the size of their content.
extension LibraryLayout {
  /// Rows of a label and a field, all fields aligned.
  mutating func addForm(rowCount: Int) {
    var widths = ContentSizes()
    var previous: (label: LayoutView, field: LayoutView)?
    for _ in 0..<rowCount {
      let width = widths.next(in: WorkloadProblem.formLabelWidths)
      let label = add(BenchmarkLabel(width: width), to: container)
      let field = add(LayoutView(), to: container)
      label.leadingAnchor == container.leadingAnchor + 16
      field.leadingAnchor >= label.trailingAnchor + 8
      field.trailingAnchor == container.trailingAnchor - 16
      if let previous {
        field.leadingAnchor == previous.field.leadingAnchor
        label.topAnchor == previous.label.bottomAnchor + 8
      } else {
        label.topAnchor == container.topAnchor + 16
      }
      label.heightAnchor == 20
      field.heightAnchor == 20
      field.topAnchor == label.topAnchor
      previous = (label, field)
    }
  }

  /// Labels side by side, 8 apart.
  mutating func addStack(_ count: Int) {
    var widths = ContentSizes()
    var previous: LayoutView?
    for _ in 0..<count {
      let width = widths.next(in: WorkloadProblem.stackLabelWidths)
      let label = add(BenchmarkLabel(width: width), to: container)
      label.leadingAnchor == (previous?.trailingAnchor ?? container.leadingAnchor) + 8
      label.topAnchor == container.topAnchor
      label.heightAnchor == container.heightAnchor
      previous = label
    }
    guard let previous else { return }
    previous.trailingAnchor <= container.trailingAnchor - 8
  }

  /// Rows of an icon and a text, as high as the text.
  mutating func addList(rowCount: Int) {
    var lines = ContentSizes()
    var previous: LayoutView?
    for _ in 0..<rowCount {
      let height = WorkloadProblem.lineHeight * lines.next(in: WorkloadProblem.listLines)
      let icon = add(LayoutView(), to: container)
      let text = add(BenchmarkLabel(height: height), to: container)
      icon.leadingAnchor == container.leadingAnchor + 16
      icon.widthAnchor == WorkloadProblem.lineHeight
      icon.heightAnchor == WorkloadProblem.lineHeight
      icon.topAnchor == text.topAnchor
      text.leadingAnchor == icon.trailingAnchor + 8
      text.trailingAnchor == container.trailingAnchor - 16
      if let previous {
        text.topAnchor == previous.bottomAnchor + 8
      } else {
        text.topAnchor == container.topAnchor + 16
      }
      previous = text
    }
  }
}
