public import Foundation

/// An object that takes part in layout: a view, a guide, or any class of a host.
///
/// A class conforms by storing a node, and overrides the rest where it has something to say:
///
///     final class Widget: LayoutItem {
///       let layoutNode = LayoutNode()
///       weak var parent: Widget?
///       var layoutParent: (any LayoutItem)? { parent }
///       func applyFrame(_ frame: CGRect) { move(to: frame) }
///     }
///
/// After its parent has changed, a host calls ``LayoutNode/parentDidChange()``.
public protocol LayoutItem: AnyObject, LayoutAnchorProvider, LayoutSubject {
  /// What stands for the item in the closure of `constrain`, unless said otherwise ``LayoutAnchors``.
  associatedtype AnchorProxy: LayoutAnchorProxy = LayoutAnchors

  /// What the library keeps about the item. Must always be the same object.
  var layoutNode: LayoutNode { get }

  /// The item in whose coordinates this one is placed; nil for a root.
  var layoutParent: (any LayoutItem)? { get }

  /// Called in a layout pass with the new frame, in the parent's coordinates, when it has changed.
  func applyFrame(_ frame: CGRect)

  /// Called in a layout pass after the frames were applied, when the item's frame has changed or
  /// layout was asked for.
  func layoutContents()

  /// Called before a solve after ``LayoutNode/setNeedsStatements()``: the place to make or edit
  /// statements that follow from the state of the item.
  func updateStatements()

  /// The size of the content, in points; ``LayoutNode/noIntrinsicMetric`` on an axis without one.
  var intrinsicContentSize: CGSize { get }

  /// The height of a content that depends on the width, such as wrapped text, in points; nil if it
  /// does not.
  ///
  /// Called during a layout pass, at the width solved, until no width changes any more. Before a
  /// width was solved it is called at the intrinsic width, or, without one, at infinity.
  func contentHeight(forWidth width: Double) -> Double?

  /// The distance from the top edge to the baseline of the first line of text, in points.
  var firstBaselineFromTop: Double { get }

  /// The distance from the baseline of the last line of text to the bottom edge, in points.
  var lastBaselineFromBottom: Double { get }

  /// The name of the item in diagnostics.
  var layoutLabel: String { get }
}

extension LayoutItem {
  /// The parent that the item's node was last told of.
  public var layoutParent: (any LayoutItem)? { layoutNode.parent?.owner }

  /// Does nothing: the frame can be read from the node.
  public func applyFrame(_ frame: CGRect) {}

  /// Does nothing.
  public func layoutContents() {}

  /// Does nothing.
  public func updateStatements() {}

  /// No size on either axis.
  public var intrinsicContentSize: CGSize {
    CGSize(width: LayoutNode.noIntrinsicMetric, height: LayoutNode.noIntrinsicMetric)
  }

  /// Nil: the height is that of the intrinsic size.
  public func contentHeight(forWidth width: Double) -> Double? { nil }

  /// 0: the top edge.
  public var firstBaselineFromTop: Double { 0 }

  /// 0: the bottom edge.
  public var lastBaselineFromBottom: Double { 0 }

  /// The name of the item's class.
  public var layoutLabel: String { String(describing: type(of: self)) }

  /// The anchors of the item under short names.
  public var anchors: LayoutAnchors { LayoutAnchors(link: boundNode.link, viaSuperview: false) }

  /// The node, which knows from now on whose it is.
  var boundNode: LayoutNode {
    let node = layoutNode
    if node.isBound { return node }
    node.bind(to: self)
    // A statement may have named a guide of the node before anybody could tell whose child it is.
    if node.cachedEngine != nil { node.parentDidChange() }
    return node
  }

  /// The engine that solves the layout of the item's tree.
  ///
  /// - Complexity: O(1) amortised.
  public var layoutEngine: LayoutEngine { boundNode.engine() }
}
