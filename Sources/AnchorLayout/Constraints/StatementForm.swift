/// What a statement is about, and with its numbers all that it says, to be looked up by.
struct StatementForm: Hashable {
  private let relation: LayoutRelation
  private let leftCount: Int
  private let first: Part?
  private let second: Part?
  private let others: [Part]
  private let numbers: [Double]

  /// A term without its coefficient.
  private struct Part: Hashable {
    let link: ObjectIdentifier
    let attribute: LayoutAttribute
    let viaSuperview: Bool

    init(_ term: LayoutTerm) {
      link = ObjectIdentifier(term.link)
      attribute = term.attribute
      viaSuperview = term.viaSuperview
    }
  }

  /// Creates the form of a statement.
  ///
  /// - Parameters:
  ///   - constraint: The statement.
  ///   - withNumbers: Whether coefficients, constant and priority are part of it.
  init(of constraint: LayoutConstraint, withNumbers: Bool) {
    relation = constraint.relation
    leftCount = constraint.leftCount
    first = constraint.firstTerm.map(Part.init)
    second = constraint.secondTerm.map(Part.init)
    others = constraint.knownExtras?.otherTerms.map(Part.init) ?? []
    if withNumbers {
      let coefficients = (0..<constraint.termCount).map(constraint.coefficient)
      numbers = coefficients + [constraint.constant, constraint.storedPriority.rawValue]
    } else {
      numbers = []
    }
  }
}

extension LayoutConstraint {
  /// Whether the statement has the same relation, and the same quantities of the same items in the
  /// same places, as another.
  func hasForm(of other: LayoutConstraint) -> Bool {
    guard relation == other.relation, leftCount == other.leftCount, termCount == other.termCount
    else { return false }
    for index in 0..<termCount {
      guard link(index) === other.link(index), attribute(index) == other.attribute(index),
        isViaSuperview(index) == other.isViaSuperview(index)
      else { return false }
    }
    return true
  }

  /// Whether the statement, of the same form as another, has the same coefficients.
  func hasCoefficients(of other: LayoutConstraint) -> Bool {
    (0..<termCount).allSatisfy { coefficient($0) == other.coefficient($0) }
  }

  /// Whether all numbers of the statement make sense.
  var hasUsableNumbers: Bool {
    constant.isFinite && storedPriority.isInRange
      && (0..<termCount).allSatisfy { coefficient($0).isFinite }
  }

  private func link(_ index: Int) -> NodeLink? {
    switch index {
    case 0: firstTerm?.link
    case 1: secondTerm?.link
    default: knownExtras?.otherTerms[index - 2].link
    }
  }
}
