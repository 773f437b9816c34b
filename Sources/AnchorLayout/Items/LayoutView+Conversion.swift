public import Foundation

extension LayoutView {
  /// Where the contents of the view are scrolled to: the point of them that is at its top left corner.
  ///
  /// Statements and frames know nothing of it, so that scrolling solves nothing; conversion does.
  public var contentOffset: CGPoint {
    get { layoutNode.contentOffset }
    set { layoutNode.contentOffset = newValue }
  }

  /// The view that shows this root as its content: a scroll view, whose ``contentOffset`` then applies.
  ///
  /// The tree keeps an engine of its own, and no statement crosses its border; conversion does. Has no
  /// meaning for a view with a superview. Held weakly.
  public var contentHost: LayoutView? {
    get { layoutNode.contentHost as? LayoutView }
    set { layoutNode.contentHost = newValue }
  }

  /// A point in the view's coordinates in those of another view, in points.
  ///
  /// - Parameter target: The view to convert to, which may be in another tree; nil for the root.
  /// - Complexity: O(*d*) in the depth of the two.
  public func convert(_ point: CGPoint, to target: LayoutView?) -> CGPoint {
    layoutNode.convert(point, to: target?.layoutNode)
  }

  /// A point in the coordinates of another view in those of this one, in points.
  ///
  /// - Parameter source: The view to convert from, which may be in another tree; nil for the root.
  /// - Complexity: O(*d*) in the depth of the two.
  public func convert(_ point: CGPoint, from source: LayoutView?) -> CGPoint {
    layoutNode.convert(point, from: source?.layoutNode)
  }

  /// A rectangle in the view's coordinates in those of another view, in points.
  ///
  /// - Parameter target: The view to convert to, which may be in another tree; nil for the root.
  /// - Complexity: O(*d*) in the depth of the two.
  public func convert(_ rectangle: CGRect, to target: LayoutView?) -> CGRect {
    layoutNode.convert(rectangle, to: target?.layoutNode)
  }

  /// A rectangle in the coordinates of another view in those of this one, in points.
  ///
  /// - Parameter source: The view to convert from, which may be in another tree; nil for the root.
  /// - Complexity: O(*d*) in the depth of the two.
  public func convert(_ rectangle: CGRect, from source: LayoutView?) -> CGRect {
    layoutNode.convert(rectangle, from: source?.layoutNode)
  }
}
