import Testing

@testable import ConstraintSolver

/// Handles outlive what they name, however often its slot is given out again.
@Suite("Handles")
struct HandleTests {
  @Test func noLaterConstraintIsTakenForTheFirstOfItsSlot() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let first = try solver.add([Term(1, x)], .equal, 1)
    // As millions of removals leave it, the first one among them.
    solver.state.problem.constraints[first.index].generation = .max
    let last = solver.constraints(naming: x)[0]
    #expect(last.generation == 1 << 25 - 1)
    try solver.remove(last)
    solver.solve()

    let later = try solver.add([Term(1, x)], .equal, 2)
    #expect(throws: SolverError.unknownConstraint(first)) { try solver.setConstant(3, of: first) }
    #expect(throws: SolverError.unknownConstraint(last)) { try solver.remove(last) }
    solver.solve()
    #expect(solver.value(of: x) == 2)
    #expect(solver.constraints(naming: x) == [later])
  }
}
