import Foundation

/// The folder that drawings are written to.
struct OutputFolder {
  private let url: URL
  private let path: String

  /// Opens a folder, and makes it if it is missing.
  ///
  /// - Parameter path: The path as the user wrote it, which messages repeat.
  init(path: String) throws(OutputError) {
    self.path = path
    url = URL(fileURLWithPath: path, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw OutputError("cannot make the folder '\(path)'; name another one with --output")
    }
  }

  /// Writes a text file.
  ///
  /// - Parameters:
  ///   - text: What to write.
  ///   - name: The file's name.
  /// - Returns: The file's path, beginning as the user wrote the folder's.
  func write(_ text: String, to name: String) throws(OutputError) -> String {
    let filePath = path.hasSuffix("/") ? path + name : path + "/" + name
    do {
      try Data(text.utf8).write(to: url.appendingPathComponent(name))
    } catch {
      throw OutputError("cannot write '\(filePath)'; name another folder with --output")
    }
    return filePath
  }
}

/// A folder or file that could not be written, told in one line.
struct OutputError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
