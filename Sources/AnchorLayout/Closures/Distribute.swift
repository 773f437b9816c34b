// Items are distributed by statements about neighbours, as they are aligned: see Align.swift.

// MARK: - horizontally

/// Puts items side by side in the direction of text, a number of points apart; the constraints are active at
/// once.
@discardableResult
public func distribute<Spacing: LayoutNumber>(
  by spacing: Spacing = 0, horizontally items: any LayoutAnchorProvider...
) -> [LayoutConstraint] {
  distribute(by: spacing, horizontally: items)
}

/// Puts items side by side in the direction of text, a number of points apart; the constraints are active at
/// once.
@discardableResult
public func distribute<Spacing: LayoutNumber>(
  by spacing: Spacing = 0, horizontally items: [any LayoutAnchorProvider]
) -> [LayoutConstraint] {
  neighbours(items) { $0.trailing == $1.leading - spacing.layoutValue }
}

// MARK: - leftToRight

/// Puts items side by side from left to right, a number of points apart; the constraints are active at
/// once.
@discardableResult
public func distribute<Spacing: LayoutNumber>(
  by spacing: Spacing = 0, leftToRight items: any LayoutAnchorProvider...
) -> [LayoutConstraint] {
  distribute(by: spacing, leftToRight: items)
}

/// Puts items side by side from left to right, a number of points apart; the constraints are active at
/// once.
@discardableResult
public func distribute<Spacing: LayoutNumber>(
  by spacing: Spacing = 0, leftToRight items: [any LayoutAnchorProvider]
) -> [LayoutConstraint] {
  neighbours(items) { $0.right == $1.left - spacing.layoutValue }
}

// MARK: - vertically

/// Puts items one below the other, a number of points apart; the constraints are active at
/// once.
@discardableResult
public func distribute<Spacing: LayoutNumber>(
  by spacing: Spacing = 0, vertically items: any LayoutAnchorProvider...
) -> [LayoutConstraint] {
  distribute(by: spacing, vertically: items)
}

/// Puts items one below the other, a number of points apart; the constraints are active at
/// once.
@discardableResult
public func distribute<Spacing: LayoutNumber>(
  by spacing: Spacing = 0, vertically items: [any LayoutAnchorProvider]
) -> [LayoutConstraint] {
  neighbours(items) { $0.bottom == $1.top - spacing.layoutValue }
}
