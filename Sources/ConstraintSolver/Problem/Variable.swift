/// A handle to a free real variable of one ``Solver``.
///
/// A handle outlives its variable: using it after ``Solver/removeVariable(_:)`` is reported as
/// ``SolverError/unknownVariable(_:)``, also when the slot has been given to a newer variable.
public struct Variable: Hashable, Sendable {
  /// The slot in the solver's tables; small and dense, so that callers can index arrays by it.
  public let index: Int32
  /// Tells handles of one slot apart.
  package let generation: UInt32

  /// Creates the handle of a slot's present variable.
  package init(index: Int32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}

/// A variable times a coefficient, one summand of a linear form.
public struct Term: Hashable, Sendable {
  /// The variable of the summand.
  public var variable: Variable
  /// The factor of the variable; finite.
  public var coefficient: Double

  /// Creates the summand `coefficient * variable`.
  public init(_ coefficient: Double, _ variable: Variable) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
