/// Counts the lines of a text, character by character, without keeping them.
struct BrokenLines {
  /// The width to stay within, in points.
  let width: Double
  /// The number of lines ended.
  private(set) var count = 0
  /// The width of the longest line, in points, without the spaces where it is broken.
  private(set) var longest = 0.0
  /// The line up to the end of its last whole word.
  private var words = 0.0
  /// The spaces after it.
  private var spaces = 0.0
  /// The word that has begun.
  private var word = 0.0

  /// Creates an empty text.
  ///
  /// - Parameter width: The width to stay within, in points.
  init(within width: Double) {
    self.width = width
  }

  /// Adds a character.
  mutating func append(_ advance: Double, isSpace: Bool) {
    if isSpace {
      takeWord()
      spaces += advance
      return
    }
    if fits(words + spaces + word + advance) {
      word += advance
      return
    }
    if words > 0 {
      breakLine(after: words)
      words = 0
      spaces = 0
    }
    // A line takes at least one character, however narrow it is.
    if word > 0, !fits(spaces + word + advance) {
      breakLine(after: spaces + word)
      spaces = 0
      word = 0
    }
    word += advance
  }

  /// Ends a line.
  mutating func end() {
    takeWord()
    breakLine(after: words)
    words = 0
    spaces = 0
  }

  private mutating func takeWord() {
    if word == 0 { return }
    words += spaces + word
    spaces = 0
    word = 0
  }

  private mutating func breakLine(after length: Double) {
    count += 1
    longest = max(longest, length)
  }

  /// Sums of advances may come out a little greater than a width that was made from them.
  private func fits(_ length: Double) -> Bool { length <= width + 1e-6 }
}
