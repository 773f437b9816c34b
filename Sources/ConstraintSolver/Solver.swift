/// A lexicographic linear constraint solver.
///
/// Variables are free reals. A constraint relates a linear form to a constant, either required or at
/// a priority. The solution satisfies the required constraints, then minimises, from the highest
/// priority to the lowest, the weighted sum of absolute violations, each level without harm to those
/// above it. A variable that nothing pins keeps its last value, at first 0.
///
/// Edits are only noted; ``solve()`` makes them effective. A solver is not safe to share between
/// threads, and may be sent from one to another.
public final class Solver {
  /// Creates a solver without variables and constraints.
  public init() {}

  /// Adds a variable, with the value 0.
  public func addVariable() -> Variable { Variable(index: 0, generation: 0) }

  /// Adds the constraint `terms` `relation` `constant`.
  public func add(
    _ terms: Span<Term>, _ relation: Relation, _ constant: Double,
    _ traits: ConstraintTraits = ConstraintTraits()
  ) throws(SolverError) -> Constraint { Constraint(index: 0, generation: 0) }

  /// Removes a constraint.
  public func remove(_ constraint: Constraint) throws(SolverError) {}

  /// Removes a variable that no constraint names.
  public func removeVariable(_ variable: Variable) throws(SolverError) {}

  /// Replaces the constant of a constraint.
  public func setConstant(_ constant: Double, of constraint: Constraint) throws(SolverError) {}

  /// Replaces the priority of a constraint, also from or to required.
  public func setPriority(_ priority: Double, of constraint: Constraint) throws(SolverError) {}

  /// Makes all edits effective and finds the optimum.
  public func solve() -> Solution { Solution() }

  /// The value of a variable after the last ``solve()``.
  public func value(of variable: Variable) -> Double { 0 }

  /// The constraints that name a variable, in no particular order.
  public func constraints(naming variable: Variable) -> [Constraint] { [] }
}
