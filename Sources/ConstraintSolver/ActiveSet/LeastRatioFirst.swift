/// The order of the dual candidates on one list. At equal ratios the larger pivot comes first.
struct LeastRatioFirst: HeapOrder, ~Copyable {
  struct Element: BitwiseCopyable {
    /// The ratio at the rank of the list.
    var ratio: Double
    var candidate: Int32
  }

  var candidates = Buffer<DualCandidates.Candidate>()
  var rank = 0
  private var rankCount = 0
  /// The ratios at the ranks after that of the list, those of one candidate together.
  private var ratios = Buffer<Double>()

  mutating func begin(rankCount newRankCount: Int) {
    candidates.removeAll()
    rankCount = newRankCount
    rank = newRankCount
  }

  mutating func append(_ candidate: DualCandidates.Candidate) -> Int32 {
    candidates.append(candidate)
    let count = candidates.count * rankCount
    if ratios.count < count { ratios.append(0, times: count - ratios.count) }
    return Int32(candidates.count - 1)
  }

  @inline(__always)
  func ratio(of candidate: Int32, rank: Int) -> Double {
    ratios[Int(candidate) * rankCount + rank]
  }

  @inline(__always)
  mutating func setRatio(_ ratio: Double, of candidate: Int32, rank: Int) {
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
