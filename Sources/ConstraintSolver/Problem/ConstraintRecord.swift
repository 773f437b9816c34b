/// What the solver keeps of a constraint: what the caller wants, and which form has its hinge.
struct ConstraintRecord: BitwiseCopyable {
  var form: FormID
  /// The form that has the constraint's hinge now, or -1 while it has none.
  var hingedForm: FormID = -1
  /// The next constraint on the same form, or -1.
  var nextOnForm: ConstraintID = -1
  var generation: UInt32 = 0
  /// The relation as the caller gave it.
  var relation: Relation
  var isProtected: Bool
  /// Whether it gave way in a conflict.
  var isSetAside = false
  /// Whether it is a member of a conflict of the last solution.
  var isInConflict = false
  /// Whether the caller has not removed it.
  var isWanted = true
  /// Whether it waits in the queue of edits.
  var isPending = false
  /// The constant as the caller gave it.
  var constant: Double
  /// The caller's terms are this times the form.
  var scale: Double
  var priority: Double
  var weight: Double
  var key: UInt64

  var isRequired: Bool { priority == ConstraintTraits.required }

  /// The value of the form that the constraint asks for.
  var target: Double { constant / scale }

  func hinge(of constraint: ConstraintID, at level: LevelID) -> Hinge {
    Hinge(
      position: target, weight: isRequired ? 1 : Self.clamp(weight * scale.magnitude),
      tieWeight: isRequired ? 0 : tieWeight * Float(Self.clamp(scale.magnitude)),
      constraint: constraint, level: level, relation: scale < 0 ? relation.flipped : relation)
  }

  /// Required constraints all hold or are set aside, so their weights do not matter; the others are
  /// kept within what the tolerances of the multipliers can tell apart.
  private static func clamp(_ weight: Double) -> Double { min(max(weight, 1e-5), 1e8) }

  /// Between a half and one and a half, spread by the key.
  private var tieWeight: Float {
    var mixed = (key &+ 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed &>> 31)) &* 0x94D0_49BB_1331_11EB
    return 0.5 + Float(mixed &>> 40) / Float(1 << 24)
  }
}
