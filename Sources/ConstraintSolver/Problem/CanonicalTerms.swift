/// The terms of a constraint brought to the one shape that constraints on the same form share:
/// ascending variables, like terms merged, and a first greatest coefficient of 1, or below 2 where
/// that is not possible without rounding.
struct CanonicalTerms: ~Copyable {
  var terms = Buffer<FormTerm>()
  /// The caller's terms are this times `terms`.
  var scale = 1.0

  /// Becomes the canonical shape of some terms.
  ///
  /// - Returns: Whether any term is left.
  /// - Complexity: O(*k* log *k*) in the number of terms.
  mutating func load(_ source: Span<Term>) -> Bool {
    terms.removeAll()
    for place in source.indices {
      let term = source[place]
      terms.append(
        FormTerm(variable: term.variable.index, coefficient: term.coefficient))
    }
    sort()
    mergeLikeTerms()
    return normalize()
  }

  private mutating func sort() {
    if terms.count > 16 {
      var sorted: [FormTerm] = []
      for place in 0..<terms.count { sorted.append(terms[place]) }
      // Sorting by place as well keeps the order of like terms, so that sums round alike.
      let order = sorted.indices.sorted {
        (sorted[$0].variable, $0) < (sorted[$1].variable, $1)
      }
      for place in 0..<terms.count { terms[place] = sorted[order[place]] }
      return
    }
    for place in 1..<max(1, terms.count) {
      let moved = terms[place]
      var hole = place
      while hole > 0, terms[hole - 1].variable > moved.variable {
        terms[hole] = terms[hole - 1]
        hole -= 1
      }
      terms[hole] = moved
    }
  }

  private mutating func mergeLikeTerms() {
    var kept = 0
    var place = 0
    while place < terms.count {
      var term = terms[place]
      var greatest = term.coefficient.magnitude
      place += 1
      while place < terms.count, terms[place].variable == term.variable {
        greatest = max(greatest, terms[place].coefficient.magnitude)
        term.coefficient += terms[place].coefficient
        place += 1
      }
      // What is left of a sum that cancels is rounding.
      if term.coefficient.magnitude > greatest * 1e-14 {
        terms[kept] = term
        kept += 1
      }
    }
    terms.truncate(to: kept)
  }

  private mutating func normalize() -> Bool {
    if terms.isEmpty { return false }
    scale = terms[0].coefficient
    for place in 1..<max(1, terms.count) where terms[place].coefficient.magnitude > scale.magnitude
    {
      scale = terms[place].coefficient
    }
    if scale == 1 || !scale.isFinite { return true }
    if terms.count > 1, !dividesExactly(by: scale) {
      // Rounded coefficients would show in the values; a power of two rounds nothing.
      scale = Double(sign: scale.sign, exponent: scale.exponent, significand: 1)
    }
    for place in 0..<terms.count { terms[place].coefficient /= scale }
    return true
  }

  /// Whether the quotients of all coefficients need no rounding.
  private func dividesExactly(by scale: Double) -> Bool {
    let divisor = Self.oddSignificand(scale)
    if divisor == 1 { return true }
    for place in 0..<terms.count
    where Self.oddSignificand(terms[place].coefficient) % divisor != 0 {
      return false
    }
    return true
  }

  /// The greatest odd factor of a number, times a power of two that makes it an integer.
  private static func oddSignificand(_ number: Double) -> UInt64 {
    let implicit: UInt64 = number.isNormal ? 1 << 52 : 0
    let significand = number.significandBitPattern | implicit
    return significand >> UInt64(significand.trailingZeroBitCount)
  }
}
