/// The slot of a variable.
typealias VariableID = Int32
/// The slot of a linear form.
typealias FormID = Int32
/// The slot of a constraint.
typealias ConstraintID = Int32
/// The slot of a priority in the ``LevelTable``.
typealias LevelID = Int32
/// A row of the basis matrix: the place of one tight form.
typealias Position = Int32

/// A linear form, shared by all constraints on the same terms, with its hinges in ascending order.
///
/// A form is tight (it has a `position`, and `interval` is the hinge that it sits on) or loose
/// (`position` is -1, and `interval` counts the hinges that lie below its value).
struct Form: BitwiseCopyable {
  /// Where its terms start in the arena of entries.
  var firstEntry: Int32
  var entryCount: Int32
  /// Where its hinges start in the arena of hinges.
  var firstHinge: Int32 = 0
  var hingeCount: Int32 = 0
  var hingeCapacity: Int32 = 0
  var interval: Int32 = 0
  /// How many constraints stand on it, also those set aside, which have no hinge.
  var constraintCount: Int32 = 0
  var position: Position = -1
  /// The hash of the terms; a form of one variable is found through that variable instead.
  var hash: UInt32 = 0
  /// Whether it waits in the list of loose forms whose value has left their interval.
  var isStray = false
  var isUsed = true
}

/// A breakpoint of the piecewise-linear penalty of a form, owned by one constraint.
struct Hinge: BitwiseCopyable {
  /// The value of the form at which the slope changes.
  var position: Double
  /// The slope of the penalty below the position.
  var slopeBelow: Double
  /// The slope of the penalty above the position.
  var slopeAbove: Double
  var level: LevelID
  /// -1 marks a filler: it weighs nothing and holds a variable that nothing else pins.
  var constraint: ConstraintID

  var jump: Double { slopeAbove - slopeBelow }
  var isFiller: Bool { constraint < 0 }

  init(
    position: Double, relation: Relation, weight: Double, level: LevelID, constraint: ConstraintID
  ) {
    self.position = position
    slopeBelow = relation == .lessThanOrEqual ? 0 : -weight
    slopeAbove = relation == .greaterThanOrEqual ? 0 : weight
    self.level = level
    self.constraint = constraint
  }

  /// A filler at the present value of a variable.
  static func filler(at position: Double) -> Hinge {
    Hinge(position: position, relation: .equal, weight: 0, level: 0, constraint: -1)
  }
}
