import Foundation

/// What the words of the command line ask for.
enum GalleryCommand: Equatable {
  /// Print how to use the program.
  case help
  /// Print the names of the screens.
  case list
  /// Check how statements of the maker are spelled in source files.
  case checkStyle(files: [String])
  /// Lay out and draw screens.
  case draw(Request)

  /// Which screens to draw, how large, and where to.
  struct Request: Equatable {
    /// The names of the screens; all if empty.
    var screens: [String] = []
    /// The container sizes, in points; each screen's own if empty.
    var sizes: [CGSize] = []
    /// The folder for the SVG files.
    var output = "gallery-output"
  }

  /// Parses the words after the program's name.
  ///
  /// - Parameters:
  ///   - arguments: The words.
  ///   - knownScreens: The names that a word without a dash may be.
  /// - Throws: A ``UsageError`` at the first word that makes no sense.
  init(_ arguments: [String], knownScreens: [String]) throws(UsageError) {
    var request = Request()
    var command: GalleryCommand?
    var files: [String] = []
    var words = ArgumentWords(arguments)
    while let word = words.next() {
      switch word {
      case .flag("--help"), .flag("-h"):
        command = .help
      case .flag("--list"):
        command = command ?? .list
      case .flag("--check-style"):
        files.append(try words.value(of: "--check-style", such: "LoginView.swift"))
      case .flag("--output"):
        request.output = try words.value(of: "--output", such: "a folder")
      case .flag("--size"):
        request.sizes.append(try Self.size(try words.value(of: "--size", such: "320x568")))
      case .flag(let name):
        throw UsageError("unknown option '\(name)'; see --help")
      case .plain(let file) where !files.isEmpty:
        files.append(file)
      case .plain(let name):
        guard knownScreens.contains(name) else {
          let names = knownScreens.joined(separator: ", ")
          throw UsageError("unknown screen '\(name)'; there is: \(names)")
        }
        if !request.screens.contains(name) { request.screens.append(name) }
      }
      try words.refuseUnusedValue()
    }
    if command == nil, !files.isEmpty, request != Request() {
      throw UsageError("--check-style goes with no screen and no other option; see --help")
    }
    self = command ?? (files.isEmpty ? .draw(request) : .checkStyle(files: files))
  }

  /// The size written as `WxH`, in points.
  private static func size(_ text: String) throws(UsageError) -> CGSize {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map(length)
    guard parts.count == 2, let width = parts[0], let height = parts[1] else {
      throw UsageError(
        "'\(text)' is not a size; write width x height in points, each above 0 and at most"
          + " \(Int(largestLength)), as in 320x568")
    }
    return CGSize(width: width, height: height)
  }

  private static let largestLength = 10_000.0

  /// A plain decimal number in the range of lengths; not the other notations that `Double` reads.
  private static func length(_ text: Substring) -> Double? {
    let digits = "0123456789."
    guard text.allSatisfy(digits.contains), let length = Double(text) else { return nil }
    return length > 0 && length <= largestLength ? length : nil
  }
}
