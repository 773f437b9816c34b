/// A hinge that a form meets on a ray.
struct Breakpoint: BitwiseCopyable {
  /// How far along the ray.
  var distance: Double
  /// How fast the form moves, without sign.
  var rate: Double
  var form: FormID
  /// The place of the hinge among those of the form.
  var hinge: Int32
}

/// The hinges ahead on a ray, nearest first: the next one of each form.
typealias BreakpointQueue = BinaryHeap<NearestFirst>

/// The order of hinges on a ray. At equal distances the faster form comes first: its pivot is the
/// larger one.
struct NearestFirst: HeapOrder {
  /// While shaking, hinges at the same distance come in an order mixed with this seed.
  var shake: UInt32?

  @inline(__always)
  func precedes(_ a: Breakpoint, _ b: Breakpoint) -> Bool {
    if a.distance != b.distance { return a.distance < b.distance }
    if let shake {
      let mixedA = (UInt32(bitPattern: a.form) ^ shake) &* 2_654_435_761
      let mixedB = (UInt32(bitPattern: b.form) ^ shake) &* 2_654_435_761
      if mixedA != mixedB { return mixedA < mixedB }
    }
    if a.rate != b.rate { return a.rate > b.rate }
    return a.form < b.form
  }
}
