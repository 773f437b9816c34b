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
    let process = Process()
    let errors = Pipe()
    process.executableURL = peers.appendingPathComponent("build")
    process.arguments = [name]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    guard (try? process.run()) != nil else {
      throw .missing("cannot start Benchmarks/peers/build")
    }
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      let line = String(decoding: said, as: UTF8.self).split(separator: "\n").last
      throw .missing(line.map(String.init) ?? "Benchmarks/peers/build failed")
    }
    return peers.appendingPathComponent("build-output").appendingPathComponent(name)
  }
}
