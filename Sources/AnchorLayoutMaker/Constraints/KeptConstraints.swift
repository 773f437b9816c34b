internal import AnchorLayout

/// Constraints in order, of which any can be found and taken out quickly, however many there are.
///
/// One that is taken out leaves a gap, so that those after it keep their positions.
struct KeptConstraints {
  /// Among so few, searching costs less than looking up.
  private static let searchLimit = 16

  private var list = FewConstraints()
  private var gapCount = 0
  /// The positions of all constraints; empty until one of many is looked up.
  private var positions: [ObjectIdentifier: Int] = [:]

  /// The position after the last constraint.
  var end: Int { list.count }

  /// The constraint at a position; nil for a gap, and out of range.
  subscript(position: Int) -> LayoutConstraint? { list[position] }

  /// Calls a closure with each constraint, in order.
  func visit(_ body: (LayoutConstraint) -> Void) { list.visit(body) }

  /// The position of a constraint; nil if it is not among them.
  ///
  /// - Complexity: O(1) amortised.
  mutating func position(of constraint: LayoutConstraint) -> Int? {
    if end <= Self.searchLimit { return list.index(of: constraint) }
    if positions.isEmpty {
      positions.reserveCapacity(end)
      for position in 0..<end {
        if let constraint = list[position] { positions[ObjectIdentifier(constraint)] = position }
      }
    }
    return positions[ObjectIdentifier(constraint)]
  }

  // MARK: - Changes

  /// Appends a constraint.
  mutating func append(_ constraint: LayoutConstraint) {
    if !positions.isEmpty { positions[ObjectIdentifier(constraint)] = end }
    list.append(constraint)
  }

  /// Appends constraints.
  mutating func append(_ others: FewConstraints) {
    if positions.isEmpty { list.append(others) } else { others.visit { append($0) } }
  }

  /// Puts a constraint in the place of another.
  mutating func replace(_ old: LayoutConstraint, by new: LayoutConstraint) {
    guard let position = position(of: old) else { return }
    list.replace(position, by: new)
    if positions.isEmpty { return }
    positions[ObjectIdentifier(old)] = nil
    positions[ObjectIdentifier(new)] = position
  }

  /// Takes out a constraint, and leaves a gap.
  ///
  /// - Complexity: O(1) amortised.
  mutating func remove(_ constraint: LayoutConstraint) {
    guard let position = position(of: constraint) else { return }
    list.replace(position, by: nil)
    positions[ObjectIdentifier(constraint)] = nil
    gapCount += 1
  }

  /// Takes out the constraints from a position on.
  ///
  /// - Returns: These, without gaps.
  mutating func removeLast(from start: Int) -> FewConstraints {
    guard start < end else { return FewConstraints() }
    if start == 0 && gapCount == 0 {
      defer { self = KeptConstraints() }
      return list
    }
    let length = end - start
    let last = list.removeLast(from: start)
    gapCount -= length - last.count
    if !positions.isEmpty { last.visit { positions[ObjectIdentifier($0)] = nil } }
    return last
  }

  /// Closes the gaps, if they are worth it. Positions are others then.
  ///
  /// - Complexity: O(1) amortised over the constraints taken out.
  mutating func closeGaps() {
    guard gapCount > 0, end <= Self.searchLimit || 2 * gapCount > end else { return }
    let former = list
    self = KeptConstraints()
    former.visit { append($0) }
  }
}
