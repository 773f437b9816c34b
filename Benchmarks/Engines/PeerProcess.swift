import Dispatch
import Foundation

/// A program of another engine, which answers each line on its standard input with one on its
/// standard output.
final class PeerProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let timeLimit: Double
  private var received: [UInt8] = []

  /// Starts a program.
  ///
  /// - Parameter timeLimit: How many seconds an answer may take.
  init(_ program: URL, timeLimit: Double) throws(EngineError) {
    self.timeLimit = timeLimit
    process.executableURL = program
    process.standardInput = input
    process.standardOutput = output
    guard (try? process.run()) != nil else { throw .failed("cannot start \(program.path)") }
  }

  deinit {
    // The program ends with its input.
    try? input.fileHandleForWriting.close()
    if process.isRunning { process.terminate() }
  }

  /// Sends some lines that are not answered.
  func send(_ text: String) throws(EngineError) {
    do {
      try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    } catch {
      throw .failed("it does not listen")
    }
  }

  /// Sends one line and waits for the answer.
  ///
  /// - Throws: ``EngineError/overTimeLimit`` after the time limit; the program is ended then.
  func ask(_ line: String) throws(EngineError) -> String {
    let process = process.processIdentifier
    let timer = DispatchWorkItem { kill(process, SIGKILL) }
    let start = ContinuousClock.now
    DispatchQueue.global().asyncAfter(
      deadline: .now() + timeLimit, execute: timer)
    defer { timer.cancel() }
    try send(line + "\n")
    while !received.contains(UInt8(ascii: "\n")) {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty {
        let isLate = ContinuousClock.now - start >= .seconds(timeLimit)
        throw isLate ? .overTimeLimit : .failed("it ended without an answer to '\(line)'")
      }
      received += data
    }
    let answer = received.prefix { $0 != UInt8(ascii: "\n") }
    received.removeFirst(answer.count + 1)
    return String(decoding: answer, as: UTF8.self)
  }
}
