internal import AnchorLayout

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

  /// The positions of the constraints that new ones are matched to; nil for one without a match.
  static func partners(of new: [LayoutConstraint], among kept: [LayoutConstraint]) -> [Int?] {
    var partners = [Int?](repeating: nil, count: new.count)
    var taken: Set<Int> = []
    for likeness in allCases {
      for (index, constraint) in new.enumerated() where partners[index] == nil {
        let partner = kept.indices.first { candidate in
          !taken.contains(candidate) && likeness.holds(between: kept[candidate], constraint)
        }
        guard let partner else { continue }
        partners[index] = partner
        taken.insert(partner)
      }
    }
    return partners
  }

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
