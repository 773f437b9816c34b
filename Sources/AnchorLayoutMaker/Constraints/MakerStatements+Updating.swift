internal import AnchorLayout

extension MakerStatements {
  /// Brings what the open block says to the constraints that are kept.
  ///
  /// Each new constraint is matched to a kept one of the same quantity, the likest first. One that
  /// relates the same things is edited, and active again; one that does not is replaced. Without a match the new
  /// constraint is reported and left out.
  func updateByOpen() {
    let kept = kept
    guard !kept.isEmpty else { return keepOpen() }
    let new = takeOpen().array
    for (partner, constraint) in zip(MakerLikeness.partners(of: new, among: kept), new) {
      guard let partner else {
        reportNoMatch(constraint)
        continue
      }
      if MakerLikeness.sameSides.holds(between: kept[partner], constraint) {
        kept[partner].takeNumbers(from: constraint)
        repoint(from: constraint, to: kept[partner])
        // It may have left the tree with the item, and the item is back or elsewhere now.
        kept[partner].isActive = true
      } else {
        replace(kept[partner], by: constraint)
      }
    }
  }

  private func reportNoMatch(_ constraint: LayoutConstraint) {
    guard let item = constraint.firstItem, let attribute = constraint.firstAttribute else { return }
    item.layoutEngine.report(
      LayoutDiagnostic(
        .noMatchingConstraint, of: constraint.description, label: constraint.label,
        fileID: constraint.fileID, line: constraint.line,
        items: [item.layoutLabel],
        message: "the maker has made no other constraint of \(item.layoutLabel).\(attribute) that "
          + "it could update; it was left out. Use makeConstraints for it."))
  }
}

extension LayoutConstraint {
  /// Takes over constant, multiplier, priority, and a name if there is one.
  func takeNumbers(from other: LayoutConstraint) {
    constant = other.constant
    if secondAttribute != nil { multiplier = other.multiplier }
    priority = other.priority
    if let label = other.label { self.label = label }
  }
}
