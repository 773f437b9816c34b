import Foundation

/// This program once more, for the memory that one measurement takes: in a process that has done
/// something else before, the peak would be that of the greatest so far.
enum PeakProcess {
  /// Tells how many bytes an engine takes for a task at a workload of a size; nil if that cannot be
  /// told.
  typealias Measure = (BenchmarkTask, Workload, Int, EngineKind) -> Int?

  /// Starts the program.
  static func measure(
    _ task: BenchmarkTask, _ workload: Workload, size: Int, engine: EngineKind
  ) -> Int? {
    let process = Process()
    guard let path = Bundle.main.executablePath else { return nil }
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [
      BenchmarkCommand.peakCommand, task.rawValue, "--workload", workload.rawValue, "--sizes",
      "\(size)", "--engine", engine.rawValue,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return Int(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// What the started process does.
  ///
  /// - Returns: The bytes, or nil where the system does not tell.
  static func run(_ request: BenchmarkCommand.Request) throws(EngineError) -> Int? {
    guard let workload = request.workloads.first, let size = request.sizes.first,
      let kind = request.engines.first
    else { return nil }
    let engine = try kind.makeEngine(for: workload, size: size)
    _ = try engine.build(repeating: 1)
    if request.task != .build { _ = try engine.step(request.task, repeating: 10) }
    return try engine.peakBytes()
  }
}
