import AnchorLayout
import Testing

/// Lines broken at a width.
@Suite struct TextMeasurerTests {
  @Test(arguments: [
    ("", 5.0, 0.0, 1.0), ("abc", 3, 3, 1), ("abc", .infinity, 3, 1), ("ab cd", 4, 2, 2),
    ("ab  cd", 2, 2, 2), ("abcdefg", 3, 3, 3), ("x abcdefg", 3, 3, 4), ("a\nb", 9, 1, 2),
    ("a\n", 9, 1, 2), ("日本語", 4, 4, 2), ("abc", 0, 1, 3), ("abc", -1, 1, 3),
    ("ab cd ef", 5, 5, 2), ("ab cdefgh", 5, 5, 3),
  ])
  func aTextTakesRoom(text: String, within limit: Double, width: Double, height: Double) {
    let extent = FixedWidthMeasurer().extent(of: text, inWidth: limit)
    #expect(extent == LayoutTextExtent(width: width, height: height, firstBaselineFromTop: 1))
  }

  @Test func charactersOfAProportionalFontHaveWidthsOfTheirOwn() {
    let measurer = ProportionalMeasurer(fontSize: 20)
    #expect(measurer.extent(of: "iM a", inWidth: .infinity).width == 5 + 15 + 5 + 10)
    let broken = measurer.extent(of: "iM a", inWidth: 34)
    #expect(broken.width == 20)
    #expect(broken.height == 50)
    #expect(broken.firstBaselineFromTop == 20)
    #expect(broken.lastBaselineFromBottom == 5)
  }
}
