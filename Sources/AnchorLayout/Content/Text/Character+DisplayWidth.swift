extension Character {
  /// The number of terminal cells the character takes: 0, 1 or 2.
  ///
  /// A character is as wide as its first scalar; those after it are combined into the same place,
  /// except that an emoji presentation selector makes it wide. The wide ranges are the blocks
  /// whose scalars have the East Asian width W or F in Unicode's UAX #11.
  package var displayWidth: Int {
    var scalars = unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return 0 }
    if first.properties.isEmojiPresentation || first.isInWideBlock { return 2 }
    while let next = scalars.next() {
      if next == "\u{FE0F}" && first.properties.isEmoji { return 2 }
    }
    return first.isInvisible ? 0 : 1
  }
}

extension StringProtocol {
  /// The number of terminal cells the text takes.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }
}

extension Unicode.Scalar {
  /// Whether the scalar has no place of its own.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      true
    default:
      false
    }
  }

  /// Whether the scalar is in a block of double width.
  fileprivate var isInWideBlock: Bool {
    switch value {
    case 0x1100...0x115F,  // Hangul leading consonants
      0x2E80...0x303E,  // radicals, ideographic punctuation
      0x3041...0x33FF,  // kana, Bopomofo, compatibility letters
      0x3400...0x4DBF, 0x4E00...0x9FFF,  // ideographs
      0xA000...0xA4CF, 0xA960...0xA97F,  // Yi, more Hangul consonants
      0xAC00...0xD7A3,  // Hangul syllables
      0xF900...0xFAFF,  // compatibility ideographs
      0xFE30...0xFE6F,  // vertical and small forms
      0xFF00...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
      0x17000...0x18CFF, 0x1B000...0x1B2FF,  // Tangut, kana supplements
      0x20000...0x3FFFD:  // ideographs of the supplementary planes
      true
    default:
      false
    }
  }
}
