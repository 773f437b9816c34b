/// A sum of terms and a constant: one side of a statement, without its phantom kind.
///
/// The first two terms are stored inline, so that the usual statement allocates nothing.
@usableFromInline
struct LayoutForm {
  /// The first term.
  @usableFromInline var first: LayoutTerm?
  /// The second term; nil if there is no first.
  @usableFromInline var second: LayoutTerm?
  /// The terms after the second.
  @usableFromInline var rest: [LayoutTerm] = []
  /// The constant summand.
  @usableFromInline var constant: Double = 0
  /// The priority given inside the expression.
  @usableFromInline var priority: LayoutPriority?

  /// Creates a form of a constant alone.
  @inlinable
  init(constant: Double) {
    self.constant = constant
  }

  /// Creates a form of one term.
  @inlinable
  init(_ term: LayoutTerm) {
    first = term
  }

  /// The number of terms.
  @inlinable
  var count: Int {
    first == nil ? 0 : second == nil ? 1 : 2 + rest.count
  }

  /// The term at a position below ``count``.
  @inlinable
  subscript(index: Int) -> LayoutTerm? {
    switch index {
    case 0: first
    case 1: second
    default: rest[index - 2]
    }
  }

  /// The terms.
  var terms: [LayoutTerm] {
    [first, second].compactMap(\.self) + rest
  }

  /// Appends a term.
  @inlinable
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
  @inlinable
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
  @inlinable
  mutating func scale(by factor: Double) {
    first?.coefficient *= factor
    second?.coefficient *= factor
    for index in rest.indices { rest[index].coefficient *= factor }
    // A factor that is not finite makes no constant where there is none.
    if constant != 0 { constant *= factor }
  }
}
