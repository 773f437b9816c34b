import AnchorLayout
import AnchorLayoutMaker
import Foundation

extension Screen {
  /// A cover with two lines of text beside it, a bar below, and a button that gives way; stated in
  /// blocks of the maker.
  static let playerBar = Screen(
    name: "player-bar",
    summary: "a cover, titles, progress and a button that gives way, in blocks of the maker",
    sizes: [CGSize(width: 320, height: 200), CGSize(width: 568, height: 160)],
    makeRoot: PlayerBar.init
  )
}

private final class PlayerBar: LayoutView {
  private let cover = LayoutView(label: "cover")
  private let title = LayoutView(label: "title")
  private let artist = LayoutView(label: "artist")
  private let progress = LayoutView(label: "progress")
  private let play = LayoutView(label: "play")

  init() {
    super.init(frame: .zero)
    label = "player"
    layoutMargins = LayoutInsets(top: 16, left: 16, bottom: 16, right: 16)
    add {
      cover
      title
      artist
      progress
      play
    }
    makeConstraints()
  }

  private func makeConstraints() {
    cover.snp.makeConstraints { make in
      make.top.leading.equalTo(layoutMarginsGuide)
      make.size.equalTo(64)
    }
    title.snp.makeConstraints { make in
      make.top.equalTo(cover)
      make.leading.equalTo(cover.snp.trailing).offset(12)
      make.trailing.equalTo(layoutMarginsGuide)
      make.height.equalTo(24)
    }
    artist.snp.makeConstraints { make in
      make.top.equalTo(title.snp.bottom).offset(4)
      make.leading.trailing.height.equalTo(title)
    }
    progress.snp.makeConstraints { make in
      make.top.equalTo(cover.snp.bottom).offset(12)
      make.leading.trailing.equalTo(layoutMarginsGuide)
      make.height.equalTo(16)
    }
    play.snp.makeConstraints { make in
      make.top.greaterThanOrEqualTo(progress.snp.bottom).offset(4)
      make.bottom.equalTo(layoutMarginsGuide)
      make.centerX.equalToSuperview()
      make.size.equalTo(48).priority(.high)
    }
  }
}
