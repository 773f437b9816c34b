internal import ConstraintSolver

/// Rows that depend on what is set on an item, or that name it without one of its variables. Rows that
/// are gone may be among them.
struct DependentRows {
  private(set) var rows: [Constraint] = []
  /// How many there may be before those that are gone are looked for.
  private var limit = Self.leastLimit

  private static var leastLimit: Int { 16 }

  /// Notes a row.
  ///
  /// - Complexity: O(1) amortised.
  mutating func note(_ row: Constraint, in engine: LayoutEngine) {
    if rows.count >= limit {
      rows.removeAll { engine.statement(of: $0) == nil }
      limit = max(2 * rows.count, Self.leastLimit)
    }
    rows.append(row)
  }

  /// Notes a row that may have been noted before.
  ///
  /// - Complexity: O(*n*) in the number of rows noted.
  mutating func noteAgain(_ row: Constraint, in engine: LayoutEngine) {
    if !rows.contains(row) { note(row, in: engine) }
  }
}

extension LayoutEngine {
  /// The statement of a row; nil if it has another row, or none.
  func statement(of row: Constraint) -> LayoutConstraint? {
    guard case .statement(let constraint) = owner(of: row), constraint.row == row else {
      return nil
    }
    return constraint
  }

  /// Removes those rows that are still there.
  ///
  /// - Returns: The statements they stood for.
  func removeStatements(of rows: [Constraint]) -> [LayoutConstraint] {
    var statements: [LayoutConstraint] = []
    for row in rows {
      guard let constraint = statement(of: row) else { continue }
      removeRow(row)
      statements.append(constraint)
    }
    return statements
  }

  /// Brings new margins of an item, or what else its rows have constants of, to the solver.
  ///
  /// - Complexity: O(*r*) in the number of rows that depend on them.
  func updateInsets(of node: LayoutNode) {
    guard let rows = node.traits?.dependentRows.rows else { return }
    var lowering = Lowering()
    for row in rows {
      guard let constraint = statement(of: row) else { continue }
      _ = updateConstant(of: constraint, &lowering)
    }
  }
}
