import ConstraintSolver

/// This package's solver.
///
/// A step of a resize sets both constants, solves, and brings all values that changed into `frames`,
/// where a host would have them: by what the solver reports where few changed, else by one copy.
final class SolverEngine: Engine {
  private let problem: WorkloadProblem
  private let terms: [Term]
  private let traits: [ConstraintTraits]
  private let variables: [Variable]
  private let bytesBefore: Int?
  private var solver = Solver()
  private var constraints: [Constraint]
  /// All values as a host would hold them.
  private var frames: [Double]
  private var stepCount = 0

  init(problem: WorkloadProblem) {
    self.problem = problem
    // Fresh solvers give out the same handles.
    variables = Self.addVariables(problem.variableCount, to: Solver())
    let variables = variables
    terms = problem.terms.map { Term($0.coefficient, variables[$0.variable]) }
    traits = problem.rows.enumerated().map { number, row in
      ConstraintTraits(priority: row.priority, key: UInt64(number))
    }
    let none = Constraint(index: -1, generation: 0)
    constraints = Array(repeating: none, count: problem.rows.count)
    frames = Array(repeating: 0, count: problem.variableCount)
    bytesBefore = ProcessMemory.restartPeak()
  }

  /// How many constraints there are.
  var rowCount: Int { problem.rows.count }

  /// How many entries the factors of the last solution have.
  var factorEntryCount: Int { solver.factorEntryCount }

  func build(repeating count: Int) throws(EngineError) -> Sample {
    var sample = Sample()
    let terms = terms
    // Taken out of the class, so that the loop does not check each access to it.
    var made: [Constraint] = []
    swap(&made, &constraints)
    defer { swap(&made, &constraints) }
    for _ in 0..<count {
      let start = ProcessorClock.now()
      let solver = Solver()
      for _ in 0..<problem.variableCount { _ = solver.addVariable() }
      for row in problem.rows.indices { made[row] = try add(row, terms.span, to: solver) }
      let solution = solver.solve()
      sample.nanoseconds += ProcessorClock.now() - start
      sample.count(solution)
      self.solver = solver
    }
    stepCount = 0
    return sample
  }

  func step(_ task: BenchmarkTask, repeating count: Int) throws(EngineError) -> Sample {
    // A step that follows a build finds no frames yet.
    if stepCount == 0 { readFrames(variables) }
    var sample = Sample()
    do {
      switch task {
      case .build, .layout, .state: return try build(repeating: count)
      case .resize: sample = try resize(repeating: count)
      case .churn: sample = try churn(repeating: count)
      case .edit: sample = try edit(repeating: count)
      }
    } catch {
      throw .failed("\(error)")
    }
    stepCount += count
    return sample
  }

  func values() throws(EngineError) -> [Double] {
    readFrames(variables)
    return frames
  }

  func memory() throws(EngineError) -> MemoryUse? {
    ProcessMemory.growth(since: bytesBefore)
  }

  private static func addVariables(_ count: Int, to solver: Solver) -> [Variable] {
    (0..<count).map { _ in solver.addVariable() }
  }

  private func add(
    _ row: Int, _ terms: Span<Term>, to solver: Solver
  ) throws(EngineError) -> Constraint {
    let record = problem.rows[row]
    do {
      return try solver.add(
        terms.extracting(record.terms), record.relation, record.constant, traits[row])
    } catch {
      throw .failed("row \(row): \(error)")
    }
  }

  private func readFrames(_ changed: [Variable]) {
    // Taken out of the class, so that the loop does not check each access to it.
    var read: [Double] = []
    swap(&read, &frames)
    var target = read.mutableSpan
    if changed.count > target.count / 4 {
      // To copy all is less work than to pick many.
      solver.copyValues(into: &target)
    } else {
      solver.copyValues(of: changed, into: &target)
    }
    swap(&read, &frames)
  }

  private func resize(repeating count: Int) throws -> Sample {
    let widthRow = WorkloadProblem.containerWidthRow
    let heightRow = WorkloadProblem.containerHeightRow
    let width = problem.rows[widthRow].constant
    let height = problem.rows[heightRow].constant
    let solver = solver
    var sample = Sample()
    let start = ProcessorClock.now()
    for step in stepCount..<stepCount + count {
      let factor = step % 2 == 0 ? WorkloadProblem.resizeFactor : 1
      try solver.setConstant(width * factor, of: constraints[widthRow])
      try solver.setConstant(height * factor, of: constraints[heightRow])
      let solution = solver.solve()
      readFrames(solution.changedVariables)
      sample.count(solution)
    }
    sample.nanoseconds = ProcessorClock.now() - start
    return sample
  }

  private func churn(repeating count: Int) throws -> Sample {
    let terms = terms
    var sample = Sample()
    let start = ProcessorClock.now()
    for _ in 0..<count {
      try solver.remove(constraints[problem.churnRow])
      sample.count(solver.solve())
      constraints[problem.churnRow] = try add(problem.churnRow, terms.span, to: solver)
      sample.count(solver.solve())
    }
    sample.nanoseconds = ProcessorClock.now() - start
    return sample
  }

  private func edit(repeating count: Int) throws -> Sample {
    let edit = problem.edit
    let original = problem.rows[edit.row].constant
    let constraint = constraints[edit.row]
    let solver = solver
    var sample = Sample()
    let start = ProcessorClock.now()
    for step in stepCount..<stepCount + count {
      try solver.setConstant(step % 2 == 0 ? edit.constant : original, of: constraint)
      sample.count(solver.solve())
    }
    sample.nanoseconds = ProcessorClock.now() - start
    return sample
  }
}

extension Sample {
  /// Adds what a solve did.
  fileprivate mutating func count(_ solution: Solution) {
    pivots += solution.pivots
    factorizations += solution.factorizations
  }
}
