/// What a grid says about its columns, rows and members.
enum GridRule: Hashable {
  case start(LayoutAxis)
  case end(LayoutAxis)
  case gap(LayoutAxis)
  case length(LayoutAxis)
  case share(LayoutAxis)
  case snug(LayoutAxis)
  case first(LayoutAxis)
  case last(LayoutAxis)
}

extension LayoutGridStack {
  /// Less than contents are hugged, so that a member in one of them keeps its size, and more than a
  /// fitting size is wanted.
  private static var snugPriority: LayoutPriority { 51 }

  /// What the cells lie in.
  private var container: any LayoutItem {
    isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
  }

  /// Puts columns or rows one after the other.
  func arrange<Position>(
    _ guides: [LayoutGuide], _ tracks: [LayoutTrack], _ spacing: Double, _ axis: LayoutAxis,
    _ lines: StackAxis<Position>, _ book: inout RuleBook<GridRule>
  ) {
    guard let first = guides.first, let last = guides.last else { return }
    book.keep(.start(axis), [first, container]) { lines.start(first) == lines.start(container) }
    for (former, latter) in zip(guides, guides.dropFirst()) {
      book.keep(.gap(axis), [former, latter], constant: spacing) {
        lines.start(latter) == lines.end(former) + spacing
      }
    }
    book.keep(.end(axis), [last, container]) { lines.end(last) == lines.end(container) }
    var sharing: (guide: LayoutGuide, share: Double)?
    for (guide, track) in zip(guides, tracks) {
      switch track {
      case .content:
        book.keep(.snug(axis), [guide]) { lines.length(guide) == 0 ~ Self.snugPriority }
      case .fixed(let length):
        book.keep(.length(axis), [guide], constant: length) { lines.length(guide) == length }
      case .share(let share):
        guard share > 0, share.isFinite else { continue }
        if let sharing {
          let ratio = share / sharing.share
          book.keep(.share(axis), [guide]) {
            lines.length(guide) == lines.length(sharing.guide) * ratio
          }
        } else {
          sharing = (guide, share)
        }
      }
    }
  }

  /// Lets a member fill its cells.
  func fill<Position>(
    _ view: LayoutView, _ former: LayoutGuide, _ latter: LayoutGuide, _ axis: LayoutAxis,
    _ lines: StackAxis<Position>, _ book: inout RuleBook<GridRule>
  ) {
    // The member may have a direction of its own.
    book.keep(.first(axis), [view, former]) { lines.start(former) == lines.start(view) }
    book.keep(.last(axis), [view, latter]) { lines.end(latter) == lines.end(view) }
  }
}
