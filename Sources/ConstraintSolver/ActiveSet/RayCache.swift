/// The rays of constants that were edited last, so that another edit of one costs its ray alone.
///
/// A ray keeps the values that it started from: a value is always its start plus the distance times
/// its rate, so that any number of edits adds up no rounding. Cached rays touch different variables
/// and forms; a ray that overlaps an older one takes its place.
struct RayCache: ~Copyable {
  /// A loose form that a ray moves.
  struct MovedForm: BitwiseCopyable {
    var form: FormID
    var start: Double
    var rate: Double
  }

  struct Ray: BitwiseCopyable {
    var constraint: ConstraintID = -1
    /// The version of the vertex it belongs to.
    var version: UInt64 = 0
    /// The position of the hinge that it started from.
    var origin = 0.0
    /// How far it has gone from there.
    var distance = 0.0
    var firstRun: Int32 = 0
    var runCount: Int32 = 0
    /// Where the motions of its runs start, one run after the other.
    var firstMotion: Int32 = 0
    var variableCount: Int32 = 0
    var firstForm: Int32 = 0
    var formCount: Int32 = 0
    /// The least and the greatest rate of a variable, and the greatest start, by magnitude.
    var leastRate = Double.infinity
    var greatestRate = 0.0
    var greatestStart = 0.0
    /// The distances between which none of its forms leaves its interval.
    var leastFree = -Double.infinity
    var greatestFree = Double.infinity
    /// Whether the values of its forms are those of another distance.
    var isBehind = false
    var lastUse: UInt64 = 0

    var runs: Range<Int32> { firstRun..<firstRun + runCount }
    var forms: Range<Int32> { firstForm..<firstForm + formCount }

    /// Counts a motion among those of its variables.
    mutating func include(_ motion: Motion) {
      leastRate = min(leastRate, motion.rate.magnitude)
      greatestRate = max(greatestRate, motion.rate.magnitude)
      greatestStart = max(greatestStart, motion.start.magnitude)
    }

    /// Keeps the distances at which a form that moves lies between two values.
    mutating func include(_ moved: MovedForm, from lower: Double, to upper: Double) {
      let (near, far) = moved.rate > 0 ? (lower, upper) : (upper, lower)
      leastFree = max(leastFree, (near - moved.start) / moved.rate)
      greatestFree = min(greatestFree, (far - moved.start) / moved.rate)
    }

    /// Whether a slide is long enough to change every variable whatever the rounding. It takes no
    /// look at the variables, and may say no of a slide that does change them all.
    @inline(__always)
    func changesAll(from old: Double, to new: Double) -> Bool {
      let greatest = greatestStart + max(old.magnitude, new.magnitude) * greatestRate
      return (new - old).magnitude * leastRate > 8 * greatest.ulp
    }
  }

  /// How many rays are kept.
  private static var capacity: Int { 16 }

  var rays = Buffer<Ray>()
  var runs = Arena<MotionRun>()
  var motions = Arena<Motion>()
  var forms = Arena<MovedForm>()
  /// The variables of a ray under construction.
  var order = Buffer<VariableID>()
  private var foundRuns = Buffer<MotionRun>()
  private var variableOwners = Owners()
  private var formOwners = Owners()
  private var clock: UInt64 = 0

  /// The place of the ray of a constraint that still belongs to the vertex, or -1.
  @inline(__always)
  mutating func find(_ constraint: ConstraintID, version: UInt64) -> Int {
    for place in 0..<rays.count
    where rays[place].constraint == constraint && rays[place].version == version {
      clock += 1
      rays[place].lastUse = clock
      return place
    }
    return -1
  }

  /// Makes room for a ray of the variables in `order`, and lists their runs.
  ///
  /// - Returns: Its place; the caller writes the motions and the forms.
  mutating func insert(_ newRay: Ray) -> Int {
    var ray = newRay
    findRuns()
    ray.variableCount = Int32(order.count)
    ray.runCount = Int32(foundRuns.count)
    var place = 0
    if rays.count < Self.capacity {
      place = rays.count
      rays.append(Ray())
    } else {
      for other in 1..<rays.count where rays[other].lastUse < rays[place].lastUse { place = other }
      drop(place)
    }
    clock += 1
    ray.lastUse = clock
    ray.firstRun = runs.allocate(foundRuns.count, filler: MotionRun(first: -1, stride: 0, count: 0))
    for k in 0..<foundRuns.count { runs[Int(ray.firstRun) + k] = foundRuns[k] }
    ray.firstMotion = motions.allocate(order.count, filler: Motion(start: 0, rate: 0))
    ray.firstForm = forms.allocate(
      Int(ray.formCount), filler: MovedForm(form: -1, start: 0, rate: 0))
    rays[place] = ray
    return place
  }

  /// Cuts `order` into runs.
  private mutating func findRuns() {
    foundRuns.removeAll()
    var run = MotionRun(first: 0, stride: 0, count: 0)
    for k in 0..<order.count {
      let slot = order[k]
      if run.count == 1 { run.stride = slot - run.first }
      if run.count > 0, slot == run.slot(run.count) {
        run.count += 1
        continue
      }
      if run.count > 0 { foundRuns.append(run) }
      run = MotionRun(first: slot, stride: 0, count: 1)
    }
    if run.count > 0 { foundRuns.append(run) }
  }

  /// Claims a variable for a ray, and drops the ray that had it before.
  mutating func claim(variable: VariableID, for place: Int, variableCount: Int) {
    let former = variableOwners.claim(variable, for: place, count: variableCount)
    if former >= 0, former != place { drop(former) }
  }

  /// Claims a loose form for a ray, and drops the ray that had it before.
  mutating func claim(form: FormID, for place: Int, formCount: Int) {
    let former = formOwners.claim(form, for: place, count: formCount)
    if former >= 0, former != place { drop(former) }
  }

  private mutating func drop(_ place: Int) {
    if rays[place].constraint < 0 { return }
    let ray = rays[place]
    runs.free(ray.firstRun, Int(ray.runCount))
    motions.free(ray.firstMotion, Int(ray.variableCount))
    forms.free(ray.firstForm, Int(ray.formCount))
    rays[place].constraint = -1
    rays[place].lastUse = 0
  }

  /// Forgets the rays of a vertex that is left.
  mutating func removeOutdated(version: UInt64) {
    for place in 0..<rays.count where rays[place].version != version { drop(place) }
  }
}

extension RayCache {
  /// The ray that each slot was claimed for last.
  private struct Owners: ~Copyable {
    /// Places plus one, 0 where there was no claim.
    private var places = Buffer<UInt8>()

    init() {}

    init(copying other: borrowing Self) {
      places = Buffer(copying: other.places)
    }

    /// - Returns: The place of the former owner, or -1.
    @inline(__always)
    mutating func claim(_ slot: Int32, for place: Int, count: Int) -> Int {
      if places.count < count { places.resize(to: count, filling: 0) }
      let former = Int(places[slot]) - 1
      places[slot] = UInt8(place + 1)
      return former
    }
  }
}

extension RayCache {
  /// Makes an independent copy.
  init(copying other: borrowing Self) {
    self.init()
    rays = Buffer(copying: other.rays)
    runs = Arena(copying: other.runs)
    motions = Arena(copying: other.motions)
    forms = Arena(copying: other.forms)
    order = Buffer(copying: other.order)
    foundRuns = Buffer(copying: other.foundRuns)
    variableOwners = Owners(copying: other.variableOwners)
    formOwners = Owners(copying: other.formOwners)
    clock = other.clock
  }
}
