/// A sum of terms and a constant: one side of a statement, without its phantom kind.
///
/// The first two terms are stored inline, so that the usual statement allocates nothing.
struct LayoutForm {
  /// The first term.
  var first: LayoutTerm?
  /// The second term; nil if there is no first.
  var second: LayoutTerm?
  /// The terms after the second.
  var rest: [LayoutTerm] = []
  /// The constant summand.
  var constant: Double = 0
  /// The priority given inside the expression.
  var priority: LayoutPriority?

  /// Creates a form of a constant alone.
  init(constant: Double) {
    self.constant = constant
  }

  /// Creates a form of one term.
  init(_ term: LayoutTerm) {
    first = term
  }

  /// The number of terms.
  var count: Int {
    first == nil ? 0 : second == nil ? 1 : 2 + rest.count
  }

  /// The term at a position below ``count``.
  subscript(index: Int) -> LayoutTerm? {
    switch index {
    case 0: first
    case 1: second
    default: rest[index - 2]
    }
  }

  /// Appends a term.
  mutating func append(_ term: LayoutTerm) {
    if first == nil {
      first = term
    } else if second == nil {
      second = term
    } else {
      rest.append(term)
    }
  }

  /// Adds another form times a factor. The priority given last wins.
  mutating func add(_ other: LayoutForm, times factor: Double) {
    for index in 0..<other.count {
      guard var term = other[index] else { continue }
      term.coefficient *= factor
      append(term)
    }
    constant += other.constant * factor
    priority = other.priority ?? priority
  }

  /// Multiplies all terms and the constant by a factor.
  mutating func scale(by factor: Double) {
    first?.coefficient *= factor
    second?.coefficient *= factor
    for index in rest.indices { rest[index].coefficient *= factor }
    constant *= factor
  }
}
