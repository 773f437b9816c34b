import ConstraintSolver
import TestSupport
import Testing

/// Edited constants whose effect goes to many variables at once.
@Suite("Slides")
struct SlideTests {
  /// Some of many variables follow one constant, the others another one. Which ones makes no
  /// pattern, one of neighbours, or one of every fourth, as the variables of views do.
  enum Pattern: String, CaseIterable {
    case random, neighbours, everyFourth, few

    func follows(_ index: Int, _ generator: inout SeededGenerator) -> Bool {
      switch self {
      case .random: Bool.random(using: &generator)
      case .neighbours: index % 64 < 41
      case .everyFourth: index % 4 == 2 || index % 28 == 3
      case .few: index % 97 == 5
      }
    }
  }

  @Test(arguments: Pattern.allCases, [1, 7, 300, 5000])
  func everyVariableGoesToItsPlace(pattern: Pattern, count: Int) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    let solver = Solver()
    let sources = [solver.addVariable(), solver.addVariable()]
    let constants = try sources.map { try solver.add([Term(1, $0)], .equal, 0) }
    var followers: [(variable: Variable, source: Int, offset: Double)] = []
    for index in 0..<count {
      let variable = solver.addVariable()
      let source = pattern.follows(index, &generator) ? 0 : 1
      // Stretches of equal offsets, and some that are all different.
      let offset = Double(index % 3 == 0 ? index : index / 512)
      try solver.add([Term(1, variable), Term(-1, sources[source])], .equal, offset)
      followers.append((variable, source, offset))
    }
    solver.solve()
    var values = [0.0, 0]
    for step in 1...6 {
      for source in 0..<2 where step % 3 != source {
        values[source] = Double(step * (source + 1)) / 4
        try solver.setConstant(values[source], of: constants[source])
      }
      let changed = Set(solver.solve().changedVariables)
      for (variable, source, offset) in followers {
        #expect(solver.value(of: variable) == values[source] + offset)
        #expect(changed.contains(variable) == (step % 3 != source))
      }
    }
  }

  /// Two variables with a constant each, and a required bound on their sum.
  private struct Sum {
    let solver = Solver()
    let x: Variable
    let y: Variable
    let constants: [Constraint]

    init() throws {
      x = solver.addVariable()
      y = solver.addVariable()
      let weak = ConstraintTraits(priority: 500)
      constants = try [x, y].map { [solver] in try solver.add([Term(1, $0)], .equal, 10, weak) }
      try solver.add([Term(1, x), Term(1, y)], .lessThanOrEqual, 100)
      solver.solve()
      // The second time, the way is known.
      for value in [40.0, 60] {
        try solver.setConstant(value, of: constants[0])
        solver.solve()
      }
    }

    var value: Double { solver.value(of: x) + solver.value(of: y) }
  }

  @Test func aBoundThatOneSlideLeftRoomToHoldsForTheNext() throws {
    let sum = try Sum()
    #expect(sum.value == 70)
    try sum.solver.setConstant(70, of: sum.constants[1])
    sum.solver.solve()
    #expect(sum.value == 100)
  }

  @Test func aBoundHoldsForTheSameSlideGoingFarther() throws {
    let sum = try Sum()
    for (constant, value) in [(90.0, 100.0), (91, 100), (89, 99), (150, 100), (20, 30)] {
      try sum.solver.setConstant(constant, of: sum.constants[0])
      sum.solver.solve()
      #expect(sum.value == value)
    }
  }

  @Test func aConstraintAddedAfterASlideSeesWhereItWent() throws {
    let sum = try Sum()
    try sum.solver.add([Term(1, sum.y)], .equal, 70, ConstraintTraits(priority: 600))
    sum.solver.solve()
    #expect(sum.value == 100)
    #expect(sum.solver.value(of: sum.y) == 70)
  }

  @Test func ambiguityIsJudgedWhereASlideWent() throws {
    let sum = try Sum()
    let z = sum.solver.addVariable()
    try sum.solver.add([Term(1, z), Term(-1, sum.x)], .greaterThanOrEqual, 0)
    try sum.solver.add([Term(1, z)], .lessThanOrEqual, 100)
    sum.solver.solve()
    #expect(sum.solver.ambiguousVariables() == [z])
    for constant in [70.0, 80, 90, 20] {
      try sum.solver.setConstant(constant, of: sum.constants[0])
      sum.solver.solve()
      #expect(sum.solver.ambiguousVariables() == [z])
    }
    try sum.solver.setConstant(100, of: sum.constants[0])
    sum.solver.solve()
    #expect(sum.solver.value(of: z) == sum.solver.value(of: sum.x))
  }
}
