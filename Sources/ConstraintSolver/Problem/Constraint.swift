/// How the linear form of a constraint relates to its constant.
public enum Relation: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// The form equals the constant.
  case equal
  /// The form is at most the constant.
  case lessThanOrEqual
  /// The form is at least the constant.
  case greaterThanOrEqual

  /// The relation after both sides were multiplied by a negative number.
  var flipped: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

/// A handle to a constraint of one ``Solver``.
///
/// A handle outlives its constraint: using it after ``Solver/remove(_:)`` is reported as
/// ``SolverError/unknownConstraint(_:)``, also when the slot has been given to a newer constraint.
public struct Constraint: Hashable, Sendable {
  /// The slot in the solver's tables; small and dense, so that callers can index arrays by it.
  public let index: Int32
  /// Tells handles of one slot apart.
  package let generation: UInt32

  /// Creates the handle of a slot's present constraint.
  package init(index: Int32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}

/// The part of a constraint that is not its linear form.
public struct ConstraintTraits: Hashable, Sendable {
  /// The priority of required constraints.
  public static let required = 1000.0

  /// Above 0 and at most 1000; 1000 is required. Priorities are strictly lexicographic: a higher
  /// one wins against any number of lower ones.
  public var priority: Double
  /// Weighs the violation within its priority; above 0 and finite. Times the coefficient that the
  /// terms are scaled by, it takes effect between 1e-5 and 1e8.
  public var weight: Double
  /// The caller's stable name for the constraint. Of conflicting required constraints the one with
  /// the greatest key gives way.
  public var key: UInt64
  /// A protected required constraint gives way only to other protected ones.
  public var isProtected: Bool

  /// Creates traits; required, of weight 1 and unprotected unless said otherwise.
  public init(
    priority: Double = required, weight: Double = 1, key: UInt64 = 0, isProtected: Bool = false
  ) {
    self.priority = priority
    self.weight = weight
    self.key = key
    self.isProtected = isProtected
  }
}
