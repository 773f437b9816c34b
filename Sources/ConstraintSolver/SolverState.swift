/// The problem as the caller says it, and the vertex that solves it.
///
/// Edits change the problem at once, and queue up for the vertex: a constraint's record says what
/// is wanted, its hinge what the vertex knows.
struct SolverState: ~Copyable {
  var problem = Problem()
  var active = ActiveSet()
  var canonical = CanonicalTerms()
  /// The constraints whose hinge may differ from their record, each once.
  var pending = Buffer<ConstraintID>()
  /// The removed variables that cannot be recycled before the next solution.
  var removedVariables = Buffer<VariableID>()
  /// How many of the pending edits are more than a new constant.
  var structuralEditCount = 0
  /// What `applyBySlides` did last.
  var slides = Buffer<Slide>()
  var slideReport = SlideReport()
  var areSlidesNoted = false
  /// Writes down what is done, while a recording is on.
  var recorder: Recorder?
  /// Whether a value of the last solution is not finite: then the next one starts from the structure.
  var hasOverflowed = false
  /// The conflicts of the last solution.
  var conflicts: [Conflict] = []

  mutating func addVariable() -> Variable {
    let (variable, isNew) = problem.addVariable()
    if isNew {
      active.addVariable()
    } else {
      // Steps may have left rounding in the unused slot.
      _ = active.resetUnnamed(variable.index)
    }
    return variable
  }

  mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    if !problem.contains(variable) { throw .unknownVariable(variable) }
    if isNamed(variable.index) { throw .variableInUse(variable) }
    problem.removeVariable(variable.index)
    removedVariables.append(variable.index)
  }

  private mutating func isNamed(_ variable: VariableID) -> Bool {
    active.rows.buildColumns()
    let column = active.rows.columns[variable]
    for place in column.first..<column.first + column.count
    where active.rows.forms[active.rows.columnEntries[place].form].firstConstraint >= 0 {
      return true
    }
    return false
  }

  mutating func add(
    _ terms: Span<Term>, _ relation: Relation, _ constant: Double, _ traits: ConstraintTraits
  ) throws(SolverError) -> Constraint {
    guard constant.isFinite, traits.weight.isFinite, traits.priority.isFinite else {
      throw .notFinite
    }
    guard Self.isValid(traits.priority) else { throw .priorityOutOfRange(traits.priority) }
    guard traits.weight > 0 else { throw .weightOutOfRange(traits.weight) }
    try load(terms, constant: constant, weight: traits.weight)
    if problem.constraints.isEmpty { expectConstraints() }
    let form = active.findOrMakeForm(canonical.terms)
    let constraint = problem.addConstraint(
      ConstraintRecord(
        form: form, relation: relation, isProtected: traits.isProtected, constant: constant,
        scale: canonical.scale, priority: traits.priority, weight: traits.weight,
        key: traits.key))
    link(constraint.index)
    enqueue(constraint.index, isStructural: true)
    return constraint
  }

  /// Makes room for as many constraints as there are variables, each of two terms: the usual in a
  /// layout, which then need not move as it grows. Room that is not used takes no memory.
  private mutating func expectConstraints() {
    let count = problem.variableCount
    problem.constraints.reserve(count)
    pending.reserve(count)
    active.rows.reserve(formCount: count, entryCount: 2 * count)
  }

  static func isValid(_ priority: Double) -> Bool {
    priority > 0 && priority <= ConstraintTraits.required
  }

  /// Checks terms and brings them to their canonical shape.
  mutating func load(_ terms: Span<Term>, constant: Double, weight: Double) throws(SolverError) {
    for place in terms.indices {
      if !terms[place].coefficient.isFinite { throw .notFinite }
      if !problem.contains(terms[place].variable) {
        throw .unknownVariable(terms[place].variable)
      }
    }
    guard canonical.load(terms) else { throw .noVariables }
    // Like terms may add up to more than there is.
    guard canonical.scale.isFinite else { throw .notFinite }
    guard (constant / canonical.scale).isFinite, (weight * canonical.scale).isFinite else {
      throw .notFinite
    }
  }

  @inline(__always)
  mutating func enqueue(_ constraint: ConstraintID, isStructural: Bool) {
    if isStructural { structuralEditCount += 1 }
    if problem.constraints[constraint].isPending { return }
    problem.constraints[constraint].isPending = true
    pending.append(constraint)
  }

  mutating func ambiguousVariables() -> [Variable] {
    active.catchUp()
    let isFree = active.freeVariables()
    return isFree.indices.filter { isFree[$0] && problem.isUsed(VariableID($0)) }
      .map { problem.handle(ofVariable: VariableID($0)) }
  }

  mutating func constraintsHolding(_ variable: Variable) -> [Constraint] {
    if !problem.contains(variable) || variable.index >= active.factor.size { return [] }
    return active.constraintsHolding(variable.index)
      .filter { problem.constraints[$0].isWanted }
      .map { problem.handle(ofConstraint: $0) }
  }

  func copyValues(of variables: Span<Variable>, into target: inout MutableSpan<Double>) {
    for place in variables.indices {
      let variable = variables[place]
      if problem.contains(variable), variable.index < target.count {
        target[Int(variable.index)] = active.values[variable.index]
      }
    }
  }

  mutating func constraints(naming variable: Variable) -> [Constraint] {
    if !problem.contains(variable) { return [] }
    active.rows.buildColumns()
    var result: [Constraint] = []
    let column = active.rows.columns[variable.index]
    for place in column.first..<column.first + column.count {
      let form = active.rows.columnEntries[place].form
      var constraint = active.rows.forms[form].firstConstraint
      while constraint >= 0 {
        result.append(problem.handle(ofConstraint: constraint))
        constraint = problem.constraints[constraint].nextOnForm
      }
    }
    return result
  }

  /// Puts a constraint on the list of its form.
  mutating func link(_ constraint: ConstraintID) {
    let form = problem.constraints[constraint].form
    problem.constraints[constraint].nextOnForm = active.rows.forms[form].firstConstraint
    active.rows.forms[form].firstConstraint = constraint
  }

  /// Takes a constraint off the list of its form.
  mutating func unlink(_ constraint: ConstraintID) {
    let form = problem.constraints[constraint].form
    let next = problem.constraints[constraint].nextOnForm
    var before = active.rows.forms[form].firstConstraint
    if before == constraint {
      active.rows.forms[form].firstConstraint = next
      return
    }
    while problem.constraints[before].nextOnForm != constraint {
      before = problem.constraints[before].nextOnForm
    }
    problem.constraints[before].nextOnForm = next
  }
}
