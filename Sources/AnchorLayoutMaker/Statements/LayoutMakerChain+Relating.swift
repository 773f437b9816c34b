public import AnchorLayout

extension LayoutMakerChain {
  /// Makes a constraint for each quantity, inactive until the block ends.
  @usableFromInline
  func relate(
    _ relation: LayoutRelation, _ operand: LayoutMakerOperand, _ origin: MakerOrigin
  ) -> LayoutMakerStatement {
    switch operand {
    case .constant(let constant): relate(relation, to: constant, origin)
    case .item(let target, let attributes): relate(relation, to: target, attributes, origin)
    }
  }

  private func relate(
    _ relation: LayoutRelation, to constant: LayoutMakerConstant, _ origin: MakerOrigin
  ) -> LayoutMakerStatement {
    let anchors = statements.anchors
    var made = FewConstraints()
    let isRightToLeft = constant.dependsOnDirection && anchors.isRightToLeft
    attributes.visit { attribute in
      let value = constant.target(of: attribute, isRightToLeft)
      let parent = attribute.isPosition ? anchors.ofSuperview : nil
      let constraint = LayoutConstraint(
        anchors, attribute, relation, parent, attribute, constant: value, fileID: origin.fileID,
        line: origin.line)
      if let constraint { made.append(constraint) }
    }
    return finish(made)
  }

  private func relate(
    _ relation: LayoutRelation, to target: LayoutAnchors,
    _ targetAttributes: LayoutMakerAttributes, _ origin: MakerOrigin
  ) -> LayoutMakerStatement {
    guard let pairing = MakerPairing(attributes, targetAttributes) else {
      return refuse(
        .mixedAttributes, relation, "\(target.name).\(targetAttributes)", origin,
        "the quantities on its sides do not pair up; it was left out. "
          + "Name one quantity of the target, or the same ones.")
    }
    guard pairing.isComparable else {
      return refuse(
        .mixedAttributes, relation, "\(target.name).\(targetAttributes)", origin,
        "its sides measure different things; it was left out. "
          + "Relate positions along one axis, or sizes.")
    }
    let anchors = statements.anchors
    var made = FewConstraints()
    attributes.visit { attribute in
      let constraint = LayoutConstraint(
        anchors, attribute, relation, target, pairing.partner(of: attribute),
        fileID: origin.fileID, line: origin.line)
      if let constraint { made.append(constraint) }
    }
    return finish(made)
  }

  private func finish(_ made: FewConstraints) -> LayoutMakerStatement {
    statements.add(made)
    return LayoutMakerStatement(statements: statements, made: made)
  }

  /// Reports a statement that cannot be made, and makes none.
  func refuse(
    _ kind: LayoutDiagnostic.Kind, _ relation: LayoutRelation, _ target: String,
    _ origin: MakerOrigin, _ message: String
  ) -> LayoutMakerStatement {
    let name = statements.anchors.name
    statements.anchors.item?.layoutEngine.report(
      LayoutDiagnostic(
        kind, of: "\(name).\(attributes) \(relation) \(target)", fileID: "\(origin.fileID)",
        line: origin.line, items: [name], message: message))
    return finish(FewConstraints())
  }
}

extension LayoutAnchors {
  /// The name of the item.
  var name: String { item?.layoutLabel ?? "superview" }

  /// Whether insets by left and right are the other way around for leading and trailing.
  var isRightToLeft: Bool { item?.layoutNode.effectiveLayoutDirection == .rightToLeft }
}
