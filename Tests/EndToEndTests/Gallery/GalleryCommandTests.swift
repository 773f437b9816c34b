import Foundation
import Testing

@testable import gallery

@Suite struct GalleryCommandTests {
  @Test func withoutWordsAllScreensAreDrawn() throws {
    #expect(try parse() == .draw(.init()))
  }

  @Test func screensSizesAndTheFolderCanBeChosen() throws {
    var request = GalleryCommand.Request()
    request.screens = ["login-form", "chat"]
    request.sizes = [CGSize(width: 320, height: 568), CGSize(width: 99.5, height: 10)]
    request.output = "out"
    #expect(
      try parse(
        "login-form", "--size", "320x568", "--output=out", "chat", "login-form", "--size=99.5x10")
        == .draw(request))
  }

  @Test func helpWinsOverTheRest() throws {
    #expect(try parse("--list", "--help") == .help)
    #expect(try parse("-h", "--list", "--size", "1x1") == .help)
    #expect(try parse("--list", "login-form") == .list)
  }

  @Test func filesCanBeChecked() throws {
    #expect(try parse("--check-style", "a.swift", "b") == .checkStyle(files: ["a.swift", "b"]))
    #expect(try parse("--check-style=a", "--check-style=b") == .checkStyle(files: ["a", "b"]))
    #expect(try parse("--check-style", "a", "--list") == .list)
  }

  @Test(arguments: [
    "", "x", "0x10", "10x0", "-1x5", "10", "10x", "x10", "10x10x10", "nanx10", "infx10", "1e3x10",
    "0x1Fx5", "10001x5", "10 x 10", "..x10", "320X568",
  ])
  func aWrongSizeIsRefused(size: String) {
    #expect(throws: UsageError.self) { try parse("--size=\(size)") }
  }

  @Test(arguments: [
    (["--sise", "1x1"], "unknown option '--sise'; see --help"),
    (["-x"], "unknown option '-x'; see --help"),
    (["--size"], "--size needs a value, such as 320x568"),
    (["--size", "--list"], "--size needs a value, such as 320x568"),
    (["--output"], "--output needs a value, such as a folder"),
    (["--output="], "--output needs a value, such as a folder"),
    (["--check-style"], "--check-style needs a value, such as LoginView.swift"),
    (
      ["--check-style", "a.swift", "--size", "1x1"],
      "--check-style goes with no screen and no other option; see --help"
    ),
    (
      ["chat", "--check-style", "a.swift"],
      "--check-style goes with no screen and no other option; see --help"
    ),
    (["--list=yes"], "--list takes no value"),
    (["logon"], "unknown screen 'logon'; there is: login-form, chat"),
    (
      ["--size", "big"],
      "'big' is not a size; write width x height in points, each above 0 and at most 10000,"
        + " as in 320x568"
    ),
  ])
  func aMistakeIsToldInOneLine(words: [String], message: String) {
    #expect(throws: UsageError(message)) {
      try GalleryCommand(words, knownScreens: ["login-form", "chat"])
    }
  }

  private func parse(_ words: String...) throws -> GalleryCommand {
    try GalleryCommand(words, knownScreens: ["login-form", "chat"])
  }
}
