import ConstraintSolver
import Testing

/// Steps that rounding makes seem to lower the penalty.
@Suite("Cycles")
struct CycleTests {
  /// A badly scaled system in which two long steps each seemed to lower the penalty, and led back to
  /// where the first began, a million times. Found by the comparison with HiGHS; a line holds the
  /// priority, relation and constant, and the variables with their coefficients.
  private let cycling = """
    1000 <= 29.88: 0 0.07872796849523107, 1 15.707158793752363
    500 <= 19.76: 2 -14.06778118543404, 3 2.3324909098498607
    750 == 25.87: \
      4 -15.563396726054682, 3 -33.82520666346536, 5 -3.153393980891727, 6 14.784229231334479
    1000 <= 74.07: 7 2.5943391724139486
    750 == 85.69: 8 -20.67063955954184
    750 == 33.69: 1 -3.5942228489376262
    750 <= 34.83: 9 -0.16378249197153946, 10 -0.021000153093807122
    500 == -63.35: 2 12.880726854193203
    750 >= -50.07: 11 -36.251800075016064, 2 -11.106186678225843
    750 >= -51.99: 12 -0.8371608908872732, 13 -0.9412940335615246
    750 >= 4.74: 14 -74.27597422115814
    500 >= 53.6: 4 -0.6807214444981731
    500 == 85.92: 2 14.25174575631236
    750 == 38.91: 12 -18.74606122133802, 9 0.022514262927160043, 6 -1.9986635704662539
    1000 >= 26.79: 15 4.45211672203892
    1000 >= -1.73: 13 -6.773110701035042
    1000 == 6.8: 16 -76.59832483491621, 6 -0.047863037925851615
    750 == -52.29: 16 51.69375856248018, 2 2.307267574503935
    500 == -41.17: 4 -9.013325273081149, 10 44.43241427527095
    250 <= 93.87: 17 0.08596647200114355
    1000 == 1.69: 0 -0.07192325796757253, 6 -0.08731727753115684, 18 0.04588532945653965
    750 == -27.17: 11 -0.22396883647680485
    750 == -21.36: 19 42.89539064468823
    1000 >= -89.56: 20 -9.350255225729677
    500 == 7.82: 21 37.19185640175143
    750 >= 68.5: 12 0.21279792416856638, 7 -0.0142023852377831
    750 >= 29.31: 21 49.5630968820442
    1000 >= -39.32: 17 -0.34348229248221307, 10 0.4681322292614825
    1000 <= -29.65: 22 33.63339314418603
    1000 == 15.85: 13 0.018176475041649903, 18 50.226879430436995
    750 >= -18.51: 4 -0.0984309962274293, 5 -0.014813266382867403
    1000 == -45.84: 20 17.020810236594304
    1000 >= 5.29: 17 -1.1008457039922759
    """

  @Test func longStepsThatRoundingAskedForComeToAnEnd() throws {
    let solver = Solver()
    let variables = (0..<23).map { _ in solver.addVariable() }
    for (key, line) in cycling.split(separator: "\n").enumerated() {
      let parts = line.split(separator: ":")
      let head = parts[0].split(separator: " ")
      let terms = try parts[1].split(separator: ",").map { term in
        let words = term.split(separator: " ")
        let index = try #require(Int(words[0]))
        return Term(try #require(Double(words[1])), variables[index])
      }
      let relation = try #require(
        ["==": Relation.equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual][head[1]])
      try solver.add(
        terms, relation, try #require(Double(head[2])),
        ConstraintTraits(priority: try #require(Double(head[0])), key: UInt64(key)))
    }
    let solution = solver.solve()
    #expect(solution.pivots < 50_000)
    #expect(solution.conflicts.isEmpty)
  }
}
