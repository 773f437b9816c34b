/// Positions that can give way in a dual step, the one of least lexicographic ratio first.
///
/// Most ratios differ at the first level at which they are not 0, and few candidates give way. So
/// the places of the tableau row are filed by the rank of that level; only on the lists that are
/// reached are they made candidates, with the ratios at the levels below, and ordered.
struct DualCandidates: ~Copyable {
  struct Candidate: BitwiseCopyable {
    var position: Position
    /// The place of the position on the list of the tableau row.
    var place: Int32
    /// The hinge its form has come to within the step.
    var hinge: Int32
    /// The entry of the tableau row, with the sign of the step.
    var weight: Double

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
    /// The next place on the list of the same rank, or -1.
    fileprivate(set) var next: Int32 = -1
    var room: Double

    init(rank: Int, room: Double) {
      self.rank = Int32(truncatingIfNeeded: rank)
      self.room = room
    }

    /// That of a position of which nothing is known.
    static var none: Reserve { Reserve(rank: Int(Int32.max), room: 0) }
  }

  /// Ratios closer than this are equal.
  static var ratioTolerance: Double { 1e-9 }

  private var heap = BinaryHeap(order: LeastRatioFirst())
  /// The first place of the list of each rank, or -1.
  private var heads = Buffer<Int32>()
  private var limit = Limit(rank: 0, jump: 0, tie: 0)
  /// By place on the list of the tableau row.
  private(set) var reserves = Buffer<Reserve>()
  /// The places of the candidates that have come to another hinge within the step.
  private(set) var passedPlaces = Buffer<Int32>()
  /// 1 for a stray form above its interval, -1 for one below.
  private(set) var sign = 1.0

  /// The rank of the list that is ordered; the lists of later ranks are done.
  var rank: Int { heap.order.rank }
  var isEmpty: Bool { heap.isEmpty }
  var first: Int32 { heap.first.candidate }

  subscript(candidate: Int32) -> Candidate {
    @inline(__always) get { heap.order.candidates[candidate] }
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
    reserves.removeAll()
    reserves.reserve(count)
    passedPlaces.removeAll()
    sign = newSign
    limit = newLimit
  }

  /// Whether the ratios of a candidate exceed the limit, as far as the first one that is not 0 tells.
  @inline(__always)
  private func isBeyondLimit(_ reserve: Reserve, weight: Double) -> Bool {
    let rank = Int(reserve.rank)
    return rank < limit.rank
      || rank == limit.rank && reserve.room > (limit.jump + Self.ratioTolerance) * weight
  }

  /// Keeps the reserve of the next place, and files the place if it can give way.
  @inline(__always)
  mutating func append(_ reserve: Reserve, weight: Double) {
    var reserve = reserve
    if !isBeyondLimit(reserve, weight: weight) {
      reserve.next = heads[reserve.rank]
      heads[reserve.rank] = Int32(truncatingIfNeeded: reserves.count)
    }
    reserves.append(reserve)
  }

  /// Passes over a place that cannot give way.
  mutating func appendNone() { reserves.append(.none) }

  /// Goes on to the list of the rank above, whose places are to be made candidates.
  ///
  /// - Returns: Its first place, or -1 when it is empty; `nil` when what is left exceeds the limit.
  mutating func openNextList() -> Int32? {
    if rank <= limit.rank { return nil }
    heap.order.rank -= 1
    return heads[rank]
  }

  /// Adds a place of the open list to the candidates, whose ratios at the ranks below are to be set.
  mutating func append(_ candidate: Candidate) -> Int32 {
    let index = heap.order.append(candidate)
    heap.append(element(of: index))
    return index
  }

  @inline(__always)
  mutating func setRatio(_ ratio: Double, of candidate: Int32, rank: Int) {
    heap.order.setRatio(
      ratio.magnitude < Self.ratioTolerance ? 0 : ratio, of: candidate, rank: rank)
  }

  /// Orders the list that was opened.
  mutating func heapify() { heap.heapify() }

  private func element(of candidate: Int32) -> LeastRatioFirst.Element {
    let ratio = reserves[self[candidate].place].room / self[candidate].weight.magnitude
    return LeastRatioFirst.Element(ratio: ratio, candidate: candidate)
  }

  /// Lets the form of the first candidate come to its next hinge.
  mutating func passFirst(to hinge: Int32) {
    heap.order.candidates[first].hinge = hinge
    passedPlaces.append(self[first].place)
  }

  /// Restores the order after the ratios of the first candidate changed.
  mutating func reorderFirst(_ reserve: Reserve) {
    reserves[self[first].place].room = reserve.rank > rank ? 0 : reserve.room
    heap.replaceFirst(with: element(of: first))
  }

  /// Moves the first candidate to the list of a rank that is not reached yet.
  mutating func moveFirst(_ reserve: Reserve) {
    let place = self[first].place
    reserves[place] = reserve
    reserves[place].next = heads[reserve.rank]
    heads[reserve.rank] = place
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
