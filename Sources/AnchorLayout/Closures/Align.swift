// Items are kept in line by statements about neighbours: `align(top: a, b, c)` is `a.top == b.top` and
// `b.top == c.top`. All of the items are placed by constraints from then on. Fewer than two items
// need no statement.

// MARK: - top

/// Keeps the top edges of items in line; the constraints are active at once.
@discardableResult
public func align(top items: any LayoutAnchorProvider...) -> [LayoutConstraint] {
  align(top: items)
}

/// Keeps the top edges of items in line; the constraints are active at once.
@discardableResult
public func align(top items: [any LayoutAnchorProvider]) -> [LayoutConstraint] {
  neighbours(items) { $0.top == $1.top }
}

// MARK: - right

/// Keeps the right edges of items in line; the constraints are active at once.
@discardableResult
public func align(right items: any LayoutAnchorProvider...) -> [LayoutConstraint] {
  align(right: items)
}

/// Keeps the right edges of items in line; the constraints are active at once.
@discardableResult
public func align(right items: [any LayoutAnchorProvider]) -> [LayoutConstraint] {
  neighbours(items) { $0.right == $1.right }
}

// MARK: - bottom

/// Keeps the bottom edges of items in line; the constraints are active at once.
@discardableResult
public func align(bottom items: any LayoutAnchorProvider...) -> [LayoutConstraint] {
  align(bottom: items)
}

/// Keeps the bottom edges of items in line; the constraints are active at once.
@discardableResult
public func align(bottom items: [any LayoutAnchorProvider]) -> [LayoutConstraint] {
  neighbours(items) { $0.bottom == $1.bottom }
}

// MARK: - left

/// Keeps the left edges of items in line; the constraints are active at once.
@discardableResult
public func align(left items: any LayoutAnchorProvider...) -> [LayoutConstraint] {
  align(left: items)
}

/// Keeps the left edges of items in line; the constraints are active at once.
@discardableResult
public func align(left items: [any LayoutAnchorProvider]) -> [LayoutConstraint] {
  neighbours(items) { $0.left == $1.left }
}

// MARK: - leading

/// Keeps the leading edges of items in line; the constraints are active at once.
@discardableResult
public func align(leading items: any LayoutAnchorProvider...) -> [LayoutConstraint] {
  align(leading: items)
}

/// Keeps the leading edges of items in line; the constraints are active at once.
@discardableResult
public func align(leading items: [any LayoutAnchorProvider]) -> [LayoutConstraint] {
  neighbours(items) { $0.leading == $1.leading }
}

// MARK: - trailing

/// Keeps the trailing edges of items in line; the constraints are active at once.
@discardableResult
public func align(trailing items: any LayoutAnchorProvider...) -> [LayoutConstraint] {
  align(trailing: items)
}

/// Keeps the trailing edges of items in line; the constraints are active at once.
@discardableResult
public func align(trailing items: [any LayoutAnchorProvider]) -> [LayoutConstraint] {
  neighbours(items) { $0.trailing == $1.trailing }
}

// MARK: - centerX

/// Keeps the horizontal centers of items in line; the constraints are active at once.
@discardableResult
public func align(centerX items: any LayoutAnchorProvider...) -> [LayoutConstraint] {
  align(centerX: items)
}

/// Keeps the horizontal centers of items in line; the constraints are active at once.
@discardableResult
public func align(centerX items: [any LayoutAnchorProvider]) -> [LayoutConstraint] {
  neighbours(items) { $0.centerX == $1.centerX }
}

// MARK: - centerY

/// Keeps the vertical centers of items in line; the constraints are active at once.
@discardableResult
public func align(centerY items: any LayoutAnchorProvider...) -> [LayoutConstraint] {
  align(centerY: items)
}

/// Keeps the vertical centers of items in line; the constraints are active at once.
@discardableResult
public func align(centerY items: [any LayoutAnchorProvider]) -> [LayoutConstraint] {
  neighbours(items) { $0.centerY == $1.centerY }
}

// MARK: - baseline

/// Keeps the baselines of the last lines of text of items in line; the constraints are active at once.
@discardableResult
public func align(baseline items: any LayoutAnchorProvider...) -> [LayoutConstraint] {
  align(baseline: items)
}

/// Keeps the baselines of the last lines of text of items in line; the constraints are active at once.
@discardableResult
public func align(baseline items: [any LayoutAnchorProvider]) -> [LayoutConstraint] {
  neighbours(items) { $0.lastBaseline == $1.lastBaseline }
}
