import AnchorLayout
import Foundation

/// Real layouts.
extension LibraryLayout {
  /// Layouts side by side, each as the corpus says, whose roots have a part of the container.
  mutating func addMix(_ count: Int) throws {
    for layout in CorpusMix.layouts(viewCount: count) {
      let screen = try CorpusScreen(layout, content: .intrinsic, in: container)
      let frame = screen.root.frame
      screen.root.leadingAnchor == container.leadingAnchor
      screen.root.topAnchor == container.topAnchor
      screen.root.widthAnchor == container.widthAnchor * (Double(frame.width) / CorpusMix.width)
      screen.root.heightAnchor == container.heightAnchor * (Double(frame.height) / CorpusMix.height)
      screens.append(screen)
    }
  }
}
