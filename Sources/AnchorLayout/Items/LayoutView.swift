public import Foundation

/// What has changed about a subview.
public enum LayoutSubviewChange: Hashable, Sendable {
  /// It was hidden or shown.
  case visibility
  /// Its intrinsic size or baselines have.
  case content
  /// It was given a direction of text of its own, or that was taken from it.
  case direction
  /// It is not a subview any more.
  case removal
}

/// A rectangle with subviews, laid out by constraints.
///
///     let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
///     let button = LayoutView()
///     root.addSubview(button)
///     button.edgeAnchors == root.edgeAnchors + 16
///     root.layoutIfNeeded()
///     button.frame  // (16, 16, 288, 448)
///
/// The frame of a root is an input of the layout, and so is that of a view as long as no statement
/// has it on its left-hand side.
open class LayoutView: LayoutItem {
  /// What the library keeps about the view.
  public let layoutNode: LayoutNode
  /// The view that this one is a subview of.
  public internal(set) var superview: LayoutView? {
    get { unsafe storedSuperview }
    set { unsafe storedSuperview = newValue }
  }

  // Not weak, for the speed of its reference counting: a dying view takes leave of its subviews.
  private unowned(unsafe) var storedSuperview: LayoutView?
  /// The subviews, from the back to the front.
  public internal(set) var subviews: [LayoutView] = []
  /// The guides that live in the view's coordinates.
  public internal(set) var layoutGuides: [LayoutGuide] = []
  /// Whether the view is not to be drawn. A hidden view takes part in layout, except where its
  /// superview leaves it out: that is told by ``subview(_:didChange:)``, and asked for
  /// ``layoutSubviews()``, when this changes.
  public var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      PreviewLog.note(\.isHidden, of: self, was: oldValue)
      superview?.subview(self, didChange: .visibility)
      superview?.setNeedsLayout()
    }
  }
  /// A name for diagnostics and drawings.
  public var label: String?
  /// Set while a view above is dying that will release the subviews of this one.
  var teardown: ViewTeardown?

  /// Creates a view with a frame: the initialiser that subclasses override, and the only one that
  /// they call. One that overrides it has the other initialisers too.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public init(frame: CGRect) {
    layoutNode = LayoutNode()
    layoutNode.bind(toOwn: self)
    layoutNode.storedFrame = frame
  }

  /// Creates a view with a frame and a label.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates, in points.
  ///   - label: A name for diagnostics and drawings.
  public convenience init(frame: CGRect = .zero, label: String? = nil) {
    self.init(frame: frame)
    self.label = label
  }

  // MARK: - Overridden by subclasses

  /// Called in a layout pass when the view's frame has changed, or after ``setNeedsLayout()``.
  open func layoutSubviews() {}

  /// Called before a solve after ``setNeedsUpdateConstraints()``: the place to make or edit
  /// constraints that follow from the state of the view.
  open func updateConstraints() {}

  /// Called when a subview has changed in a way that the constraints of this view may depend on.
  open func subview(_ subview: LayoutView, didChange change: LayoutSubviewChange) {}

  /// The size of the content, in points; ``noIntrinsicMetric`` on an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The height of a content that depends on the width, in points; nil if it does not.
  open func contentHeight(forWidth width: Double) -> Double? { nil }

  /// The distance from the top edge to the baseline of the first line of text, in points.
  open var firstBaselineFromTop: Double { 0 }

  /// The distance from the baseline of the last line of text to the bottom edge, in points.
  open var lastBaselineFromBottom: Double { 0 }

  /// Called in a layout pass with the new frame when it has changed; ``frame`` is already new.
  open func applyFrame(_ frame: CGRect) {}

  // MARK: - Layout item

  /// Calls ``layoutSubviews()``.
  public func layoutContents() { layoutSubviews() }

  /// Calls ``updateConstraints()``.
  public func updateStatements() { updateConstraints() }

  /// The view's label, or the name of its class if it has none.
  public var layoutLabel: String { label ?? String(describing: type(of: self)) }

  deinit {
    layoutNode.ownItemDies()
    for view in subviews { view.superview = nil }
    ViewTeardown.release(&subviews, inside: teardown)
  }
}
