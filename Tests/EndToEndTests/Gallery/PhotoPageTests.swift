import AnchorLayout
import Foundation
import Testing

@testable import gallery

@Suite struct PhotoPageTests {
  private let tall = [
    "photo": CGRect(x: 16, y: 16, width: 288, height: 240),
    "caption": CGRect(x: 16, y: 268, width: 288, height: 40),
    "like": CGRect(x: 16, y: 432, width: 88, height: 32),
    "share": CGRect(x: 116, y: 432, width: 88, height: 32),
    "save": CGRect(x: 216, y: 432, width: 88, height: 32),
  ]
  private let wide = [
    "photo": CGRect(x: 16, y: 16, width: 300, height: 288),
    "caption": CGRect(x: 332, y: 16, width: 252, height: 40),
    "like": CGRect(x: 332, y: 272, width: 76, height: 32),
    "share": CGRect(x: 420, y: 272, width: 76, height: 32),
    "save": CGRect(x: 508, y: 272, width: 76, height: 32),
  ]

  @Test func thePageIsArrangedAnewForEachShape() {
    let root = Screen.photoPage.makeRoot()
    var diagnostics: [LayoutDiagnostic] = []
    root.layoutEngine.diagnosticHandler = { diagnostics.append($0) }
    for (width, height, expected) in [(320, 480, tall), (600, 320, wide), (320, 480, tall)] {
      root.frame = CGRect(x: 0, y: 0, width: width, height: height)
      root.layoutIfNeeded()
      var found: [String: CGRect] = [:]
      for view in root.subviews { found[view.layoutLabel] = view.frame }
      #expect(found == expected)
    }
    #expect(diagnostics.isEmpty)
    // A page of the same shape keeps all its rows.
    let rows = root.layoutEngine.statistics.rowsLowered
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(root.subviews[0].frame.width == 268)
    #expect(root.layoutEngine.statistics.rowsLowered == rows)
  }
}
