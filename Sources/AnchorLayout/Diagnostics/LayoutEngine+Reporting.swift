extension LayoutDiagnostic {
  /// Creates a diagnostic of a statement that another style of writing could not make.
  ///
  /// - Parameters:
  ///   - kind: What is wrong.
  ///   - statement: The statement as its author wrote it.
  ///   - label: The name of the statement.
  ///   - fileID: The file of the statement, as `Module/File.swift`.
  ///   - line: The line of the statement.
  ///   - items: The names of the items of the statement.
  ///   - message: What is wrong, what was done, and what to do.
  public init(
    _ kind: Kind, of statement: String, label: String? = nil, fileID: String?, line: UInt?,
    items: [String], message: String
  ) {
    self.init(
      kind: kind, statement: statement, label: label, fileID: fileID, line: line, items: items,
      members: [], message: message)
  }
}

extension LayoutEngine {
  /// Notes a problem that was found outside of the engine; it is delivered, as the engine's own are,
  /// at the end of the next pass.
  ///
  /// - Complexity: O(1) amortised.
  public func report(_ diagnostic: LayoutDiagnostic) {
    current.pendingDiagnostics.append(diagnostic)
  }
}
