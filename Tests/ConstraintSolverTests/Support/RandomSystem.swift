import ConstraintSolver
import TestSupport

/// How a random system is made.
enum SystemKind: CaseIterable {
  /// Small whole coefficients and constants: many ties and redundant rows.
  case degenerate
  /// Coefficients of one size, and constants and priorities of which there are few: ties all over.
  case tied
  /// Coefficients from 0.1 to 10.
  case unevenlyScaled
  /// Required constraints that may conflict.
  case conflicting
  /// Many priorities and weights.
  case layered
}

extension SystemKind {
  func makeConstraint(variableCount: Int, using generator: inout SeededGenerator) -> PlainConstraint
  {
    let termCount = Int.random(in: 1...min(4, variableCount), using: &generator)
    var variables = Set<Int>()
    while variables.count < termCount {
      variables.insert(Int.random(in: 0..<variableCount, using: &generator))
    }
    let terms = variables.sorted().map { (coefficient(using: &generator), $0) }
    let relation: Relation =
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: .lessThanOrEqual
      case 1: .greaterThanOrEqual
      default: .equal
      }
    let constant =
      switch self {
      case .unevenlyScaled: Double.random(in: -100...100, using: &generator)
      case .tied: Double(Int.random(in: 0...2, using: &generator))
      default: Double(Int.random(in: -10...10, using: &generator))
      }
    return PlainConstraint(
      terms: terms, relation: relation, constant: constant, priority: priority(using: &generator),
      weight: self == .layered ? [0.5, 1, 1, 3].randomElement(using: &generator)! : 1)
  }

  private func coefficient(using generator: inout SeededGenerator) -> Double {
    switch self {
    case .unevenlyScaled:
      let magnitude = [0.1, 0.5, 1, 1, 3, 10].randomElement(using: &generator)!
      return Bool.random(using: &generator) ? magnitude : -magnitude
    case .tied:
      return Bool.random(using: &generator) ? 1 : -1
    default:
      return [-2.0, -1, -1, 1, 1, 1, 2].randomElement(using: &generator)!
    }
  }

  private func priority(using generator: inout SeededGenerator) -> Double {
    switch self {
    case .tied: [1000, 500, 500, 500].randomElement(using: &generator)!
    case .conflicting: [1000, 1000, 1000, 500].randomElement(using: &generator)!
    case .layered: Double(Int.random(in: 1...12, using: &generator)) * 80
    default: [1000, 750, 750, 500, 250, 250].randomElement(using: &generator)!
    }
  }
}
