internal import ConstraintSolver

/// How the left-hand side of a statement relates to its right-hand side.
public enum LayoutRelation: UInt8, Hashable, Sendable {
  /// Equal to it, `==`.
  case equal
  /// At most it, `<=`.
  case lessThanOrEqual
  /// At least it, `>=`.
  case greaterThanOrEqual

  /// The relation on a far side, or after a multiplication by a negative number.
  var flipped: LayoutRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  /// The relation in the solver's words.
  var inSolver: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  /// Whether any number is in this relation to a constant, because it is infinite.
  func isVacuous(against constant: Double) -> Bool {
    switch self {
    case .equal: false
    case .lessThanOrEqual: constant == .infinity
    case .greaterThanOrEqual: constant == -.infinity
    }
  }

  /// How far two sides that differ by a number, left minus right, are from holding; at least 0.
  func violation(of difference: Double) -> Double {
    switch self {
    case .equal: abs(difference)
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }
}

extension LayoutRelation: CustomStringConvertible {
  /// The operator.
  public var description: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}
