/// States a constraint about each item and the next, and leaves the placement of all of them to
/// constraints.
func neighbours(
  _ items: [any LayoutAnchorProvider],
  _ statement: (LayoutAnchors, LayoutAnchors) -> LayoutConstraint
) -> [LayoutConstraint] {
  if items.count < 2 { return [] }
  let anchors = items.map(\.anchors)
  placeByConstraints(anchors)
  return zip(anchors, anchors.dropFirst()).map(statement)
}

/// Leaves the placement of items to constraints; within a batch that is left to the batch. Superviews
/// of items keep theirs.
func placeByConstraints(_ items: [LayoutAnchors]) {
  for item in items where !item.viaSuperview { LayoutBatch.placeByConstraints(item.link) }
}
