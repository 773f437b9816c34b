/// The engines by their names on the command line.
enum EngineKind: String, CaseIterable, Sendable {
  /// This package's solver.
  case solver
  /// Arithmetic written by hand for the same frames.
  case manual
  /// The C++ library of that name, a Cassowary solver.
  case kiwi
  /// The Rust library `cassowary`, a port of the same algorithm.
  case cassowary
  /// This package as a whole: views and anchors, the solver, frames.
  case library
  /// The same, with the statements made in blocks of the maker.
  case maker

  /// Whether it is another solver, which may take longer than anybody would wait.
  var isPeer: Bool { self == .kiwi || self == .cassowary }

  /// Whether it is this package.
  var isOurs: Bool { self == .solver || self == .library || self == .maker }

  /// Whether an engine of this package is compared with it.
  func isRival(of ours: EngineKind) -> Bool { !isOurs || (ours == .maker && self == .library) }

  /// Whether the engine knows a task, and can do it with a workload.
  func supports(_ task: BenchmarkTask, of workload: Workload) -> Bool {
    switch self {
    case .solver, .kiwi, .cassowary: !task.isOfLibrary
    // There are no constraints to state or to remove.
    case .manual: task != .churn && task != .state && workload.hasArithmeticByHand
    case .library: task.isOfLibrary
    case .maker: task.isOfLibrary && workload.hasMakerStyle
    }
  }

  /// Prepares the engine for one workload.
  ///
  /// - Parameter timeLimit: After how many seconds without an answer a peer is given up.
  func makeEngine(
    for workload: Workload, size: Int, timeLimit: Double
  ) throws(EngineError) -> any Engine {
    switch self {
    case .solver: SolverEngine(problem: workload.problem(size: size))
    case .manual: ManualEngine(workload: workload, size: size)
    case .kiwi, .cassowary:
      try PeerEngine(
        PeerProgram(rawValue), problem: workload.problem(size: size), timeLimit: timeLimit)
    case .library: LibraryEngine(workload: workload, size: size, style: .anchors)
    case .maker: LibraryEngine(workload: workload, size: size, style: .maker)
    }
  }
}
