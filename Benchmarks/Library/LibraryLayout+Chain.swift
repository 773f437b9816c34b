import AnchorLayout

/// Views side by side, and views in views.
extension LibraryLayout {
  /// Each begins where the one before ends, and is as wide as that or as the first.
  mutating func addChain(_ count: Int, equalTo reference: WorkloadProblem.ChainReference) {
    let first = add(LayoutView(), to: container)
    first.leadingAnchor == container.leadingAnchor
    first.topAnchor == container.topAnchor
    first.heightAnchor == container.heightAnchor
    var previous = first
    for _ in 1..<max(1, count) {
      let view = add(LayoutView(), to: container)
      view.leadingAnchor == previous.trailingAnchor
      view.widthAnchor == (reference == .previous ? previous : first).widthAnchor
      view.topAnchor == container.topAnchor
      view.heightAnchor == container.heightAnchor
      previous = view
    }
    previous.trailingAnchor == container.trailingAnchor
  }

  /// Each is inset by 1 in the one before.
  mutating func addNested(_ count: Int) {
    var parent = container
    for _ in 0..<count {
      let view = add(LayoutView(), to: parent)
      view.leadingAnchor == parent.leadingAnchor + 1
      view.topAnchor == parent.topAnchor + 1
      view.widthAnchor == parent.widthAnchor - 2
      view.heightAnchor == parent.heightAnchor - 2
      parent = view
    }
  }
}
