import ConstraintSolver
import Testing

/// Numbers at the end of what `Double` holds, and back.
@Suite("Overflow")
struct OverflowTests {
  @Test func likeTermsThatAddUpToMoreThanThereIsAreRefused() throws {
    let solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let terms = [Term(1e308, x), Term(1e308, x), Term(3, y)]
    #expect(throws: SolverError.notFinite) { try solver.add(terms, .equal, 0) }
    let row = try solver.add([Term(1, x)], .equal, 4)
    #expect(throws: SolverError.notFinite) { try solver.replaceTerms(of: row, with: terms) }
    #expect(throws: SolverError.notFinite) { try solver.setPriority(.nan, of: row) }
    solver.solve()
    #expect(solver.value(of: x) == 4)
  }

  @Test(arguments: [false, true])
  func anOverflowIsGoneWithTheConstantThatMadeIt(isThereFromTheFirst: Bool) throws {
    let solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let source = try solver.add([Term(1, x)], .equal, isThereFromTheFirst ? 1e308 : 1)
    try solver.add([Term(1, y), Term(-10, x)], .equal, 0)
    solver.solve()
    try solver.setConstant(1e308, of: source)
    solver.solve()
    for constant in [2.0, 3, 1e300, 4] {
      try solver.setConstant(constant, of: source)
      solver.solve()
      #expect(solver.value(of: x) == constant)
      #expect(solver.value(of: y) == 10 * constant)
    }
  }
}
