import Foundation
import Testing

@testable import gallery

@Suite struct GalleryTests {
  @Test func everyScreenIsPrintedAndWritten() throws {
    try withTemporaryFolder { folder in
      let run = Run(["--output", folder.path])
      #expect(run.code == .success)
      #expect(run.errors.isEmpty)
      for screen in Screen.all {
        for size in screen.sizes {
          let name = "\(screen.name)-\(Int(size.width))x\(Int(size.height)).svg"
          let file = folder.appendingPathComponent(name)
          let svg = try String(contentsOf: file, encoding: .utf8)
          #expect(svg.hasPrefix("<svg "))
          #expect(run.output.contains("→ \(file.path)\n"))
        }
      }
    }
  }

  @Test func aSizeAndAScreenCanBeChosen() throws {
    try withTemporaryFolder { folder in
      let run = Run(["login-form", "--size", "400x300.5", "--output", folder.path])
      #expect(run.code == .success)
      #expect(run.output.hasPrefix("login-form 400x300.5\n┌ screen ─"))
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files == ["login-form-400x300.5.svg"])
    }
  }

  @Test(arguments: [[], ["--size=1x1"], ["--size=10000x10000"], ["--size=10000x0.01"]])
  func anySizeGivesADrawing(words: [String]) throws {
    try withTemporaryFolder { folder in
      #expect(Run(words + ["--output", folder.path]).code == .success)
    }
  }

  @Test func betterSpellingsArePrinted() throws {
    try withTemporaryFolder { folder in
      let (poor, good) = (folder.path + "/Poor.swift", folder.path + "/Good.swift")
      try Data("a.snp.makeConstraints {\n  $0.left.equalTo(b)\n}\n".utf8)
        .write(to: URL(fileURLWithPath: poor))
      try Data("a.snp.makeConstraints { $0.leading.equalTo(b) }\n".utf8)
        .write(to: URL(fileURLWithPath: good))
      let run = Run(["--check-style", good, poor])
      #expect(run.code == .findings)
      #expect(
        run.output
          == "\(poor):2: leading-over-left: '$0.left.equalTo(b)' is better written "
          + "'$0.leading.equalTo(b)'\n")
      #expect(Run(["--check-style", good]).code == .success)
      let missing = Run(["--check-style", folder.path + "/no\nfile", poor])
      #expect(missing.code == .noInput)
      #expect(missing.errors == ["cannot read '\(folder.path)/no\\nfile'; name a source file"])
      #expect(missing.output == run.output)
    }
  }

  @Test func filesThatAreNoSourceTextAreChecked() throws {
    try withTemporaryFolder { folder in
      let contents: [String: Data] = [
        "Empty.swift": Data(), "Binary.swift": Data((0..<4096).map { UInt8($0 * 167 % 256) }),
        "Cut.swift": Data("a.snp.makeConstraints { $0.left".utf8),
        "Zero.swift": Data("\0{\u{FEFF}".utf8),
      ]
      for (name, data) in contents {
        try data.write(to: folder.appendingPathComponent(name))
        let run = Run(["--check-style", folder.path + "/" + name])
        #expect(run.code == .success && run.output.isEmpty && run.errors.isEmpty, "\(name)")
      }
      let run = Run(["--check-style", folder.path])
      #expect(run.code == .noInput && run.output.isEmpty && run.errors.count == 1)
    }
  }

  @Test func theListNamesEveryScreenOnALine() {
    let run = Run(["--list"])
    #expect(run.code == .success)
    let names = run.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(names == Screen.all.map { $0.name[...] })
  }

  @Test func helpNamesEveryOption() {
    let run = Run(["--help"])
    #expect(run.code == .success)
    for option in ["--size", "--output", "--check-style", "--list", "--help"] {
      #expect(run.output.contains(option))
    }
  }

  @Test(arguments: [
    ["--colour"], ["--size", "0x0"], ["no-such-screen"], ["--output"], ["two\nlines"], ["-a\r\n"],
    ["--size=1\n2"],
  ])
  func aMistakeIsOneLineAndCode64(words: [String]) {
    let run = Run(words)
    #expect(run.code == .usage)
    #expect(run.code.rawValue == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.count == 1)
    #expect(run.errors.allSatisfy { !$0.contains { $0.isNewline } })
  }

  @Test func aFolderThatCannotBeMadeIsOneLineAndCode73() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("file")
      try Data().write(to: file)
      for path in [file.path, file.path + "/below"] {
        let run = Run(["--output", path])
        #expect(run.code == .cannotCreate)
        #expect(run.errors.count == 1)
        #expect(run.errors.first?.contains(path) == true)
      }
    }
  }

  @Test func aFileThatCannotBeWrittenIsOneLineAndCode73() throws {
    try withTemporaryFolder { folder in
      let obstacle = folder.appendingPathComponent("login-form-10x10.svg/inside")
      try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: true)
      let run = Run(["--size=10x10", "--output", folder.path])
      #expect(run.code == .cannotCreate)
      #expect(run.errors.count == 1)
    }
  }

  private func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gallery-tests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}

/// One run of the program, with what it said.
private struct Run {
  let code: ExitCode
  let output: String
  let errors: [String]

  init(_ words: [String]) {
    var output = ""
    var errors: [String] = []
    code = Gallery(print: { output += $0 }, complain: { errors.append($0) }).run(words)
    self.output = output
    self.errors = errors
  }
}
