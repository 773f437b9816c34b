public import Foundation

/// A view that is as large as its text, whose lines are broken at the label's width.
///
///     let note = LayoutLabel("Saved a minute ago", measurer: FixedWidthMeasurer())
///     note.horizontalAnchors == panel.horizontalAnchors + 2
///
/// It measures and does not draw: that is left to a host, who gives it a measurer of its fonts.
open class LayoutLabel: LayoutView {
  /// The text; a line feed in it ends a line.
  public var text: String {
    didSet { if text != oldValue { textDidChange(\.text, oldValue) } }
  }

  /// What tells the size of the text.
  public var measurer: any LayoutTextMeasurer {
    didSet { textDidChange(\.measurer, oldValue) }
  }

  /// Whether lines are broken at the width of the label; if not, the text may be cut off.
  public var wrapsLines: Bool {
    didSet { if wrapsLines != oldValue { contentDidChange(\.wrapsLines, oldValue) } }
  }

  /// The extent of the text on lines that are not broken.
  private lazy var unbroken = measurer.extent(of: text, inWidth: .infinity)

  /// Creates a label with a text and what tells its size.
  ///
  /// - Parameters:
  ///   - text: The text; a line feed in it ends a line.
  ///   - measurer: What tells the size of the text.
  ///   - wrapsLines: Whether lines are broken at the width of the label.
  ///   - label: A name for diagnostics and drawings.
  public init(
    _ text: String, measurer: any LayoutTextMeasurer = ProportionalMeasurer(),
    wrapsLines: Bool = true, label: String? = nil
  ) {
    self.text = text
    self.measurer = measurer
    self.wrapsLines = wrapsLines
    super.init(frame: .zero)
    self.label = label
  }

  /// The size of the text on lines that are not broken.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: unbroken.width, height: unbroken.height)
  }

  /// The height of the text on lines that are broken at a width; nil if they are not to be.
  open override func contentHeight(forWidth width: Double) -> Double? {
    if !wrapsLines { return nil }
    if width >= unbroken.width { return unbroken.height }
    return measurer.extent(of: text, inWidth: width).height
  }

  /// The distance to the baseline of the first line, in points.
  open override var firstBaselineFromTop: Double { unbroken.firstBaselineFromTop }

  /// The distance from the baseline of the last line, in points.
  open override var lastBaselineFromBottom: Double { unbroken.lastBaselineFromBottom }

  private func textDidChange<Value>(
    _ property: ReferenceWritableKeyPath<LayoutLabel, Value>, _ former: Value
  ) {
    unbroken = measurer.extent(of: text, inWidth: .infinity)
    contentDidChange(property, former)
  }

  private func contentDidChange<Value>(
    _ property: ReferenceWritableKeyPath<LayoutLabel, Value>, _ former: Value
  ) {
    PreviewLog.note(property, of: self, was: former)
    invalidateIntrinsicContentSize()
  }
}
