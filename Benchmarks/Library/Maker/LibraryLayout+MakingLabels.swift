import AnchorLayout
import AnchorLayoutMaker

/// Labels that hug and keep the size of their content, in blocks of the maker.
extension LibraryLayout {
  /// Rows of a label and a field, all fields aligned.
  mutating func makeForm(rowCount: Int) {
    var widths = ContentSizes()
    var previous: (label: LayoutView, field: LayoutView)?
    for _ in 0..<rowCount {
      let width = widths.next(in: WorkloadProblem.formLabelWidths)
      let label = add(BenchmarkLabel(width: width), to: container)
      let field = add(LayoutView(), to: container)
      label.snp.makeConstraints { make in
        make.leading.equalToSuperview().inset(16)
        if let previous {
          make.top.equalTo(previous.label.snp.bottom).offset(8)
        } else {
          make.top.equalToSuperview().inset(16)
        }
        make.height.equalTo(20)
      }
      field.snp.makeConstraints { make in
        make.leading.greaterThanOrEqualTo(label.snp.trailing).offset(8)
        make.trailing.equalToSuperview().inset(16)
        if let previous { make.leading.equalTo(previous.field) }
        make.height.equalTo(20)
        make.top.equalTo(label)
      }
      previous = (label, field)
    }
  }

  /// Labels side by side, 8 apart.
  mutating func makeStack(_ count: Int) {
    let container = container
    var widths = ContentSizes()
    var previous: LayoutView?
    for index in 0..<count {
      let width = widths.next(in: WorkloadProblem.stackLabelWidths)
      let label = add(BenchmarkLabel(width: width), to: container)
      label.snp.makeConstraints { make in
        make.leading.equalTo(
          (previous ?? container).snp.naming(previous == nil ? .leading : .trailing)
        ).offset(8)
        make.top.height.equalToSuperview()
        if index == count - 1 { make.trailing.lessThanOrEqualToSuperview().inset(8) }
      }
      previous = label
    }
  }

  /// Rows of an icon and a text, as high as the text.
  mutating func makeList(rowCount: Int) {
    var lines = ContentSizes()
    var previous: LayoutView?
    for _ in 0..<rowCount {
      let height = WorkloadProblem.lineHeight * lines.next(in: WorkloadProblem.listLines)
      let icon = add(LayoutView(), to: container)
      let text = add(BenchmarkLabel(height: height), to: container)
      icon.snp.makeConstraints { make in
        make.leading.equalToSuperview().inset(16)
        make.size.equalTo(WorkloadProblem.lineHeight)
        make.top.equalTo(text)
      }
      text.snp.makeConstraints { make in
        make.leading.equalTo(icon.snp.trailing).offset(8)
        make.trailing.equalToSuperview().inset(16)
        if let previous {
          make.top.equalTo(previous.snp.bottom).offset(8)
        } else {
          make.top.equalToSuperview().inset(16)
        }
      }
      previous = text
    }
  }
}
