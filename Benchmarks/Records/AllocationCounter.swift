import Foundation

/// Counts the blocks of memory that one build or layout asks for, by valgrind: the same number in
/// every run of the same program.
///
/// The program runs itself under valgrind, which writes a line for each block; between those, on the
/// same stream, stand marks around the step that counts.
struct AllocationCounter {
  /// Why there is no count, for the user.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  let task: BenchmarkTask
  let engine: EngineKind
  let workloads: [Workload]
  let sizes: [Int]

  private static let valgrind = [
    "valgrind", "--tool=memcheck", "--leak-check=no", "--undef-value-errors=no",
    "--trace-malloc=yes",
  ]

  /// What stands on a line of its own before and after each step that counts.
  private static let mark = "|"

  /// Counts, workload by workload and in each size by size.
  ///
  /// - Returns: As many numbers as there are workloads times sizes; 0 where the engine does not know
  ///   the task.
  func counts() throws(Fault) -> [Int] {
    guard let program = Bundle.main.executablePath else {
      throw Fault(description: "cannot find the program itself")
    }
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Hash tables that are seeded by chance grow differently in every process.
    process.arguments =
      ["SWIFT_DETERMINISTIC_HASHING=1"] + Self.valgrind + [program] + words
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    guard (try? process.run()) != nil else { throw Fault(description: "cannot start valgrind") }
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus == 127 {
      throw Fault(
        description: "there is no 'valgrind'; install it with your system's package manager")
    }
    let counts = Self.counts(in: said)
    guard process.terminationStatus == 0, counts.count == workloads.count * sizes.count else {
      let line = String(decoding: said.suffix(2000), as: UTF8.self).split(separator: "\n").last
      throw Fault(
        description: "valgrind cannot run this program: \(line.map(String.init) ?? "no answer")")
    }
    return counts
  }

  private var words: [String] {
    [
      BenchmarkCommand.allocationsCommand, task.rawValue, "--engine", engine.rawValue,
      "--workload", workloads.map(\.rawValue).joined(separator: ","),
      "--sizes", sizes.map(String.init).joined(separator: ","),
    ]
  }

  /// The numbers of lines that tell of a new block, between a mark and the next.
  static func counts(in trace: Data) -> [Int] {
    var counts: [Int] = []
    var isCounting = false
    for line in trace.split(separator: UInt8(ascii: "\n")) {
      if line.elementsEqual(mark.utf8) {
        isCounting.toggle()
        if isCounting { counts.append(0) }
      } else if isCounting, line.starts(with: "--".utf8), isNewBlock(line) {
        counts[counts.count - 1] += 1
      }
    }
    return counts
  }

  /// Whether a line is like `--123-- malloc(0x20) = 0x4E5C0A0`, and no question for a size.
  private static func isNewBlock(_ line: Data) -> Bool {
    String(decoding: line, as: UTF8.self).contains(") = 0x")
  }

  /// What the process under valgrind does: each step to make what is made once, and once more.
  static func run(_ request: BenchmarkCommand.Request) throws(EngineError) {
    guard let task = request.tasks.first, let kind = request.engines.first else { return }
    for workload in request.workloads {
      for size in request.sizes {
        let engine = try kind.makeEngine(
          for: workload, size: size, timeLimit: request.timeLimit)
        let isKnown = engine.supports(task)
        if isKnown { _ = try engine.step(task, repeating: 2) }
        writeMark()
        if isKnown { _ = try engine.step(task, repeating: 1) }
        writeMark()
      }
    }
  }

  /// Without asking for memory.
  private static func writeMark() { _ = unsafe write(STDERR_FILENO, "|\n", 2) }
}
