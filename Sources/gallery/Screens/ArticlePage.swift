import AnchorLayout
import Foundation

extension Screen {
  /// A page that is read from right to left, within margins and clear of the bars of the screen. Its
  /// player is read from left to right everywhere.
  static let articlePage = Screen(
    name: "article-page",
    summary: "a page from right to left within margins and a safe area",
    sizes: [CGSize(width: 320, height: 480), CGSize(width: 900, height: 480)],
    makeRoot: ArticlePage.init
  )
}

private final class ArticlePage: LayoutView {
  private let portrait = LayoutView(label: "portrait")
  private let author = LayoutView(label: "author")
  private let text = LayoutView(label: "text")
  private let player = LayoutView(label: "player")
  private let back = LayoutView(label: "back")
  private let forward = LayoutView(label: "forward")

  init() {
    super.init(frame: .zero)
    self.label = "page"
    for view in [portrait, author, text, player] { addSubview(view) }
    for view in [back, forward] { player.addSubview(view) }

    layoutDirection = .rightToLeft
    safeAreaInsets = LayoutInsets(top: 44, bottom: 20)
    directionalLayoutMargins = LayoutDirectionalInsets(top: 8, leading: 24, bottom: 8, trailing: 16)
    player.layoutDirection = .leftToRight
    player.layoutMargins = LayoutInsets(top: 8, left: 8, bottom: 8, right: 8)

    portrait.leadingAnchor == layoutMarginsGuide.leadingAnchor
    portrait.topAnchor == layoutMarginsGuide.topAnchor
    portrait.sizeAnchors == CGSize(width: 48, height: 48)

    author.leadingAnchor == portrait.trailingAnchor + 12
    author.trailingAnchor == layoutMarginsGuide.trailingAnchor
    author.verticalAnchors == portrait.verticalAnchors + 8

    text.horizontalAnchors == readableContentGuide.horizontalAnchors
    text.topAnchor == portrait.bottomAnchor + 16
    text.bottomAnchor == player.topAnchor - 16

    player.horizontalAnchors == layoutMarginsGuide.horizontalAnchors
    player.bottomAnchor == safeAreaLayoutGuide.bottomAnchor
    player.heightAnchor == 64

    back.anchors.leading == player.anchors.leadingMargin
    forward.anchors.trailing == player.anchors.trailingMargin
    for view in [back, forward] {
      view.anchors.vertical == player.anchors.verticalMargins
      view.widthAnchor == 64
    }
  }
}
