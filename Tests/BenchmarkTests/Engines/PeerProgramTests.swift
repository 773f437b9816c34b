import Foundation
import Testing

@testable import layout_benchmarks

/// The script that builds peers, in a copy of its folder, with few programs to be found.
@Suite struct PeerProgramTests {
  @Test func anUnknownPeerIsSaidSo() {
    #expect(throws: EngineError.missing("there is no peer 'gtk'; there is: kiwi, cassowary")) {
      try PeerProgram("gtk").build()
    }
  }

  @Test(arguments: [
    ("kiwi", "there is no 'c++'; install a C++ compiler, or name it in CXX"),
    ("cassowary", "there is no 'rustc'; install Rust"),
  ])
  func aMissingCompilerIsToldInOneLine(peer: String, message: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("peers-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let tools = folder.appendingPathComponent("tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    for tool in ["bash", "dirname", "mkdir"] {
      let path = try #require(
        ["/bin/", "/usr/bin/"].map { $0 + tool }.first(where: FileManager.default.fileExists))
      try FileManager.default.createSymbolicLink(
        atPath: tools.appendingPathComponent(tool).path, withDestinationPath: path)
    }
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Benchmarks/peers/build").standardizedFileURL
    let copy = folder.appendingPathComponent("build")
    try FileManager.default.copyItem(at: script, to: copy)

    let process = Process()
    let errors = Pipe()
    process.executableURL = tools.appendingPathComponent("bash")
    process.arguments = [copy.path, peer]
    process.environment = ["PATH": tools.path]
    process.standardError = errors
    try process.run()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 69)
    #expect(String(decoding: said, as: UTF8.self) == message + "\n")
  }
}
