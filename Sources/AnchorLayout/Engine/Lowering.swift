internal import ConstraintSolver

/// Translates statements into rows of the solver. Made once for a batch: its buffers are reused.
struct Lowering {
  /// Where the items of a statement are.
  enum Resolution {
    /// All in the tree of the engine.
    case resolved
    /// At least one is gone.
    case dead
    /// All in the tree of another engine.
    case elsewhere(LayoutEngine)
    /// In different trees, or a superview is missing.
    case strangers
  }

  /// The row made last. Like terms are not merged: the solver does that.
  var terms: [Term] = []
  /// An item in it whose baseline is not finite, and was taken to be 0.
  var itemOfUnusableBaseline: LayoutNode?
  /// The nodes whose margins and the like have a share in its constant, or that are in it times 0.
  var nodesOfInsets: [LayoutNode] = []
  /// The nodes of the statement resolved last.
  private var targets: [LayoutNode] = []
  /// The node that its positions are measured from, which is only compared.
  private(set) var space: ObjectIdentifier?
  /// Whether its horizontal positions are measured from right to left: the first item that names
  /// leading or trailing decides.
  private(set) var isMirrored = false
  /// Whether it names leading or trailing, and left or right.
  private(set) var namesDirectional = false
  private(set) var namesPhysical = false

  /// Finds the nodes of a statement.
  mutating func resolve(_ constraint: LayoutConstraint, in engine: LayoutEngine) -> Resolution {
    targets.removeEach()
    isMirrored = false
    namesDirectional = false
    namesPhysical = false
    var elsewhere: LayoutEngine?
    var isHere = false
    var areStrangers = false
    for index in 0..<constraint.termCount {
      guard let node = constraint.node(index) else { return .dead }
      // A guide of the margins dies with its item, whoever holds it.
      if node.traits != nil, node.derivedGuide != nil, node.isRoot { return .dead }
      guard let target = constraint.isViaSuperview(index) ? node.parent : node else {
        areStrangers = true
        continue
      }
      targets.append(target)
      let attribute = constraint.attribute(index)
      if attribute.isDirectional {
        if !namesDirectional { isMirrored = target.isRightToLeft }
        namesDirectional = true
      } else if attribute.isPhysical {
        namesPhysical = true
      }
      if target.isKnown(to: engine) {
        isHere = true
        continue
      }
      let found = target.engine()
      if found === engine {
        isHere = true
      } else if elsewhere == nil {
        elsewhere = found
      } else if found !== elsewhere {
        areStrangers = true
      }
    }
    if areStrangers || isHere && elsewhere != nil { return .strangers }
    return elsewhere.map(Resolution.elsewhere) ?? .resolved
  }

  /// Fills ``terms`` with the row of the statement resolved last.
  ///
  /// - Returns: The constant of the row.
  mutating func lower(_ constraint: LayoutConstraint, in engine: LayoutEngine) -> Double {
    terms.removeEach()
    itemOfUnusableBaseline = nil
    nodesOfInsets.removeEach()
    findSpace(of: constraint)
    var factorOfSpace = 0.0
    var constant = constraint.rightConstant - constraint.leftConstant
    for index in 0..<constraint.termCount {
      let coefficient = constraint.coefficient(index) * constraint.sign(index)
      let attribute = constraint.attribute(index)
      // The solver leaves such terms out.
      if coefficient == 0 { nodesOfInsets.append(targets[index]) }
      if isMirrored && attribute.isHorizontalPosition {
        // The distance from the right edge of the space is its width less that from the left.
        factorOfSpace += coefficient
        constant -= append(-coefficient, attribute.mirrored, of: targets[index], in: engine)
      } else {
        constant -= append(coefficient, attribute, of: targets[index], in: engine)
      }
    }
    if abs(factorOfSpace) > 1e-12, let node = spaceNode {
      terms.append(Term(factorOfSpace, engine.variables(of: node).width))
    }
    return constant
  }

  /// The node that the positions are measured from.
  private var spaceNode: LayoutNode? {
    for target in targets {
      var next: LayoutNode? = target
      while let node = next {
        if ObjectIdentifier(node) == space { return node }
        next = node.parent
      }
    }
    return nil
  }

  /// Positions are measured from the nearest common ancestor of the items whose positions are
  /// named; a single item is measured from its parent.
  private mutating func findSpace(of constraint: LayoutConstraint) {
    space = nil
    var single: Int?
    for index in 0..<constraint.termCount where constraint.attribute(index).isPosition {
      if let single {
        // The usual statement is about two items, near relatives at that.
        guard index == 1, constraint.termCount == 2 else { return findWideSpace(of: constraint) }
        if targets[single] === targets[index] { continue }
        space = targets[single].commonAncestorID(with: targets[index])
        return
      }
      single = index
    }
    if let single { space = targets[single].parentID ?? ObjectIdentifier(targets[single]) }
  }

  private mutating func findWideSpace(of constraint: LayoutConstraint) {
    var ancestor: LayoutNode?
    var single: LayoutNode?
    for index in 0..<constraint.termCount where constraint.attribute(index).isPosition {
      let node = targets[index]
      guard let former = ancestor ?? single else {
        single = node
        continue
      }
      if former === node && ancestor == nil { continue }
      ancestor = former.commonAncestor(with: node)
    }
    space = (ancestor ?? single?.parent ?? single).map { ObjectIdentifier($0) }
  }
}

extension Array {
  /// Removes all elements, of which there are few: `removeAll(keepingCapacity:)`, which is made for
  /// many, takes about a hundred instructions more.
  fileprivate mutating func removeEach() {
    while !isEmpty { removeLast() }
  }
}
