/// The caller's variables and constraints, by slot.
struct Problem: ~Copyable {
  var constraints = Buffer<ConstraintRecord>()
  private var freeConstraints = Buffer<ConstraintID>()
  private var variableGenerations = Buffer<UInt32>()
  private var isVariableUsed = Buffer<Bool>()
  private var freeVariables = Buffer<VariableID>()
  /// How many constraints there are.
  private(set) var constraintCount = 0

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

  /// Makes the handle of a variable invalid; `recycleVariable` must follow.
  mutating func removeVariable(_ slot: VariableID) {
    isVariableUsed[slot] = false
    variableGenerations[slot] &+= 1
  }

  mutating func recycleVariable(_ slot: VariableID) { freeVariables.append(slot) }

  func isUsed(_ slot: VariableID) -> Bool { isVariableUsed[slot] }

  @inline(__always)
  func handle(ofVariable slot: VariableID) -> Variable {
    Variable(index: slot, generation: variableGenerations[slot])
  }

  @inline(__always)
  func contains(_ variable: Variable) -> Bool {
    variable.index >= 0 && Int(variable.index) < variableGenerations.count
      && isVariableUsed[variable.index]
      && variableGenerations[variable.index] == variable.generation
  }

  mutating func addConstraint(_ record: ConstraintRecord) -> Constraint {
    constraintCount += 1
    if freeConstraints.isEmpty {
      constraints.append(record)
      return handle(ofConstraint: ConstraintID(constraints.count - 1))
    }
    let slot = freeConstraints.removeLast()
    let generation = constraints[slot].generation
    constraints[slot] = record
    constraints[slot].generation = generation
    return handle(ofConstraint: slot)
  }

  /// Makes the handle of a constraint invalid; `recycleConstraint` must follow.
  mutating func removeConstraint(_ slot: ConstraintID) {
    constraintCount -= 1
    constraints[slot].isWanted = false
    constraints[slot].generation &+= 1
  }

  /// Lets a later constraint have a slot, unless its generations are used up: a handle of the first
  /// one would pass for that of the next.
  mutating func recycleConstraint(_ slot: ConstraintID) {
    if constraints[slot].generation > 0 { freeConstraints.append(slot) }
  }

  @inline(__always)
  func handle(ofConstraint slot: ConstraintID) -> Constraint {
    Constraint(index: slot, generation: constraints[slot].generation)
  }

  @inline(__always)
  func contains(_ constraint: Constraint) -> Bool {
    constraint.index >= 0 && Int(constraint.index) < constraints.count
      && constraints[constraint.index].isWanted
      && constraints[constraint.index].generation == constraint.generation
  }
}

extension Problem {
  /// Makes an independent copy.
  init(copying other: borrowing Self) {
    self.init()
    constraints = Buffer(copying: other.constraints)
    freeConstraints = Buffer(copying: other.freeConstraints)
    variableGenerations = Buffer(copying: other.variableGenerations)
    isVariableUsed = Buffer(copying: other.isVariableUsed)
    freeVariables = Buffer(copying: other.freeVariables)
    constraintCount = other.constraintCount
  }
}
