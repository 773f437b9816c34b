internal import ConstraintSolver
internal import Foundation

extension LayoutEngine {
  /// The variables of a node, made when it is first named.
  func variables(of node: LayoutNode) -> ItemVariables {
    if let variables = node.variables { return variables }
    lastItem += 1
    let variables = ItemVariables(
      left: solver.addVariable(), top: solver.addVariable(), width: solver.addVariable(),
      height: solver.addVariable(), key: 1 << 63 | lastItem << 4)
    node.variables = variables
    node.cachedEngine = self
    for variable in variables.all {
      let index = Int(variable.index)
      while nodes.count <= index { nodes.append(nil) }
      nodes[index] = node.link
    }
    noteFrame(of: node, variables)
    updatePlacement(of: node, variables)
    updateContent(of: node, variables)
    return variables
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
      }
    }
  }

  /// The frame of a node as solved, nil if no statement is about it or it is an input.
  func solvedFrame(of node: LayoutNode) -> CGRect? {
    guard let variables = node.variables, node.placement == .free else { return nil }
    return CGRect(
      x: solver.value(of: variables.left), y: solver.value(of: variables.top),
      width: solver.value(of: variables.width).orZeroIfNegative,
      height: solver.value(of: variables.height).orZeroIfNegative)
  }

  /// Makes the rows that hold a root's size, or the frame of an item placed by it.
  private func updatePlacement(of node: LayoutNode, _ variables: ItemVariables) {
    let placement: ItemPlacement =
      node.isRoot ? .size : node.storedPlacedByFrame ? .frame : .free
    node.placement = placement
    var frame = node.storedFrame
    if frame.isFinite(as: placement) {
      frame = frame.standardized
    } else {
      report(.frameNotFinite(node.label))
    }
    if placement == .free {
      noteFrame(of: node, variables)
      if node.rows == nil { return }
    }
    let rows = node.madeRows
    func hold(_ row: inout Constraint?, _ variable: Variable, _ value: Double, _ isHeld: Bool) {
      let value = value.isFinite ? value : 0
      if !isHeld {
        if let former = row { removeRow(former) }
        row = nil
      } else if let row {
        setConstant(value, of: row)
      } else {
        row = addRow(variable, .equal, value, protectedTraits(variables.key + 2), of: node)
      }
    }
    hold(&rows.left, variables.left, frame.origin.x, placement == .frame)
    hold(&rows.top, variables.top, frame.origin.y, placement == .frame)
    hold(&rows.width, variables.width, frame.width, placement != .free)
    hold(&rows.height, variables.height, frame.height, placement != .free)
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

extension Double {
  /// The number, or 0 if it is negative. Not-a-number stays what it is.
  fileprivate var orZeroIfNegative: Double { self < 0 ? 0 : self }
}

extension CGRect {
  /// Whether position and size are numbers, and not infinite.
  var isFinite: Bool { origin.x.isFinite && origin.y.isFinite && hasFiniteSize }

  private var hasFiniteSize: Bool { size.width.isFinite && size.height.isFinite }

  /// Whether the part of the frame that is an input of the layout is finite.
  fileprivate func isFinite(as placement: ItemPlacement) -> Bool {
    switch placement {
    case .free: true
    case .size: hasFiniteSize
    case .frame: isFinite
    }
  }
}
