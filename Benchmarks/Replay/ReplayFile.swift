import ConstraintSolver
import Foundation

/// A saved problem as it stands in a file.
struct ReplayFile {
  /// What is wrong with a file, and where.
  struct Fault: Error, CustomStringConvertible {
    let description: String
    /// Whether the file cannot even be read.
    var isUnreadable = false
  }

  let problem: SavedProblem
  private let path: String
  private let bytes: [UInt8]
  private let document: JSONDocument

  /// Reads a file.
  init(path: String) throws(Fault) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Fault(description: "cannot read '\(path)'", isUnreadable: true)
    }
    try self.init(path: path, bytes: [UInt8](data))
  }

  /// Reads the text of a file.
  ///
  /// - Parameter path: The file's name, for messages.
  init(path: String, bytes: [UInt8]) throws(Fault) {
    self.path = path
    self.bytes = bytes
    do {
      document = try JSONDocument(bytes)
    } catch {
      throw Self.fault(path, bytes, at: error.offset, error.reason)
    }
    do {
      problem = try JSONDecoder().decode(SavedProblem.self, from: Data(bytes))
    } catch let error as DecodingError {
      let (codingPath, reason) = Self.explain(error)
      let subject = Self.text(of: codingPath)
      throw Self.fault(
        path, bytes, at: document.offset(of: codingPath),
        subject.isEmpty ? reason : "\(subject): \(reason)")
    } catch {
      throw Fault(description: "\(path):1:1: \(error)")
    }
  }

  /// What to tell of an operation that cannot be performed.
  func fault(atOperation number: Int, _ error: ReplayError) -> Fault {
    let offset = document.root.entries["operations"]?.elements[number].offset ?? 0
    return Self.fault(path, bytes, at: offset, "operations[\(number)]: \(error)")
  }

  private static func fault(
    _ path: String, _ bytes: [UInt8], at offset: Int, _ reason: String
  ) -> Fault {
    let position = JSONDocument.position(of: offset, in: bytes)
    return Fault(description: "\(path):\(position.line):\(position.column): \(reason)")
  }

  private static func explain(_ error: DecodingError) -> ([any CodingKey], String) {
    switch error {
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      (context.codingPath, "expected \(name(of: type))")
    case .keyNotFound(let key, let context):
      (context.codingPath, "'\(key.stringValue)' is missing")
    case .dataCorrupted(let context): (context.codingPath, context.debugDescription)
    @unknown default: ([], "\(error)")
    }
  }

  private static func name(of type: any Any.Type) -> String {
    if type == Double.self { return "a number" }
    if type == Int.self { return "a whole number" }
    if type == UInt64.self { return "a whole number from 0" }
    if type == String.self { return "a string" }
    if type == Bool.self { return "true or false" }
    return "\(type)".hasPrefix("Dictionary") ? "an object" : "an array"
  }

  private static func text(of path: [any CodingKey]) -> String {
    var text = ""
    for key in path {
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return text
  }
}
