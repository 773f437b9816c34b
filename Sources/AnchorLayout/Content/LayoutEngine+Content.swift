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
    for (priority, length) in [
      (priorities.horizontalHugging, size.width), (priorities.horizontalCompression, size.width),
      (priorities.verticalHugging, size.height), (priorities.verticalCompression, size.height),
    ] where length >= 0 && !priority.isInRange && priority != .off {
      report(.contentPriorityOutOfRange(node.label, priority))
    }
    // What content resists compression may well be squeezed.
    if size.width >= 0 { holdWidth(of: node, variables) }
    if node.rows == nil && size.width < 0 && size.height < 0 { return }
    let rows = node.madeRows
    let key = variables.key + 4
    keep(
      &rows.horizontalHugging, variables.width, .lessThanOrEqual, size.width,
      priorities.horizontalHugging, key, of: node)
    keep(
      &rows.horizontalCompression, variables.width, .greaterThanOrEqual, size.width,
      priorities.horizontalCompression, key + 1, of: node)
    keepHeight(size.height, of: node, variables)
  }

  /// Makes the rows that keep an item at the height of its content.
  func keepHeight(_ height: Double, of node: LayoutNode, _ variables: ItemVariables) {
    if height >= 0 { holdHeight(of: node, variables) }
    let (rows, priorities) = (node.madeRows, node.contentPriorities)
    let key = variables.key + 4
    keep(
      &rows.verticalHugging, variables.height, .lessThanOrEqual, height,
      priorities.verticalHugging, key + 2, of: node)
    keep(
      &rows.verticalCompression, variables.height, .greaterThanOrEqual, height,
      priorities.verticalCompression, key + 3, of: node)
  }

  private func keep(
    _ row: inout Constraint?, _ variable: Variable, _ relation: Relation, _ size: Double,
    _ priority: LayoutPriority, _ key: UInt64, of node: LayoutNode
  ) {
    // Negative is "no intrinsic size"; a size or priority that makes no sense is none either.
    guard size >= 0, size.isFinite, priority.isInRange else {
      if let former = row { removeRow(former) }
      row = nil
      return
    }
    if let row {
      setConstant(size, of: row)
      try? solver.setPriority(priority.rawValue, of: row)
    } else {
      row = addRow(
        variable, relation, size, ConstraintTraits(priority: priority.rawValue, key: key), of: node)
    }
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
