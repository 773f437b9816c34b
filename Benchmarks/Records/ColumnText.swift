/// Texts as they stand in the columns of a printed table, with a space between one and the next
/// however long they are.
extension String {
  /// The text with spaces after it.
  func leftAligned(in width: Int) -> String { self + space(to: width) }

  /// The text with spaces before it.
  func rightAligned(in width: Int) -> String { space(to: width) + self }

  private func space(to width: Int) -> String {
    String(repeating: " ", count: max(1, width - count))
  }
}
