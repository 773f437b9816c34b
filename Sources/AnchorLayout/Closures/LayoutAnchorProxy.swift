/// What stands for an item in the closure of `constrain` and `layout`; ``LayoutAnchors``, unless a host's
/// class has another type for it.
public protocol LayoutAnchorProxy {
  /// Creates the proxy of an item from its anchors.
  init(_ anchors: LayoutAnchors)
}

extension LayoutAnchors: LayoutAnchorProxy {
  /// The anchors themselves.
  public init(_ anchors: LayoutAnchors) {
    self = anchors
  }
}

extension LayoutAnchors: LayoutAnchorProvider {
  /// The anchors themselves.
  public var anchors: LayoutAnchors { self }
}

// MARK: - What goes with the item

extension LayoutAnchors {
  /// The item the anchors belong to; nil when it is gone, or if there is no superview yet.
  public var item: (any LayoutItem)? { target?.owner }

  /// The anchors of the superview the item has when a statement about it is enlisted; of a guide,
  /// those of the view that owns it. A statement waits for a superview that there is not yet.
  ///
  /// The superview of a superview is looked up at once. A statement about one that there is not is
  /// reported and left out.
  public var ofSuperview: LayoutAnchors {
    if !viaSuperview { return LayoutAnchors(link: link, viaSuperview: true) }
    return LayoutAnchors(link: target?.link ?? NodeLink(), viaSuperview: true)
  }

  /// The same as ``ofSuperview``, for programs that write `view.superview!.top`; never nil.
  public var superview: LayoutAnchors? { ofSuperview }

  /// The anchors of the part of the item within its margins. Of a superview that there is not yet
  /// they are reported and left out, as those of the other guides are.
  public var layoutMarginsGuide: LayoutAnchors { anchors(of: target?.layoutMarginsGuide) }

  /// The anchors of the part of the item that no bars and the like cover.
  public var safeAreaLayoutGuide: LayoutAnchors { anchors(of: target?.safeAreaLayoutGuide) }

  /// The anchors of the part of the item that is not too wide for text to be read.
  public var readableContentGuide: LayoutAnchors { anchors(of: target?.readableContentGuide) }

  /// Whether the item's frame is an input of the layout; false of one that is not there. Switched off
  /// when a statement has the item on its left-hand side.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { target?.isPlacedByFrame ?? false }
    nonmutating set { target?.isPlacedByFrame = newValue }
  }

  /// The node of the item.
  private var target: LayoutNode? { viaSuperview ? link.node?.parent : link.node }

  private func anchors(of guide: LayoutGuide?) -> LayoutAnchors {
    guide?.anchors ?? LayoutAnchors(link: NodeLink(), viaSuperview: false)
  }
}
