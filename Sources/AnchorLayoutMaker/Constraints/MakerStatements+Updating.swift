internal import AnchorLayout

extension MakerStatements {
  /// Brings what an updating block says to the constraints that are kept.
  ///
  /// Each new constraint is matched to a kept one of the same quantity, the likest first. One that
  /// relates the same things is edited; one that does not is replaced. Without a match the new
  /// constraint is reported and left out.
  func update(by block: Block) {
    guard !made.isEmpty else { return keep(block) }
    var partners = [Int?](repeating: nil, count: block.constraints.count)
    var taken: Set<Int> = []
    for likeness in MakerLikeness.allCases {
      for (index, constraint) in block.constraints.enumerated() where partners[index] == nil {
        let partner = made.indices.first { candidate in
          !taken.contains(candidate) && likeness.holds(between: made[candidate], constraint)
        }
        guard let partner else { continue }
        partners[index] = partner
        taken.insert(partner)
      }
    }
    var replaced: [(LayoutConstraint, LayoutConstraint)] = []
    for (partner, constraint) in zip(partners, block.constraints) {
      guard let partner else {
        reportNoMatch(constraint)
        continue
      }
      if MakerLikeness.sameSides.holds(between: made[partner], constraint) {
        made[partner].takeNumbers(from: constraint)
        replaced.append((constraint, made[partner]))
      } else {
        replace(partner, by: constraint)
      }
    }
    keep(block.handles, replacing: replaced)
  }

  private func reportNoMatch(_ constraint: LayoutConstraint) {
    guard let item = constraint.firstItem, let attribute = constraint.firstAttribute else { return }
    item.layoutEngine.report(
      LayoutDiagnostic(
        .noMatchingConstraint, of: constraint.description, label: constraint.label,
        fileID: constraint.fileID.map { "\($0)" }, line: constraint.line,
        items: [item.layoutLabel],
        message: "the maker has made no other constraint of \(item.layoutLabel).\(attribute) that "
          + "it could update; it was left out. Use makeConstraints for it."))
  }
}

/// How much a new constraint is like one that is kept, the most alike first.
enum MakerLikeness: CaseIterable {
  /// All but the constant is the same.
  case sameButConstant
  /// The sides, the relation and the priority are the same.
  case sameButMultiplier
  /// The sides and the relation are the same.
  case sameSides
  /// The relation and the priority are the same.
  case sameRelation
  /// The quantity alone is the same.
  case sameQuantity

  /// Whether two constraints of an item are as much alike.
  func holds(between old: LayoutConstraint, _ new: LayoutConstraint) -> Bool {
    guard old.firstAttribute == new.firstAttribute else { return false }
    let haveSameSides =
      old.relation == new.relation && old.secondAttribute == new.secondAttribute
      && old.secondItem === new.secondItem
    switch self {
    case .sameButConstant:
      return haveSameSides && old.priority == new.priority && old.multiplier == new.multiplier
    case .sameButMultiplier: return haveSameSides && old.priority == new.priority
    case .sameSides: return haveSameSides
    case .sameRelation: return old.relation == new.relation && old.priority == new.priority
    case .sameQuantity: return true
    }
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
