import AnchorLayout
import Foundation
import LayoutDrawing

/// A screen laid out at one size, and drawn.
struct ScreenDrawing {
  /// The screen's name and the container's size.
  let title: String
  /// The drawing for a terminal, at most about 72 columns wide.
  let text: String
  /// The drawing as an SVG document.
  let svg: String
  /// A name for the SVG's file.
  let fileName: String

  /// Lays out a screen and draws it.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - size: The size of its container, in points.
  init(of screen: Screen, size: CGSize) {
    let root = screen.makeRoot()
    root.frame = CGRect(origin: .zero, size: size)
    root.layoutIfNeeded()
    let snapshot = LayoutSnapshot(of: root)
    let cellWidth = max(size.width / 72, 8)
    let sizeText = "\(Self.text(size.width))x\(Self.text(size.height))"
    title = "\(screen.name) \(sizeText)"
    text = snapshot.text(cell: CGSize(width: cellWidth, height: 2 * cellWidth))
    svg = snapshot.svg()
    fileName = "\(screen.name)-\(sizeText).svg"
  }

  /// A length as a user would write it.
  private static func text(_ length: Double) -> String {
    Int(exactly: length).map(String.init) ?? "\(length)"
  }
}
