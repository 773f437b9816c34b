internal import Foundation

/// What a stack says about its members.
enum StackRule: Hashable {
  case start(LayoutAxis)
  case end(LayoutAxis)
  case gap(LayoutAxis)
  case leastGap(LayoutAxis)
  case equalGaps(LayoutAxis)
  case equalCenters(LayoutAxis)
  case equalLengths(LayoutAxis)
  case proportion(LayoutAxis)
  case inside(LayoutAxis, isStart: Bool)
  case edge(LayoutAxis, isStart: Bool)
  case center(LayoutAxis)
  case baseline(isFirst: Bool)
  /// Weaker than ``edge(_:isStart:)``, which may be kept of the same items.
  case baselineEdge(isFirst: Bool)
  case compact(LayoutAxis)
}

extension LayoutStack {
  /// Less than contents are hugged, and more than a fitting size is wanted.
  private static var compactPriority: LayoutPriority { 51 }
  /// Less than contents are hugged: centers at equal distances stretch no member.
  private static var centeringPriority: LayoutPriority { 149 }
  /// Lengths that are required win against proportions.
  private static var proportionPriority: LayoutPriority { .required - 1 }

  /// What the members lie in.
  private var container: any LayoutItem {
    isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
  }

  private var across: LayoutAxis { axis == .horizontal ? .vertical : .horizontal }

  // MARK: - Along the axis

  /// Puts members one after the other.
  func arrange<Position>(
    _ members: [LayoutView], along lines: StackAxis<Position>, _ book: inout RuleBook<StackRule>
  ) {
    guard let first = members.first, let last = members.last else {
      return keepCompact(axis, lines, &book)
    }
    // What a statement begins with says which way it is measured, and a member may have a direction of
    // its own.
    book.keep(.start(axis), [first, container]) { lines.start(container) == lines.start(first) }
    let hasFixedGaps = distribution != .equalSpacing && distribution != .equalCentering
    for (former, latter) in zip(members, members.dropFirst()) {
      let spacing = customSpacing(after: former) ?? spacing
      let rule = hasFixedGaps ? StackRule.gap(axis) : .leastGap(axis)
      if turnsAround(latter) {
        let (gap, start) = (lines.start(latter) - lines.end(former), lines.start(self))
        book.keep(rule, [former, latter, self], constant: spacing) {
          hasFixedGaps ? start + gap == start + spacing : start + gap >= start + spacing
        }
      } else {
        let (start, end) = (lines.start(latter), lines.end(former))
        book.keep(rule, [former, latter], constant: spacing) {
          hasFixedGaps ? start == end + spacing : start >= end + spacing
        }
      }
    }
    book.keep(.end(axis), [last, container]) { lines.end(container) == lines.end(last) }
    switch distribution {
    case .fill: break
    case .fillEqually: equalize(members, lines, &book)
    case .fillProportionally: proportion(members, lines, &book)
    case .equalSpacing, .equalCentering: space(members, lines, &book)
    }
  }

  /// Whether a statement that begins with a member may be measured against the direction of the stack.
  private func turnsAround(_ member: LayoutView) -> Bool {
    axis == .horizontal && member.layoutDirection != nil
  }

  private func equalize<Position>(
    _ members: [LayoutView], _ lines: StackAxis<Position>, _ book: inout RuleBook<StackRule>
  ) {
    for (former, latter) in zip(members, members.dropFirst()) {
      book.keep(.equalLengths(axis), [former, latter]) {
        lines.length(latter) == lines.length(former)
      }
    }
  }

  private func proportion<Position>(
    _ members: [LayoutView], _ lines: StackAxis<Position>, _ book: inout RuleBook<StackRule>
  ) {
    func content(of view: LayoutView) -> Double {
      let size = view.intrinsicContentSize
      return axis == .horizontal ? size.width : size.height
    }
    let sized = members.filter { content(of: $0) > 0 && content(of: $0).isFinite }
    guard let first = sized.first else { return }
    for member in sized.dropFirst() {
      let ratio = content(of: member) / content(of: first)
      book.keep(.proportion(axis), [first, member], multiplier: ratio) {
        lines.length(member) == lines.length(first) * ratio ~ Self.proportionPriority
      }
    }
  }

  private func space<Position>(
    _ members: [LayoutView], _ lines: StackAxis<Position>, _ book: inout RuleBook<StackRule>
  ) {
    for (index, last) in members.enumerated().dropFirst(2) {
      let (first, middle) = (members[index - 2], members[index - 1])
      if distribution == .equalSpacing {
        let near = lines.start(middle) - lines.end(first)
        let far = lines.start(last) - lines.end(middle)
        if turnsAround(last) {
          let start = lines.start(self)
          book.keep(.equalGaps(axis), [first, middle, last, self]) { start + far == start + near }
        } else {
          book.keep(.equalGaps(axis), [first, middle, last]) { far == near }
        }
      } else {
        book.keep(.equalCenters(axis), [first, middle, last]) {
          lines.center(last) - lines.center(middle) == lines.center(middle) - lines.center(first)
            ~ Self.centeringPriority
        }
      }
    }
    keepCompact(axis, lines, &book)
  }

  // MARK: - Across the axis

  /// Keeps members inside the stack, and the stack as small as they let it be.
  func align<Position>(
    _ members: [LayoutView], across lines: StackAxis<Position>, _ book: inout RuleBook<StackRule>
  ) {
    if !members.isEmpty && alignment == .fill { return }
    for member in members {
      book.keep(.inside(across, isStart: true), [member, container]) {
        lines.start(container) <= lines.start(member)
      }
      book.keep(.inside(across, isStart: false), [member, container]) {
        lines.end(container) >= lines.end(member)
      }
    }
    keepCompact(across, lines, &book)
  }

  /// Puts members where the alignment wants them, baselines apart.
  func place<Position>(
    _ members: [LayoutView], across lines: StackAxis<Position>, _ book: inout RuleBook<StackRule>
  ) {
    for member in members {
      if alignment == .center {
        book.keep(.center(across), [member, container]) {
          lines.center(member) == lines.center(container)
        }
      }
      if alignment != .center && alignment != .trailing {
        book.keep(.edge(across, isStart: true), [member, container]) {
          lines.start(container) == lines.start(member)
        }
      }
      if alignment == .fill || alignment == .trailing {
        book.keep(.edge(across, isStart: false), [member, container]) {
          lines.end(container) == lines.end(member)
        }
      }
    }
  }

  /// Brings the baselines of members to one height.
  ///
  /// - Returns: Whether that is the alignment.
  func alignBaselines(of members: [LayoutView], _ book: inout RuleBook<StackRule>) -> Bool {
    let isFirst = alignment == .firstBaseline
    guard isFirst || alignment == .lastBaseline else { return false }
    if let member = members.first {
      // Where the stack is higher than they are.
      let (lines, container) = (StackAxis<LayoutYAxis>.vertical, container)
      book.keep(.baselineEdge(isFirst: isFirst), [member, container]) {
        (isFirst
          ? lines.start(container) == lines.start(member)
          : lines.end(container) == lines.end(member)) ~ Self.compactPriority
      }
    }
    for (former, latter) in zip(members, members.dropFirst()) {
      book.keep(.baseline(isFirst: isFirst), [former, latter]) {
        isFirst
          ? latter.firstBaselineAnchor == former.firstBaselineAnchor
          : latter.lastBaselineAnchor == former.lastBaselineAnchor
      }
    }
    return true
  }

  private func keepCompact<Position>(
    _ axis: LayoutAxis, _ lines: StackAxis<Position>, _ book: inout RuleBook<StackRule>
  ) {
    // An empty stack leaves what there is to others.
    let priority = Self.compactPriority + (arrangedSubviews.allSatisfy(\.isHidden) ? 1 : 0)
    let wish = book.keep(.compact(axis), []) { lines.length(self) == 0 ~ priority }
    wish.priority = priority
  }
}
