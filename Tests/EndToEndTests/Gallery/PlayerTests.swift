import AnchorLayout
import Foundation
import Testing

@testable import gallery

@Suite struct PlayerTests {
  @Test func thePicturesLeadFromOneStateToTheOther() throws {
    let root = Screen.player.makeRoot()
    var diagnostics: [LayoutDiagnostic] = []
    root.layoutEngine.diagnosticHandler = { diagnostics.append($0) }
    root.frame = CGRect(x: 0, y: 0, width: 480, height: 640)
    root.layoutIfNeeded()
    #expect(diagnostics.isEmpty)
    let covers = root.subviews.compactMap(\.subviews.first)
    try #require(covers.count == 4)
    #expect(covers.map(\.label) == ["cover", "cover", "cover", "cover"])
    #expect(covers[0].frame == CGRect(x: 16, y: 37.5, width: 75, height: 75))
    #expect(covers[3].frame == CGRect(x: 189, y: 16, width: 86, height: 86))
    let lefts = covers.map(\.frame.minX)
    #expect(lefts == lefts.sorted())
    #expect(Set(lefts).count == 4)
  }
}
