import Foundation

/// The folder of the package under test.
enum PackageFolder {
  /// Three levels above this file.
  static var url: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// Reads a text file of the package.
  static func text(at path: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }
}
