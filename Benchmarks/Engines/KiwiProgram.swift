import Foundation

/// The measuring program around kiwi, built from the source package of its Python binding.
struct KiwiProgram {
  private let sources: URL
  private let output: URL

  /// - Parameter file: This file; the C++ source has its place relative to it.
  init(file: String = #filePath) {
    let benchmarks = URL(fileURLWithPath: file).deletingLastPathComponent()
      .deletingLastPathComponent()
    sources = benchmarks.appendingPathComponent("peers/kiwi.cpp")
    output = benchmarks.appendingPathComponent("peers/build-output")
  }

  /// Makes the program unless it is there.
  ///
  /// - Throws: ``EngineError/missing(_:)`` if a tool is not there or fails.
  func build() throws(EngineError) -> URL {
    let program = output.appendingPathComponent("kiwi")
    if isNewer(program, than: sources) { return program }
    let headers = try headerFolder()
    try run(
      "c++",
      ["-O3", "-std=c++17", "-w", "-I", headers.path, sources.path, "-o", program.path])
    return program
  }

  private func isNewer(_ file: URL, than other: URL) -> Bool {
    let dates = [file, other].map { url in
      (try? url.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
    }
    guard let mine = dates[0], let theirs = dates[1] else { return false }
    return mine > theirs
  }

  private func headerFolder() throws(EngineError) -> URL {
    if let folder = findHeaders() { return folder }
    guard
      (try? FileManager.default.createDirectory(at: output, withIntermediateDirectories: true))
        != nil
    else { throw .missing("cannot make the folder \(output.path)") }
    try run(
      "pip",
      [
        "download", "--no-deps", "--no-binary", ":all:", "--retries", "1", "--timeout", "20",
        "--dest", output.path, "kiwisolver",
      ])
    guard let archive = entries().first(where: { $0.lastPathComponent.hasSuffix(".tar.gz") })
    else { throw .missing("pip downloaded no source package") }
    try run("tar", ["-xf", archive.path, "-C", output.path])
    guard let folder = findHeaders() else {
      throw .missing("no kiwi/kiwi.h in \(archive.lastPathComponent)")
    }
    return folder
  }

  private func findHeaders() -> URL? {
    entries().first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("kiwi/kiwi.h").path)
    }
  }

  private func entries() -> [URL] {
    let urls = try? FileManager.default.contentsOfDirectory(
      at: output, includingPropertiesForKeys: nil)
    return (urls ?? []).sorted { $0.path < $1.path }
  }

  private func run(_ tool: String, _ arguments: [String]) throws(EngineError) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { throw .missing("cannot start \(tool)") }
    process.waitUntilExit()
    if process.terminationStatus == 127 { throw .missing("there is no \(tool)") }
    if process.terminationStatus != 0 {
      throw .missing("\(tool) \(arguments[0]) ended with \(process.terminationStatus)")
    }
  }
}
