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
