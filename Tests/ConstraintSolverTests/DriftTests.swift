import ConstraintSolver
import TestSupport
import Testing

/// However often something is edited, values stay those of a solver that never saw the edits.
@Suite("Drift")
struct DriftTests {
  private static let editCount = cases(debug: 1200, release: 1_000_000)

  /// Views side by side in two containers whose sizes are edited: equal widths of a third each, an
  /// aspect ratio, and a label that keeps its width if there is room.
  private struct Row {
    let solver = Solver()
    private(set) var variables: [Variable] = []
    private(set) var width: Constraint
    private(set) var inset: Constraint

    init(width: Double, inset: Double) throws {
      let container = solver.addVariable()
      let left = solver.addVariable()
      self.width = try solver.add([Term(1, container)], .equal, width)
      self.inset = try solver.add([Term(1, left)], .equal, inset)
      variables = [container, left]
      var previous = left
      for index in 0..<12 {
        let edge = solver.addVariable()
        let height = solver.addVariable()
        // A share of what the inset leaves, so that both constants move every edge.
        try solver.add(
          [Term(1, edge), Term(-1, previous), Term(-1 / 13.0, container), Term(0.1, left)], .equal,
          0)
        try solver.add(
          [Term(1, height), Term(-1.0007199424046076, edge), Term(1 / 3.0, previous)], .equal, 0)
        try solver.add(
          [Term(1, height)], .equal, 30, ConstraintTraits(priority: 250, key: UInt64(index)))
        variables += [edge, height]
        previous = edge
      }
      let label = solver.addVariable()
      try solver.add(
        [Term(1, label), Term(-0.3, container)], .lessThanOrEqual, 0)
      try solver.add([Term(1, label)], .equal, 140, ConstraintTraits(priority: 750, key: 100))
      variables.append(label)
      solver.solve()
    }
  }

  private func expectNoDrift(_ row: Row, width: Double, inset: Double, _ place: Comment) throws {
    let fresh = try Row(width: width, inset: inset)
    let drifts = zip(row.variables, fresh.variables).map {
      abs(row.solver.value(of: $0) - fresh.solver.value(of: $1))
    }
    #expect(drifts.max()! < 1e-9, place)
  }

  @Test(arguments: [600.0...900, 0...900])
  func aMillionEditsOfAConstantDriftByNothing(widths: ClosedRange<Double>) throws {
    var generator = SeededGenerator(seed: 1)
    let row = try Row(width: 500, inset: 10)
    for edit in 1...Self.editCount {
      let width = Double.random(in: widths, using: &generator)
      try row.solver.setConstant(width, of: row.width)
      row.solver.solve()
      if edit % (Self.editCount / 10) == 0 {
        try expectNoDrift(row, width: width, inset: 10, "edit \(edit)")
      }
    }
  }

  @Test func alternatingEditsOfConstantsThatMoveTheSameVariablesDriftByNothing() throws {
    var generator = SeededGenerator(seed: 2)
    let row = try Row(width: 500, inset: 10)
    var (width, inset) = (500.0, 10.0)
    for edit in 1...Self.editCount {
      if edit % 2 == 0 {
        width = Double.random(in: 600...900, using: &generator)
        try row.solver.setConstant(width, of: row.width)
      } else {
        inset = Double.random(in: 0...30, using: &generator)
        try row.solver.setConstant(inset, of: row.inset)
      }
      row.solver.solve()
      if edit % (Self.editCount / 10) == 0 {
        try expectNoDrift(row, width: width, inset: inset, "edit \(edit)")
      }
    }
  }

  @Test func editsOfBothConstantsAtOnceDriftByNothing() throws {
    var generator = SeededGenerator(seed: 3)
    let row = try Row(width: 500, inset: 10)
    for edit in 1...Self.editCount / 4 {
      let width = Double.random(in: 0...900, using: &generator)
      let inset = Double.random(in: 0...30, using: &generator)
      try row.solver.setConstant(width, of: row.width)
      try row.solver.setConstant(inset, of: row.inset)
      row.solver.solve()
      if edit % (Self.editCount / 40) == 0 {
        try expectNoDrift(row, width: width, inset: inset, "edit \(edit)")
      }
    }
  }

  @Test func excursionsToGreatValuesLeaveNoRounding() throws {
    var generator = SeededGenerator(seed: 4)
    let row = try Row(width: 500, inset: 10)
    for round in 1...cases(debug: 50, release: 2000) {
      try row.solver.setConstant(
        Double.random(in: 1e9...1e12, using: &generator), of: row.width)
      row.solver.solve()
      let width = Double.random(in: 0...900, using: &generator)
      try row.solver.setConstant(width, of: row.width)
      row.solver.solve()
      try expectNoDrift(row, width: width, inset: 10, "round \(round)")
    }
  }

  @Test(arguments: [1, 7])
  func aMillionRemovalsAndAdditionsUseTheSameSlots(batch: Int) throws {
    var generator = SeededGenerator(seed: 5)
    let row = try Row(width: 700, inset: 10)
    var greatest: Int32 = 0
    var extra: [(constraint: Constraint, variable: Variable)] = []
    for edit in 1...Self.editCount / batch {
      for _ in 0..<batch {
        let variable = row.solver.addVariable()
        let anchor = row.variables[Int.random(in: 0..<20, using: &generator)]
        let constraint = try row.solver.add(
          [Term(1, variable), Term(-1, anchor)], .equal, 8, ConstraintTraits(key: 500))
        greatest = max(greatest, constraint.index, variable.index)
        extra.append((constraint, variable))
      }
      row.solver.solve()
      for (constraint, variable) in extra {
        try row.solver.remove(constraint)
        try row.solver.removeVariable(variable)
      }
      extra.removeAll()
      if edit % 3 == 0 { row.solver.solve() }
    }
    row.solver.solve()
    #expect(greatest < 40 + 2 * Int32(batch))
    try expectNoDrift(row, width: 700, inset: 10, "at the end")
  }
}
