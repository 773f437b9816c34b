internal import AnchorLayout

extension StringProtocol {
  /// The text, shortened with an ellipsis at its end if it is wider than `width` cells.
  ///
  /// - Parameter width: The number of cells to stay within.
  /// - Returns: A text of at most `width` cells; empty if `width` is below 1.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  func clipped(toDisplayWidth width: Int) -> String {
    if displayWidth <= width { return String(self) }
    guard width > 0 else { return "" }
    var clipped = ""
    var used = 1
    for character in self {
      used += character.displayWidth
      if used > width { break }
      clipped.append(character)
    }
    return clipped + "…"
  }
}
