/// What the solver keeps of a constraint.
struct ConstraintRecord: BitwiseCopyable {
  var form: FormID
  var level: LevelID
  var generation: UInt32
  /// The relation as the caller gave it.
  var relation: Relation
  var isProtected: Bool
  /// A required constraint that gave way in a conflict: it has no hinge.
  var isSetAside = false
  var isUsed = true
  /// The constant as the caller gave it.
  var constant: Double
  /// The caller's terms are this times the form.
  var scale: Double
  var weight: Double
  var key: UInt64

  var isRequired: Bool { level == 0 }

  func hinge(of constraint: ConstraintID) -> Hinge {
    Hinge(
      position: constant / scale, relation: scale < 0 ? relation.flipped : relation,
      weight: weight * scale.magnitude, level: level, constraint: constraint)
  }
}

/// The caller's variables and constraints, by slot.
struct Problem: ~Copyable {
  var constraints = Buffer<ConstraintRecord>()
  private var freeConstraints = Buffer<ConstraintID>()
  private var variableGenerations = Buffer<UInt32>()
  private var isVariableUsed = Buffer<Bool>()
  private var freeVariables = Buffer<VariableID>()

  var variableCount: Int { variableGenerations.count }

  /// - Returns: The handle, and whether its slot is new.
  mutating func addVariable() -> (variable: Variable, isNew: Bool) {
    if freeVariables.isEmpty {
      variableGenerations.append(0)
      isVariableUsed.append(true)
      return (Variable(index: Int32(variableGenerations.count - 1), generation: 0), true)
    }
    let slot = freeVariables.removeLast()
    isVariableUsed[slot] = true
    return (handle(ofVariable: slot), false)
  }

  mutating func removeVariable(_ slot: VariableID) {
    isVariableUsed[slot] = false
    variableGenerations[slot] &+= 1
    freeVariables.append(slot)
  }

  func handle(ofVariable slot: VariableID) -> Variable {
    Variable(index: slot, generation: variableGenerations[slot])
  }

  func contains(_ variable: Variable) -> Bool {
    variable.index >= 0 && Int(variable.index) < variableGenerations.count
      && isVariableUsed[variable.index]
      && variableGenerations[variable.index] == variable.generation
  }

  mutating func addConstraint(_ record: ConstraintRecord) -> Constraint {
    var record = record
    if freeConstraints.isEmpty {
      constraints.append(record)
      return handle(ofConstraint: ConstraintID(constraints.count - 1))
    }
    let slot = freeConstraints.removeLast()
    record.generation = constraints[slot].generation
    constraints[slot] = record
    return handle(ofConstraint: slot)
  }

  mutating func removeConstraint(_ slot: ConstraintID) {
    constraints[slot].isUsed = false
    constraints[slot].generation &+= 1
    freeConstraints.append(slot)
  }

  func handle(ofConstraint slot: ConstraintID) -> Constraint {
    Constraint(index: slot, generation: constraints[slot].generation)
  }

  func contains(_ constraint: Constraint) -> Bool {
    constraint.index >= 0 && Int(constraint.index) < constraints.count
      && constraints[constraint.index].isUsed
      && constraints[constraint.index].generation == constraint.generation
  }
}
