internal import ConstraintSolver
internal import Foundation

extension LayoutEngine {
  /// Makes the rows that keep an item at the size of its content.
  func updateContent(of node: LayoutNode, _ variables: ItemVariables) {
    guard let owner = node.owner else { return }
    changeCount &+= 1
    var size = owner.intrinsicContentSize
    wrapContent(&size, of: owner, variables)
    size = node.frameSize(around: size)
    let priorities = node.contentPriorities
    if !size.width.isFinite || !size.height.isFinite {
      report(.contentNotFinite(node.label))
    }
    func check(_ priority: LayoutPriority, _ length: Double) {
      guard length >= 0, !priority.isInRange, priority != .off else { return }
      report(.contentPriorityOutOfRange(node.label, priority))
    }
    check(priorities.horizontalHugging, size.width)
    check(priorities.horizontalCompression, size.width)
    check(priorities.verticalHugging, size.height)
    check(priorities.verticalCompression, size.height)
    // What content resists compression may well be squeezed.
    if size.width >= 0 { holdWidth(of: node, variables) }
    if node.rows == nil && size.width < 0 && size.height < 0 { return }
    let rows = node.madeRows
    let key = variables.key + 4
    rows.horizontalHugging = keep(
      rows.horizontalHugging, variables.width, .lessThanOrEqual, size.width,
      priorities.horizontalHugging, key, of: node)
    rows.horizontalCompression = keep(
      rows.horizontalCompression, variables.width, .greaterThanOrEqual, size.width,
      priorities.horizontalCompression, key + 1, of: node)
    keepHeight(size.height, of: node, variables)
  }

  /// Makes the rows that keep an item at the height of its content.
  func keepHeight(_ height: Double, of node: LayoutNode, _ variables: ItemVariables) {
    if height >= 0 { holdHeight(of: node, variables) }
    let (rows, priorities) = (node.madeRows, node.contentPriorities)
    let key = variables.key + 4
    rows.verticalHugging = keep(
      rows.verticalHugging, variables.height, .lessThanOrEqual, height,
      priorities.verticalHugging, key + 2, of: node)
    rows.verticalCompression = keep(
      rows.verticalCompression, variables.height, .greaterThanOrEqual, height,
      priorities.verticalCompression, key + 3, of: node)
  }

  /// Edits, adds or removes a row.
  ///
  /// - Returns: The row there is now.
  private func keep(
    _ row: Constraint?, _ variable: Variable, _ relation: Relation, _ size: Double,
    _ priority: LayoutPriority, _ key: UInt64, of node: LayoutNode
  ) -> Constraint? {
    // Negative is "no intrinsic size"; a size or priority that makes no sense is none either.
    guard size >= 0, size.isFinite, priority.isInRange else {
      if let row { removeRow(row) }
      return nil
    }
    if let row {
      setConstant(size, of: row)
      try? solver.setPriority(priority.rawValue, of: row)
      return row
    }
    return addRow(
      variable, relation, size, ConstraintTraits(priority: priority.rawValue, key: key), of: node)
  }

  private func updateBaselines(of constraint: LayoutConstraint) {
    var lowering = Lowering()
    if updateConstant(of: constraint, &lowering), let item = lowering.itemOfUnusableBaseline {
      report(.contentNotFinite(item.label), of: constraint)
    }
  }

  /// Brings new baseline offsets to the rows of an item.
  ///
  /// - Complexity: O(*r*) in the number of rows that name the item's top edge.
  func updateBaselines(of variables: ItemVariables) {
    for row in solver.constraints(naming: variables.top) {
      guard case .statement(let constraint) = owner(of: row) else { continue }
      if constraint.namesBaseline { updateBaselines(of: constraint) }
    }
  }
}

extension LayoutConstraint {
  /// Whether any term is a baseline.
  var namesBaseline: Bool {
    (0..<termCount).contains { term($0)?.attribute.isBaseline == true }
  }
}
