extension BenchmarkCommand {
  /// What to measure, and how.
  struct Request: Equatable {
    var tasks: [BenchmarkTask]
    var workloads = Workload.available
    var sizes = [10, 100, 1000]
    var engines: [EngineKind]
    var runs = RunCount.atMost(RunCount.most)
    /// After this many seconds a peer is given up.
    var timeLimit = 60.0
    /// After this many seconds of a build or layout this package is given up; nil to wait.
    var patience: Double?
    /// Whether memory is measured where a step continues another one, too.
    var measuresMemoryOfSteps = true
    /// The file for the records.
    var json: String?

    /// The usual measurement of a task.
    ///
    /// - Parameter isQuick: Whether to measure less, and less well.
    init(task: BenchmarkTask, isQuick: Bool = false) {
      tasks = [task]
      engines = task.usualEngines
      if isQuick { hurry() }
    }

    /// The usual measurement of all tasks, with all engines.
    static func report(isQuick: Bool) -> Request {
      var request = Request(task: .build)
      request.tasks = BenchmarkTask.allCases
      request.engines = EngineKind.allCases
      request.measuresMemoryOfSteps = false
      request.sizes = [10, 100, 1000, 10_000, 100_000]
      request.runs = .atMost(5)
      request.timeLimit = 2
      request.patience = 15
      if isQuick { request.hurry() }
      return request
    }

    private mutating func hurry() {
      sizes = [10, 100]
      runs = .atMost(3)
      timeLimit = 2
    }
  }
}
