/// States a constraint about each item and the next, and leaves the placement of all of them to
/// constraints.
func neighbours(
  _ items: [any LayoutAnchorProvider],
  _ statement: (LayoutAnchors, LayoutAnchors) -> LayoutConstraint
) -> [LayoutConstraint] {
  if items.count < 2 { return [] }
  placeByConstraints(items)
  return zip(items, items.dropFirst()).map { statement($0.anchors, $1.anchors) }
}

/// Leaves the placement of items to constraints; within a batch that is left to the batch. Superviews
/// of items keep theirs.
func placeByConstraints(_ items: [any LayoutAnchorProvider]) {
  for item in items where !item.anchors.viaSuperview {
    LayoutBatch.placeByConstraints(item.anchors.link)
  }
}
