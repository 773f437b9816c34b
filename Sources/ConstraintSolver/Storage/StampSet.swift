/// Marks places in O(1) each, and forgets all marks in amortised O(1): stamps are short, so that
/// they take little memory, and must be wiped once in 65,535 times.
struct StampSet: ~Copyable {
  private var stamps = Buffer<UInt16>()
  private var current: UInt16 = 0

  /// Forgets all marks, and makes room for places below `size`.
  @inline(__always)
  mutating func begin(size: Int) {
    if stamps.count < size { stamps.resize(to: size, filling: 0) }
    current &+= 1
    if current == 0 {
      stamps.reset(to: stamps.count, filling: 0)
      current = 1
    }
  }

  @inline(__always)
  func contains(_ place: Int32) -> Bool { stamps[place] == current }

  /// - Returns: Whether the place was not marked before.
  @inline(__always)
  @discardableResult
  mutating func insert(_ place: Int32) -> Bool {
    if stamps[place] == current { return false }
    stamps[place] = current
    return true
  }
}

extension StampSet {
  /// Makes an independent copy.
  init(copying other: borrowing Self) {
    self.init()
    stamps = Buffer(copying: other.stamps)
    current = other.current
  }
}
