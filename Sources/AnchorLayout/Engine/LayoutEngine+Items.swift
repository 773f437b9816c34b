internal import ConstraintSolver

extension LayoutEngine {
  /// The variables of a node, made when it is first named.
  func variables(of node: LayoutNode) -> ItemVariables {
    if let variables = node.variables { return variables }
    preview?.note(node)
    lastItem += 1
    let variables = ItemVariables(
      left: solver.addVariable(), top: solver.addVariable(), width: solver.addVariable(),
      height: solver.addVariable(), key: 1 << 63 | lastItem << 4)
    node.variables = variables
    node.cachedEngine = self
    rounding?.forget(variables.width.index)
    Self.put(node.link, at: variables, in: &nodes)
    noteFrame(of: node, variables)
    updatePlacement(of: node, variables)
    updateContent(of: node, variables)
    return variables
  }

  /// Puts a link, or nil, in the places of an item's variables.
  static func put(_ link: NodeLink?, at variables: ItemVariables, in nodes: inout [NodeLink?]) {
    variables.visit { variable in
      let index = Int(variable.index)
      while nodes.count <= index { nodes.append(nil) }
      nodes[index] = link
    }
  }

  /// The node of a variable; nil after it left, also when the whole tree has gone to another engine
  /// meanwhile.
  func node(ofVariable index: Int32) -> LayoutNode? {
    Int(index) < nodes.count ? nodes[Int(index)]?.node : nil
  }

  /// Notes that the solver is to be told of changes of a node.
  func noteUpdate(_ variables: ItemVariables) {
    updates.append(variables.width.index)
  }

  /// Notes that the frame of a node may have changed.
  func noteFrame(of node: LayoutNode, _ variables: ItemVariables) {
    if node.isFramePending { return }
    node.isFramePending = true
    pendingFrames.append(variables.width.index)
  }

  /// Brings the changes of nodes to the solver.
  func applyUpdates() {
    while !updates.isEmpty {
      let indices = updates
      updates = []
      for index in indices {
        guard let node = node(ofVariable: index), let variables = node.variables else { continue }
        let pending = node.pendingUpdates
        node.pendingUpdates = []
        if pending.contains(.placement) { updatePlacement(of: node, variables) }
        if pending.contains(.content) {
          updateContent(of: node, variables)
          updateBaselines(of: variables)
        }
        if pending.contains(.insets) { updateInsets(of: node) }
        if pending.contains(.alignment) { updateAlignment(of: node) }
      }
    }
  }

  /// Changes the constant of a row.
  ///
  /// - Returns: Whether the solver could take the number.
  @discardableResult
  func setConstant(_ constant: Double, of row: Constraint) -> Bool {
    // Handles are kept exactly as long as their rows, so that only the number can be wrong.
    do { try solver.setConstant(constant, of: row) } catch { return false }
    needsSolve = true
    return true
  }

  /// Adds a rule of the library about one variable.
  @discardableResult
  func addRow(
    _ variable: Variable, _ relation: Relation, _ constant: Double, _ traits: ConstraintTraits,
    of node: LayoutNode
  ) -> Constraint? {
    let term = [Term(1, variable)]
    guard let row = try? solver.add(term.span, relation, constant, traits) else { return nil }
    own(row, .item(node.link))
    needsSolve = true
    return row
  }

  func protectedTraits(_ key: UInt64) -> ConstraintTraits {
    ConstraintTraits(key: key, isProtected: true)
  }
}
