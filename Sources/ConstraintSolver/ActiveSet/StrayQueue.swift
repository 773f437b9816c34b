/// Stray forms of one round in the order of their repair: over the highest level first, and there
/// from the greatest distance.
struct StrayOrder: HeapOrder {
  struct Element: BitwiseCopyable {
    var form: FormID
    /// The rank of the level of the hinge that the form lies beyond.
    var rank: Int32
    /// How far beyond, when the round began.
    var gap: Double
  }

  @inline(__always)
  func precedes(_ a: Element, _ b: Element) -> Bool {
    if a.rank != b.rank { return a.rank < b.rank }
    if a.gap != b.gap { return a.gap > b.gap }
    return a.form < b.form
  }
}

typealias StrayQueue = BinaryHeap<StrayOrder>
