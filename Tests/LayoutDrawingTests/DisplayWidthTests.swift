import Testing

@testable import LayoutDrawing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("Привет", 6), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한글", 4),
    ("Ａ", 2), ("👍", 2), ("👨‍👩‍👧", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("\u{200B}", 0), ("▪", 1),
  ])
  func aTextIsAsWideAsATerminalShowsIt(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func clippingCountsCellsAndNotCharacters() {
    #expect("日本語".clipped(toDisplayWidth: 6) == "日本語")
    #expect("日本語".clipped(toDisplayWidth: 5) == "日本…")
    #expect("日本語".clipped(toDisplayWidth: 4) == "日…")
    #expect("日本語".clipped(toDisplayWidth: 1) == "…")
    #expect("日本語".clipped(toDisplayWidth: 0) == "")
    #expect("日本語".clipped(toDisplayWidth: -3) == "")
  }
}
