import ConstraintSolver
import Foundation

/// Real layouts, one after another until there are enough views.
enum CorpusMix {
  /// All layouts of the corpus that can be made smaller without a conflict, in a fixed order.
  private static let resizable: [CorpusLayout] = CorpusFolder.sets
    .flatMap { CorpusFolder.files(of: $0) }
    .compactMap { try? CorpusFolder.layout(at: $0) }
    .filter { isResizable($0) }

  /// Why there is nothing to lay out; nil if there is something.
  static var reasonForAbsence: String? {
    if !CorpusFolder.sets.isEmpty { return nil }
    return CorpusFolder.isNamedByEnvironment
      ? "there are no layouts in the folder that LAYOUT_CORPUS names"
      : "there are no layouts in ../shared/corpus, beside the package; put them there, or name their"
        + " folder in LAYOUT_CORPUS"
  }

  /// The layouts of a mix.
  ///
  /// - Parameter viewCount: How many views there are at least.
  static func layouts(viewCount: Int) -> [CorpusLayout] {
    var layouts: [CorpusLayout] = []
    var count = 0
    while count < viewCount, !resizable.isEmpty {
      let layout = resizable[layouts.count % resizable.count]
      layouts.append(layout)
      count += layout.items.count
    }
    return layouts
  }

  /// Whether the required constraints can hold in a container of either size.
  private static func isResizable(_ layout: CorpusLayout) -> Bool {
    var problem = WorkloadProblem(containerWidth: width, containerHeight: height)
    guard (try? problem.add(layout)) != nil,
      let (solver, variables, constraints) = try? problem.solver()
    else { return false }
    // The container is not required to have its size, so that what does not fit would hold it.
    let rows = [WorkloadProblem.containerWidthRow, WorkloadProblem.containerHeightRow]
    for factor in [1, WorkloadProblem.resizeFactor] {
      for row in rows {
        try? solver.setConstant(problem.rows[row].constant * factor, of: constraints[row])
      }
      if !solver.solve().conflicts.isEmpty { return false }
      for row in rows {
        let value = solver.value(of: variables[row])
        if abs(value - problem.rows[row].constant * factor) > 1e-6 { return false }
      }
    }
    return true
  }

  /// The size of the container of a mix.
  static let width = 1000.0
  static let height = 800.0
}

extension WorkloadProblem {
  /// A solver with these constraints.
  func solver() throws -> (Solver, [Variable], [Constraint]) {
    let solver = Solver()
    let variables = (0..<variableCount).map { _ in solver.addVariable() }
    let constraints = try rows.map { row in
      try solver.add(
        terms[row.terms].map { Term($0.coefficient, variables[$0.variable]) }, row.relation,
        row.constant, ConstraintTraits(priority: row.priority))
    }
    return (solver, variables, constraints)
  }
}
