import AnchorLayout
import Foundation
import Testing

@testable import gallery

@Suite struct MediaCardTests {
  @Test(arguments: [
    (
      CGSize(width: 320, height: 480),
      [
        "picture": CGRect(x: 0, y: 0, width: 320, height: 160),
        "play": CGRect(x: 136, y: 56, width: 48, height: 48),
        "title": CGRect(x: 16, y: 304, width: 288, height: 32),
      ]
    ),
    (
      // Half of the height bounds the picture, and the title is as wide as it may be.
      CGSize(width: 600, height: 320),
      [
        "picture": CGRect(x: 0, y: 0, width: 320, height: 160),
        "play": CGRect(x: 136, y: 56, width: 48, height: 48),
        "title": CGRect(x: 16, y: 224, width: 480, height: 32),
      ]
    ),
  ])
  func theFramesAreThoseOfTheStatements(size: CGSize, frames: [String: CGRect]) throws {
    let root = Screen.mediaCard.makeRoot()
    var diagnostics: [LayoutDiagnostic] = []
    root.layoutEngine.diagnosticHandler = { diagnostics.append($0) }
    root.frame = CGRect(origin: .zero, size: size)
    root.layoutIfNeeded()
    var found: [String: CGRect] = [:]
    for view in root.subviews + root.subviews.flatMap(\.subviews) {
      found[view.layoutLabel] = view.frame
    }
    #expect(found == frames)
    #expect(diagnostics.isEmpty)
  }
}
