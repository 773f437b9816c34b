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
    /// The room at the rank of the list that it is on.
    fileprivate(set) var room = 0.0
    /// The next candidate on the same list, or -1.
    fileprivate(set) var next: Int32 = -1

    init(position: Position, place: Int32, hinge: Int32, weight: Double) {
      self.position = position
      self.place = place
      self.hinge = hinge
      self.weight = weight
    }

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

  private(set) subscript(candidate: Int32) -> Candidate {
    @inline(__always) get { heap.order.candidates[candidate] }
    @inline(__always) _modify { yield &heap.order.candidates[candidate] }
  }

  /// Becomes empty.
  ///
  /// - Parameters:
  ///   - sign: 1 for a stray form above its interval, -1 for one below.
  ///   - count: The number of entries of the tableau row.
  mutating func begin(
    sign newSign: Double, count: Int, rankCount: Int, limit newLimit: Limit
  ) {
    heap.removeAll()
    heap.order.begin(rankCount: rankCount)
    heads.reset(to: rankCount, filling: -1)
    reserves.reset(to: count, filling: .none)
    sign = newSign
    limit = newLimit
  }

  /// Whether the ratios of a candidate exceed the limit, as far as the first one that is not 0 tells.
  @inline(__always)
  func isBeyondLimit(_ reserve: Reserve, weight: Double) -> Bool {
    let rank = Int(reserve.rank)
    return rank < limit.rank
      || rank == limit.rank && reserve.room > (limit.jump + Self.ratioTolerance) * weight
  }

  /// Adds a candidate to the list of a rank that is not reached yet.
  @inline(__always)
  mutating func append(_ candidate: Candidate, _ reserve: Reserve) {
    heap.order.candidates.append(candidate)
    file(Int32(heap.order.candidates.count - 1), reserve)
  }

  @inline(__always)
  private mutating func file(_ candidate: Int32, _ reserve: Reserve) {
    self[candidate].room = reserve.room
    self[candidate].next = heads[reserve.rank]
    heads[reserve.rank] = candidate
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
      heap.append(element(of: candidate))
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

  private func element(of candidate: Int32) -> LeastRatioFirst.Element {
    let ratio = self[candidate].room / self[candidate].weight.magnitude
    return LeastRatioFirst.Element(ratio: ratio, candidate: candidate)
  }

  /// Lets the form of the first candidate come to its next hinge.
  mutating func passFirst(to hinge: Int32) {
    self[first].hinge = hinge
    reserves[self[first].place] = .none
  }

  /// Restores the order after the ratios of the first candidate changed.
  mutating func reorderFirst(_ reserve: Reserve) {
    self[first].room = reserve.rank > rank ? 0 : reserve.room
    heap.replaceFirst(with: element(of: first))
  }

  /// Moves the first candidate to the list of a rank that is not reached yet.
  mutating func moveFirst(_ reserve: Reserve) {
    file(first, reserve)
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
