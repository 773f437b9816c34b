import AnchorLayout
import Foundation

extension Screen {
  /// A picture that keeps its shape, with a button on it, and a title between it and the lower edge.
  static let mediaCard = Screen(
    name: "media-card",
    summary: "a picture of a fixed shape and a title with room between bounds",
    sizes: [CGSize(width: 320, height: 480), CGSize(width: 600, height: 320)],
    makeRoot: MediaCard.init
  )
}

private final class MediaCard: LayoutView {
  private let picture = LayoutView(label: "picture")
  private let play = LayoutView(label: "play")
  private let title = LayoutView(label: "title")

  init() {
    super.init(frame: .zero)
    label = "card"
    addSubview(picture)
    picture.addSubview(play)
    addSubview(title)

    picture.edgeAnchors.excluding(.bottom, .trailing) == edgeAnchors
    picture.trailingAnchor == trailingAnchor ~ .high
    picture.sizeAnchors.aspectRatio(2)
    picture.heightAnchor <= heightAnchor.percent(50)

    play.centerAnchors == picture.centerAnchors
    play.sizeAnchors == CGSize(width: 48, height: 48)

    title.leadingAnchor == leadingAnchor + 16
    title.trailingAnchor == trailingAnchor - 16 ~ .high
    title.widthAnchor.clamp(200...480)
    title.heightAnchor == 32
    title.topAnchor - picture.bottomAnchor == bottomAnchor - title.bottomAnchor
  }
}
