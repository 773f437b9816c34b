import ConstraintSolver
import Foundation

/// Another solver, in a process of its own that reads the problem as text and measures itself.
final class PeerEngine: Engine {
  private let process: PeerProcess

  /// Builds the program if need be, and tells it the problem.
  ///
  /// - Parameter timeLimit: After how many seconds without an answer it is given up.
  init(
    _ program: PeerProgram, problem: WorkloadProblem, timeLimit: Double
  ) throws(EngineError) {
    process = try PeerProcess(try program.build(), timeLimit: timeLimit)
    try process.send(problem.text)
  }

  func build(repeating count: Int) throws(EngineError) -> Sample {
    try step(.build, repeating: count)
  }

  func step(_ task: BenchmarkTask, repeating count: Int) throws(EngineError) -> Sample {
    Sample(nanoseconds: try numbers("\(task.rawValue) \(count)").first ?? 0)
  }

  func values() throws(EngineError) -> [Double] { try numbers("values") }

  func memory() throws(EngineError) -> MemoryUse? {
    Int(try process.ask("peak")).map { MemoryUse(peakBytes: $0) }
  }

  private func numbers(_ command: String) throws(EngineError) -> [Double] {
    var numbers: [Double] = []
    for word in try process.ask(command).split(separator: " ") {
      guard let number = Double(word) else { throw .failed("it answers '\(word)'") }
      numbers.append(number)
    }
    return numbers
  }
}

extension WorkloadProblem {
  /// The problem for a peer to read; `peers/kiwi.cpp` says how.
  var text: String {
    var text = "problem \(variableCount) \(rows.count)\n"
    for row in rows {
      let relation =
        switch row.relation {
        case .equal: "="
        case .lessThanOrEqual: "<"
        case .greaterThanOrEqual: ">"
        }
      text += "\(relation) \(row.constant) \(row.priority) \(row.terms.count)"
      for term in terms[row.terms] { text += " \(term.variable) \(term.coefficient)" }
      text += "\n"
    }
    return text + "tasks \(Self.containerWidthRow) \(Self.containerHeightRow) \(Self.resizeFactor)"
      + " \(churnRow) \(edit.row) \(edit.constant)\n"
  }
}
