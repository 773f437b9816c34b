import AnchorLayout
import AnchorLayoutMaker

/// The workloads in blocks of the maker, a block an item, as a program would have them.
extension LibraryLayout {
  /// Makes the views, and their constraints in blocks; nothing is solved.
  mutating func make(_ workload: Workload, _ size: Int) {
    switch workload {
    case .chain: makeChain(size, equalTo: .previous)
    case .chainstar: makeChain(size, equalTo: .first)
    case .nested: makeNested(size)
    case .tree: makeTree(size)
    case .form: makeForm(rowCount: max(1, size / 2))
    case .stack, .squeezed: makeStack(size)
    case .grid: makeGrid(size)
    case .list: makeList(rowCount: size)
    // See `Workload.hasMakerStyle`.
    case .aspect, .random, .mix: break
    }
  }

  /// Each begins where the one before ends, and is as wide as that or as the first.
  private mutating func makeChain(
    _ count: Int, equalTo reference: WorkloadProblem.ChainReference
  ) {
    let (container, count) = (container, max(1, count))
    var first: LayoutView?
    var previous: LayoutView?
    for index in 0..<count {
      let view = add(LayoutView(), to: container)
      view.snp.makeConstraints { make in
        if let first, let previous {
          make.leading.equalTo(previous.snp.trailing)
          make.width.equalTo(reference == .previous ? previous : first)
        } else {
          make.leading.equalToSuperview()
        }
        make.top.height.equalToSuperview()
        if index == count - 1 { make.trailing.equalToSuperview() }
      }
      first = first ?? view
      previous = view
    }
  }

  /// Each is inset by 1 in the one before.
  private mutating func makeNested(_ count: Int) {
    var parent = container
    for _ in 0..<count {
      let view = add(LayoutView(), to: parent)
      view.snp.makeConstraints { make in
        make.top.leading.equalToSuperview().inset(1)
        make.size.equalToSuperview().offset(-2)
      }
      parent = view
    }
  }
}
