public import Foundation

extension LayoutView {
  /// The value of ``intrinsicContentSize`` on an axis where the content has no size.
  public static var noIntrinsicMetric: Double { LayoutNode.noIntrinsicMetric }

  /// The frame in the superview's coordinates, in points: of a root, and of a view placed by its
  /// frame, an input of the layout, else the result of the last pass. Never solves.
  public var frame: CGRect {
    get { layoutNode.frame }
    set { layoutNode.frame = newValue }
  }

  /// The frame in the view's own coordinates, in points: its origin is ``contentOffset``.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: frame.size) }

  /// The frame before any rounding, in points. Solves first, if anything has changed. One that is an
  /// input, or follows the size of the superview by its ``autoresizingMask``, is exact as it is.
  public var exactFrame: CGRect { layoutNode.exactFrame }

  /// Whether the frame is an input of the layout. Switched off when a statement has the view on its
  /// left-hand side.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutNode.isPlacedByFrame }
    set { layoutNode.isPlacedByFrame = newValue }
  }

  /// The direction of text in the view and in those below it that have none of their own; nil to
  /// take over the direction of the superview.
  public var layoutDirection: LayoutDirection? {
    get { layoutNode.layoutDirection }
    set {
      guard newValue != layoutNode.layoutDirection else { return }
      layoutNode.layoutDirection = newValue
      superview?.subview(self, didChange: .direction)
    }
  }

  /// The direction of text in the view: its own, or that of the nearest view above with one; left to
  /// right without any.
  public var effectiveLayoutDirection: LayoutDirection { layoutNode.effectiveLayoutDirection }

  /// Asks for ``layoutSubviews()`` in the next pass.
  ///
  /// - Complexity: O(*d*) in the depth of the view, O(1) when asked again.
  public func setNeedsLayout() {
    layoutNode.setNeedsLayout()
  }

  /// Lays out the tree the view is in, if anything has changed.
  ///
  /// - Complexity: O(1) if nothing has changed.
  public func layoutIfNeeded() {
    layoutEngine.layoutIfNeeded()
  }

  /// Says that ``intrinsicContentSize`` or the baselines have changed.
  public func invalidateIntrinsicContentSize() {
    layoutNode.invalidateContent()
    superview?.subview(self, didChange: .content)
  }

  /// Asks for ``updateConstraints()`` before the next solve.
  ///
  /// - Complexity: O(1) amortised.
  public func setNeedsUpdateConstraints() {
    layoutNode.setNeedsStatements()
  }

  /// How strongly the view is kept from growing beyond its content; 250 unless set.
  public func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    layoutNode.huggingPriority(for: axis)
  }

  /// Sets how strongly the view is kept from growing beyond its content.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    layoutNode.setHuggingPriority(priority, for: axis)
  }

  /// How strongly the view is kept from becoming smaller than its content; 750 unless set.
  public func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    layoutNode.compressionResistancePriority(for: axis)
  }

  /// Sets how strongly the view is kept from becoming smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutAxis
  ) {
    layoutNode.setCompressionResistancePriority(priority, for: axis)
  }
}
