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
  var interval: Int32 = 0
  /// The first of the constraints that stand on it, linked by their records, or -1. A constraint
  /// that is set aside is among them without having a hinge.
  var firstConstraint: ConstraintID = -1
  var position: Position = -1
  /// The hash of the terms; a form of one variable is found through that variable instead.
  var hash: UInt32 = 0
  /// The binary logarithm of its room for hinges; -1 without any.
  private var hingeRoom: Int8 = -1
  /// Whether it waits in the list of loose forms whose value has left their interval.
  var isStray = false
  var isUsed = true

  init(firstEntry: Int32, entryCount: Int32) {
    self.firstEntry = firstEntry
    self.entryCount = entryCount
  }

  /// How many hinges there is room for: none or a power of two.
  var hingeCapacity: Int32 {
    @inline(__always) get { hingeRoom < 0 ? 0 : 1 &<< Int32(hingeRoom) }
    @inline(__always) set {
      hingeRoom = newValue == 0 ? -1 : Int8(truncatingIfNeeded: newValue.trailingZeroBitCount)
    }
  }
}
