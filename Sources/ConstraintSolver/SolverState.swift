/// The problem as the caller says it, and the vertex that solves it.
struct SolverState: ~Copyable {
  var problem = Problem()
  var active = ActiveSet()
  var canonical = CanonicalTerms()
  /// The values that the last solution reported.
  var reportedValues = Buffer<Double>()
  var needsSolve = false
  var setAsideCount = 0
  /// The conflicts of the last solution.
  var conflicts: [Conflict] = []

  mutating func addVariable() -> Variable {
    let (variable, isNew) = problem.addVariable()
    if isNew {
      active.addVariable()
      reportedValues.append(0)
      needsSolve = true
    }
    return variable
  }

  mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    if !problem.contains(variable) { throw .unknownVariable(variable) }
    if isNamed(variable.index) { throw .variableInUse(variable) }
    problem.removeVariable(variable.index)
    active.values[variable.index] = 0
    reportedValues[variable.index] = 0
    needsSolve = true
  }

  private func isNamed(_ variable: VariableID) -> Bool {
    let column = active.rows.columns[variable]
    for place in column.first..<column.first + column.count
    where active.rows.forms[active.rows.columnEntries[place].form].constraintCount > 0 {
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
    for place in terms.indices {
      if !terms[place].coefficient.isFinite { throw .notFinite }
      if !problem.contains(terms[place].variable) {
        throw .unknownVariable(terms[place].variable)
      }
    }
    guard canonical.load(terms) else { throw .noVariables }
    let scale = canonical.scale
    guard (constant / scale).isFinite, (traits.weight * scale).isFinite else { throw .notFinite }
    let level = active.levels.retain(traits.priority)
    let form = findOrMakeForm()
    active.rows.forms[form].constraintCount += 1
    let constraint = problem.addConstraint(
      ConstraintRecord(
        form: form, level: level, generation: 0, relation: relation,
        isProtected: traits.isProtected, constant: constant, scale: scale, weight: traits.weight,
        key: traits.key))
    insertHinge(of: constraint.index)
    needsSolve = true
    return constraint
  }

  private static func isValid(_ priority: Double) -> Bool {
    priority > 0 && priority <= ConstraintTraits.required
  }

  private mutating func findOrMakeForm() -> FormID {
    if canonical.terms.count == 1 {
      let variable = canonical.terms[0].variable
      return active.rows.makeUnitForm(of: variable, value: active.values[variable])
    }
    let hash = FormIndex.hash(canonical.terms)
    let known = active.rows.index.find(
      canonical.terms, hash: hash, forms: active.rows.forms, entries: active.rows.entries)
    return known >= 0 ? known : active.rows.addForm(canonical.terms, hash: hash, value: 0)
  }

  mutating func remove(_ constraint: Constraint) throws(SolverError) {
    if !problem.contains(constraint) { throw .unknownConstraint(constraint) }
    let record = problem.constraints[constraint.index]
    removeHinge(of: constraint.index)
    if record.isSetAside { setAsideCount -= 1 }
    active.rows.forms[record.form].constraintCount -= 1
    active.rows.removeFormIfUnused(record.form)
    active.levels.release(record.level)
    problem.removeConstraint(constraint.index)
    needsSolve = true
  }

  mutating func setConstant(_ constant: Double, of constraint: Constraint) throws(SolverError) {
    if !problem.contains(constraint) { throw .unknownConstraint(constraint) }
    let record = problem.constraints[constraint.index]
    guard constant.isFinite, (constant / record.scale).isFinite else { throw .notFinite }
    if constant == record.constant { return }
    problem.constraints[constraint.index].constant = constant
    replaceHinge(of: constraint.index)
  }

  mutating func setPriority(_ priority: Double, of constraint: Constraint) throws(SolverError) {
    if !problem.contains(constraint) { throw .unknownConstraint(constraint) }
    guard Self.isValid(priority) else { throw .priorityOutOfRange(priority) }
    let record = problem.constraints[constraint.index]
    let level = active.levels.retain(priority)
    active.levels.release(record.level)
    if level == record.level { return }
    problem.constraints[constraint.index].level = level
    if record.isSetAside {
      problem.constraints[constraint.index].isSetAside = false
      setAsideCount -= 1
    }
    replaceHinge(of: constraint.index)
  }

  mutating func setWeight(_ weight: Double, of constraint: Constraint) throws(SolverError) {
    if !problem.contains(constraint) { throw .unknownConstraint(constraint) }
    let record = problem.constraints[constraint.index]
    guard weight.isFinite, (weight * record.scale).isFinite else { throw .notFinite }
    guard weight > 0 else { throw .weightOutOfRange(weight) }
    if weight == record.weight { return }
    problem.constraints[constraint.index].weight = weight
    replaceHinge(of: constraint.index)
  }

  /// Puts the hinge of a constraint where its record now says, unless it is set aside.
  private mutating func replaceHinge(of constraint: ConstraintID) {
    removeHinge(of: constraint)
    if !problem.constraints[constraint].isSetAside { insertHinge(of: constraint) }
    needsSolve = true
  }

  func constraints(naming variable: Variable) -> [Constraint] {
    if !problem.contains(variable) { return [] }
    var result: [Constraint] = []
    let column = active.rows.columns[variable.index]
    for place in column.first..<column.first + column.count {
      let form = active.rows.forms[active.rows.columnEntries[place].form]
      for hinge in form.firstHinge..<form.firstHinge + form.hingeCount
      where !active.rows.hinges[hinge].isFiller {
        result.append(problem.handle(ofConstraint: active.rows.hinges[hinge].constraint))
      }
    }
    for conflict in conflicts where problem.contains(conflict.setAside) {
      let form = active.rows.forms[problem.constraints[conflict.setAside.index].form]
      for entry in form.firstEntry..<form.firstEntry + form.entryCount
      where active.rows.entries[entry].variable == variable.index {
        if problem.constraints[conflict.setAside.index].isSetAside {
          result.append(conflict.setAside)
        }
      }
    }
    return result
  }
}
