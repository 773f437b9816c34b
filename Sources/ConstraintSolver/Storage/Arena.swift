/// One block of memory cut into slices of a few elements, which are recycled by size.
///
/// A slice is named by the index of its first element. Sizes up to eight are exact, larger ones
/// are rounded up to the next of four steps between powers of two, so that a freed slice serves any
/// later request of its class.
struct Arena<Element: BitwiseCopyable>: ~Copyable {
  private struct FreeSlice: BitwiseCopyable {
    var start: Int32
    var next: Int32
  }

  private static var classCount: Int { 128 }

  /// All slices; to be read by a loop that must not look up each element anew.
  private(set) var elements = Buffer<Element>()
  private var freeSlices = Buffer<FreeSlice>()
  private var unusedFreeSlice: Int32 = -1
  private var heads = Buffer<Int32>(repeating: -1, count: classCount)

  subscript(index: Int) -> Element {
    @inline(__always) get { elements[index] }
    @inline(__always) _modify { yield &elements[index] }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { elements[index] }
    @inline(__always) _modify { yield &elements[index] }
  }

  init() {}

  /// Makes an arena of elements that the caller cuts into slices, each of a `capacity(for:)`.
  init(count: Int, filler: Element) {
    elements.reset(to: count, filling: filler)
  }

  /// How many elements a slice that was asked for `count` holds.
  @inline(__always)
  static func capacity(for count: Int) -> Int {
    if count <= 8 { return count }
    let step = stepSize(of: count)
    return (count + step - 1) & -step
  }

  /// A quarter of the greatest power of two below a count above 4.
  @inline(__always)
  private static func stepSize(of count: Int) -> Int {
    1 << (Int.bitWidth - 3 - (count - 1).leadingZeroBitCount)
  }

  @inline(__always)
  private static func sizeClass(of capacity: Int) -> Int {
    if capacity <= 8 { return capacity }
    // The steps from 8 to 16 are the classes 9 to 12, and so on.
    let step = stepSize(of: capacity)
    return 4 * step.trailingZeroBitCount + capacity / step
  }

  /// Makes room for more elements.
  mutating func reserve(_ count: Int) { elements.reserve(elements.count + count) }

  /// Hands out a slice of `capacity(for: count)` elements, each equal to `filler` when it is new.
  mutating func allocate(_ count: Int, filler: Element) -> Int32 {
    let capacity = Self.capacity(for: count)
    let sizeClass = Self.sizeClass(of: capacity)
    let head = heads[sizeClass]
    if head >= 0 {
      let slice = freeSlices[head]
      heads[sizeClass] = slice.next
      freeSlices[head].next = unusedFreeSlice
      unusedFreeSlice = head
      return slice.start
    }
    let start = elements.count
    elements.append(filler, times: capacity)
    return Int32(start)
  }

  /// Takes back a slice that was handed out for `count` elements.
  mutating func free(_ start: Int32, _ count: Int) {
    let capacity = Self.capacity(for: count)
    if capacity == 0 { return }
    let sizeClass = Self.sizeClass(of: capacity)
    let slice = FreeSlice(start: start, next: heads[sizeClass])
    if unusedFreeSlice >= 0 {
      heads[sizeClass] = unusedFreeSlice
      unusedFreeSlice = freeSlices[unusedFreeSlice].next
      freeSlices[heads[sizeClass]] = slice
    } else {
      heads[sizeClass] = Int32(freeSlices.count)
      freeSlices.append(slice)
    }
  }

  /// Moves the contents of a slice that is full to one of about twice its size.
  ///
  /// - Returns: The start of the new slice.
  mutating func enlarge(_ start: Int32, from count: Int, to newCount: Int, filler: Element) -> Int32
  {
    let newStart = allocate(newCount, filler: filler)
    elements.move(from: Int(start), to: Int(newStart), count: count)
    free(start, count)
    return newStart
  }
}

extension Arena {
  /// Makes an independent copy.
  init(copying other: borrowing Self) {
    self.init()
    elements = Buffer(copying: other.elements)
    freeSlices = Buffer(copying: other.freeSlices)
    unusedFreeSlice = other.unusedFreeSlice
    heads = Buffer(copying: other.heads)
  }
}
