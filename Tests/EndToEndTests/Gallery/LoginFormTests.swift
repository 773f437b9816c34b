import AnchorLayout
import Foundation
import Testing

@testable import gallery

@Suite struct LoginFormTests {
  @Test(arguments: [
    (
      CGSize(width: 320, height: 568),
      [
        "content": CGRect(x: 16, y: 16, width: 288, height: 536),
        "e-mail": CGRect(x: 16, y: 22, width: 256, height: 34),
        "password": CGRect(x: 16, y: 56, width: 256, height: 34),
        "log in": CGRect(x: 8, y: 473, width: 272, height: 55),
      ]
    ),
    (
      CGSize(width: 568, height: 320),
      [
        "content": CGRect(x: 16, y: 16, width: 536, height: 288),
        "e-mail": CGRect(x: 16, y: 22, width: 504, height: 34),
        "password": CGRect(x: 16, y: 56, width: 504, height: 34),
        "log in": CGRect(x: 8, y: 225, width: 520, height: 55),
      ]
    ),
  ])
  func theFramesAreThoseOfTheStatements(size: CGSize, frames: [String: CGRect]) throws {
    let root = Screen.loginForm.makeRoot()
    root.frame = CGRect(origin: .zero, size: size)
    root.layoutIfNeeded()
    let content = try #require(root.subviews.first)
    var found: [String: CGRect] = [:]
    for view in [content] + content.subviews { found[view.layoutLabel] = view.frame }
    #expect(found == frames)
  }

  @Test func theFormFollowsItsContainer() {
    let root = Screen.loginForm.makeRoot()
    for width in [320.0, 100, 900, 320] {
      root.frame = CGRect(x: 0, y: 0, width: width, height: 400)
      root.layoutIfNeeded()
      let content = root.subviews.first?.frame
      #expect(content == CGRect(x: 16, y: 16, width: width - 32, height: 368))
    }
  }
}
