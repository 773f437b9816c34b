/// Why a call was refused. The solver's state is as it was before the call.
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient, constant, priority or weight is not a number or not finite, or becomes so when
  /// the terms are scaled.
  case notFinite
  /// A priority is not above 0 and at most 1000.
  case priorityOutOfRange(Double)
  /// A weight is not above 0.
  case weightOutOfRange(Double)
  /// The handle belongs to no variable of this solver, or to one that was removed. A handle of
  /// another solver is not told from one of this solver that looks alike.
  case unknownVariable(Variable)
  /// The handle belongs to no constraint of this solver, or to one that was removed.
  case unknownConstraint(Constraint)
  /// After merging like terms no variable is left.
  case noVariables
  /// The variable is still named by constraints.
  case variableInUse(Variable)
}

extension SolverError: CustomStringConvertible {
  /// The reason in one line.
  public var description: String {
    switch self {
    case .notFinite:
      "a coefficient, constant, priority or weight is not finite"
    case .priorityOutOfRange(let priority):
      "the priority \(priority) is not above 0 and at most 1000"
    case .weightOutOfRange(let weight):
      "the weight \(weight) is not above 0"
    case .unknownVariable(let variable):
      "variable \(variable.index) is not, or no longer, in this solver"
    case .unknownConstraint(let constraint):
      "constraint \(constraint.index) is not, or no longer, in this solver"
    case .noVariables:
      "no variable is left after merging like terms"
    case .variableInUse(let variable):
      "variable \(variable.index) is still named by constraints"
    }
  }
}
