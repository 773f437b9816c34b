import AnchorLayout

/// Containers in containers.
extension LibraryLayout {
  /// Containers of four children in alternating rows and columns.
  mutating func addTree(_ count: Int) {
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
      if isRow {
        fillRow(of: parent, with: views[first...])
      } else {
        fillColumn(of: parent, with: views[first...])
      }
    }
  }

  private func fillRow(of parent: LayoutView, with children: ArraySlice<LayoutView>) {
    guard let first = children.first, let last = children.last else { return }
    var previous: LayoutView?
    for child in children {
      if let previous {
        child.leadingAnchor == previous.trailingAnchor + 8
        child.widthAnchor == first.widthAnchor
      } else {
        child.leadingAnchor == parent.leadingAnchor
      }
      child.topAnchor == parent.topAnchor
      child.heightAnchor == parent.heightAnchor
      previous = child
    }
    last.trailingAnchor == parent.trailingAnchor
  }

  private func fillColumn(of parent: LayoutView, with children: ArraySlice<LayoutView>) {
    guard let first = children.first, let last = children.last else { return }
    var previous: LayoutView?
    for child in children {
      if let previous {
        child.topAnchor == previous.bottomAnchor + 8
        child.heightAnchor == first.heightAnchor
      } else {
        child.topAnchor == parent.topAnchor
      }
      child.leadingAnchor == parent.leadingAnchor
      child.widthAnchor == parent.widthAnchor
      previous = child
    }
    last.bottomAnchor == parent.bottomAnchor
  }
}
