import Dispatch
import Foundation

/// A program that was run to its end, and what it wrote.
struct FinishedProcess {
  /// What is read of a program; the other is thrown away.
  enum Stream {
    case output, errors
  }

  /// What it ended with.
  let status: Int32
  /// All that it wrote to the stream.
  let written: Data
  /// Whether it was ended by force.
  let isOverTimeLimit: Bool

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - stream: What to read.
  ///   - timeLimit: After how many seconds it is ended; nil to wait.
  /// - Returns: nil where the program cannot be started.
  init?(
    _ program: URL, _ arguments: [String], reading stream: Stream, timeLimit: Double? = nil
  ) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = arguments
    switch stream {
    case .output:
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
    case .errors:
      process.standardOutput = FileHandle.nullDevice
      process.standardError = pipe
    }
    guard (try? process.run()) != nil else { return nil }
    let identifier = process.processIdentifier
    let timer = DispatchWorkItem { kill(identifier, SIGKILL) }
    if let timeLimit {
      DispatchQueue.global().asyncAfter(deadline: .now() + timeLimit, execute: timer)
    }
    written = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    timer.cancel()
    status = process.terminationStatus
    isOverTimeLimit =
      timeLimit != nil && process.terminationReason == .uncaughtSignal && status == SIGKILL
  }

  /// The last line that it wrote.
  var lastLine: String? {
    String(decoding: written.suffix(2000), as: UTF8.self).split(separator: "\n").last
      .map(String.init)
  }
}
