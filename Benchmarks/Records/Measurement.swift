/// Measures engines at one task, workload and size, side by side.
struct Measurement {
  /// How to measure.
  struct Settings {
    /// After this many seconds a peer is given up.
    var timeLimit = 60.0
    /// After this many seconds of a build or layout this package is given up; nil to wait.
    var patience: Double?
    var runs = RunCount.atMost(RunCount.most)
    /// Tells how much memory an engine takes.
    var memory: PeakProcess.Measure = { _, _, _, _, _ in nil }
    /// Is told what is going on.
    var progress: (String) -> Void = { _ in }
  }

  /// What one engine did.
  enum Outcome {
    case record(BenchmarkRecord)
    /// It is not there, it failed, or its answer is wrong: what to tell the user.
    case fault(EngineError)
  }

  private struct Contender {
    var kind: EngineKind
    var engine: any Engine
    var repetitions = 1
    var runCount = 0
    var times: [Double] = []
    var pivots = 0.0
    var factorizations = 0.0
    var answers = Answers()
    var memory: MemoryUse?
  }

  let task: BenchmarkTask
  let workload: Workload
  let size: Int
  private let problem: WorkloadProblem
  private let settings: Settings

  init(task: BenchmarkTask, workload: Workload, size: Int, settings: Settings) {
    self.task = task
    self.workload = workload
    self.size = size
    self.settings = settings
    problem = workload.problem(size: size)
  }

  /// Lets each engine solve, compares the answers, and only then measures.
  ///
  /// - Parameters:
  ///   - kinds: The engines.
  ///   - givenUp: Those of them that took longer than the limit at a smaller size, and what is to be
  ///     recorded of them.
  /// - Returns: One outcome for each engine that knows the task, in the order given.
  func run(
    _ kinds: [EngineKind], givenUp: [EngineKind: BenchmarkRecord.Outcome]
  ) -> [(EngineKind, Outcome)] {
    let kinds = kinds.filter { $0.supports(task, of: workload) }
    var outcomes: [EngineKind: Outcome] = [:]
    var contenders: [Contender] = []
    // Peers come last, so that their answers are compared with those of this package.
    for kind in kinds.filter({ !$0.isPeer }) + kinds.filter(\.isPeer) {
      if let outcome = givenUp[kind] {
        outcomes[kind] = .record(record(of: kind, as: outcome))
        continue
      }
      do throws(EngineError) {
        // What takes too long is found out where it can be ended.
        let memory = kind.isOurs ? try self.memory(of: kind) : nil
        tell(kind, "compares its answers")
        let engine = try kind.makeEngine(
          for: workload, size: size, timeLimit: settings.timeLimit)
        var contender = Contender(kind: kind, engine: engine, memory: memory)
        try solveOnce(&contender)
        try compare(contender, with: contenders.first)
        contenders.append(contender)
      } catch {
        outcomes[kind] = outcome(of: kind, error)
      }
    }
    let longest = contenders.map(\.runCount).max() ?? 0
    for run in 0..<longest {
      for place in contenders.indices where run < contenders[place].runCount {
        let kind = contenders[place].kind
        if outcomes[kind] != nil { continue }
        tell(kind, "run \(run + 1) of \(contenders[place].runCount)")
        do throws(EngineError) {
          try measure(&contenders[place])
        } catch {
          outcomes[kind] = outcome(of: kind, error)
        }
      }
    }
    for var contender in contenders where outcomes[contender.kind] == nil {
      if !contender.kind.isOurs { contender.memory = try? memory(of: contender.kind) }
      outcomes[contender.kind] = .record(record(of: contender))
    }
    return withRatios(kinds.compactMap { kind in outcomes[kind].map { (kind, $0) } })
  }

  private func tell(_ kind: EngineKind, _ what: String) {
    settings.progress("\(task.rawValue) \(workload.rawValue) of \(size): \(kind.rawValue), \(what)")
  }

  private func outcome(of kind: EngineKind, _ error: EngineError) -> Outcome {
    switch error {
    case .overTimeLimit: .record(record(of: kind, as: .overLimit))
    case .buildOverTimeLimit: .record(record(of: kind, as: .buildOverLimit))
    default: .fault(error)
    }
  }

  private func withRatios(_ outcomes: [(EngineKind, Outcome)]) -> [(EngineKind, Outcome)] {
    let records = outcomes.compactMap { outcome in
      if case .record(let record) = outcome.1 { record } else { nil }
    }
    return outcomes.map { kind, outcome in
      guard case .record(var record) = outcome else { return (kind, outcome) }
      record.compare(with: records)
      return (kind, .record(record))
    }
  }

  /// Compares the answers with those of the first contender, in a layout with those by hand.
  private func compare(_ contender: Contender, with first: Contender?) throws(EngineError) {
    var reference = first
    if task.isOfLibrary, contender.kind != .manual {
      let kind = workload.hasArithmeticByHand ? EngineKind.manual : .solver
      let engine = try kind.makeEngine(for: workload, size: size, timeLimit: settings.timeLimit)
      _ = try engine.build(repeating: 1)
      reference = Contender(kind: kind, engine: engine)
      reference?.answers.append(try engine.values())
    }
    guard let reference else { return }
    guard
      let difference = contender.answers.difference(
        from: reference.answers, of: workload, problem, during: task)
    else { return }
    let reason = "\(difference) as \(reference.kind.rawValue) says"
    let isWorse = contender.answers.isWorse(than: reference.answers, of: problem, during: task)
    throw contender.kind.isPeer && isWorse ? .worse(reason) : .failed(reason)
  }

  /// Takes the answers of each moment, and from the time that takes, how often to repeat.
  private func solveOnce(_ contender: inout Contender) throws(EngineError) {
    var sample: Sample
    if task.startsAnew {
      sample = try perform(contender)
      contender.answers.append(try contender.engine.values())
    } else {
      do throws(EngineError) {
        sample = try contender.engine.build(repeating: 1)
      } catch {
        throw error == .overTimeLimit ? .buildOverTimeLimit : error
      }
      for _ in 0..<2 {
        sample = try contender.engine.step(task, repeating: 1)
        contender.answers.append(try contender.engine.values())
      }
    }
    // Short tasks are repeated until the clock no longer matters; an even number of times, so that
    // every run begins alike.
    while sample.nanoseconds < Self.shortestRun, contender.repetitions < 1 << 16 {
      contender.repetitions *= 2
      sample = try perform(contender)
    }
    contender.runCount = settings.runs.count(ifOneTakes: sample.nanoseconds)
    // What takes that long is not done again.
    if contender.runCount == 1 {
      note(sample, for: &contender)
      contender.runCount = 0
    }
  }

  private static let shortestRun = 1e6

  private func perform(_ contender: Contender) throws(EngineError) -> Sample {
    try contender.engine.step(task, repeating: contender.repetitions)
  }

  private func measure(_ contender: inout Contender) throws(EngineError) {
    note(try perform(contender), for: &contender)
  }

  private func note(_ sample: Sample, for contender: inout Contender) {
    let count = Double(contender.repetitions)
    contender.times.append(sample.nanoseconds / count)
    contender.pivots = Double(sample.pivots) / count
    contender.factorizations = Double(sample.factorizations) / count
  }

  private func memory(of kind: EngineKind) throws(EngineError) -> MemoryUse? {
    tell(kind, "memory")
    return try settings.memory(task, workload, size, kind, kind.isOurs ? settings.patience : nil)
  }

  private func record(of contender: Contender) -> BenchmarkRecord {
    let kind = contender.kind
    let solves = kind.isOurs && task != .state
    return BenchmarkRecord(
      task: task, workload: workload, size: size, views: problem.viewCount,
      rows: problem.rows.count,
      engine: kind, timing: Timing(contender.times),
      pivots: solves ? contender.pivots : nil,
      factorizations: solves ? contender.factorizations : nil,
      peakBytes: contender.memory?.peakBytes, checksum: contender.answers.checksum,
      constraints: contender.engine.constraintCount,
      residentBytes: contender.memory?.residentBytes)
  }

  /// The record of an engine without a measurement.
  func record(of kind: EngineKind, as outcome: BenchmarkRecord.Outcome) -> BenchmarkRecord {
    let limit = kind.isOurs ? settings.patience ?? settings.timeLimit : settings.timeLimit
    return BenchmarkRecord(
      task: task, workload: workload, size: size, views: problem.viewCount,
      rows: problem.rows.count,
      engine: kind, outcome: outcome,
      timing: outcome == .overLimit ? Timing([limit * 1e9]) : nil)
  }
}
