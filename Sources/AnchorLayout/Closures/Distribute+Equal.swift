// MARK: - Sizes

/// Keeps items equally wide; the constraints are active at once.
@discardableResult
public func distribute(equalWidth items: any LayoutAnchorProvider...) -> [LayoutConstraint] {
  distribute(equalWidth: items)
}

/// Keeps items equally wide; the constraints are active at once.
@discardableResult
public func distribute(equalWidth items: [any LayoutAnchorProvider]) -> [LayoutConstraint] {
  neighbours(items) { $0.width == $1.width }
}

/// Keeps items equally high; the constraints are active at once.
@discardableResult
public func distribute(equalHeight items: any LayoutAnchorProvider...) -> [LayoutConstraint] {
  distribute(equalHeight: items)
}

/// Keeps items equally high; the constraints are active at once.
@discardableResult
public func distribute(equalHeight items: [any LayoutAnchorProvider]) -> [LayoutConstraint] {
  neighbours(items) { $0.height == $1.height }
}

// MARK: - Spacing

/// Keeps the gaps between neighbouring items equal, in the direction of text; the constraints are active at
/// once.
@discardableResult
public func distribute(
  equalSpacingHorizontally items: any LayoutAnchorProvider...
) -> [LayoutConstraint] {
  distribute(equalSpacingHorizontally: items)
}

/// Keeps the gaps between neighbouring items equal, in the direction of text; the constraints are active at
/// once.
@discardableResult
public func distribute(
  equalSpacingHorizontally items: [any LayoutAnchorProvider]
) -> [LayoutConstraint] {
  equalGaps(items) { $1.leading - $0.trailing }
}

/// Keeps the gaps between neighbouring items equal, from left to right; the constraints are active at
/// once.
@discardableResult
public func distribute(
  equalSpacingLeftToRight items: any LayoutAnchorProvider...
) -> [LayoutConstraint] {
  distribute(equalSpacingLeftToRight: items)
}

/// Keeps the gaps between neighbouring items equal, from left to right; the constraints are active at
/// once.
@discardableResult
public func distribute(
  equalSpacingLeftToRight items: [any LayoutAnchorProvider]
) -> [LayoutConstraint] {
  equalGaps(items) { $1.left - $0.right }
}

/// Keeps the gaps between neighbouring items equal, from top to bottom; the constraints are active at
/// once.
@discardableResult
public func distribute(
  equalSpacingVertically items: any LayoutAnchorProvider...
) -> [LayoutConstraint] {
  distribute(equalSpacingVertically: items)
}

/// Keeps the gaps between neighbouring items equal, from top to bottom; the constraints are active at
/// once.
@discardableResult
public func distribute(
  equalSpacingVertically items: [any LayoutAnchorProvider]
) -> [LayoutConstraint] {
  equalGaps(items) { $1.top - $0.bottom }
}

/// Keeps the distances between each item and the next equal.
private func equalGaps(
  _ items: [any LayoutAnchorProvider],
  _ gap: (LayoutAnchors, LayoutAnchors) -> LayoutExpression<LayoutDimension>
) -> [LayoutConstraint] {
  if items.count < 3 { return [] }
  let anchors = items.map(\.anchors)
  placeByConstraints(anchors)
  let gaps = zip(anchors, anchors.dropFirst()).map(gap)
  return zip(gaps, gaps.dropFirst()).map { $0 == $1 }
}
