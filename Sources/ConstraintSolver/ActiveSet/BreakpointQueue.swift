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

/// The hinges ahead on a ray, nearest first: a binary heap that holds the next one of each form.
struct BreakpointQueue: ~Copyable {
  private var heap = Buffer<Breakpoint>()
  /// While shaking, hinges at the same distance come in an order mixed with this seed.
  private var shake: UInt32?

  var isEmpty: Bool { heap.isEmpty }

  var nearest: Breakpoint { heap[0] }

  mutating func removeAll(shake newShake: UInt32?) {
    heap.removeAll()
    shake = newShake
  }

  /// Appends without order; `heapify` must follow.
  @inline(__always)
  mutating func append(_ breakpoint: Breakpoint) { heap.append(breakpoint) }

  mutating func heapify() {
    var root = heap.count / 2 - 1
    while root >= 0 {
      siftDown(from: root)
      root -= 1
    }
  }

  /// Replaces the nearest hinge by the next one of the same form.
  mutating func replaceNearest(with breakpoint: Breakpoint) {
    heap[0] = breakpoint
    siftDown(from: 0)
  }

  mutating func removeNearest() {
    let last = heap.removeLast()
    if !heap.isEmpty { replaceNearest(with: last) }
  }

  /// At equal distances the faster form first: its pivot is the larger one.
  @inline(__always)
  private func precedes(_ a: Breakpoint, _ b: Breakpoint) -> Bool {
    if a.distance != b.distance { return a.distance < b.distance }
    if let shake {
      let mixedA = (UInt32(bitPattern: a.form) ^ shake) &* 2_654_435_761
      let mixedB = (UInt32(bitPattern: b.form) ^ shake) &* 2_654_435_761
      if mixedA != mixedB { return mixedA < mixedB }
    }
    if a.rate != b.rate { return a.rate > b.rate }
    return a.form < b.form
  }

  private mutating func siftDown(from root: Int) {
    let count = heap.count
    let moved = heap[root]
    var hole = root
    while true {
      var child = 2 * hole + 1
      if child >= count { break }
      if child + 1 < count, precedes(heap[child + 1], heap[child]) { child += 1 }
      if !precedes(heap[child], moved) { break }
      heap[hole] = heap[child]
      hole = child
    }
    heap[hole] = moved
  }
}
