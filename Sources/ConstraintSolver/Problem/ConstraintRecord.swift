/// What the solver keeps of a constraint: what the caller wants, and which form has its hinge.
struct ConstraintRecord: BitwiseCopyable {
  var form: FormID
  /// The form that has the constraint's hinge now, or -1 while it has none.
  var hingedForm: FormID = -1
  /// The next constraint on the same form, or -1.
  var nextOnForm: ConstraintID = -1
  /// The generation, above a bit for each flag and two for the relation.
  private var bits: UInt32 = 0
  /// The constant as the caller gave it.
  var constant: Double
  /// The caller's terms are this times the form.
  var scale: Double
  var priority: Double
  var weight: Double
  var key: UInt64

  init(
    form: FormID, relation: Relation, isProtected: Bool, constant: Double, scale: Double,
    priority: Double, weight: Double, key: UInt64
  ) {
    self.form = form
    self.constant = constant
    self.scale = scale
    self.priority = priority
    self.weight = weight
    self.key = key
    bits = UInt32(relation.rawValue) | Self.wanted | (isProtected ? Self.protected : 0)
  }

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

// MARK: - Flags

extension ConstraintRecord {
  private static var relationMask: UInt32 { 3 }
  private static var wanted: UInt32 { 1 << 2 }
  private static var protected: UInt32 { 1 << 3 }
  private static var setAside: UInt32 { 1 << 4 }
  private static var inConflict: UInt32 { 1 << 5 }
  private static var pending: UInt32 { 1 << 6 }
  private static var generationShift: UInt32 { 7 }

  /// Tells constraints apart that had the same slot; 0 again after 33 million of them.
  var generation: UInt32 {
    @inline(__always) get { bits &>> Self.generationShift }
    @inline(__always) set {
      bits = bits & (1 << Self.generationShift - 1) | newValue &<< Self.generationShift
    }
  }

  /// The relation as the caller gave it.
  var relation: Relation {
    @inline(__always) get { Relation(rawValue: UInt8(bits & Self.relationMask)) ?? .equal }
  }

  var isProtected: Bool { @inline(__always) get { bits & Self.protected != 0 } }

  /// Whether the caller has not removed it.
  var isWanted: Bool {
    @inline(__always) get { bits & Self.wanted != 0 }
    @inline(__always) set { set(Self.wanted, newValue) }
  }

  /// Whether it gave way in a conflict.
  var isSetAside: Bool {
    @inline(__always) get { bits & Self.setAside != 0 }
    @inline(__always) set { set(Self.setAside, newValue) }
  }

  /// Whether it is a member of a conflict of the last solution.
  var isInConflict: Bool {
    @inline(__always) get { bits & Self.inConflict != 0 }
    @inline(__always) set { set(Self.inConflict, newValue) }
  }

  /// Whether it waits in the queue of edits.
  var isPending: Bool {
    @inline(__always) get { bits & Self.pending != 0 }
    @inline(__always) set { set(Self.pending, newValue) }
  }

  @inline(__always)
  private mutating func set(_ flag: UInt32, _ isSet: Bool) {
    if isSet { bits |= flag } else { bits &= ~flag }
  }
}
