internal import AnchorLayout

/// Constraints in order. Up to four are stored inline, so that a statement about all edges, or the
/// block of a usual item, costs no array.
@usableFromInline
struct FewConstraints {
  private var first: LayoutConstraint?
  private var second: LayoutConstraint?
  private var third: LayoutConstraint?
  private var fourth: LayoutConstraint?
  private var rest: [LayoutConstraint] = []

  /// No constraints.
  init() {}

  /// The number of constraints.
  private(set) var count = 0

  /// Whether there are none.
  var isEmpty: Bool { count == 0 }

  /// The constraint at a position; nil out of range.
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

  /// Puts a constraint in the place of the one at a position.
  mutating func replace(_ index: Int, by constraint: LayoutConstraint) {
    guard index < count else { return }
    store(constraint, at: index)
  }

  private mutating func store(_ constraint: LayoutConstraint, at index: Int) {
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
  /// - Returns: These.
  mutating func removeLast(from start: Int) -> FewConstraints {
    guard start < count else { return FewConstraints() }
    if start == 0 {
      defer { self = FewConstraints() }
      return self
    }
    var (former, latter) = (FewConstraints(), FewConstraints())
    for index in 0..<count {
      guard let constraint = self[index] else { continue }
      if index < start { former.append(constraint) } else { latter.append(constraint) }
    }
    self = former
    return latter
  }

  /// Takes out a constraint.
  ///
  /// - Returns: Where it was; nil if it is not among them.
  @discardableResult
  mutating func remove(_ constraint: LayoutConstraint) -> Int? {
    guard let index = index(of: constraint) else { return nil }
    let latter = removeLast(from: index)
    for index in 1..<max(1, latter.count) {
      if let constraint = latter[index] { append(constraint) }
    }
    return index
  }

  /// Calls a closure with each constraint, in order.
  @inline(__always)
  func visit(_ body: (LayoutConstraint) -> Void) {
    guard let first else { return }
    body(first)
    guard let second else { return }
    body(second)
    guard let third else { return }
    body(third)
    guard let fourth else { return }
    body(fourth)
    for constraint in rest { body(constraint) }
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
