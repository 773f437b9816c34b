/// Where a statement was written.
@usableFromInline
struct MakerOrigin {
  /// The file, as `Module/File.swift`.
  @usableFromInline let fileID: StaticString
  /// The line in it.
  @usableFromInline let line: UInt

  @inlinable
  init(_ fileID: StaticString, _ line: UInt) {
    self.fileID = fileID
    self.line = line
  }
}
