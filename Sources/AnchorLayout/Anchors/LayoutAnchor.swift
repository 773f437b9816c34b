/// A quantity of an item, to be related to others: `button.leadingAnchor`.
///
/// Anchors are made by items, and keep neither their item nor its node alive. They are not
/// equatable, so that `==` between anchors always makes a constraint.
public struct LayoutAnchor<Kind: LayoutAnchorKind>: LinearExpression {
  /// Leads to the node of the item, or of the item whose superview is meant.
  @usableFromInline let link: NodeLink
  /// The quantity.
  public let attribute: LayoutAttribute
  /// Whether the anchor is one of the node's superview.
  @usableFromInline let viaSuperview: Bool

  /// Creates an anchor.
  @inlinable
  init(_ link: NodeLink, _ attribute: LayoutAttribute, viaSuperview: Bool) {
    self.link = link
    self.attribute = attribute
    self.viaSuperview = viaSuperview
  }

  /// The item the anchor belongs to; nil when it is gone.
  public var item: (any LayoutItem)? {
    viaSuperview ? link.node?.parent?.owner : link.node?.owner
  }

  /// The anchor alone, times 1.
  @inlinable public var expression: LayoutExpression<Kind> {
    LayoutExpression(
      LayoutForm(
        LayoutTerm(link: link, coefficient: 1, attribute: attribute, viaSuperview: viaSuperview)))
  }
}
