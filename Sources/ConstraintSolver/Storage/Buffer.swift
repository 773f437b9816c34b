/// A growable array of plain values in memory that it owns alone.
///
/// The solver's loops index by data, a pattern in which every access to an `Array` pays for a
/// uniqueness and a bounds check. This type has one owner by construction, so it needs no
/// uniqueness check, and tests bounds in debug builds and under `SOLVER_INTERNAL_CHECKS` only.
/// It is internal to the module: no index from outside reaches it unvalidated, and every unsafe
/// expression of the solver stands in this file or in that of `Owned`.
@safe
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private var capacity = 0

  init() {
    unsafe base = nil
  }

  init(repeating value: Element, count: Int) {
    self.init()
    resize(to: count, filling: value)
  }

  /// Makes a buffer of the same elements, with room for no more.
  init(copying other: borrowing Self) {
    self.init()
    guard let source = unsafe other.base, other.count > 0 else { return }
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: other.count)
    unsafe copy.initialize(from: source, count: other.count)
    unsafe base = copy
    count = other.count
    capacity = other.count
  }

  deinit {
    unsafe base?.deallocate()
  }

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  private func check(_ index: Int) {
    #if SOLVER_INTERNAL_CHECKS
      precondition(index >= 0 && index < count, "index \(index) is not in 0..<\(count)")
    #else
      assert(index >= 0 && index < count, "index \(index) is not in 0..<\(count)")
    #endif
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      check(index)
      return unsafe base.unsafelyUnwrapped[index]
    }
    @inline(__always) _modify {
      check(index)
      yield unsafe &base.unsafelyUnwrapped[index]
    }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) _modify { yield &self[Int(index)] }
  }

  /// Copies the elements, as far as there is room for them.
  func copy(into target: inout MutableSpan<Element>) {
    guard let base = unsafe base else { return }
    unsafe target.withUnsafeMutableBufferPointer { target in
      unsafe target.baseAddress?.update(from: base, count: min(count, target.count))
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    unsafe (base.unsafelyUnwrapped + count).initialize(to: element)
    count += 1
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    check(count - 1)
    count -= 1
    return unsafe base.unsafelyUnwrapped[count]
  }

  /// Forgets the elements and keeps the memory.
  @inline(__always)
  mutating func removeAll() {
    count = 0
  }

  /// Drops elements from the end.
  @inline(__always)
  mutating func truncate(to newCount: Int) {
    assert(newCount <= count)
    count = newCount
  }

  mutating func reserve(_ minimum: Int) {
    if minimum > capacity { grow(to: minimum) }
  }

  /// Drops elements from the end, or appends copies of `value`.
  mutating func resize(to newCount: Int, filling value: Element) {
    reserve(newCount)
    if newCount > count {
      unsafe (base.unsafelyUnwrapped + count).initialize(repeating: value, count: newCount - count)
    }
    count = newCount
  }

  /// Appends a few copies of `value`, faster than `resize` does.
  @inline(__always)
  mutating func append(_ value: Element, times: Int) {
    if capacity - count < times { grow(to: count + times) }
    let end = count + times
    while count < end {
      unsafe (base.unsafelyUnwrapped + count).initialize(to: value)
      count += 1
    }
  }

  /// Becomes `newCount` copies of `value`.
  mutating func reset(to newCount: Int, filling value: Element) {
    count = 0
    resize(to: newCount, filling: value)
  }

  /// Moves `length` elements from `source` to `target`; the two ranges do not overlap.
  @inline(__always)
  mutating func move(from source: Int, to target: Int, count length: Int) {
    if length == 0 { return }
    check(source)
    check(source + length - 1)
    check(target)
    check(target + length - 1)
    unsafe (base.unsafelyUnwrapped + target).update(
      from: base.unsafelyUnwrapped + source, count: length)
  }

  @inline(never)
  private mutating func grow(to minimum: Int) {
    // Growing fast copies least; a large buffer grows more slowly, for the memory's sake.
    let step = capacity < 1 << 10 ? 3 * capacity : capacity < 1 << 16 ? capacity : capacity / 2
    let newCapacity = Swift.max(minimum, capacity + step + 8)
    let newBase = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    if let base = unsafe base {
      unsafe newBase.moveInitialize(from: base, count: count)
      unsafe base.deallocate()
    }
    unsafe base = newBase
    capacity = newCapacity
  }
}

extension Buffer where Element: Comparable {
  /// Puts the elements in ascending order.
  mutating func sort() {
    var elements = unsafe UnsafeMutableBufferPointer(start: base, count: count)
    unsafe elements.sort()
  }
}

extension Buffer<Double> {
  /// Sets the elements that runs name to their place at a distance from where they started.
  ///
  /// - Parameter firstMotion: The motions of the first run; those of the others follow.
  mutating func slide(
    along runs: borrowing Buffer<MotionRun>, _ range: Range<Int32>,
    _ motions: borrowing Buffer<Motion>, from firstMotion: Int32, by distance: Double
  ) {
    // Local pointers: those in the buffers would be read again after each store.
    guard let values = unsafe base, var motion = unsafe motions.base else { return }
    unsafe motion += Int(firstMotion)
    for place in range {
      let run = runs[place]
      check(Int(run.first))
      check(Int(run.slot(run.count - 1)))
      let stride = Int(run.stride)
      var target = unsafe values + Int(run.first)
      let end = unsafe motion + Int(run.count)
      if run.isUniform {
        let moved = unsafe motion.pointee.moved(by: distance)
        // Four at a time, since there is no more to an element than its store.
        var rest = run.count
        while rest >= 4 {
          unsafe target[0] = moved
          unsafe target[stride] = moved
          unsafe target[2 * stride] = moved
          unsafe target[3 * stride] = moved
          unsafe target += 4 * stride
          rest &-= 4
        }
        while rest > 0 {
          unsafe target.pointee = moved
          unsafe target += stride
          rest &-= 1
        }
        unsafe motion = end
      }
      while unsafe motion < end {
        unsafe target.pointee = motion.pointee.moved(by: distance)
        unsafe target += stride
        unsafe motion += 1
      }
    }
  }
}
