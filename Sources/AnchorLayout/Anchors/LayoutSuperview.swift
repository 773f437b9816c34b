/// The superview that an item has when a statement about it is enlisted.
///
/// `view.superview.centerXAnchor` can so be written before `view` has been added to a superview:
/// the statement waits until there is one.
public struct LayoutSuperview: LayoutAnchorProvider {
  /// Leads to the node of the item whose superview is meant.
  let link: NodeLink

  /// The anchors of the superview under short names.
  public var anchors: LayoutAnchors { LayoutAnchors(link: link, viaSuperview: true) }
}

extension LayoutItem {
  /// The superview the item has when a statement about it is enlisted; for a guide the view that
  /// owns it.
  public var superview: LayoutSuperview { LayoutSuperview(link: boundNode.link) }
}
