internal import ConstraintSolver
internal import Foundation

extension LayoutEngine {
  /// The frame of a node as solved, nil if no statement is about it or it is an input.
  func solvedFrame(of node: LayoutNode) -> CGRect? {
    guard let variables = node.variables, !node.hasGivenFrame else { return nil }
    var frame = CGRect(
      x: solver.value(of: variables.left), y: solver.value(of: variables.top),
      width: solver.value(of: variables.width).orZeroIfNegative,
      height: solver.value(of: variables.height).orZeroIfNegative)
    let inputs = node.hostedFrameParts
    if !inputs.isEmpty { frame.take(inputs, from: node.storedFrame.standardizedByAxis) }
    return frame
  }

  /// Makes the rows that hold the parts of a node's frame that are inputs.
  func updatePlacement(of node: LayoutNode, _ variables: ItemVariables) {
    let inputs = node.isRoot ? node.currentFrameInputs.intersection(.size) : node.currentFrameInputs
    let frame = node.storedFrame.standardizedByAxis
    if !node.storedFrame.isFinite(in: inputs) { report(.frameNotFinite(node.label)) }
    if !node.hasGivenFrame || rounding != nil { noteFrame(of: node, variables) }
    if inputs.isEmpty && node.rows == nil { return }
    let rows = node.madeRows
    func hold(
      _ row: Constraint?, _ variable: Variable, _ value: Double, _ part: LayoutFrameParts
    ) -> Constraint? {
      let value = value.isFinite ? value : 0
      guard inputs.contains(part) else {
        if let row { removeRow(row) }
        return nil
      }
      if let row {
        setConstant(value, of: row)
        return row
      }
      return addRow(variable, .equal, value, protectedTraits(variables.key + 2), of: node)
    }
    rows.left = hold(rows.left, variables.left, frame.origin.x, .x)
    rows.top = hold(rows.top, variables.top, frame.origin.y, .y)
    rows.width = hold(rows.width, variables.width, frame.width, .width)
    rows.height = hold(rows.height, variables.height, frame.height, .height)
  }

  /// Brings a new alignment rectangle of an item to the solver.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  func updateAlignment(of node: LayoutNode) {
    var lowering = Lowering()
    for case .statement(let constraint) in rowOwners where constraint.names(node) {
      _ = updateConstant(of: constraint, &lowering)
    }
  }
}

extension LayoutConstraint {
  /// Whether a node is one of those whose quantities the statement is about.
  fileprivate func names(_ node: LayoutNode) -> Bool {
    (0..<termCount).contains { term($0)?.target === node }
  }
}

extension Double {
  /// The number, or 0 if it is negative. Not-a-number stays what it is.
  fileprivate var orZeroIfNegative: Double { self < 0 ? 0 : self }
}

extension CGRect {
  /// Whether position and size are numbers, and not infinite.
  var isFinite: Bool { isFinite(in: .all) }

  /// The rectangle without negative lengths. Unlike `standardized`, which gives up on a rectangle
  /// whose origin is infinite, it looks at each axis by itself.
  var standardizedByAxis: CGRect {
    func standardize(_ position: Double, _ length: Double) -> (Double, Double) {
      length < 0 && length.isFinite ? (position + length, -length) : (position, length)
    }
    let (x, width) = standardize(origin.x, size.width)
    let (y, height) = standardize(origin.y, size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Takes over parts of another frame that are finite.
  mutating func take(_ parts: LayoutFrameParts, from frame: CGRect) {
    if parts.contains(.x), frame.origin.x.isFinite { origin.x = frame.origin.x }
    if parts.contains(.y), frame.origin.y.isFinite { origin.y = frame.origin.y }
    if parts.contains(.width), frame.width.isFinite { size.width = frame.width }
    if parts.contains(.height), frame.height.isFinite { size.height = frame.height }
  }

  /// Whether the parts of the frame that are inputs of the layout are finite.
  fileprivate func isFinite(in inputs: LayoutFrameParts) -> Bool {
    (!inputs.contains(.x) || origin.x.isFinite) && (!inputs.contains(.y) || origin.y.isFinite)
      && (!inputs.contains(.width) || size.width.isFinite)
      && (!inputs.contains(.height) || size.height.isFinite)
  }
}
