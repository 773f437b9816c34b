import AnchorLayout
import AnchorLayoutMaker

/// Containers in containers, in blocks of the maker.
extension LibraryLayout {
  /// Containers of four children in alternating rows and columns.
  mutating func makeTree(_ count: Int) {
    var branches = [(parent: container, isRow: true)]
    branches.reserveCapacity(count + 1)
    var next = 0
    while views.count < count {
      let (parent, isRow) = branches[next]
      next += 1
      let first = views.count
      for _ in first..<min(first + 4, count) {
        branches.append((add(LayoutView(), to: parent), !isRow))
      }
      makeBranch(views[first...], isRow: isRow)
    }
  }

  private func makeBranch(_ children: ArraySlice<LayoutView>, isRow: Bool) {
    guard let first = children.first, let last = children.last else { return }
    var previous: LayoutView?
    for child in children {
      child.snp.makeConstraints { make in
        if isRow {
          if let previous {
            make.leading.equalTo(previous.snp.trailing).offset(8)
            make.width.equalTo(first)
          } else {
            make.leading.equalToSuperview()
          }
          make.top.height.equalToSuperview()
          if child === last { make.trailing.equalToSuperview() }
        } else {
          if let previous {
            make.top.equalTo(previous.snp.bottom).offset(8)
            make.height.equalTo(first)
          } else {
            make.top.equalToSuperview()
          }
          make.leading.width.equalToSuperview()
          if child === last { make.bottom.equalToSuperview() }
        }
      }
      previous = child
    }
  }
}
