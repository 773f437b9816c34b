import AnchorLayout
import Foundation

extension Screen {
  /// A small and a large state, and two moments on the way.
  static let player = Screen(
    name: "player",
    summary: "a cover and a title on their way from one state to another, at four moments",
    sizes: [CGSize(width: 480, height: 640), CGSize(width: 640, height: 480)],
    makeRoot: FilmStrip.init
  )
}

/// Shows moments of a transition one below the other.
private final class FilmStrip: LayoutView {
  private let player = Player()
  private var pictures: [Picture] = []

  init() {
    super.init(frame: .zero)
    self.label = "film"
    var former: Picture?
    for moment in ["0", "1/3", "2/3", "1"] {
      let picture = Picture(label: "t = \(moment)")
      addSubview(picture)
      pictures.append(picture)
      layout {
        picture.horizontalAnchors == horizontalAnchors + 8
        if let former {
          picture.topAnchor == former.bottomAnchor + 8
          picture.heightAnchor == former.heightAnchor
        } else {
          picture.topAnchor == topAnchor + 8
        }
      }
      former = picture
    }
    if let former { former.bottomAnchor == bottomAnchor - 8 }
  }

  override func layoutSubviews() {
    guard let size = pictures.first?.frame.size else { return }
    player.frame.size = size
    player.states?.activate("small")
    let transition = player.transition(curve: .easeInOut) { player.states?.activate("large") }
    for (number, picture) in pictures.enumerated() {
      let frames = transition.frames(at: Double(number) / Double(pictures.count - 1))
      picture.cover.frame = frames[player.cover] ?? .zero
      picture.title.frame = frames[player.title] ?? .zero
    }
  }
}

/// The player at one moment: views that are placed by their frames.
private final class Picture: LayoutView {
  let cover = LayoutView(label: "cover")
  let title = LayoutView(label: "title")

  init(label: String) {
    super.init(frame: .zero)
    self.label = label
    addSubview(cover)
    addSubview(title)
  }
}

/// A cover and a title in two states.
private final class Player: LayoutView {
  let cover = LayoutView(label: "cover")
  let title = LayoutView(label: "title")
  private(set) var states: LayoutStates?

  init() {
    super.init(frame: .zero)
    self.label = "player"
    addSubview(cover)
    addSubview(title)
    cover.sizeAnchors.aspectRatio(1)
    title.heightAnchor == 24

    let states = LayoutStates(of: self)
    states.add("small") {
      cover.leadingAnchor == leadingAnchor + 16
      cover.centerYAnchor == centerYAnchor
      cover.heightAnchor == heightAnchor / 2
      title.leadingAnchor == cover.trailingAnchor + 16
      title.centerYAnchor == cover.centerYAnchor
      title.widthAnchor == widthAnchor / 3
    }
    states.add("large") {
      cover.centerXAnchor == centerXAnchor
      cover.topAnchor == topAnchor + 16
      cover.bottomAnchor == title.topAnchor - 8
      title.centerXAnchor == centerXAnchor
      title.bottomAnchor == bottomAnchor - 16
      title.widthAnchor == widthAnchor / 2
    }
    self.states = states
  }
}
