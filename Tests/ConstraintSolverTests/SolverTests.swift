import ConstraintSolver
import Testing

@Suite("Solver")
struct SolverTests {
  @Test func aLowerPriorityYieldsToARequiredBound() throws {
    let solver = Solver()
    let width = solver.addVariable()
    try solver.add([Term(1, width)], .lessThanOrEqual, 100)
    try solver.add([Term(1, width)], .equal, 120, ConstraintTraits(priority: 250))
    solver.solve()
    #expect(solver.value(of: width) == 100)
  }

  @Test func aPriorityBeatsAnyNumberOfLowerOnes() throws {
    let solver = Solver()
    let x = solver.addVariable()
    for _ in 0..<1001 {
      try solver.add([Term(1, x)], .equal, 0, ConstraintTraits(priority: 250))
    }
    try solver.add([Term(1, x)], .equal, 7, ConstraintTraits(priority: 251))
    solver.solve()
    #expect(solver.value(of: x) == 7)
  }

  @Test func withinAPriorityTheSumOfViolationsIsLeast() throws {
    let solver = Solver()
    let x = solver.addVariable()
    for position in [0.0, 10, 100] {
      try solver.add([Term(1, x)], .equal, position, ConstraintTraits(priority: 500))
    }
    solver.solve()
    #expect(solver.value(of: x) == 10)
    try solver.add([Term(1, x)], .equal, 100, ConstraintTraits(priority: 500, weight: 5))
    solver.solve()
    #expect(solver.value(of: x) == 100)
  }

  @Test func aChainOfEqualWidthsNeedsNoPivot() throws {
    let solver = Solver()
    let container = solver.addVariable()
    try solver.add([Term(1, container)], .equal, 4000)
    var previous: (left: Variable, width: Variable)?
    var last = container
    for _ in 0..<1000 {
      let left = solver.addVariable()
      let width = solver.addVariable()
      if let previous {
        try solver.add(
          [Term(1, left), Term(-1, previous.left), Term(-1, previous.width)], .equal, 0)
        try solver.add([Term(1, width), Term(-1, previous.width)], .equal, 0)
      } else {
        try solver.add([Term(1, left)], .equal, 0)
      }
      previous = (left, width)
      last = width
    }
    try solver.add(
      [Term(1, previous!.left), Term(1, previous!.width), Term(-1, container)], .equal, 0)
    let solution = solver.solve()
    #expect(solution.pivots == 0)
    #expect(abs(solver.value(of: last) - 4) < 1e-9)
  }

  @Test func theLastOfConflictingConstraintsIsSetAside() throws {
    let solver = Solver()
    let a = solver.addVariable()
    let b = solver.addVariable()
    let other = solver.addVariable()
    let first = try solver.add([Term(1, a)], .greaterThanOrEqual, 10, ConstraintTraits(key: 1))
    let second = try solver.add([Term(1, b)], .lessThanOrEqual, 5, ConstraintTraits(key: 2))
    try solver.add([Term(1, other)], .equal, 3, ConstraintTraits(key: 3))
    let third = try solver.add(
      [Term(1, b), Term(-1, a)], .greaterThanOrEqual, 0, ConstraintTraits(key: 4))
    var solution = solver.solve()
    #expect(solution.conflicts == [Conflict(setAside: third, members: [first, second, third])])
    #expect(solver.value(of: a) == 10)
    #expect(solver.value(of: other) == 3)
    #expect(solver.value(of: b) <= 5)

    try solver.setConstant(50, of: second)
    solution = solver.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(solver.value(of: b) >= solver.value(of: a))
  }

  @Test func constraintsOnOneFormCanConflict() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let first = try solver.add([Term(1, x)], .equal, 320, ConstraintTraits(key: 1))
    let second = try solver.add([Term(2, x)], .equal, 2, ConstraintTraits(key: 2))
    #expect(
      solver.solve().conflicts == [Conflict(setAside: second, members: [first, second])])
    #expect(solver.value(of: x) == 320)
  }

  @Test func aProtectedConstraintGivesWayOnlyToProtectedOnes() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let user = try solver.add([Term(1, x)], .equal, 5, ConstraintTraits(key: 1))
    let frame = try solver.add(
      [Term(1, x)], .equal, 320, ConstraintTraits(key: 2, isProtected: true))
    #expect(solver.solve().conflicts == [Conflict(setAside: user, members: [frame, user])])
    #expect(solver.value(of: x) == 320)
  }

  @Test func tinyCoefficientsCount() throws {
    for priority in [1000.0, 500] {
      let solver = Solver()
      let x = solver.addVariable()
      try solver.add([Term(1e-300, x)], .equal, 6e-299, ConstraintTraits(priority: priority))
      solver.solve()
      #expect(abs(solver.value(of: x) - 60) < 1e-6)
    }
  }

  @Test func roundingOfGreatValuesIsNoConflict() throws {
    let solver = Solver()
    let w = solver.addVariable()
    let z = solver.addVariable()
    try solver.add([Term(1, w)], .equal, 1e12)
    solver.solve()
    try solver.add([Term(1, z), Term(-1000, w)], .equal, 0)
    try solver.add([Term(1, z), Term(-1000, w)], .greaterThanOrEqual, -1)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(solver.value(of: z) == 1e15)
  }

  @Test func constantsEditedTogetherAreBothSeenByAFormOfBoth() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    let weak = ConstraintTraits(priority: 500)
    let left = try solver.add([Term(1, x)], .equal, 10, weak)
    let right = try solver.add([Term(1, y)], .equal, 10, weak)
    try solver.add([Term(1, x), Term(1, y)], .lessThanOrEqual, 100)
    solver.solve()
    for value in [11.0, 12, 60] {
      try solver.setConstant(value, of: left)
      try solver.setConstant(value, of: right)
      solver.solve()
    }
    #expect(solver.value(of: x) + solver.value(of: y) == 100)
  }

  @Test func badNumbersAreRefusedAndNothingElseIsLost() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let kept = try solver.add([Term(1, x)], .equal, 4)
    #expect(throws: SolverError.notFinite) { try solver.add([Term(1, x)], .equal, .nan) }
    #expect(throws: SolverError.notFinite) { try solver.add([Term(.infinity, x)], .equal, 0) }
    #expect(throws: SolverError.notFinite) { try solver.setConstant(.infinity, of: kept) }
    #expect(throws: SolverError.priorityOutOfRange(0)) {
      try solver.add([Term(1, x)], .equal, 0, ConstraintTraits(priority: 0))
    }
    #expect(throws: SolverError.weightOutOfRange(-1)) {
      try solver.add([Term(1, x)], .equal, 0, ConstraintTraits(weight: -1))
    }
    #expect(throws: SolverError.noVariables) {
      try solver.add([Term(1, x), Term(-1, x)], .equal, 0)
    }
    try solver.remove(kept)
    solver.solve()
    #expect(throws: SolverError.unknownConstraint(kept)) { try solver.remove(kept) }
    let again = try solver.add([Term(1, x)], .equal, 5)
    #expect(throws: SolverError.unknownConstraint(kept)) {
      try solver.setConstant(1, of: kept)
    }
    #expect(again.index == kept.index)
    solver.solve()
    #expect(solver.value(of: x) == 5)
  }

  @Test func theSlotsOfRemovedVariablesAreRecycled() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let constraint = try solver.add([Term(1, x)], .equal, 4)
    solver.solve()
    #expect(throws: SolverError.variableInUse(x)) { try solver.removeVariable(x) }
    try solver.remove(constraint)
    try solver.removeVariable(x)
    solver.solve()
    #expect(throws: SolverError.unknownVariable(x)) { try solver.removeVariable(x) }
    #expect(throws: SolverError.unknownVariable(x)) { try solver.add([Term(1, x)], .equal, 0) }
    let y = solver.addVariable()
    #expect(solver.value(of: y) == 0)
    #expect(solver.value(of: x) == 0)
    try solver.add([Term(1, y)], .equal, 8)
    #expect(solver.solve().changedVariables == [y])
    #expect(solver.value(of: y) == 8)
  }

  @Test func aPriorityCanCrossRequired() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let strong = try solver.add([Term(1, x)], .equal, 1)
    let weak = try solver.add([Term(1, x)], .equal, 2, ConstraintTraits(priority: 10))
    solver.solve()
    #expect(solver.value(of: x) == 1)
    try solver.setPriority(5, of: strong)
    solver.solve()
    #expect(solver.value(of: x) == 2)
    try solver.setPriority(1000, of: strong)
    try solver.setPriority(999.5, of: weak)
    solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test func anUnpinnedVariableStaysWhereItWas() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let constraint = try solver.add([Term(1, x)], .equal, 42)
    solver.solve()
    try solver.remove(constraint)
    solver.solve()
    #expect(solver.value(of: x) == 42)
    try solver.add([Term(1, x)], .lessThanOrEqual, 40)
    solver.solve()
    #expect(solver.value(of: x) == 40)
  }

  @Test func theConstraintsNamingAVariableAreFound() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    let a = try solver.add([Term(1, x), Term(1, y)], .equal, 1)
    let b = try solver.add([Term(2, x), Term(2, y)], .lessThanOrEqual, 4)
    let c = try solver.add([Term(1, x)], .equal, 1)
    #expect(Set(solver.constraints(naming: x)) == [a, b, c])
    #expect(Set(solver.constraints(naming: y)) == [a, b])
  }

  @Test func allValuesAreCopiedAsFarAsThereIsRoom() throws {
    let solver = Solver()
    var values = [5.0, 5, 5, 5]
    var none: [Double] = []
    copy(solver, &values)
    #expect(values == [5, 5, 5, 5])
    for index in 1...3 {
      try solver.add([Term(1, solver.addVariable())], .equal, Double(index))
    }
    solver.solve()
    copy(solver, &values)
    #expect(values == [1, 2, 3, 5])
    values = [0, 0]
    copy(solver, &values)
    #expect(values == [1, 2])
    copy(solver, &none)
    #expect(none == [])
  }

  @Test func someValuesAreCopiedToTheirPlaces() throws {
    let solver = Solver()
    let variables = (0..<4).map { _ in solver.addVariable() }
    for (index, variable) in variables.enumerated() {
      try solver.add([Term(1, variable)], .equal, Double(10 + index))
    }
    solver.solve()
    let other = Solver()
    let strangers = (0..<9).map { _ in other.addVariable() }
    let gone = solver.addVariable()
    try solver.removeVariable(gone)
    var values = [0.0, 0, 0]
    var target = values.mutableSpan
    solver.copyValues(
      of: [variables[3], variables[2], variables[0], gone, strangers[8]], into: &target)
    #expect(values == [10, 0, 12])
  }

  private func copy(_ solver: Solver, _ values: inout [Double]) {
    var target = values.mutableSpan
    solver.copyValues(into: &target)
  }
}
