/// A solver's problem and what was done to it, to be kept in a file and performed again.
///
/// The JSON that it codes to, with every kind of operation once:
///
/// ```json
/// {"variables": 2, "operations": [
///   {"add": {"id": 7, "terms": [[0, 1], [1, -1]], "relation": "==", "constant": 8,
///            "priority": 1000}},
///   {"add": {"id": 8, "terms": [[0, 1]], "relation": "<=", "constant": 30,
///            "priority": 250, "weight": 2}},
///   {"solve": true},
///   {"setConstant": [7, 4]}, {"setPriority": [7, 750]}, {"setWeight": [8, 1]},
///   {"replaceTerms": [8, [[1, 1]]]}, {"remove": 7},
///   {"addVariable": true}, {"removeVariable": 2},
///   {"solve": true}
/// ]}
/// ```
///
/// Variables are numbered from 0 in the order they are added; a number is not given out again. A
/// constraint's `id` is its key too, unless the object has a `key` of its own. `weight` is 1 if it
/// is absent, and `protected` false.
public struct SavedProblem: Hashable, Sendable {
  /// How many variables there are at first.
  public var variables: Int
  /// What is done, in order.
  public var operations: [Operation]

  /// Creates a saved problem.
  public init(variables: Int = 0, operations: [Operation] = []) {
    self.variables = variables
    self.operations = operations
  }

  /// One call of a ``Solver``'s method of the same name.
  public enum Operation: Hashable, Sendable {
    /// Adds a constraint under its id.
    case add(Row)
    /// Removes the constraint of an id.
    case remove(UInt64)
    /// Replaces the constant of the constraint of an id.
    case setConstant(UInt64, Double)
    /// Replaces the priority of the constraint of an id.
    case setPriority(UInt64, Double)
    /// Replaces the weight of the constraint of an id.
    case setWeight(UInt64, Double)
    /// Replaces the terms of the constraint of an id.
    case replaceTerms(UInt64, [Summand])
    /// Adds a variable, under the next number.
    case addVariable
    /// Removes the variable of a number.
    case removeVariable(Int)
    /// Solves.
    case solve
  }

  /// A variable, by number, times a coefficient.
  public struct Summand: Hashable, Sendable {
    public var variable: Int
    public var coefficient: Double

    /// Creates the summand `coefficient` times the variable of a number.
    public init(variable: Int, coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// A constraint.
  public struct Row: Hashable, Sendable {
    /// Names the constraint in later operations; no other present constraint has it.
    public var id: UInt64
    public var terms: [Summand]
    public var relation: Relation
    public var constant: Double
    public var traits: ConstraintTraits

    /// Creates a constraint.
    public init(
      id: UInt64, terms: [Summand], relation: Relation, constant: Double, traits: ConstraintTraits
    ) {
      self.id = id
      self.terms = terms
      self.relation = relation
      self.constant = constant
      self.traits = traits
    }
  }
}
