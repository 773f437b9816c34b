/// Performs the operations of a ``SavedProblem`` on a solver of its own.
///
/// ```swift
/// var replay = Replay(variables: saved.variables)
/// for operation in saved.operations {
///   if let solution = try replay.perform(operation) { print(solution) }
/// }
/// ```
public struct Replay {
  /// The solver, to read values from. Editing it behind the replay's back confuses the replay.
  public let solver = Solver()
  /// The variables by number; nil where one was removed.
  public private(set) var variables: [Variable?] = []
  /// The present constraints, as they now are, by id.
  public private(set) var rows: [UInt64: SavedProblem.Row] = [:]
  private var handles: [UInt64: Constraint] = [:]
  private var ids: [Constraint: UInt64] = [:]

  /// Creates a solver of some variables without constraints.
  public init(variables count: Int) {
    for _ in 0..<count { variables.append(solver.addVariable()) }
  }

  /// Performs one operation.
  ///
  /// - Returns: What the solver returned, if the operation is ``SavedProblem/Operation/solve``.
  /// - Throws: Why the operation makes no sense; everything is as before.
  @discardableResult
  public mutating func perform(
    _ operation: SavedProblem.Operation
  ) throws(ReplayError) -> Solution? {
    switch operation {
    case .add(let row): try add(row)
    case .remove(let id):
      let constraint = try handle(of: id)
      try pass { solver throws(SolverError) in try solver.remove(constraint) }
      rows[id] = nil
      handles[id] = nil
      ids[constraint] = nil
    case .setConstant(let id, let constant):
      let constraint = try handle(of: id)
      try pass { solver throws(SolverError) in try solver.setConstant(constant, of: constraint) }
      rows[id]?.constant = constant
    case .setPriority(let id, let priority):
      let constraint = try handle(of: id)
      try pass { solver throws(SolverError) in try solver.setPriority(priority, of: constraint) }
      rows[id]?.traits.priority = priority
    case .setWeight(let id, let weight):
      let constraint = try handle(of: id)
      try pass { solver throws(SolverError) in try solver.setWeight(weight, of: constraint) }
      rows[id]?.traits.weight = weight
    case .replaceTerms(let id, let summands):
      let constraint = try handle(of: id)
      let terms = try self.terms(summands)
      try pass { solver throws(SolverError) in
        try solver.replaceTerms(of: constraint, with: terms)
      }
      rows[id]?.terms = summands
    case .addVariable: variables.append(solver.addVariable())
    case .removeVariable(let number):
      let removed = try variable(number)
      try pass { solver throws(SolverError) in try solver.removeVariable(removed) }
      variables[number] = nil
    case .solve: return solver.solve()
    }
    return nil
  }

  /// The id of one of the solver's constraints.
  public func id(of constraint: Constraint) -> UInt64? { ids[constraint] }

  private mutating func add(_ row: SavedProblem.Row) throws(ReplayError) {
    if handles[row.id] != nil { throw .idInUse(row.id) }
    let terms = try self.terms(row.terms)
    let constraint = try pass { solver throws(SolverError) in
      try solver.add(terms, row.relation, row.constant, row.traits)
    }
    rows[row.id] = row
    handles[row.id] = constraint
    ids[constraint] = row.id
  }

  private func handle(of id: UInt64) throws(ReplayError) -> Constraint {
    guard let constraint = handles[id] else { throw .unknownConstraint(id) }
    return constraint
  }

  private func variable(_ number: Int) throws(ReplayError) -> Variable {
    guard variables.indices.contains(number), let variable = variables[number] else {
      throw .unknownVariable(number)
    }
    return variable
  }

  private func terms(_ summands: [SavedProblem.Summand]) throws(ReplayError) -> [Term] {
    var terms: [Term] = []
    for summand in summands {
      terms.append(Term(summand.coefficient, try variable(summand.variable)))
    }
    return terms
  }

  private func pass<Result>(
    _ call: (Solver) throws(SolverError) -> Result
  ) throws(ReplayError) -> Result {
    do {
      return try call(solver)
    } catch {
      throw .refused(error)
    }
  }
}

/// Why an operation of a saved problem makes no sense.
public enum ReplayError: Error, Hashable, Sendable {
  /// No present variable has the number.
  case unknownVariable(Int)
  /// No present constraint has the id.
  case unknownConstraint(UInt64)
  /// A present constraint has the id already.
  case idInUse(UInt64)
  /// The solver refused the call.
  case refused(SolverError)
}

extension ReplayError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownVariable(let number): "there is no variable \(number)"
    case .unknownConstraint(let id): "there is no constraint \(id)"
    case .idInUse(let id): "there is a constraint \(id) already"
    case .refused(let error): "\(error)"
    }
  }
}
