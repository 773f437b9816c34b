import AnchorLayout
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("Привет", 6), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한글", 4),
    ("Ａ", 2), ("👍", 2), ("👨‍👩‍👧", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("\u{200B}", 0), ("▪", 1),
    ("\u{3099}", 0), ("か\u{3099}", 2), ("🇩🇪", 2), ("〈〉", 4), ("🈚️🈳🉐", 6), ("\u{1F200}", 2),
  ])
  func aTextIsAsWideAsATerminalShowsIt(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func aScalarIsWideIfUnicodeSaysSo() {
    // The planes after these have wide ideographs alone, or nothing that is shown.
    for value in UInt32(0)...0x2_FFFF {
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age,
        age.major <= 14, !scalar.properties.isEmojiPresentation,
        scalar.properties.generalCategory != .nonspacingMark
      else { continue }
      let isWide = Self.wide.contains { $0.contains(value) }
      #expect((Character(scalar).displayWidth == 2) == isWide, "U+\(String(value, radix: 16))")
    }
  }

  /// The scalars that have the East Asian width W or F in Unicode 14 and are no emoji by themselves.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF,
    0x4E00...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAD9, 0xFE10...0xFE19,
    0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x16FF1, 0x17000...0x1B2FB,
    0x1F200...0x1F200, 0x1F202...0x1F219, 0x1F21B...0x1F22E, 0x1F230...0x1F231,
    0x1F237...0x1F237, 0x1F23B...0x1F248, 0x1F260...0x1F265, 0x20000...0x2FA1D,
  ]
}
