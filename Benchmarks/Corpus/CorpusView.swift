import AnchorLayout
import Foundation

/// A view whose content has the size and the baselines that a layout of the corpus says.
final class CorpusView: LayoutView {
  private var content: CorpusLayout.ContentSize?
  private var baseline: CorpusLayout.Baseline?

  /// Makes the view of an item.
  convenience init(_ item: CorpusLayout.Item, content: CorpusScreen.ContentVariant) {
    self.init()
    self.content = content == .intrinsic ? item.intrinsicSize : item.recordedIntrinsicSize
    baseline = item.baseline
    label = item.id
    if let margins = item.margins {
      directionalLayoutMargins = LayoutDirectionalInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    // The file lists the constraints that stand for autoresizing masks.
    translatesAutoresizingMaskIntoConstraints = item.kind == .root
    setContentHuggingPriority(LayoutPriority(item.hugging.horizontal), for: .horizontal)
    setContentHuggingPriority(LayoutPriority(item.hugging.vertical), for: .vertical)
    setContentCompressionResistancePriority(
      LayoutPriority(item.compression.horizontal), for: .horizontal)
    setContentCompressionResistancePriority(
      LayoutPriority(item.compression.vertical), for: .vertical)
  }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: content?.width ?? Self.noIntrinsicMetric,
      height: content?.height ?? Self.noIntrinsicMetric)
  }

  override var firstBaselineFromTop: Double { baseline?.firstFromTop ?? 0 }
  override var lastBaselineFromBottom: Double { baseline?.lastFromBottom ?? 0 }
}
