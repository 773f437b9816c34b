import Foundation

/// This program once more, for the memory that one measurement takes: in a process that has done
/// something else before, memory would be used again that is held already.
enum PeakProcess {
  /// Tells how much memory an engine takes for a task at a workload of a size; nil if that cannot
  /// be told. It is over the time limit after some seconds, if they are given.
  typealias Measure = (
    BenchmarkTask, Workload, Int, EngineKind, _ timeLimit: Double?
  ) throws(EngineError) -> MemoryUse?

  /// Starts the program.
  static func measure(
    _ task: BenchmarkTask, _ workload: Workload, size: Int, engine: EngineKind,
    timeLimit: Double?
  ) throws(EngineError) -> MemoryUse? {
    let arguments = [
      BenchmarkCommand.peakCommand, task.rawValue, "--workload", workload.rawValue, "--sizes",
      "\(size)", "--engine", engine.rawValue,
    ]
    guard let path = Bundle.main.executablePath,
      let process = FinishedProcess(
        URL(fileURLWithPath: path), arguments, reading: .output, timeLimit: timeLimit)
    else { return nil }
    if process.isOverTimeLimit { throw .overTimeLimit }
    let words = String(decoding: process.written, as: UTF8.self).split(
      whereSeparator: \.isWhitespace)
    guard let peak = words.first.flatMap({ Int($0) }) else { return nil }
    return MemoryUse(peakBytes: peak, residentBytes: words.dropFirst().first.flatMap { Int($0) })
  }

  /// What the started process does.
  ///
  /// - Returns: The bytes at the peak and those held at the end, each null where that is not known.
  static func run(_ request: BenchmarkCommand.Request) throws(EngineError) -> String {
    guard let task = request.tasks.first, let workload = request.workloads.first,
      let size = request.sizes.first,
      let kind = request.engines.first
    else { return "null" }
    let engine = try kind.makeEngine(
      for: workload, size: size, timeLimit: Measurement.Settings().timeLimit)
    if !task.startsAnew { _ = try engine.build(repeating: 1) }
    let runs =
      request.runs == .atMost(RunCount.most) && task.startsAnew ? .exactly(1) : request.runs
    _ = try engine.step(task, repeating: runs.count(ifOneTakes: 0))
    let memory = try engine.memory()
    return [memory?.peakBytes, memory?.residentBytes]
      .map { $0.map(String.init) ?? "null" }.joined(separator: " ")
  }
}
