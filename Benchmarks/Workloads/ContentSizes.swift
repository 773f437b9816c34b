/// Content sizes that look random and are the same in every run and for every engine.
struct ContentSizes {
  private var state: UInt64 = 42

  /// The next whole number of a range.
  mutating func next(in range: Range<Int>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(range.lowerBound + Int((state >> 33) % UInt64(range.count)))
  }
}
