import AnchorLayout
import Foundation
import Testing

@testable import gallery

@Suite struct ArticlePageTests {
  @Test(arguments: [
    (
      CGSize(width: 320, height: 480),
      [
        "portrait": CGRect(x: 248, y: 52, width: 48, height: 48),
        "author": CGRect(x: 16, y: 60, width: 220, height: 32),
        "text": CGRect(x: 16, y: 116, width: 280, height: 264),
        "player": CGRect(x: 16, y: 396, width: 280, height: 64),
        "back": CGRect(x: 8, y: 8, width: 64, height: 48),
        "forward": CGRect(x: 208, y: 8, width: 64, height: 48),
      ]
    ),
    (
      // The text is no wider than can be read, in the middle between the margins.
      CGSize(width: 900, height: 480),
      [
        "portrait": CGRect(x: 828, y: 52, width: 48, height: 48),
        "author": CGRect(x: 16, y: 60, width: 800, height: 32),
        "text": CGRect(x: 110, y: 116, width: 672, height: 264),
        "player": CGRect(x: 16, y: 396, width: 860, height: 64),
        "back": CGRect(x: 8, y: 8, width: 64, height: 48),
        "forward": CGRect(x: 788, y: 8, width: 64, height: 48),
      ]
    ),
  ])
  func thePageIsReadFromRightToLeftAndThePlayerIsNot(
    size: CGSize, frames: [String: CGRect]
  ) throws {
    let root = Screen.articlePage.makeRoot()
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
