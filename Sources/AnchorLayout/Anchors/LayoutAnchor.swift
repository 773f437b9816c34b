/// A quantity of an item, to be related to others: `button.leadingAnchor`.
///
/// Anchors are made by items, and keep their item's node, not the item. They are not equatable, so
/// that `==` between anchors always makes a constraint.
public struct LayoutAnchor<Kind: LayoutAnchorKind>: LinearExpression {
  /// The node of the item, or of the item whose superview is meant.
  var node: LayoutNode
  /// The quantity.
  public let attribute: LayoutAttribute
  /// Whether the anchor is one of the node's superview.
  var viaSuperview: Bool

  /// Creates an anchor.
  init(_ node: LayoutNode, _ attribute: LayoutAttribute, viaSuperview: Bool) {
    self.node = node
    self.attribute = attribute
    self.viaSuperview = viaSuperview
  }

  /// The item the anchor belongs to; nil when it is gone.
  public var item: (any LayoutItem)? {
    viaSuperview ? node.parent?.owner : node.owner
  }

  public var expression: LayoutExpression<Kind> {
    LayoutExpression(
      LayoutForm(
        LayoutTerm(node: node, coefficient: 1, attribute: attribute, viaSuperview: viaSuperview)))
  }
}
