/// Where a statement was written.
struct MakerOrigin {
  /// The file, as `Module/File.swift`.
  let fileID: StaticString
  /// The line in it.
  let line: UInt

  init(_ fileID: StaticString, _ line: UInt) {
    self.fileID = fileID
    self.line = line
  }
}
