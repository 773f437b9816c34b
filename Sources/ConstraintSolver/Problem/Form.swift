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
  /// The first of the constraints that stand on it, linked by their records, or -1. A constraint
  /// that is set aside is among them without having a hinge.
  var firstConstraint: ConstraintID = -1
  var position: Position = -1
  /// The hash of the terms; a form of one variable is found through that variable instead.
  var hash: UInt32 = 0
  /// Whether it waits in the list of loose forms whose value has left their interval.
  var isStray = false
  var isUsed = true
}

/// A breakpoint of the piecewise-linear penalty of a form, owned by one constraint.
struct Hinge: BitwiseCopyable, Equatable {
  /// The value of the form at which the slope changes.
  var position: Double
  /// The slope of the penalty where it is not 0.
  var weight: Double
  /// The same on the hidden level that breaks ties; 0 for what is required.
  var tieWeight: Float
  /// -1 marks a filler: it weighs nothing and holds a form that nothing else pins.
  var constraint: ConstraintID
  var level: LevelID
  var relation: Relation

  var isFiller: Bool { constraint < 0 }

  /// The slope of the penalty on the side above or below the position.
  @inline(__always)
  func slope(isAbove: Bool) -> Double { isAbove ? slopeAbove : slopeBelow }

  /// The slope of the penalty below the position.
  @inline(__always)
  var slopeBelow: Double { relation == .lessThanOrEqual ? 0 : -weight }

  /// The slope of the penalty above the position.
  @inline(__always)
  var slopeAbove: Double { relation == .greaterThanOrEqual ? 0 : weight }

  @inline(__always)
  var jump: Double { relation == .equal ? 2 * weight : weight }

  /// The change of the slope on the hidden level.
  var tieJump: Double { relation == .equal ? 2 * Double(tieWeight) : Double(tieWeight) }

  /// The change of the slope at a level.
  @inline(__always)
  func jump(level asked: LevelID) -> Double {
    asked == level ? jump : asked == LevelTable.hidden ? tieJump : 0
  }

  /// The slope, at a level, on the side above or below the position.
  @inline(__always)
  func slope(isAbove: Bool, level asked: LevelID) -> Double {
    let weight = asked == level ? weight : asked == LevelTable.hidden ? Double(tieWeight) : 0
    if isAbove { return relation == .greaterThanOrEqual ? 0 : weight }
    return relation == .lessThanOrEqual ? 0 : -weight
  }

  /// A filler at the present value of a form.
  static func filler(at position: Double) -> Hinge {
    Hinge(
      position: position, weight: 0, tieWeight: 0, constraint: -1, level: 0, relation: .equal)
  }
}
