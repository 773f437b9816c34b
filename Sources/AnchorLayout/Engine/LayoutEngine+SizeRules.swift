internal import ConstraintSolver

/// Widths and heights are at least 0, which hardly any layout would break. The rules that say so are
/// made when a solution does: what is optimal without them, and keeps them, is optimal with them.
extension LayoutEngine {
  /// Makes the rule of a variable that has changed, if it is a size and less than 0.
  func holdSize(_ variable: Variable, of node: LayoutNode, _ variables: ItemVariables) {
    if variable == variables.width {
      if node.rows?.leastWidth == nil, isNegative(variable) { holdWidth(of: node, variables) }
    } else if variable == variables.height {
      if node.rows?.leastHeight == nil, isNegative(variable) { holdHeight(of: node, variables) }
    }
  }

  /// Makes the rules of all items: where some sizes would be less than 0, others often are next.
  func holdAllSizes() {
    for index in nodes.indices {
      guard let node = node(ofVariable: Int32(index)), let variables = node.variables,
        variables.width.index == index
      else { continue }
      holdWidth(of: node, variables)
      holdHeight(of: node, variables)
    }
  }

  /// Makes the rule that keeps the width of an item at least 0, unless there is one. A guide may be
  /// less: its item may be narrower than the margins.
  func holdWidth(of node: LayoutNode, _ variables: ItemVariables) {
    if node.traits?.systemGuide != nil { return }
    let rows = node.madeRows
    if rows.leastWidth != nil { return }
    rows.leastWidth = addRow(
      variables.width, .greaterThanOrEqual, 0, protectedTraits(variables.key), of: node)
  }

  /// Makes the rule that keeps the height of an item at least 0, unless there is one.
  func holdHeight(of node: LayoutNode, _ variables: ItemVariables) {
    if node.traits?.systemGuide != nil { return }
    let rows = node.madeRows
    if rows.leastHeight != nil { return }
    rows.leastHeight = addRow(
      variables.height, .greaterThanOrEqual, 0, protectedTraits(variables.key + 1), of: node)
  }

  /// Whether the value of a variable is less than 0 by more than the solver's rounding.
  private func isNegative(_ variable: Variable) -> Bool { solver.value(of: variable) < -1e-9 }
}
