import ConstraintSolver
import Testing

@testable import layout_benchmarks

@Suite struct WorkloadTests {
  private static let sizes = [1, 2, 3, 4, 5, 9, 16, 21, 30]

  private static let byHand = Workload.allCases.filter(\.hasArithmeticByHand)

  @Test(arguments: Workload.available)
  func aRowNamesVariablesThatAreThere(workload: Workload) {
    for size in Self.sizes {
      let problem = workload.problem(size: size)
      #expect(problem.variableCount == 2 + 4 * problem.viewCount)
      for row in problem.rows {
        #expect(!row.terms.isEmpty)
        for term in problem.terms[row.terms] {
          #expect((0..<problem.variableCount).contains(term.variable))
        }
      }
      #expect(problem.rows.indices.contains(problem.churnRow))
      #expect(problem.edit.row > WorkloadProblem.containerHeightRow)
      #expect(problem.churnRow > WorkloadProblem.containerHeightRow)
    }
  }

  @Test(arguments: byHand)
  func arithmeticByHandSatisfiesWhatIsRequired(workload: Workload) throws {
    for size in Self.sizes {
      let problem = workload.problem(size: size)
      let engine = ManualEngine(workload: workload, size: size)
      _ = try engine.build(repeating: 1)
      let violations = problem.violations(at: try engine.values(), moment: 0, of: .build)
      #expect(violations[0] < 1e-6 * Double(problem.rows.count), "size \(size)")
      #expect(violations[1] == 0, "size \(size)")
    }
  }

  @Test(arguments: byHand, BenchmarkTask.allCases)
  func theAnswersAreThoseOfArithmeticByHand(workload: Workload, task: BenchmarkTask) throws {
    for size in Self.sizes {
      if !EngineKind.manual.supports(task, of: workload) { continue }
      let problem = workload.problem(size: size)
      let manual = ManualEngine(workload: workload, size: size)
      let expected = try answers(of: manual, to: task)
      let found = try answers(of: engine(for: task, workload, problem, size), to: task)
      let difference = found.difference(from: expected, of: workload, problem, during: task)
      #expect(difference == nil, "size \(size)")
    }
  }

  @Test(arguments: Workload.allCases.filter(\.hasMakerStyle), [BenchmarkTask.layout, .state])
  func theMakerLaysOutAsAnchorsDo(workload: Workload, task: BenchmarkTask) throws {
    for size in Self.sizes {
      let anchors = LibraryEngine(workload: workload, size: size, style: .anchors)
      let maker = LibraryEngine(workload: workload, size: size, style: .maker)
      for engine in [anchors, maker] { _ = try engine.step(task, repeating: 1) }
      #expect(try maker.values() == anchors.values(), "size \(size)")
      #expect(maker.constraintCount == anchors.constraintCount, "size \(size)")
    }
  }

  @Test(arguments: Workload.available.filter { !$0.hasArithmeticByHand })
  func theLibraryAgreesWithTheSolverWhereNoArithmeticDoes(workload: Workload) throws {
    for size in Self.sizes {
      let problem = workload.problem(size: size)
      let solver = SolverEngine(problem: problem)
      let library = LibraryEngine(workload: workload, size: size, style: .anchors)
      let expected = try answers(of: solver, to: .build)
      let found = try answers(of: library, to: .layout)
      #expect(
        found.difference(from: expected, of: workload, problem, during: .layout) == nil,
        "size \(size)")
    }
  }

  @Test(arguments: Workload.constant)
  func theLibraryStatesEveryRowThatItDoesNotMakeByItself(workload: Workload) throws {
    for size in Self.sizes {
      let problem = workload.problem(size: size)
      let engine = LibraryEngine(workload: workload, size: size)
      _ = try engine.build(repeating: 1)
      // The size of the container, and of contents, and that nothing is smaller than nothing.
      let isStated: (WorkloadProblem.Row) -> Bool = { row in
        row.priority == 1000
          && !(row.relation == .greaterThanOrEqual && row.terms.count == 1 && row.constant == 0)
      }
      #expect(engine.constraintCount == problem.rows.filter(isStated).count, "size \(size)")
    }
  }

  @Test(arguments: [Workload.nested, .tree, .grid])
  func noViewIsSmallerThanNothingHoweverManyThereAre(workload: Workload) throws {
    let engine = ManualEngine(workload: workload, size: 100_000)
    _ = try engine.build(repeating: 1)
    #expect(try engine.values().allSatisfy { $0 >= 0 })
  }

  @Test(arguments: Workload.available)
  func aTaskComesBackToWhereItBegan(workload: Workload) throws {
    let problem = workload.problem(size: 12)
    for task in [BenchmarkTask.resize, .churn, .edit] {
      let engine = SolverEngine(problem: problem)
      _ = try engine.build(repeating: 1)
      let before = problem.violations(at: try engine.values(), moment: 0, of: .build)
      _ = try engine.step(task, repeating: 4)
      let after = problem.violations(at: try engine.values(), moment: 0, of: .build)
      for (left, right) in zip(before, after) { #expect(abs(left - right) < 1e-6) }
    }
  }

  @Test func anEditOfOneConstantChangesFewValues() throws {
    for workload in Workload.available where workload.hasOneAnswer {
      let engine = SolverEngine(problem: workload.problem(size: 64))
      _ = try engine.build(repeating: 1)
      let before = try engine.values()
      _ = try engine.step(.edit, repeating: 1)
      let after = try engine.values()
      let changed = zip(before, after).filter { abs($0 - $1) > 1e-9 }.count
      #expect((1...2).contains(changed), "\(workload) changes \(changed)")
    }
  }

  private func engine(
    for task: BenchmarkTask, _ workload: Workload, _ problem: WorkloadProblem, _ size: Int
  ) -> any Engine {
    task.isOfLibrary
      ? LibraryEngine(workload: workload, size: size) : SolverEngine(problem: problem)
  }

  private func answers(of engine: any Engine, to task: BenchmarkTask) throws -> Answers {
    var answers = Answers()
    _ = try engine.build(repeating: 1)
    if task.startsAnew { answers.append(try engine.values()) }
    for _ in 0..<(task.startsAnew ? 0 : 2) {
      _ = try engine.step(task, repeating: 1)
      answers.append(try engine.values())
    }
    return answers
  }
}
