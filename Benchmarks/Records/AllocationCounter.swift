import Foundation

/// Counts the blocks of memory that one build, step or layout asks for, by valgrind: the same number
/// in every run of the same program.
///
/// The program runs itself under valgrind, which writes a line for each block; between those, on the
/// same stream, stand marks around the step that counts.
struct AllocationCounter {
  /// Why there is no count, for the user.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  let tasks: [BenchmarkTask]
  let engines: [EngineKind]
  let workloads: [Workload]
  let sizes: [Int]

  private static let valgrind = [
    "valgrind", "--tool=memcheck", "--leak-check=no", "--undef-value-errors=no",
    "--trace-malloc=yes",
  ]

  /// What stands on a line of its own before and after each step that counts.
  private static let mark = "|"

  /// What is counted in.
  struct Step: Hashable {
    var task: BenchmarkTask
    var engine: EngineKind
    var workload: Workload
    var size: Int
  }

  /// What is counted in, in this order: all that the engines know.
  private var steps: [Step] {
    tasks.flatMap { task in
      engines.flatMap { engine in
        workloads.filter { engine.supports(task, of: $0) }.flatMap { workload in
          sizes.map { Step(task: task, engine: engine, workload: workload, size: $0) }
        }
      }
    }
  }

  /// Counts.
  ///
  /// - Returns: The number of blocks of each step.
  func counts() throws(Fault) -> [Step: Int] {
    guard let program = Bundle.main.executablePath else {
      throw Fault(description: "cannot find the program itself")
    }
    // Hash tables that are seeded by chance grow differently in every process.
    let arguments = ["SWIFT_DETERMINISTIC_HASHING=1"] + Self.valgrind + [program] + words
    let env = URL(fileURLWithPath: "/usr/bin/env")
    guard let process = FinishedProcess(env, arguments, reading: .errors) else {
      throw Fault(description: "cannot start valgrind")
    }
    if process.status == 127 {
      throw Fault(
        description: "there is no 'valgrind'; install it with your system's package manager")
    }
    let counts = Self.counts(in: process.written)
    guard process.status == 0, counts.count == steps.count else {
      throw Fault(
        description: "valgrind cannot run this program: \(process.lastLine ?? "no answer")")
    }
    return Dictionary(uniqueKeysWithValues: zip(steps, counts))
  }

  private var words: [String] {
    [
      BenchmarkCommand.allocationsCommand, tasks.map(\.rawValue).joined(separator: ","),
      "--engine", engines.map(\.rawValue).joined(separator: ","),
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

  /// What the process under valgrind does: there and back to make what is made once, and once more.
  static func run(_ request: BenchmarkCommand.Request) throws(EngineError) {
    let counter = AllocationCounter(
      tasks: request.tasks, engines: request.engines, workloads: request.workloads,
      sizes: request.sizes)
    for step in counter.steps {
      let engine = try step.engine.makeEngine(
        for: step.workload, size: step.size, timeLimit: request.timeLimit)
      if !step.task.startsAnew { _ = try engine.build(repeating: 1) }
      _ = try engine.step(step.task, repeating: 2)
      writeMark()
      _ = try engine.step(step.task, repeating: 1)
      writeMark()
    }
  }

  /// Without asking for memory.
  private static func writeMark() { _ = unsafe write(STDERR_FILENO, "|\n", 2) }
}
