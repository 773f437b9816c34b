import ConstraintSolver

/// Translates the statements of a layout of the corpus into rows.
struct CorpusLowering {
  typealias Row = (terms: [WorkloadProblem.RowTerm], relation: Relation, constant: Double)

  private let items: [String: CorpusLayout.Item]
  private let tree: CorpusTree
  /// The variables of the items, by their ids.
  var variables: [String: ViewVariables] = [:]

  /// A sum of variables with factors, and a constant.
  private struct Sum {
    var factors: [Int: Double] = [:]
    var constant = 0.0

    mutating func add(_ factor: Double, _ variable: Int) {
      factors[variable, default: 0] += factor
    }
  }

  init(_ layout: CorpusLayout) {
    items = Dictionary(layout.items.map { ($0.id, $0) }) { first, _ in first }
    tree = CorpusTree(layout)
  }

  /// The row of a statement, with each variable at most once; no terms where all cancel out.
  func row(of statement: CorpusLayout.Statement) throws -> Row {
    let origin = try statement.second.flatMap { try tree.commonAncestor(statement.first, $0) }
    var sum = Sum()
    try add(statement.first, statement.firstAttribute, 1, from: origin, to: &sum)
    if let second = statement.second, let attribute = statement.secondAttribute {
      try add(second, attribute, -statement.multiplier, from: origin, to: &sum)
    }
    let relation: Relation =
      switch statement.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    // In the order of the variables, so that every run has the same rows.
    let terms = sum.factors.sorted { $0.key < $1.key }.filter { $0.value != 0 }
      .map { WorkloadProblem.RowTerm($0.value, $0.key) }
    return (terms, relation, statement.constant - sum.constant)
  }

  private func add(
    _ id: String, _ attribute: CorpusLayout.Attribute, _ factor: Double, from origin: String?,
    to sum: inout Sum
  ) throws {
    guard let item = items[id], let own = variables[id] else {
      throw CorpusScreen.Failure.unknownItem(id)
    }
    let margins = item.margins
    let baseline = item.baseline
    // How much of the item's length, and what more, the attribute is from its left or top.
    let (part, more): (Double, Double) =
      switch attribute {
      case .leading, .left, .top: (0, 0)
      case .trailing, .right, .bottom: (1, 0)
      case .centerX, .centerY: (0.5, 0)
      case .leadingMargin: (0, margins?.left ?? 0)
      case .topMargin: (0, margins?.top ?? 0)
      case .trailingMargin: (1, -(margins?.right ?? 0))
      case .bottomMargin: (1, -(margins?.bottom ?? 0))
      case .firstBaseline: (0, baseline?.firstFromTop ?? 0)
      case .lastBaseline: (1, -(baseline?.lastFromBottom ?? 0))
      case .width, .height: (1, 0)
      }
    let isHorizontal = attribute.isHorizontal
    if part != 0 { sum.add(factor * part, isHorizontal ? own.width : own.height) }
    sum.constant += factor * more
    if attribute.isLength { return }
    for ancestor in try tree.lineage(of: id).prefix(while: { $0 != origin }) {
      guard let view = variables[ancestor] else { throw CorpusScreen.Failure.unknownItem(ancestor) }
      sum.add(factor, isHorizontal ? view.left : view.top)
    }
  }
}
