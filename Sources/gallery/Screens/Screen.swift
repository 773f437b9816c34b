import AnchorLayout
import Foundation

/// A sample screen. Each has a file of its own.
struct Screen: Sendable {
  /// All screens, in the order in which they are drawn.
  static let all: [Screen] = [
    .loginForm, .mediaCard, .articlePage, .questionDialog, .playerBar, .photoPage, .player,
  ]

  /// The name on the command line and in file names.
  let name: String
  /// What the screen shows, in a line.
  let summary: String
  /// The container sizes that it is drawn at unless the user names others, in points.
  let sizes: [CGSize]
  /// Makes the tree of the screen, which has no size yet.
  let makeRoot: @Sendable () -> LayoutView
}
