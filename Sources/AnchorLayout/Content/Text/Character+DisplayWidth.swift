extension Character {
  /// The number of terminal cells the character takes: 0, 1 or 2.
  ///
  /// A character is as wide as its first scalar; those after it are combined into the same place,
  /// except that an emoji presentation selector makes it wide. The wide ranges are those whose
  /// scalars have the East Asian width W or F in Unicode's UAX #11, as of Unicode 14.
  package var displayWidth: Int {
    var scalars = unicodeScalars.makeIterator()
    guard let first = scalars.next(), !first.isInvisible else { return 0 }
    if first.properties.isEmojiPresentation || first.isInWideRange { return 2 }
    while let next = scalars.next() {
      if next == "\u{FE0F}" && first.properties.isEmoji { return 2 }
    }
    return 1
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

  /// Whether the scalar is in a range of double width.
  fileprivate var isInWideRange: Bool {
    switch value {
    case 0x1100...0x115F,  // Hangul leading consonants
      0x2329...0x232A,  // angle brackets
      0x2E80...0x303E,  // radicals, ideographic punctuation
      0x3041...0x3247, 0x3250...0x33FF,  // kana, Bopomofo, compatibility letters
      0x3400...0x4DBF, 0x4E00...0x9FFF,  // ideographs
      0xA000...0xA4CF, 0xA960...0xA97F,  // Yi, more Hangul consonants
      0xAC00...0xD7A3,  // Hangul syllables
      0xF900...0xFAFF,  // compatibility ideographs
      0xFE10...0xFE19, 0xFE30...0xFE6F,  // vertical and small forms
      0xFF00...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
      0x16FE0...0x18DFF,  // Tangut, Khitan, and their marks
      0x1AFF0...0x1B2FF,  // kana supplements
      // Squared and rounded ideographs, but for those that are emoji.
      0x1F200, 0x1F202...0x1F219, 0x1F21B...0x1F22E, 0x1F230...0x1F231, 0x1F237,
      0x1F23B...0x1F248, 0x1F260...0x1F265,
      0x20000...0x2FFFD, 0x30000...0x3FFFD:  // ideographs of the supplementary planes
      true
    default:
      false
    }
  }
}
