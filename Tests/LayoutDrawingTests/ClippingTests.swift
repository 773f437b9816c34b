import Testing

@testable import LayoutDrawing

@Suite struct ClippingTests {
  @Test func clippingCountsCellsAndNotCharacters() {
    #expect("日本語".clipped(toDisplayWidth: 6) == "日本語")
    #expect("日本語".clipped(toDisplayWidth: 5) == "日本…")
    #expect("日本語".clipped(toDisplayWidth: 4) == "日…")
    #expect("日本語".clipped(toDisplayWidth: 1) == "…")
    #expect("日本語".clipped(toDisplayWidth: 0) == "")
    #expect("日本語".clipped(toDisplayWidth: -3) == "")
  }
}
