/// The state of the optimisation: which forms are tight, at which hinge, and what follows from it.
///
/// The penalty of all constraints is a convex piecewise-linear function of the variables, with
/// values ordered lexicographically by level. A vertex is a choice of as many tight forms as there
/// are variables, with a nonsingular matrix *B*. Each tight form has a multiplier at each level;
/// the vertex is optimal when each multiplier lies, lexicographically, between the slopes of the
/// form below and above its hinge, and each loose form lies in the interval it is filed under. What
/// is kept of a multiplier is how far it is above the lower one of the two: that takes no sum over
/// hinges to judge.
///
/// Invariants, checked by `checkInvariants()`:
/// 1. A form is tight exactly when `factor.forms` holds it at its position.
/// 2. The value of a loose form is its linear form at `values`; that of a tight one is its hinge.
/// 3. The multipliers balance: *Σ yₚ aₚ + Σ g_f a_f* = 0 over tight *p* and loose *f*, at each level.
/// 4. A position whose multiplier is out of bounds is listed in `leavingQueue`, and a loose form
///    outside its interval is listed in `strayForms`.
///
/// Within a round of dual steps the variables and the loose forms stay where they were when it began;
/// 2 holds again once `applyMoves` has ended it.
///
/// A method that only reads is marked to be inlined where it is called from a loop: the compiler
/// otherwise passes it a copy of the whole struct, three kilobytes a call.
struct ActiveSet: ~Copyable {
  /// Values of forms closer than this are equal, see also `noise`.
  static var valueTolerance: Double { 1e-9 }
  /// Multipliers closer than this are equal at first; weights are of the order of 1.
  static var leastMultiplierTolerance: Double { 1e-10 }
  /// Multipliers below this are noise and become zero.
  static var multiplierNoise: Double { 1e-12 }
  /// A form that moves slower than this along a ray does not move.
  static var rateTolerance: Double { 1e-9 }
  /// A smaller pivot is refused.
  static var pivotTolerance: Double { 1e-9 }

  var rows = RowStorage()
  var levels = LevelTable()
  var factor = Factorization()
  /// The present value of each variable.
  var values = Buffer<Double>()
  var reducedMultipliers = MultiplierTable()

  /// Positions to look at for a multiplier out of bounds; a superset.
  var leavingQueue = LeavingQueue()
  /// Loose forms to look at for a value outside their interval; marked by `Form.isStray`.
  var strayForms = Buffer<FormID>()

  /// Forms that may violate a required constraint, see `takesBackRequired`.
  var suspectForms = Buffer<FormID>()
  /// Forms of several variables that a removed constraint left tight.
  var looseEnds = Buffer<FormID>()
  /// Moves of tight forms that follow their hinges.
  var displacements = Buffer<Displacement>()
  /// Values before they first changed since the last report.
  var touched = TouchedVariables()
  /// Whether moves or elimination have left rounding in the values, see `polish`.
  var hasMoved = false
  /// Whether a pivot has magnified rounding, so that the vertex must be computed anew.
  var isDoubtful = false
  /// Changes whenever rays do.
  var version: UInt64 = 0

  /// A ray or a step, by step of the variable.
  var direction = SparseVector()
  /// A row of the tableau, by position.
  var tableauRow = SparseVector()
  /// A right side under construction. Between dual steps, by position, how far the tight forms are to
  /// move at the end of the round.
  var scratch = SparseVector()
  /// The rate at which each of `movingForms` changes along `direction`.
  var rates = Buffer<Double>()
  /// Marks for whoever goes through a list of forms, and none that last.
  var formMarks = StampSet()
  var movingForms = Buffer<FormID>()

  var rays = RayCache()
  var breakpoints = BreakpointQueue(order: NearestFirst())
  var flips = FlipList()
  var candidates = DualCandidates()
  /// The stray forms that are left of a round of dual steps.
  var strayQueue = StrayQueue(order: StrayOrder())
  /// How many entries the rows of the tableau had that were computed in a round for nothing.
  var futileWork = 0
  var crash = CrashScratch()
  /// A slope for each level, in scratch memory.
  var slopes = Buffer<Double>()

  /// Multipliers closer than this are equal; see `loosen`.
  var multiplierTolerance = leastMultiplierTolerance
  var counters = Counters()
  var isShaking = false
  var shakeState: UInt64 = 0

  /// What the optimisation did since the counters were reset.
  struct Counters {
    var pivots = 0
    var factorizations = 0
    var degenerateSteps = 0
  }

  struct Displacement: BitwiseCopyable {
    var position: Position
    var distance: Double
  }

  mutating func addVariable() {
    values.append(0)
    rows.addVariable()
  }
}
