internal import ConstraintSolver

extension Lowering {
  /// Appends the terms of one quantity.
  ///
  /// - Returns: Its constant summand.
  mutating func append(
    _ coefficient: Double, _ attribute: LayoutAttribute, of node: LayoutNode,
    in engine: LayoutEngine
  ) -> Double {
    if attribute.isWithinMargins || node.traits != nil, let box = node.box(for: attribute) {
      let item = node.derivedGuide == nil ? node : node.parent ?? node
      return append(coefficient, attribute.withoutMargin, of: box, in: item, in: engine)
    }
    let variables = engine.variables(of: node)
    if attribute.isPosition {
      appendOrigin(of: node, variables, coefficient, attribute.isHorizontal, in: engine)
    }
    switch attribute {
    case .left, .leading, .top:
      return 0
    case .right, .trailing, .width:
      terms.append(Term(coefficient, variables.width))
    case .bottom, .height:
      terms.append(Term(coefficient, variables.height))
    case .centerX:
      terms.append(Term(coefficient / 2, variables.width))
    case .centerY:
      terms.append(Term(coefficient / 2, variables.height))
    case .firstBaseline:
      return coefficient * usable(node.owner?.firstBaselineFromTop, of: node)
    case .lastBaseline:
      terms.append(Term(coefficient, variables.height))
      return -coefficient * usable(node.owner?.lastBaselineFromBottom, of: node)
    default:
      break
    }
    return 0
  }

  /// Appends the terms of one quantity of a part of an item. The baselines of a guide are its edges.
  ///
  /// - Returns: Its constant summand.
  private mutating func append(
    _ coefficient: Double, _ attribute: LayoutAttribute, of box: LayoutBox, in item: LayoutNode,
    in engine: LayoutEngine
  ) -> Double {
    let (insets, top, bottom) = (box.insets, box.topOrigin, box.bottomOrigin)
    let (width, height, constant): (Double, Double, Double) =
      switch attribute {
      case .left, .leading: (0, 0, insets.left)
      case .right, .trailing: (1, 0, -insets.right)
      case .centerX: (0.5, 0, (insets.left - insets.right) / 2)
      case .width: (1, 0, -insets.left - insets.right)
      case .top, .firstBaseline: (0, top, insets.top)
      case .bottom, .lastBaseline: (0, bottom, -insets.bottom)
      case .centerY: (0, (top + bottom) / 2, (insets.top - insets.bottom) / 2)
      default: (0, bottom - top, -insets.top - insets.bottom)
      }
    let variables = engine.variables(of: item)
    if attribute.isPosition {
      appendOrigin(of: item, variables, coefficient, attribute.isHorizontal, in: engine)
    }
    if width != 0 { terms.append(Term(coefficient * width, variables.width)) }
    if height != 0 { terms.append(Term(coefficient * height, variables.height)) }
    nodesOfInsets.append(item)
    return coefficient * constant
  }

  /// The offset of a baseline, 0 if it is not finite.
  private mutating func usable(_ offset: Double?, of node: LayoutNode) -> Double {
    guard let offset else { return 0 }
    if offset.isFinite { return offset }
    itemOfUnusableBaseline = node
    return 0
  }

  /// Appends the distance of a node's left or top edge from that of the space.
  private mutating func appendOrigin(
    of node: LayoutNode, _ variables: ItemVariables, _ coefficient: Double, _ isHorizontal: Bool,
    in engine: LayoutEngine
  ) {
    if ObjectIdentifier(node) == space { return }
    terms.append(Term(coefficient, isHorizontal ? variables.left : variables.top))
    if node.parentID == space { return }
    var next = node.parent
    while let node = next, ObjectIdentifier(node) != space {
      let variables = engine.variables(of: node)
      terms.append(Term(coefficient, isHorizontal ? variables.left : variables.top))
      next = node.parent
    }
  }
}

extension LayoutAttribute {
  /// Whether the attribute is a position along the x axis.
  var isHorizontalPosition: Bool { isHorizontal && isPosition }

  /// The attribute that is where this one was after left and right were exchanged. Leading and
  /// trailing stand for left and right.
  var mirrored: LayoutAttribute {
    switch self {
    case .left, .leading: .right
    case .right, .trailing: .left
    case .leftMargin, .leadingMargin: .rightMargin
    case .rightMargin, .trailingMargin: .leftMargin
    default: self
    }
  }
}
