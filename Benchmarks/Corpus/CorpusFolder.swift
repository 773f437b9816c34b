import Foundation

/// Where the Interface Builder layouts are: one folder for each set of JSON files.
enum CorpusFolder {
  /// The folder named by the environment variable `LAYOUT_CORPUS`, otherwise `../shared/corpus`
  /// as seen from the package.
  static var url: URL {
    if let path = ProcessInfo.processInfo.environment["LAYOUT_CORPUS"], !path.isEmpty {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    return BenchmarkFolder.package.appendingPathComponent("../shared/corpus").standardizedFileURL
  }

  /// Whether ``url`` was chosen by the user.
  static var isNamedByEnvironment: Bool {
    ProcessInfo.processInfo.environment["LAYOUT_CORPUS"]?.isEmpty == false
  }

  /// The names of the sets, in alphabetical order: the subfolders that hold JSON files, and `.` if
  /// the folder itself does.
  static var sets: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return (["."] + names.sorted()).filter { !files(of: $0).isEmpty }
  }

  /// The JSON files of a set, in alphabetical order.
  static func files(of set: String) -> [URL] {
    let folder = url.appendingPathComponent(set, isDirectory: true)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map(folder.appendingPathComponent)
  }

  /// Reads a file of the corpus.
  static func layout(at file: URL) throws -> CorpusLayout {
    try JSONDecoder().decode(CorpusLayout.self, from: Data(contentsOf: file))
  }
}
