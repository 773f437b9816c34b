/// Positions that can give way in a dual step, the one of least lexicographic ratio first.
///
/// Most ratios differ at the first level at which they are not 0, and few candidates give way. So
/// the candidates are filed by the rank of that level; only the lists that are reached get their
/// ratios at the levels below computed, and are ordered.
struct DualCandidates: ~Copyable {
  struct Candidate: BitwiseCopyable {
    var position: Position
    /// The place of the position on the list of the tableau row.
    var place: Int32
    /// The hinge its form has come to within the step.
    var hinge: Int32
    /// The entry of the tableau row, with the sign of the step.
    var weight: Double
    /// The first ratio that is not 0.
    var ratio = 0.0
    /// The next candidate on the same list, or -1.
    var next: Int32 = -1

    /// The interval whose slopes bound the multiplier of the position.
    var interval: Int32 {
      @inline(__always) get { weight > 0 ? hinge : hinge + 1 }
    }
  }

  /// How far the multipliers can go before the penalty of the stray form gives way: `jump` at one
  /// rank, `tie` at the last, and 0 elsewhere.
  struct Limit: BitwiseCopyable {
    var rank: Int
    var jump: Double
    var tie: Double
  }

  /// How far a multiplier is from the bound that it approaches: nothing before a rank, and `room` at
  /// that rank.
  struct Reserve: BitwiseCopyable {
    var rank: Int32
    var room: Double

    /// That of a position of which nothing is known.
    static var none: Reserve { Reserve(rank: .max, room: 0) }
  }

  /// Ratios closer than this are equal.
  static var ratioTolerance: Double { 1e-9 }

  private var heap = BinaryHeap(order: LeastRatioFirst())
  /// The first candidate of the list of each rank, or -1.
  private var heads = Buffer<Int32>()
  private var limit = Limit(rank: 0, jump: 0, tie: 0)
  /// By place on the list of the tableau row.
  var reserves = Buffer<Reserve>()
  /// 1 for a stray form above its interval, -1 for one below.
  private(set) var sign = 1.0

  /// The rank of the list that is ordered; the lists of later ranks are done.
  var rank: Int { heap.order.rank }
  var isEmpty: Bool { heap.isEmpty }
  var first: Int32 { heap.first.candidate }

  subscript(candidate: Int32) -> Candidate {
    @inline(__always) get { heap.order.candidates[candidate] }
    @inline(__always) _modify { yield &heap.order.candidates[candidate] }
  }

  mutating func begin(sign newSign: Double, rankCount: Int, limit newLimit: Limit) {
    heap.removeAll()
    heap.order.begin(rankCount: rankCount)
    heads.reset(to: rankCount, filling: -1)
    reserves.removeAll()
    sign = newSign
    limit = newLimit
  }

  /// Whether ratios exceed the limit, as far as the first one that is not 0 tells.
  @inline(__always)
  func isBeyondLimit(rank: Int, ratio: Double) -> Bool {
    rank < limit.rank || rank == limit.rank && ratio > limit.jump + Self.ratioTolerance
  }

  /// Adds a candidate to the list of a rank that is not reached yet.
  @inline(__always)
  mutating func append(_ candidate: Candidate, atRank rank: Int) {
    heap.order.candidates.append(candidate)
    file(Int32(heap.order.candidates.count - 1), atRank: rank)
  }

  @inline(__always)
  private mutating func file(_ candidate: Int32, atRank rank: Int) {
    self[candidate].next = heads[rank]
    heads[rank] = candidate
  }

  /// Goes on to the list of the rank above, whose ratios at the ranks below are to be set.
  ///
  /// - Returns: Its first candidate, or -1 when it is empty; `nil` when what is left exceeds the
  ///   limit.
  mutating func openNextList() -> Int32? {
    if rank <= limit.rank { return nil }
    heap.order.rank -= 1
    heap.order.reserveRatios()
    var candidate = heads[rank]
    while candidate >= 0 {
      heap.append(LeastRatioFirst.Element(ratio: self[candidate].ratio, candidate: candidate))
      candidate = self[candidate].next
    }
    return heads[rank]
  }

  @inline(__always)
  mutating func setRatio(_ ratio: Double, of candidate: Int32, rank: Int) {
    heap.order.setRatio(
      ratio.magnitude < Self.ratioTolerance ? 0 : ratio, of: candidate, rank: rank)
  }

  /// Orders the list that was opened.
  mutating func heapify() { heap.heapify() }

  /// Restores the order after the ratios of the first candidate changed.
  mutating func reorderFirst() {
    heap.replaceFirst(with: LeastRatioFirst.Element(ratio: self[first].ratio, candidate: first))
  }

  /// Moves the first candidate to the list of a rank that is not reached yet.
  mutating func moveFirst(toRank rank: Int) {
    file(first, atRank: rank)
    heap.removeFirst()
  }

  /// Whether the ratios of the first candidate exceed the limit lexicographically.
  var firstExceedsLimit: Bool {
    if rank > limit.rank { return false }
    let difference = heap.first.ratio - limit.jump
    if difference.magnitude > Self.ratioTolerance { return difference > 0 }
    for rank in rank + 1..<max(rank + 1, heads.count) {
      let tie = rank == heads.count - 1 ? limit.tie : 0
      let difference = heap.order.ratio(of: first, rank: rank) - tie
      if difference.magnitude > Self.ratioTolerance { return difference > 0 }
    }
    return false
  }
}

/// The order of the dual candidates on one list. At equal ratios the larger pivot comes first.
struct LeastRatioFirst: HeapOrder, ~Copyable {
  struct Element: BitwiseCopyable {
    /// The ratio at the rank of the list.
    var ratio: Double
    var candidate: Int32
  }

  fileprivate var candidates = Buffer<DualCandidates.Candidate>()
  fileprivate var rank = 0
  private var rankCount = 0
  /// The ratios at the ranks after that of the list, those of one candidate together.
  private var ratios = Buffer<Double>()

  fileprivate mutating func begin(rankCount newRankCount: Int) {
    candidates.removeAll()
    rankCount = newRankCount
    rank = newRankCount
  }

  fileprivate mutating func reserveRatios() {
    let count = candidates.count * rankCount
    if ratios.count < count { ratios.resize(to: count, filling: 0) }
  }

  @inline(__always)
  fileprivate func ratio(of candidate: Int32, rank: Int) -> Double {
    ratios[Int(candidate) * rankCount + rank]
  }

  @inline(__always)
  fileprivate mutating func setRatio(_ ratio: Double, of candidate: Int32, rank: Int) {
    ratios[Int(candidate) * rankCount + rank] = ratio
  }

  @inline(__always)
  func precedes(_ a: Element, _ b: Element) -> Bool {
    let tolerance = DualCandidates.ratioTolerance
    if a.ratio < b.ratio - tolerance { return true }
    if a.ratio > b.ratio + tolerance { return false }
    for rank in rank + 1..<max(rank + 1, rankCount) {
      let difference = ratio(of: a.candidate, rank: rank) - ratio(of: b.candidate, rank: rank)
      if difference.magnitude > tolerance { return difference < 0 }
    }
    let weightA = candidates[a.candidate].weight.magnitude
    let weightB = candidates[b.candidate].weight.magnitude
    if weightA != weightB { return weightA > weightB }
    return candidates[a.candidate].position < candidates[b.candidate].position
  }
}
