/// Where a statement was written. Constraints of some styles of writing all know it, so that it is
/// stored without an allocation: of the name of a file, which is a literal, where it begins.
extension LayoutConstraint {
  /// The file the statement was written in, as `Module/File.swift`, if it is known.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  public var fileID: String? { unsafe fileStart.map { unsafe String(cString: $0) } }

  /// The line the statement was written in, 0 if it is not known.
  public var line: UInt { UInt(storedLine) }

  /// Gives the constraint a name and remembers where it was written, for diagnostics.
  ///
  /// - Returns: The constraint itself.
  @discardableResult
  public func labeled(
    _ label: String, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    self.label = label
    return located(fileID: fileID, line: line)
  }

  /// Remembers where the constraint was written, for diagnostics.
  ///
  /// - Returns: The constraint itself.
  @discardableResult
  public func located(fileID: StaticString = #fileID, line: UInt = #line) -> LayoutConstraint {
    unsafe fileStart = fileID.hasPointerRepresentation ? fileID.utf8Start : nil
    storedLine = UInt32(clamping: line)
    return self
  }

  /// Remembers where the constraint was written, unless it knows its file already.
  func locateIfUnknown(fileID: StaticString, line: UInt) {
    if unsafe fileStart == nil { located(fileID: fileID, line: line) }
  }
}
