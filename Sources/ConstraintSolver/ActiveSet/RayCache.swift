/// The rays of constants that were edited last, so that another edit of one costs its ray alone.
///
/// A ray keeps the values that it started from: a value is always its start plus the distance times
/// its rate, so that any number of edits adds up no rounding. Cached rays touch different variables
/// and forms; a ray that overlaps an older one takes its place.
struct RayCache: ~Copyable {
  /// A variable or a form that a ray moves.
  struct Target: BitwiseCopyable {
    var slot: Int32
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
    var firstTarget: Int32 = 0
    /// Variables come first.
    var variableCount: Int32 = 0
    var targetCount: Int32 = 0
    var lastUse: UInt64 = 0
  }

  /// How many rays are kept.
  private static var capacity: Int { 16 }

  var rays = Buffer<Ray>()
  var targets = Arena<Target>()
  private var variableOwners = Buffer<UInt8>()
  private var formOwners = Buffer<UInt8>()
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

  /// Makes room for a ray.
  ///
  /// - Returns: Its place; the caller writes the targets.
  mutating func insert(_ ray: Ray) -> Int {
    var place = 0
    if rays.count < Self.capacity {
      place = rays.count
      rays.append(Ray())
    } else {
      for other in 1..<rays.count where rays[other].lastUse < rays[place].lastUse { place = other }
      drop(place)
    }
    clock += 1
    rays[place] = ray
    rays[place].lastUse = clock
    rays[place].firstTarget = targets.allocate(
      Int(ray.targetCount), filler: Target(slot: -1, start: 0, rate: 0))
    return place
  }

  /// Claims a variable for a ray, and drops the ray that had it before.
  mutating func claim(variable: VariableID, for place: Int, variableCount: Int) {
    if variableOwners.count < variableCount { variableOwners.resize(to: variableCount, filling: 0) }
    let owner = Int(variableOwners[variable]) - 1
    if owner >= 0, owner != place { drop(owner) }
    variableOwners[variable] = UInt8(place + 1)
  }

  /// Claims a loose form for a ray, and drops the ray that had it before.
  mutating func claim(form: FormID, for place: Int, formCount: Int) {
    if formOwners.count < formCount { formOwners.resize(to: formCount, filling: 0) }
    let owner = Int(formOwners[form]) - 1
    if owner >= 0, owner != place { drop(owner) }
    formOwners[form] = UInt8(place + 1)
  }

  private mutating func drop(_ place: Int) {
    if rays[place].constraint < 0 { return }
    targets.free(rays[place].firstTarget, Int(rays[place].targetCount))
    rays[place].constraint = -1
    rays[place].lastUse = 0
  }

  /// Forgets the rays of a vertex that is left.
  mutating func removeOutdated(version: UInt64) {
    for place in 0..<rays.count where rays[place].version != version { drop(place) }
  }
}
