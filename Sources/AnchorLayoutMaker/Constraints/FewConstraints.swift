internal import AnchorLayout

/// Constraints in order, or gaps where some were. Up to four are stored inline, so that a statement about
/// all edges, or the block of a usual item, costs no array.
@usableFromInline
struct FewConstraints {
  private var first: LayoutConstraint?
  private var second: LayoutConstraint?
  private var third: LayoutConstraint?
  private var fourth: LayoutConstraint?
  private var rest: [LayoutConstraint?] = []

  /// No constraints.
  init() {}

  /// The number of constraints and gaps.
  private(set) var count = 0

  /// Whether there are neither.
  var isEmpty: Bool { count == 0 }

  /// The constraint at a position; nil for a gap, and out of range.
  subscript(index: Int) -> LayoutConstraint? {
    switch index {
    case 0: first
    case 1: second
    case 2: third
    case 3: fourth
    default: index < count ? rest[index - 4] : nil
    }
  }

  /// Appends a constraint.
  mutating func append(_ constraint: LayoutConstraint) {
    count += 1
    store(constraint, at: count - 1)
  }

  /// Appends constraints.
  mutating func append(_ others: FewConstraints) {
    if isEmpty {
      self = others
    } else {
      others.visit { append($0) }
    }
  }

  /// Puts a constraint, or a gap, in the place of the one at a position.
  mutating func replace(_ index: Int, by constraint: LayoutConstraint?) {
    guard index < count else { return }
    store(constraint, at: index)
  }

  private mutating func store(_ constraint: LayoutConstraint?, at index: Int) {
    switch index {
    case 0: first = constraint
    case 1: second = constraint
    case 2: third = constraint
    case 3: fourth = constraint
    default:
      if index - 4 < rest.count { rest[index - 4] = constraint } else { rest.append(constraint) }
    }
  }

  /// Takes out the constraints from a position on.
  ///
  /// - Returns: These, without gaps.
  mutating func removeLast(from start: Int) -> FewConstraints {
    guard start < count else { return FewConstraints() }
    var last = FewConstraints()
    for index in start..<count {
      if let constraint = self[index] { last.append(constraint) }
      if index < 4 { store(nil, at: index) }
    }
    rest.removeLast(max(0, count - max(start, 4)))
    count = start
    return last
  }

  /// Takes out a constraint.
  mutating func remove(_ constraint: LayoutConstraint) {
    guard let index = index(of: constraint) else { return }
    let last = removeLast(from: index)
    last.visit { if $0 !== constraint { append($0) } }
  }

  /// Calls a closure with each constraint, in order.
  @inline(__always)
  func visit(_ body: (LayoutConstraint) -> Void) {
    if let first { body(first) }
    if let second { body(second) }
    if let third { body(third) }
    if let fourth { body(fourth) }
    for case let constraint? in rest { body(constraint) }
  }

  /// The position of a constraint; nil if it is not among them.
  func index(of constraint: LayoutConstraint) -> Int? {
    (0..<count).first { self[$0] === constraint }
  }

  /// All of them.
  var array: [LayoutConstraint] {
    var array: [LayoutConstraint] = []
    array.reserveCapacity(count)
    visit { array.append($0) }
    return array
  }
}
