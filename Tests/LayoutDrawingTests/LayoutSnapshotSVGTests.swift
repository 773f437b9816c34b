import Foundation
import Testing

@testable import LayoutDrawing

@Suite struct LayoutSnapshotSVGTests {
  private let snapshot = LayoutSnapshot(
    size: CGSize(width: 160, height: 80.5),
    boxes: [
      .init("screen", CGRect(x: 0, y: 0, width: 160, height: 80.5)),
      .init("a < b & \"c\"", CGRect(x: 16, y: 1.0 / 3, width: 128, height: 8), depth: 1),
    ])

  @Test func theViewBoxIsThePictureInPoints() {
    #expect(
      snapshot.svg().hasPrefix(
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 80.5" width="160" height="80.5">"#
      ))
  }

  @Test func everyBoxIsARectangleWithItsLabel() {
    let lines = snapshot.svg().split(separator: "\n")
    #expect(
      lines.suffix(5) == [
        #"<rect x="0" y="0" width="160" height="80.5"/>"#,
        #"<svg x="0" y="0" width="160" height="80.5"><text x="4" y="12" font-size="12">screen</text></svg>"#,
        #"<rect x="16" y="0.333" width="128" height="8"/>"#,
        #"<svg x="16" y="0.333" width="128" height="8">"#
          + #"<text class="center" x="50%" y="50%" font-size="6">a &lt; b &amp; &quot;c&quot;</text></svg>"#,
        "</svg>",
      ])
  }

  @Test func theDocumentIsWellFormed() {
    let parser = WellFormedness()
    #expect(parser.accepts(snapshot.svg()))
    #expect(parser.accepts(LayoutSnapshot(size: .zero, boxes: []).svg()))
    #expect(!parser.accepts("<svg>"))
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (0.0004, "0"), (-0.0004, "0"), (0.0005, "0.001"), (1.5, "1.5"),
    (-1.25, "-1.25"), (0.05, "0.05"), (100, "100"), (1.0 / 3, "0.333"), (0.9999, "1"),
    (-12.0625, "-12.063"), (1e16, "1e+16"), (.nan, "0"), (.infinity, "0"),
  ])
  func numbersHaveOneSpelling(value: Double, text: String) {
    #expect(SVGNumber(value).description == text)
  }

  @Test func charactersForbiddenInXMLAreReplaced() {
    #expect(
      "<a href='x'>\u{1}&\u{FFFF}".escapedForXML
        == "&lt;a href=&#39;x&#39;&gt;\u{FFFD}&amp;\u{FFFD}")
  }

  @Test func aBoxThatCannotBeSeenIsLeftOut() {
    let hidden = LayoutSnapshot(
      size: CGSize(width: 10, height: 10),
      boxes: [.init("a", CGRect(x: 0, y: 0, width: 10, height: 0)), .init("b", .null)])
    #expect(!hidden.svg().contains("<rect"))
  }
}

/// Checks that every element that is opened is closed, in the right order.
private struct WellFormedness {
  func accepts(_ document: String) -> Bool {
    var open: [Substring] = []
    for tag in document.matches(of: #/<(?<end>/?)(?<name>[a-z]+)[^<>]*?(?<empty>/?)>/#) {
      if !tag.end.isEmpty {
        guard open.popLast() == tag.name else { return false }
      } else if tag.empty.isEmpty {
        open.append(tag.name)
      }
    }
    return open.isEmpty
  }
}
