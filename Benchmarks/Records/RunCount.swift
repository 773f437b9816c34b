/// How many runs to make.
enum RunCount: Equatable {
  case exactly(Int)
  /// Fewer the longer they take.
  case atMost(Int)

  /// How many runs tell all that more of them would.
  static let most = 15

  /// The number of runs.
  ///
  /// - Parameter nanoseconds: What one takes.
  func count(ifOneTakes nanoseconds: Double) -> Int {
    switch self {
    case .exactly(let count): count
    case .atMost(let most):
      switch nanoseconds {
      case ..<5e7: most
      case ..<2.5e8: min(most, 5)
      case ..<1e9: min(most, 3)
      default: 1
      }
    }
  }
}
