internal import Foundation

extension LayoutNode {
  /// How far inside of the frame the rectangle lies that statements and the intrinsic size are about,
  /// in points: a shadow or a badge is left out of the alignment. 0 unless set.
  ///
  /// Frames given and solved, the items inside, margins and baselines are not concerned.
  ///
  /// - Complexity: Setting it is O(*n*) in the number of statements of the tree, in the next pass.
  public var alignmentRectInsets: LayoutInsets {
    get { traits?.alignmentRectInsets ?? LayoutInsets() }
    set {
      guard newValue != alignmentRectInsets else { return }
      madeTraits.alignmentRectInsets = newValue
      requestUpdate([.alignment, .content])
    }
  }

  /// By how much the frame is wider and higher than the rectangle that statements are about, in points.
  var alignmentOutset: CGSize {
    guard let insets = traits?.alignmentRectInsets else { return .zero }
    return CGSize(width: insets.left + insets.right, height: insets.top + insets.bottom)
  }

  /// The size of the frame around a content, in points. What is no length stays as it is.
  func frameSize(around content: CGSize) -> CGSize {
    if traits?.alignmentRectInsets == nil { return content }
    func sum(_ length: Double, _ outset: Double) -> Double {
      length >= 0 ? max(0, length + outset) : length
    }
    let outset = alignmentOutset
    return CGSize(
      width: sum(content.width, outset.width), height: sum(content.height, outset.height))
  }
}
