/// Writes down what is done to a solver.
final class Recorder {
  private(set) var problem = SavedProblem()
  /// The numbers of the present variables, by slot.
  private var numbers: [VariableID: Int] = [:]
  private var variableCount = 0
  /// The ids of the present constraints, by slot.
  private var ids: [ConstraintID: UInt64] = [:]
  private var usedIDs: Set<UInt64> = []
  private var nextID: UInt64 = 0

  /// Writes down what a solver holds already.
  init(_ state: borrowing SolverState) {
    state.forEachVariable { number($0) }
    problem.variables = variableCount
    state.forEachConstraint { add($0, $1, $2, $3, $4) }
    if !problem.operations.isEmpty { solve() }
  }

  func addVariable(_ variable: Variable) {
    number(variable)
    problem.operations.append(.addVariable)
  }

  func removeVariable(_ variable: Variable) {
    guard let number = numbers.removeValue(forKey: variable.index) else { return }
    problem.operations.append(.removeVariable(number))
  }

  func add(
    _ constraint: Constraint, _ terms: borrowing Span<Term>, _ relation: Relation,
    _ constant: Double, _ traits: ConstraintTraits
  ) {
    let id = makeID(preferring: traits.key)
    ids[constraint.index] = id
    problem.operations.append(
      .add(
        SavedProblem.Row(
          id: id, terms: summands(terms), relation: relation, constant: constant, traits: traits)))
  }

  func remove(_ constraint: Constraint) {
    guard let id = ids.removeValue(forKey: constraint.index) else { return }
    usedIDs.remove(id)
    problem.operations.append(.remove(id))
  }

  func setConstant(_ constant: Double, of constraint: Constraint) {
    guard let id = ids[constraint.index] else { return }
    problem.operations.append(.setConstant(id, constant))
  }

  func setPriority(_ priority: Double, of constraint: Constraint) {
    guard let id = ids[constraint.index] else { return }
    problem.operations.append(.setPriority(id, priority))
  }

  func setWeight(_ weight: Double, of constraint: Constraint) {
    guard let id = ids[constraint.index] else { return }
    problem.operations.append(.setWeight(id, weight))
  }

  func replaceTerms(of constraint: Constraint, with terms: borrowing Span<Term>) {
    guard let id = ids[constraint.index] else { return }
    problem.operations.append(.replaceTerms(id, summands(terms)))
  }

  func solve() { problem.operations.append(.solve) }

  private func number(_ variable: Variable) {
    numbers[variable.index] = variableCount
    variableCount += 1
  }

  /// The key is the id unless a present constraint has it: the caller may give several constraints
  /// one key.
  private func makeID(preferring key: UInt64) -> UInt64 {
    var id = key
    while !usedIDs.insert(id).inserted {
      id = nextID
      nextID += 1
    }
    return id
  }

  private func summands(_ terms: borrowing Span<Term>) -> [SavedProblem.Summand] {
    var summands: [SavedProblem.Summand] = []
    for place in terms.indices {
      let term = terms[place]
      summands.append(
        SavedProblem.Summand(
          variable: numbers[term.variable.index] ?? -1, coefficient: term.coefficient))
    }
    return summands
  }
}
