import Foundation

/// Measures engines at one task, workload and size, side by side.
struct Measurement {
  /// After this many seconds an engine is given up.
  static let timeLimit = 60.0

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
    var answers = Answers()
  }

  let task: BenchmarkTask
  let workload: Workload
  let size: Int
  private let problem: WorkloadProblem
  private let memory: PeakProcess.Measure

  /// - Parameter memory: Tells how much memory an engine takes.
  init(
    task: BenchmarkTask, workload: Workload, size: Int, memory: @escaping PeakProcess.Measure
  ) {
    self.task = task
    self.workload = workload
    self.size = size
    self.memory = memory
    problem = workload.problem(size: size)
  }

  /// Lets each engine solve, compares the answers, and only then measures.
  ///
  /// - Parameters:
  ///   - kinds: The engines.
  ///   - givenUp: Those of them that took longer than the limit at a smaller size.
  /// - Returns: One outcome for each engine that knows the task, in the order given.
  func run(_ kinds: [EngineKind], givenUp: Set<EngineKind>) -> [(EngineKind, Outcome)] {
    var outcomes: [EngineKind: Outcome] = [:]
    var contenders: [Contender] = []
    for kind in kinds {
      if givenUp.contains(kind) {
        outcomes[kind] = .record(record(of: kind, nil))
        continue
      }
      do throws(EngineError) {
        let engine = try kind.makeEngine(for: workload, size: size)
        if !engine.supports(task) { continue }
        var contender = Contender(kind: kind, engine: engine)
        try solveOnce(&contender)
        try compare(contender, with: contenders.first)
        contenders.append(contender)
      } catch {
        outcomes[kind] =
          error == .overTimeLimit ? .record(record(of: kind, nil)) : .fault(error)
      }
    }
    let longest = contenders.map(\.runCount).max() ?? 0
    for run in 0..<longest {
      for place in contenders.indices where run < contenders[place].runCount {
        do throws(EngineError) {
          try measure(&contenders[place])
        } catch {
          outcomes[contenders[place].kind] = .fault(error)
        }
      }
    }
    for contender in contenders where outcomes[contender.kind] == nil {
      outcomes[contender.kind] = .record(record(of: contender.kind, contender))
    }
    return kinds.compactMap { kind in outcomes[kind].map { (kind, $0) } }
  }

  /// Compares the answers with those of the first contender, in a layout with those by hand.
  private func compare(_ contender: Contender, with first: Contender?) throws(EngineError) {
    var reference = first
    if task.isOfLibrary, contender.kind != .manual {
      let manual = ManualEngine(workload: workload, size: size)
      _ = try manual.build(repeating: 1)
      reference = Contender(kind: .manual, engine: manual)
      reference?.answers.append(try manual.values())
    }
    guard let reference else { return }
    if let difference = contender.answers.difference(
      from: reference.answers, of: workload, problem, during: task)
    {
      throw .failed("\(difference) as \(reference.kind.rawValue) says")
    }
  }

  /// Takes the answers of each moment, and from the time that takes, how often to repeat.
  private func solveOnce(_ contender: inout Contender) throws(EngineError) {
    var sample: Sample
    if task.startsAnew {
      sample = try perform(contender)
      contender.answers.append(try contender.engine.values())
    } else {
      sample = try contender.engine.build(repeating: 1)
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
    switch sample.nanoseconds {
    case ..<5e7: contender.runCount = 15
    case ..<1e9: contender.runCount = 5
    case ..<1e10: contender.runCount = 3
    default: note(sample, for: &contender)
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
    contender.times.append(sample.nanoseconds / Double(contender.repetitions))
    contender.pivots = Double(sample.pivots) / Double(contender.repetitions)
  }

  /// - Parameter contender: nil for an engine that took longer than the limit.
  private func record(of kind: EngineKind, _ contender: Contender?) -> BenchmarkRecord {
    let times = contender.map { $0.times.sorted() } ?? [Self.timeLimit * 1e9]
    let memory = contender == nil ? nil : memory(task, workload, size, kind)
    return BenchmarkRecord(
      task: task, workload: workload, views: problem.viewCount, rows: problem.rows.count,
      engine: kind, nanoseconds: times[times.count / 2], pivots: contender?.pivots,
      peakBytes: memory?.peakBytes, checksum: contender?.answers.checksum,
      constraints: contender?.engine.constraintCount,
      residentBytes: memory?.residentBytes)
  }
}
