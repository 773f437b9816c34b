public import Foundation

/// An invisible rectangle in the coordinates of the view that owns it.
public final class LayoutGuide: LayoutItem {
  /// What the library keeps about the guide.
  public let layoutNode: LayoutNode
  /// The view in whose coordinates the guide lives.
  public internal(set) weak var owningView: LayoutView?
  /// A name for diagnostics.
  public var label: String?

  /// Creates a guide.
  public init(label: String? = nil) {
    layoutNode = LayoutNode(isPlacedByFrame: false)
    self.label = label
    layoutNode.bind(toOwn: self)
  }

  deinit {
    layoutNode.ownItemDies()
  }

  /// The frame after the last pass in the coordinates of the owning view, in points.
  public var layoutFrame: CGRect { layoutNode.frame }

  /// The frame before any rounding, in points. Solves first, if anything has changed.
  public var exactFrame: CGRect { layoutNode.exactFrame }

  /// The guide's label, or the name of its class if it has none.
  public var layoutLabel: String { label ?? "LayoutGuide" }
}
