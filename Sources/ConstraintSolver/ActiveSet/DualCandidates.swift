/// Positions that can give way in a dual step, the one of least lexicographic ratio first.
struct DualCandidates: ~Copyable {
  struct Candidate: BitwiseCopyable {
    var position: Position
    /// The hinge its form has come to within the step.
    var hinge: Int32
    /// The entry of the tableau row, with the sign of the step.
    var weight: Double
  }

  /// Ratios closer than this are equal.
  private static var ratioTolerance: Double { 1e-9 }

  var candidates = Buffer<Candidate>()
  /// The ratios by rank, those of one candidate together.
  private var ratios = Buffer<Double>()
  private var heap = Buffer<Int32>()
  private var limit = Buffer<Double>()
  private var rankCount = 0

  var isEmpty: Bool { heap.isEmpty }
  var first: Int32 { heap[0] }

  mutating func removeAll(rankCount newRankCount: Int) {
    candidates.removeAll()
    ratios.removeAll()
    heap.removeAll()
    rankCount = newRankCount
  }

  mutating func append(_ candidate: Candidate) {
    candidates.append(candidate)
    ratios.resize(to: candidates.count * rankCount, filling: 0)
  }

  mutating func removeLast() {
    _ = candidates.removeLast()
    ratios.truncate(to: candidates.count * rankCount)
  }

  func ratio(of candidate: Int32, rank: Int) -> Double {
    ratios[Int(candidate) * rankCount + rank]
  }

  mutating func setRatio(_ ratio: Double, of candidate: Int32, rank: Int) {
    ratios[Int(candidate) * rankCount + rank] = ratio.magnitude < Self.ratioTolerance ? 0 : ratio
  }

  /// Ends the ratios of a candidate: a ratio below zero is an error within tolerances.
  mutating func clampRatios(of candidate: Int32) {
    for rank in 0..<rankCount {
      let ratio = ratio(of: candidate, rank: rank)
      if ratio > 0 { return }
      if ratio < 0 {
        for rank in 0..<rankCount { setRatio(0, of: candidate, rank: rank) }
        return
      }
    }
  }

  /// Sets how far the multipliers can go before the penalty of the stray form gives way: `jump` at
  /// one rank, `tie` at the last, and 0 elsewhere.
  mutating func setLimit(_ jump: Double, atRank rank: Int, tie: Double) {
    limit.reset(to: rankCount, filling: 0)
    limit[rank] = jump
    if tie != 0 { limit[rankCount - 1] = tie }
  }

  /// Whether the ratios of a candidate exceed the limit lexicographically.
  func exceedsLimit(_ candidate: Int32) -> Bool {
    for rank in 0..<rankCount {
      let difference = ratio(of: candidate, rank: rank) - limit[rank]
      if difference > Self.ratioTolerance { return true }
      if difference < -Self.ratioTolerance { return false }
    }
    return false
  }

  mutating func heapify() {
    for candidate in 0..<Int32(candidates.count) { heap.append(candidate) }
    var root = heap.count / 2 - 1
    while root >= 0 {
      siftDown(from: root)
      root -= 1
    }
  }

  /// Restores the order after the ratios of the first candidate changed.
  mutating func reorderFirst() { siftDown(from: 0) }

  /// At equal ratios the larger pivot first.
  private func precedes(_ a: Int32, _ b: Int32) -> Bool {
    for rank in 0..<rankCount {
      let difference = ratio(of: a, rank: rank) - ratio(of: b, rank: rank)
      if difference > Self.ratioTolerance { return false }
      if difference < -Self.ratioTolerance { return true }
    }
    let weightA = candidates[a].weight.magnitude
    let weightB = candidates[b].weight.magnitude
    return weightA != weightB ? weightA > weightB : candidates[a].position < candidates[b].position
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
