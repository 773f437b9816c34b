internal import ConstraintSolver
internal import Foundation

/// The layout inside of one item, in a solver of its own: what a query does there cannot be seen in
/// the layout of the tree.
struct FittingProblem {
  /// A content whose height depends on its width.
  private struct Wrapped {
    let link: NodeLink
    let width: Variable
    let rows: [Constraint]
    /// What it was at first: every query begins with that, so that none depends on those before.
    let natural: WrappedContent
    var measured: WrappedContent
  }

  /// What stands for a length without end; longer ones cost digits after the point.
  private static var unlimited: Double { 1e6 }
  /// The priority of the wish to be of no length where nothing else is wanted.
  private static var leastWish: Double { 1e-6 }

  private let solver = Solver()
  /// The solver's variables for those of the engine, by index.
  private var variables: [Int32: Variable] = [:]
  private let width: Variable
  private let height: Variable
  /// The rows that say what is wanted of width and height.
  private var widthWish: Constraint?
  private var heightWish: Constraint?
  private var wrapped: [Wrapped] = []

  /// Takes what is about a node and those below it from an engine.
  ///
  /// - Complexity: O(*s* + *c*), where *s* is the size of the subtree and *c* the number of terms of
  ///   statements in it.
  init(of node: LayoutNode, in engine: LayoutEngine) {
    width = solver.addVariable()
    height = solver.addVariable()
    // The position of the node is left out, and with it what relates it to items outside.
    if let known = node.variables {
      variables[known.width.index] = width
      variables[known.height.index] = height
    }
    addRules(width, height, of: node, key: node.variables?.key ?? .max - 15)
    let subtree = node.subtree.filter { $0.variables != nil }
    for inner in subtree where inner !== node { addItem(inner) }
    addStatements(about: subtree, in: engine)
    widthWish = add(width, .equal, 0, ConstraintTraits(priority: Self.leastWish, key: .max - 1))
    heightWish = add(height, .equal, 0, ConstraintTraits(priority: Self.leastWish / 2, key: .max))
  }

  /// The size of the node if it is wanted of a size.
  mutating func size(
    for proposal: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority,
    in engine: LayoutEngine
  ) -> CGSize {
    want(widthWish, proposal.width, horizontal, orElse: Self.leastWish)
    want(heightWish, proposal.height, vertical, orElse: Self.leastWish / 2)
    for index in wrapped.indices {
      setHeight(of: index, to: wrapped[index].natural)
    }
    solver.solve()
    for _ in 0..<LayoutEngine.measuringLimit {
      if !measure(in: engine) { break }
      solver.solve()
    }
    return CGSize(
      width: length(of: width, proposed: proposal.width),
      height: length(of: height, proposed: proposal.height))
  }

  private func length(of variable: Variable, proposed: Double) -> Double {
    let length = max(0, solver.value(of: variable))
    return proposed == .infinity && length > 0.999 * Self.unlimited ? .infinity : length
  }

  private func want(
    _ wish: Constraint?, _ length: Double, _ priority: LayoutPriority, orElse least: Double
  ) {
    guard let wish else { return }
    let length = length == .infinity ? Self.unlimited : length
    let isWanted = length >= 0 && priority.isInRange
    try? solver.setConstant(isWanted ? length : 0, of: wish)
    try? solver.setPriority(isWanted ? priority.rawValue : least, of: wish)
  }

  /// Measures the contents whose width is another than before.
  ///
  /// - Returns: Whether any height has changed.
  private mutating func measure(in engine: LayoutEngine) -> Bool {
    var didChange = false
    for index in wrapped.indices {
      let item = wrapped[index]
      guard let node = item.link.node else { continue }
      let solved = solver.value(of: item.width) - node.alignmentOutset.width
      let width = engine.widthToMeasure(solved)
      if width == item.measured.width || node.isAskedForContent { continue }
      node.isAskedForContent = true
      let measured = node.owner?.contentHeight(forWidth: width)
      node.isAskedForContent = false
      guard let height = measured else { continue }
      didChange = didChange || height != item.measured.height
      setHeight(of: index, to: WrappedContent(width: width, height: height))
    }
    return didChange
  }

  private mutating func setHeight(of index: Int, to content: WrappedContent) {
    let former = wrapped[index].measured
    wrapped[index].measured = content
    if content.height == former.height { return }
    let size = CGSize(width: content.width, height: content.height)
    guard let length = wrapped[index].link.node?.frameSize(around: size).height else { return }
    for row in wrapped[index].rows { try? solver.setConstant(max(0, length), of: row) }
  }

  private mutating func addItem(_ node: LayoutNode) {
    guard let known = node.variables else { return }
    var own: [Variable] = []
    for variable in known.all {
      own.append(solver.addVariable())
      variables[variable.index] = own[own.count - 1]
    }
    addRules(own[2], own[3], of: node, key: known.key)
    var frame = CGRect.zero
    frame.take(.all, from: node.storedFrame.standardizedByAxis)
    let lengths = [frame.minX, frame.minY, frame.width, frame.height]
    let parts: [LayoutFrameParts] = [.x, .y, .width, .height]
    for (index, part) in parts.enumerated() where node.currentFrameInputs.contains(part) {
      let traits = ConstraintTraits(key: known.key + 2, isProtected: true)
      add(own[index], .equal, lengths[index], traits)
    }
  }

  /// Adds the rules that the library has about the size of an item.
  private mutating func addRules(
    _ width: Variable, _ height: Variable, of node: LayoutNode, key: UInt64
  ) {
    if node.traits?.systemGuide == nil {
      add(width, .greaterThanOrEqual, 0, ConstraintTraits(key: key, isProtected: true))
      add(height, .greaterThanOrEqual, 0, ConstraintTraits(key: key + 1, isProtected: true))
    }
    guard let owner = node.owner, !node.isAskedForContent else { return }
    node.isAskedForContent = true
    defer { node.isAskedForContent = false }
    var size = owner.intrinsicContentSize
    let natural = size.width >= 0 ? size.width : .infinity
    let wrappedHeight = owner.contentHeight(forWidth: natural)
    if let wrappedHeight { size.height = wrappedHeight }
    size = node.frameSize(around: size)
    let priorities = node.contentPriorities
    hold(width, .lessThanOrEqual, size.width, priorities.horizontalHugging, key + 4)
    hold(width, .greaterThanOrEqual, size.width, priorities.horizontalCompression, key + 5)
    let rows = [
      hold(height, .lessThanOrEqual, size.height, priorities.verticalHugging, key + 6),
      hold(height, .greaterThanOrEqual, size.height, priorities.verticalCompression, key + 7),
    ]
    guard let wrappedHeight else { return }
    let content = WrappedContent(width: natural, height: wrappedHeight)
    wrapped.append(
      Wrapped(
        link: node.link, width: width, rows: rows.compactMap(\.self), natural: content,
        measured: content))
  }

  @discardableResult
  private func hold(
    _ variable: Variable, _ relation: Relation, _ size: Double, _ priority: LayoutPriority,
    _ key: UInt64
  ) -> Constraint? {
    guard size >= 0, size.isFinite, priority.isInRange else { return nil }
    return add(
      variable, relation, size, ConstraintTraits(priority: priority.rawValue, key: key))
  }

  @discardableResult
  private func add(
    _ variable: Variable, _ relation: Relation, _ constant: Double, _ traits: ConstraintTraits
  ) -> Constraint? {
    try? solver.add([Term(1, variable)], relation, constant, traits)
  }

  /// Adds the statements that name the nodes and nothing else.
  private func addStatements(about nodes: [LayoutNode], in engine: LayoutEngine) {
    var seen: Set<ObjectIdentifier> = []
    var lowering = Lowering()
    for variable in nodes.compactMap(\.variables).flatMap(\.all) {
      for row in engine.solver.constraints(naming: variable) {
        guard case .statement(let constraint) = engine.owner(of: row),
          seen.insert(ObjectIdentifier(constraint)).inserted,
          case .resolved = lowering.resolve(constraint, in: engine)
        else { continue }
        let constant = lowering.lower(constraint, in: engine)
        var terms: [Term] = []
        for term in lowering.terms {
          guard let own = variables[term.variable.index] else { break }
          terms.append(Term(term.coefficient, own))
        }
        guard terms.count == lowering.terms.count else { continue }
        let traits = ConstraintTraits(
          priority: constraint.storedPriority.rawValue, key: constraint.serial)
        _ = try? solver.add(terms, constraint.relation.inSolver, constant, traits)
      }
    }
  }
}
