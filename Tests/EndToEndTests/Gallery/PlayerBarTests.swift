import AnchorLayout
import Foundation
import Testing

@testable import gallery

@Suite struct PlayerBarTests {
  @Test(arguments: [
    (
      CGSize(width: 320, height: 200),
      [
        "cover": CGRect(x: 16, y: 16, width: 64, height: 64),
        "title": CGRect(x: 92, y: 16, width: 212, height: 24),
        "artist": CGRect(x: 92, y: 44, width: 212, height: 24),
        "progress": CGRect(x: 16, y: 92, width: 288, height: 16),
        "play": CGRect(x: 136, y: 136, width: 48, height: 48),
      ]
    ),
    (
      // There is less height than the button wants.
      CGSize(width: 568, height: 160),
      [
        "cover": CGRect(x: 16, y: 16, width: 64, height: 64),
        "title": CGRect(x: 92, y: 16, width: 460, height: 24),
        "artist": CGRect(x: 92, y: 44, width: 460, height: 24),
        "progress": CGRect(x: 16, y: 92, width: 536, height: 16),
        "play": CGRect(x: 260, y: 112, width: 48, height: 32),
      ]
    ),
  ])
  func theFramesAreThoseOfTheStatements(size: CGSize, frames: [String: CGRect]) throws {
    let root = Screen.playerBar.makeRoot()
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

  @Test func textFromRightToLeftMirrorsThem() {
    let root = Screen.playerBar.makeRoot()
    root.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    root.layoutIfNeeded()
    let frames = root.subviews.map(\.frame)
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    for (view, frame) in zip(root.subviews, frames) {
      #expect(view.frame.minX == 320 - frame.maxX && view.frame.width == frame.width)
      #expect(view.frame.minY == frame.minY && view.frame.height == frame.height)
    }
  }
}
