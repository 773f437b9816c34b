import AnchorLayout
import Foundation
import Testing

/// What a conflict says of the sizes and frames that no statement gave.
@Suite struct ConflictTests {
  let root = makeRoot(100, 400)
  let log: DiagnosticLog

  init() {
    log = DiagnosticLog(root)
  }

  /// The other members of the only conflict.
  private func layOut(setAside: String) -> [String]? {
    root.layoutIfNeeded()
    #expect(log.kinds == [.conflict])
    #expect(log.diagnostics.first?.statement == setAside)
    return log.diagnostics.first?.members
  }

  @Test func theSizeOfTheRootIsNamed() {
    let view = root.add("view")
    view.widthAnchor == root.widthAnchor
    view.widthAnchor == 90.5
    #expect(
      layOut(setAside: "view.width == 90.5") == [
        "root.width == 100 from its frame", "view.width == root.width",
      ])
  }

  @Test func theFrameOfAPlacedViewIsNamed() {
    let placed = root.add("placed", 1.5, 2, 30, 40)
    root.leadingAnchor == placed.leadingAnchor - 3
    #expect(
      layOut(setAside: "root.leading == placed.leading - 3") == [
        "placed.left == 1.5 from its frame"
      ])
  }

  @Test func aSizeThatWouldBeNegativeIsNamed() {
    let view = root.add("view")
    view.horizontalAnchors == root.horizontalAnchors + 60
    #expect(
      layOut(setAside: "view.trailing == root.trailing - 60") == [
        "view.width >= 0", "root.width == 100 from its frame", "view.leading == root.leading + 60",
      ])
  }

  @Test func contentOfRequiredSizeIsNamed() {
    let text = ContentView("text", 80, 20)
    root.addSubview(text)
    text.setContentCompressionResistancePriority(.required, for: .vertical)
    text.setContentHuggingPriority(.required, for: .horizontal)
    text.heightAnchor == 19
    text.widthAnchor == 81
    root.layoutIfNeeded()
    #expect(text.frame.size == CGSize(width: 81, height: 19))
    #expect(
      log.diagnostics.map(\.statement) == [
        "text.width <= 80 from its content", "text.height >= 20 from its content",
      ])
    #expect(log.diagnostics.map(\.members) == [["text.width == 81"], ["text.height == 19"]])
    #expect(log.diagnostics.map(\.items) == [["text"], ["text"]])
  }

  @Test func aConflictIsReportedAgainInAnotherTreeAfterItWasGone() {
    let card = root.add("card")
    card.widthAnchor == 10
    card.widthAnchor == 20
    root.layoutIfNeeded()
    #expect(log.kinds == [.conflict])
    card.removeFromSuperview()
    let other = makeRoot()
    let otherLog = DiagnosticLog(other)
    other.addSubview(card)
    other.layoutIfNeeded()
    #expect(card.frame.width == 10)
    #expect(otherLog.kinds == [.conflict])
  }
}
