import AnchorLayout
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("Привет", 6), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한글", 4),
    ("Ａ", 2), ("👍", 2), ("👨‍👩‍👧", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("\u{200B}", 0), ("▪", 1),
  ])
  func aTextIsAsWideAsATerminalShowsIt(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }
}
