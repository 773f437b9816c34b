import ConstraintSolver
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
}
