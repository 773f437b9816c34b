internal import AnchorLayout

/// The constraints of a statement; one is stored inline, so that it costs no array.
struct MadeStatement {
  private(set) var first: LayoutConstraint?
  private var rest: [LayoutConstraint] = []

  mutating func append(_ constraint: LayoutConstraint) {
    if first == nil { first = constraint } else { rest.append(constraint) }
  }

  /// All of them, in order.
  var constraints: [LayoutConstraint] { first.map { [$0] + rest } ?? [] }

  /// The number of constraints.
  var count: Int { first == nil ? 0 : 1 + rest.count }

  /// Calls a closure with each constraint, in order.
  func visit(_ body: (LayoutConstraint) -> Void) {
    guard let first else { return }
    body(first)
    for constraint in rest { body(constraint) }
  }
}
