import AnchorLayout

extension CorpusScreen {
  /// States a constraint of the file with anchors and operators.
  func state(_ statement: CorpusLayout.Statement) throws {
    let attribute = statement.firstAttribute
    if attribute.isLength {
      try relateDimension(statement)
    } else if attribute.isHorizontal {
      try relate(statement, horizontalPosition)
    } else {
      try relate(statement, verticalPosition)
    }
  }

  private func relate<Kind: LayoutAnchorKind>(
    _ statement: CorpusLayout.Statement,
    _ expression: (String, CorpusLayout.Attribute) throws -> LayoutExpression<Kind>
  ) throws {
    guard let second = statement.second, let attribute = statement.secondAttribute else {
      throw Failure.notExpressible(statement)
    }
    try checkOrigin(of: statement)
    let first = try expression(statement.first, statement.firstAttribute)
    let target = try expression(second, attribute)
    let priority = LayoutPriority(statement.priority)
    switch statement.relation {
    case .equal:
      first == target * statement.multiplier + statement.constant ~ priority
    case .lessThanOrEqual:
      first <= target * statement.multiplier + statement.constant ~ priority
    case .greaterThanOrEqual:
      first >= target * statement.multiplier + statement.constant ~ priority
    }
  }

  private func relateDimension(_ statement: CorpusLayout.Statement) throws {
    if statement.second != nil { return try relate(statement, dimension) }
    let first = try dimension(statement.first, statement.firstAttribute)
    let priority = LayoutPriority(statement.priority)
    switch statement.relation {
    case .equal: first == statement.constant ~ priority
    case .lessThanOrEqual: first <= statement.constant ~ priority
    case .greaterThanOrEqual: first >= statement.constant ~ priority
    }
  }

  /// The file says from where positions with a multiplier are measured; the operators measure them
  /// from the nearest common ancestor. This checks that the two are the same item.
  private func checkOrigin(of statement: CorpusLayout.Statement) throws {
    guard let origin = statement.relativeTo, let second = statement.second else { return }
    guard try tree.commonAncestor(statement.first, second) == origin else {
      throw Failure.notExpressible(statement)
    }
  }

  private func horizontalPosition(
    _ id: String, _ attribute: CorpusLayout.Attribute
  ) throws -> LayoutExpression<LayoutXAxis> {
    let item = try item(id)
    switch attribute {
    case .left: return item.leftAnchor.expression
    case .right: return item.rightAnchor.expression
    case .leading: return item.leadingAnchor.expression
    case .trailing: return item.trailingAnchor.expression
    case .centerX: return item.centerXAnchor.expression
    case .leadingMargin: return item.anchors.leadingMargin.expression
    case .trailingMargin: return item.anchors.trailingMargin.expression
    default: throw Failure.wrongAxis(id, attribute)
    }
  }

  private func verticalPosition(
    _ id: String, _ attribute: CorpusLayout.Attribute
  ) throws -> LayoutExpression<LayoutYAxis> {
    let item = try item(id)
    switch attribute {
    case .top: return item.topAnchor.expression
    case .bottom: return item.bottomAnchor.expression
    case .centerY: return item.centerYAnchor.expression
    case .firstBaseline: return item.firstBaselineAnchor.expression
    case .lastBaseline: return item.lastBaselineAnchor.expression
    case .topMargin: return item.anchors.topMargin.expression
    case .bottomMargin: return item.anchors.bottomMargin.expression
    default: throw Failure.wrongAxis(id, attribute)
    }
  }

  private func dimension(
    _ id: String, _ attribute: CorpusLayout.Attribute
  ) throws -> LayoutExpression<LayoutDimension> {
    let item = try item(id)
    switch attribute {
    case .width: return item.widthAnchor.expression
    case .height: return item.heightAnchor.expression
    default: throw Failure.wrongAxis(id, attribute)
    }
  }
}
