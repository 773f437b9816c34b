import ConstraintSolver
import Testing

/// What comes and goes again and again, at one place, must leave nothing behind.
@Suite("Churn")
struct ChurnTests {
  /// Labels side by side, each hugging and keeping its content, in a container too narrow for them.
  private struct SqueezedRow {
    let solver = Solver()
    let width: Constraint
    private(set) var variables: [Variable] = []

    init(labelCount: Int, width: Double) throws {
      let container = solver.addVariable()
      self.width = try solver.add([Term(1, container)], .equal, width)
      variables = [container]
      var previous: [Term] = []
      for number in 0..<labelCount {
        let left = solver.addVariable()
        let length = solver.addVariable()
        let content = Double(30 + number * 17 % 60)
        let key = UInt64(number)
        try solver.add([Term(1, left)] + previous, .equal, 8)
        try solver.add(
          [Term(1, length)], .lessThanOrEqual, content, ConstraintTraits(priority: 250, key: key))
        try solver.add(
          [Term(1, length)], .greaterThanOrEqual, content,
          ConstraintTraits(priority: 750, key: key + 1000))
        try solver.add([Term(1, length)], .greaterThanOrEqual, 0)
        variables += [left, length]
        previous = [Term(-1, left), Term(-1, length)]
      }
      try solver.add(
        previous.map { Term(-$0.coefficient, $0.variable) } + [Term(-1, container)],
        .lessThanOrEqual, -8)
    }
  }

  /// Views side by side, each `ratio` times as wide as the one before.
  private struct Chain {
    let solver = Solver()
    private(set) var lengths: [Variable] = []
    private(set) var lefts: [Variable] = []
    private(set) var middle: Constraint
    let ratio: Double

    init(viewCount: Int, ratio: Double) throws {
      self.ratio = ratio
      for _ in 0..<viewCount {
        lefts.append(solver.addVariable())
        lengths.append(solver.addVariable())
      }
      try solver.add([Term(1, lefts[0])], .equal, 0)
      middle = try solver.add([Term(1, lengths[0])], .equal, 100)
      for view in 1..<viewCount {
        try solver.add(
          [Term(1, lefts[view]), Term(-1, lefts[view - 1]), Term(-1, lengths[view - 1])], .equal, 0)
        let equal = try solver.add(
          [Term(1, lengths[view]), Term(-ratio, lengths[view - 1])], .equal, 0)
        if view == viewCount / 2 { middle = equal }
      }
      solver.solve()
    }

    mutating func replaceMiddle(ratio: Double) throws -> Int {
      let view = lengths.count / 2
      try solver.remove(middle)
      var factorizations = solver.solve().factorizations
      middle = try solver.add(
        [Term(1, lengths[view]), Term(-ratio, lengths[view - 1])], .equal, 0)
      factorizations += solver.solve().factorizations
      return factorizations
    }
  }

  @Test func aConstraintThatComesAndGoesCostsNoFactorization() throws {
    var chain = try Chain(viewCount: 100, ratio: 1)
    var factorizations = 0
    for _ in 0..<100 { factorizations += try chain.replaceMiddle(ratio: 1) }
    #expect(factorizations == 0)
    for length in chain.lengths { #expect(chain.solver.value(of: length) == 100) }
  }

  /// The ray of the row that goes moves the last variable 160,000 times as far as the first.
  @Test func aLongRayIsNoReasonToFactorizeWhereNothingMoves() throws {
    let solver = Solver()
    let variables = (0..<6).map { _ in solver.addVariable() }
    try solver.add([Term(1, variables[0])], .equal, 3)
    var first = try solver.add([Term(1, variables[1]), Term(-1, variables[0])], .equal, 0)
    for (before, after) in zip(variables.dropFirst(), variables.dropFirst(2)) {
      try solver.add([Term(1, after), Term(-20, before)], .equal, 0)
    }
    solver.solve()
    for _ in 0..<2 {
      try solver.remove(first)
      #expect(solver.solve().factorizations == 0)
      first = try solver.add([Term(1, variables[1]), Term(-1, variables[0])], .equal, 0)
      #expect(solver.solve().factorizations == 0)
      #expect(solver.value(of: variables[5]) == 480_000)
    }
  }

  @Test func rowsThatTakeTurnsAtOnePlaceLeaveNoRounding() throws {
    var chain = try Chain(viewCount: 30, ratio: 1.01)
    for round in 0..<cases(debug: 300, release: 20_000) {
      _ = try chain.replaceMiddle(ratio: [1.01, 1 / 3.0, 0.7][round % 3])
    }
    _ = try chain.replaceMiddle(ratio: 1.01)
    let fresh = try Chain(viewCount: 30, ratio: 1.01)
    for (warm, cold) in zip(chain.lefts, fresh.lefts) {
      let value = fresh.solver.value(of: cold)
      #expect(abs(chain.solver.value(of: warm) - value) <= 1e-12 * max(1, value))
    }
  }

  @Test func squeezingBackAndForthFactorizesOnceAtMost() throws {
    let row = try SqueezedRow(labelCount: 60, width: 1200)
    row.solver.solve()
    var factorizations = 0
    var pivots = 0
    for step in 0..<60 {
      try row.solver.setConstant(step % 2 == 0 ? 960 : 1200, of: row.width)
      let solution = row.solver.solve()
      factorizations += solution.factorizations
      pivots += solution.pivots
    }
    // That one renews what the first solution left.
    #expect(factorizations <= 1)
    #expect(pivots == 60)
    let fresh = try SqueezedRow(labelCount: 60, width: 1200)
    fresh.solver.solve()
    for (warm, cold) in zip(row.variables, fresh.variables) {
      #expect(abs(row.solver.value(of: warm) - fresh.solver.value(of: cold)) <= 1e-9)
    }
  }

  /// The ratio test meets ties at several levels, and labels that give way twice in one step.
  @Test func labelsGiveWayInTheSameOrderHoweverTheyAreSqueezed() throws {
    let row = try SqueezedRow(labelCount: 40, width: 2600)
    row.solver.solve()
    for width in [400.0, 2600, 900, 1500, 350, 1100] {
      try row.solver.setConstant(width, of: row.width)
      row.solver.solve()
      let fresh = try SqueezedRow(labelCount: 40, width: width)
      fresh.solver.solve()
      for (warm, cold) in zip(row.variables, fresh.variables) {
        #expect(abs(row.solver.value(of: warm) - fresh.solver.value(of: cold)) <= 1e-9)
      }
    }
  }
}
