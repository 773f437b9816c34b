/// The superview that an item has when a statement about it is enlisted.
///
/// `view.superview.centerXAnchor` can so be written before `view` has been added to a superview:
/// the statement waits until there is one.
public struct LayoutSuperview: LayoutAnchorProvider {
  /// The node of the item whose superview is meant.
  let node: LayoutNode

  public var anchors: LayoutAnchors { LayoutAnchors(node: node, viaSuperview: true) }
}

extension LayoutItem {
  /// The superview the item has when a statement about it is enlisted; for a guide the view that
  /// owns it.
  public var superview: LayoutSuperview { LayoutSuperview(node: boundNode) }
}
