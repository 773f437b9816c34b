import ConstraintSolver
import Testing

@testable import layout_benchmarks

@Suite struct AnswersTests {
  /// One width, kept at 60 and hugged to 40.
  private let problem: WorkloadProblem = {
    var problem = WorkloadProblem(containerWidth: 100, containerHeight: 100)
    let view = problem.addView()
    problem.add([.init(1, view.width)], .greaterThanOrEqual, 60, WorkloadProblem.keepPriority)
    problem.add([.init(1, view.width)], .lessThanOrEqual, 40, WorkloadProblem.hugPriority)
    return problem
  }()

  private func answers(width: Double) -> Answers {
    var answers = Answers()
    answers.append([100, 100, 0, 0, width, 0])
    return answers
  }

  @Test func aViolationOfAHigherPriorityIsWorseThanAnyOfALower() {
    #expect(answers(width: 59).isWorse(than: answers(width: 60), of: problem, during: .build))
    #expect(!answers(width: 60).isWorse(than: answers(width: 59), of: problem, during: .build))
    #expect(answers(width: 90).isWorse(than: answers(width: 60), of: problem, during: .build))
  }

  @Test func equalAnswersAreNoneWorse() {
    #expect(!answers(width: 60).isWorse(than: answers(width: 60), of: problem, during: .build))
  }
}
