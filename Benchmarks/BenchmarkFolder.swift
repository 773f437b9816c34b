import Foundation

/// Where the files of the package are, as seen from this file: the program is run where it was built.
enum BenchmarkFolder {
  /// The folder of the benchmarks.
  static var url: URL { URL(fileURLWithPath: #filePath).deletingLastPathComponent() }

  /// The folder of the package.
  static var package: URL { url.deletingLastPathComponent() }
}
