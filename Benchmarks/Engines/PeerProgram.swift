import Foundation

/// The program around another solver, made by the script `peers/build`.
struct PeerProgram {
  /// The solver's name, for the script and for the file of the program.
  let name: String

  /// The folder of the script.
  private var peers: URL { BenchmarkFolder.url.appendingPathComponent("peers") }

  /// - Parameter name: The solver's name.
  init(_ name: String) { self.name = name }

  /// Makes the program unless it is there.
  ///
  /// - Returns: Where it is.
  /// - Throws: ``EngineError/missing(_:)`` with what the script says.
  func build() throws(EngineError) -> URL {
    let script = peers.appendingPathComponent("build")
    guard let process = FinishedProcess(script, [name], reading: .errors) else {
      throw .missing("cannot start Benchmarks/peers/build")
    }
    if process.status != 0 {
      throw .missing(process.lastLine ?? "Benchmarks/peers/build failed")
    }
    return peers.appendingPathComponent("build-output").appendingPathComponent(name)
  }
}
