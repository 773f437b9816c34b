import Foundation
import LayoutDrawing
import Testing

@Suite struct LayoutSnapshotTextTests {
  @Test func nestedBoxesAreDrawnWithTheirLabels() {
    let snapshot = LayoutSnapshot(
      size: CGSize(width: 160, height: 80),
      boxes: [
        .init("screen", CGRect(x: 0, y: 0, width: 160, height: 80)),
        .init("button", CGRect(x: 16, y: 16, width: 128, height: 48), depth: 1),
      ])
    #expect(
      snapshot.text() == """
        ┌ screen ──────────┐
        │ ┌──────────────┐ │
        │ │    button    │ │
        │ └──────────────┘ │
        └──────────────────┘
        """)
  }

  @Test func aBoxInFrontHidesWhatIsBehindIt() {
    let snapshot = LayoutSnapshot(
      size: CGSize(width: 80, height: 64),
      boxes: [
        .init("a", CGRect(x: 0, y: 0, width: 48, height: 48)),
        .init("b", CGRect(x: 32, y: 16, width: 48, height: 48)),
      ])
    #expect(
      snapshot.text() == """
        ┌────┐
        │ a ┌────┐
        └───│ b  │
            └────┘
        """)
  }

  @Test func bordersThatRunAlongEachOtherAreJoined() {
    let snapshot = LayoutSnapshot(
      size: CGSize(width: 96, height: 64),
      boxes: [
        .init("form", CGRect(x: 0, y: 0, width: 96, height: 64)),
        .init("ok", CGRect(x: 24, y: 16, width: 72, height: 48), depth: 1),
      ])
    #expect(
      snapshot.text() == """
        ┌ form ────┐
        │  ┌───────┤
        │  │  ok   │
        └──┴───────┘
        """)
  }

  @Test func aLabelIsShortenedToItsBox() {
    #expect(text(of: "password", columns: 8, rows: 3).contains("│passw…│"))
    #expect(text(of: "password", columns: 8, rows: 2) == "┌ pas… ┐\n└──────┘")
    #expect(text(of: "password", columns: 8, rows: 1) == "[passw…]")
    #expect(text(of: "password", columns: 3, rows: 3) == "┌─┐\n│…│\n└─┘")
  }

  @Test func boxesTooSmallForABorderAreStillShown() {
    #expect(text(of: "line", columns: 1, rows: 3) == "│\n│\n│")
    #expect(text(of: "line", columns: 2, rows: 1) == "[]")
    #expect(text(of: "dot", columns: 1, rows: 1) == "▪")
  }

  @Test func wideCharactersTakeTwoCells() {
    #expect(text(of: "表示", columns: 8, rows: 3) == "┌──────┐\n│ 表示 │\n└──────┘")
    #expect(text(of: "表示名前", columns: 8, rows: 1) == "[表示… ]")
  }

  @Test func aBoxOverHalfOfAWideCharacterBlanksTheOtherHalf() {
    let snapshot = LayoutSnapshot(
      size: CGSize(width: 64, height: 48),
      boxes: [
        .init("表示表", CGRect(x: 0, y: 0, width: 64, height: 48)),
        .init("", CGRect(x: 16, y: 16, width: 24, height: 16)),
      ])
    #expect(snapshot.text() == "┌──────┐\n│ [ ]表│\n└──────┘")
  }

  @Test func partsOutsideOfThePictureAreClipped() {
    let snapshot = LayoutSnapshot(
      size: CGSize(width: 64, height: 48),
      boxes: [.init("wide", CGRect(x: -1e300, y: 16, width: 2e300, height: 16))])
    #expect(snapshot.text() == "\nwide\n")
  }

  @Test func aBoxOutsideOfThePictureLeavesNoLabelInIt() {
    let places = [(0.0, -100.0), (0, 100), (-100, 0), (100, 0)]
    let snapshot = LayoutSnapshot(
      size: CGSize(width: 64, height: 48),
      boxes: places.flatMap { x, y in
        [48.0, 32, 16].map { .init("away", CGRect(x: x, y: y, width: 64, height: $0)) }
      })
    #expect(snapshot.text() == "\n\n")
  }

  @Test func aHairAtTheFarEdgeIsDrawnInsideThePicture() {
    let snapshot = LayoutSnapshot(
      size: CGSize(width: 32, height: 16),
      boxes: [.init("", CGRect(x: 31.5, y: 0, width: 0.5, height: 16))])
    #expect(snapshot.text() == "   ▪")
  }

  @Test func emptyAndUnboundedBoxesAreNotDrawn() {
    let snapshot = LayoutSnapshot(
      size: CGSize(width: 16, height: 16),
      boxes: [
        .init("a", CGRect(x: 0, y: 0, width: 0, height: 16)),
        .init("b", CGRect(x: Double.nan, y: 0, width: 16, height: 16)),
        .init("c", CGRect(x: 0, y: 0, width: Double.infinity, height: 16)),
      ])
    #expect(snapshot.text() == "")
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: -1, height: Double.nan), CGSize(width: 1e9, height: 1e-9),
  ])
  func anySizeOfCellGivesAPicture(cell: CGSize) {
    let snapshot = LayoutSnapshot(
      size: CGSize(width: 80, height: 48),
      boxes: [.init("a", CGRect(x: 0, y: 0, width: 80, height: 48))])
    let lines = snapshot.text(cell: cell).split(separator: "\n")
    #expect((1...1000).contains(lines.count))
  }

  @Test func aPictureOfNoSizeIsEmpty() {
    for size in [CGSize.zero, CGSize(width: -5, height: Double.infinity)] {
      #expect(LayoutSnapshot(size: size, boxes: []).text() == "")
    }
  }

  @Test func lineBreaksInALabelBecomeSpaces() {
    #expect(text(of: "a\nb\u{1B}", columns: 8, rows: 1) == "[a b   ]")
  }

  private func text(of label: String, columns: Int, rows: Int) -> String {
    let size = CGSize(width: columns * 8, height: rows * 16)
    return LayoutSnapshot(size: size, boxes: [.init(label, CGRect(origin: .zero, size: size))])
      .text()
  }
}
