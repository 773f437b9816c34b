import ConstraintSolver
import TestSupport
import Testing

/// A number of random cases: few in debug builds, where each takes long, many in release builds.
func cases(debug: Int, release: Int) -> Int {
  #if DEBUG
    debug
  #else
    release
  #endif
}

/// One kind of change to a system.
enum Edit: CaseIterable {
  case add, remove, setConstant, setPriority, setWeight, replaceTerms, addVariable, removeVariable
}

/// A solver beside the plain list of what it was told, for random sequences of edits.
struct EditedSystem {
  struct Entry {
    var handle: Constraint
    var plain: PlainConstraint
    var key: UInt64
    var isProtected = false
  }

  private(set) var solver = Solver()
  let kind: SystemKind
  var generator: SeededGenerator
  /// By the numbers that plain constraints use; nil where a variable was removed.
  private(set) var variables: [Variable?] = []
  private(set) var entries: [Entry] = []
  /// How likely a constraint is to be protected.
  var protectedShare = 0.0
  private var nextKey: UInt64 = 0

  init(_ kind: SystemKind, seed: Int, variableCount: Int) {
    self.kind = kind
    generator = SeededGenerator(seed: UInt64(seed))
    variables = (0..<variableCount).map { [solver] _ in solver.addVariable() }
  }

  /// The same system with a copy of the solver.
  var copy: EditedSystem {
    var copy = self
    copy.solver = solver.copy()
    return copy
  }

  /// The values by the numbers of the variables.
  var values: [Double] { variables.map { $0.map(solver.value(of:)) ?? 0 } }

  private var present: [Int] { variables.indices.filter { variables[$0] != nil } }

  private func terms(of plain: PlainConstraint) -> [Term] {
    plain.terms.map { Term($0.coefficient, variables[$0.variable]!) }
  }

  private mutating func makePlain() -> PlainConstraint {
    let present = present
    var plain = kind.makeConstraint(variableCount: present.count, using: &generator)
    plain.terms = plain.terms.map { ($0.coefficient, present[$0.variable]) }
    return plain
  }

  mutating func random(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

  /// Makes a random edit of one of some kinds; adds where there is nothing to change.
  mutating func edit(_ edits: [Edit]) throws {
    let edit = edits.randomElement(using: &generator)!
    if entries.isEmpty, edit != .addVariable { return try add(makePlain()) }
    let index = random(0..<max(1, entries.count))
    switch edit {
    case .add: try add(makePlain())
    case .remove: try remove(at: index)
    case .setConstant: try setConstant(makePlain().constant, at: index)
    case .setPriority:
      entries[index].plain.priority = makePlain().priority
      try solver.setPriority(entries[index].plain.priority, of: entries[index].handle)
    case .setWeight:
      entries[index].plain.weight = [0.5, 1, 2, 3].randomElement(using: &generator)!
      try solver.setWeight(entries[index].plain.weight, of: entries[index].handle)
    case .replaceTerms:
      entries[index].plain.terms = makePlain().terms
      try solver.replaceTerms(
        of: entries[index].handle, with: terms(of: entries[index].plain))
    case .addVariable:
      if let hole = variables.firstIndex(of: nil) {
        variables[hole] = solver.addVariable()
      } else {
        variables.append(solver.addVariable())
      }
    case .removeVariable: try removeVariable()
    }
  }

  mutating func add(_ plain: PlainConstraint) throws {
    let isProtected = Double.random(in: 0..<1, using: &generator) < protectedShare
    // Keys in an order of their own, so that the newest is not always the greatest.
    let key = (nextKey &* 37) % 1009
    nextKey += 1
    let handle = try solver.add(
      terms(of: plain), plain.relation, plain.constant,
      ConstraintTraits(
        priority: plain.priority, weight: plain.weight, key: key, isProtected: isProtected))
    entries.append(Entry(handle: handle, plain: plain, key: key, isProtected: isProtected))
  }

  mutating func remove(at index: Int) throws {
    try solver.remove(entries[index].handle)
    entries.remove(at: index)
  }

  mutating func setConstant(_ constant: Double, at index: Int) throws {
    entries[index].plain.constant = constant
    try solver.setConstant(constant, of: entries[index].handle)
  }

  private mutating func removeVariable() throws {
    if present.count < 2 { return }
    let removed = present.randomElement(using: &generator)!
    for index in entries.indices.reversed()
    where entries[index].plain.terms.contains(where: { $0.variable == removed }) {
      try remove(at: index)
    }
    try solver.removeVariable(variables[removed]!)
    variables[removed] = nil
  }
}

extension EditedSystem {
  /// Expects each priority to be violated as little as the dense reference says.
  ///
  /// - Returns: Whether the reference had an answer.
  private func expectOptimum(_ solution: Solution, _ place: Comment) -> Bool {
    let setAside = Set(solution.conflicts.map(\.setAside))
    let kept = entries.filter { !setAside.contains($0.handle) }.map(\.plain)
    if kept.isEmpty { return true }
    guard let least = leastViolations(of: kept, variableCount: variables.count) else {
      return false
    }
    let values = values
    var isExact = true
    for (level, priority) in Set(kept.map(\.priority)).sorted(by: >).enumerated() {
      let violation = kept.filter { $0.priority == priority }.reduce(0) {
        $0 + $1.violation(at: values)
      }
      // Less than the least at no cost above: the reference has stopped too early.
      let rounding = 1e-10 * (1 + least[level])
      if isExact, violation < least[level] - rounding { return false }
      isExact = isExact && violation <= least[level] + rounding
      #expect(abs(violation - least[level]) <= 1e-6 * (1 + least[level]), place)
      if priority == 1000 { #expect(violation < 1e-5, place) }
    }
    return true
  }

  /// Expects what `expectOptimum` does, and counts what the reference cannot judge.
  func expectOptimum(_ solution: Solution, _ place: Comment, _ tally: inout ReferenceTally) {
    tally.solved += 1
    if !expectOptimum(solution, place) { tally.unknown += 1 }
  }

  /// Expects what is set aside to be what the rule says, each with an irreducible conflicting set.
  func expectConflictsByRule(_ solution: Solution, _ place: Comment) {
    let walk = entries.filter { $0.plain.priority == 1000 }.sorted {
      ($0.isProtected ? 0 : 1, $0.key) < ($1.isProtected ? 0 : 1, $1.key)
    }
    var kept: [PlainConstraint] = []
    var setAside: [Constraint] = []
    for entry in walk {
      if canHold(kept + [entry.plain]) {
        kept.append(entry.plain)
      } else {
        setAside.append(entry.handle)
      }
    }
    #expect(solution.conflicts.map(\.setAside) == setAside, place)
    let plains = Dictionary(uniqueKeysWithValues: entries.map { ($0.handle, $0.plain) })
    for conflict in solution.conflicts {
      #expect(conflict.members.contains(conflict.setAside), place)
      let members = conflict.members.compactMap { plains[$0] }
      #expect(members.count == conflict.members.count, place)
      #expect(!canHold(members), place)
      for index in members.indices {
        var rest = members
        rest.remove(at: index)
        #expect(canHold(rest), place)
      }
    }
  }

  private func canHold(_ plains: [PlainConstraint]) -> Bool {
    plains.isEmpty || leastViolations(of: plains, variableCount: variables.count)![0] < 1e-6
  }
}

/// How often the reference had an answer: tests whose reference is silent would always pass.
struct ReferenceTally {
  var solved = 0
  var unknown = 0

  /// Expects the reference to have failed, for rounding, at most once in so many solves.
  func expectUnknown(atMostOneIn count: Int) {
    #expect(unknown * count <= solved)
  }
}
