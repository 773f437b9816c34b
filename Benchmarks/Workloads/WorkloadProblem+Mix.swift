import ConstraintSolver

/// Real layouts.
extension WorkloadProblem {
  /// Layouts side by side, whose roots have the part of the container that they had at first.
  mutating func addMix(_ count: Int) throws {
    let layouts = CorpusMix.layouts(viewCount: count)
    for (number, layout) in layouts.enumerated() {
      let root = try add(layout)
      if number == layouts.count / 2 {
        // No other value depends on where a root is.
        setEdit(row: root, by: 4)
        setChurn(row: (root + rows.count) / 2)
      }
    }
  }

  /// Adds a layout.
  ///
  /// - Returns: The number of the row that says how far from the left the root is.
  @discardableResult
  mutating func add(_ layout: CorpusLayout) throws -> Int {
    var lowering = CorpusLowering(layout)
    for item in layout.items { lowering.variables[item.id] = addView() }
    guard let first = layout.items.first, let root = lowering.variables[first.id] else {
      throw CorpusScreen.Failure.noRoot
    }
    let left = add([RowTerm(1, root.left)], .equal, 0)
    add([RowTerm(1, root.top)], .equal, 0)
    let rect = first.solution
    add(
      [RowTerm(1, root.width), RowTerm(-rect.width / CorpusMix.width, container.width)],
      .equal, 0)
    add(
      [
        RowTerm(1, root.height), RowTerm(-rect.height / CorpusMix.height, container.height),
      ],
      .equal, 0)
    for item in layout.items {
      guard let view = lowering.variables[item.id] else { continue }
      for length in [view.width, view.height] {
        add([RowTerm(1, length)], .greaterThanOrEqual, 0)
      }
      addContent(
        item.intrinsicSize?.width, of: view.width, item.hugging.horizontal,
        item.compression.horizontal)
      addContent(
        item.intrinsicSize?.height, of: view.height, item.hugging.vertical,
        item.compression.vertical)
    }
    for statement in layout.constraints {
      let row = try lowering.row(of: statement)
      if row.terms.isEmpty { continue }
      add(row.terms, row.relation, row.constant, Self.belowContainer(statement.priority))
    }
    return left
  }

  private mutating func addContent(
    _ size: Double?, of variable: Int, _ hugging: Double, _ compression: Double
  ) {
    guard let size else { return }
    add([RowTerm(1, variable)], .lessThanOrEqual, size, Self.belowContainer(hugging))
    add([RowTerm(1, variable)], .greaterThanOrEqual, size, Self.belowContainer(compression))
  }

  /// A priority in the same order among others, and below that of the container, which a layout is
  /// not to hold.
  private static func belowContainer(_ priority: Double) -> Double {
    priority < 1000 ? priority * 0.99 : priority
  }
}
