internal import Foundation

/// A view that lays its members out in a row or a column.
///
///     let buttons = LayoutStack([cancel, save], axis: .horizontal, spacing: 8)
///     buttons.distribution = .fillEqually
///
/// A row runs in the direction of text of the stack, whatever the members have of their own. Hidden
/// members are left out. A stack states constraints about its members' edges, and leaves sizes to their
/// contents and to other statements. A change edits what differs.
open class LayoutStack: LayoutView {
  /// How members share the length of a stack.
  public enum Distribution: Hashable, Sendable {
    /// One after the other from end to end; contents say which is stretched.
    case fill
    /// The same, all of equal length.
    case fillEqually
    /// The same, with lengths in proportion to those of the contents.
    case fillProportionally
    /// At equal distances, of at least the spacing.
    case equalSpacing
    /// With equal distances of centers, as far as the spacing lets them.
    case equalCentering
  }

  /// Where members lie across the axis.
  public enum Alignment: Hashable, Sendable {
    /// From edge to edge.
    case fill
    /// At the top, or in a column at the leading edge.
    case leading
    /// In the middle.
    case center
    /// At the bottom, or in a column at the trailing edge.
    case trailing
    /// With the baselines of their first lines at one height; in a column as ``leading``.
    case firstBaseline
    /// With the baselines of their last lines at one height; in a column as ``leading``.
    case lastBaseline
  }

  /// The direction members are laid out in.
  public var axis: LayoutAxis {
    didSet { ruleChanged(\.axis, oldValue) }
  }
  /// How members share the length of the stack.
  public var distribution: Distribution {
    didSet { ruleChanged(\.distribution, oldValue) }
  }
  /// Where members lie across the axis.
  public var alignment: Alignment {
    didSet { ruleChanged(\.alignment, oldValue) }
  }
  /// The distance between members, in points.
  public var spacing: Double {
    didSet { ruleChanged(\.spacing, oldValue) }
  }
  /// Whether members lie within the margins of the stack, and not within its edges; false unless set.
  public var isLayoutMarginsRelativeArrangement = false {
    didSet { ruleChanged(\.isLayoutMarginsRelativeArrangement, oldValue) }
  }

  /// The members, first to last, hidden ones too.
  public private(set) var arrangedSubviews: [LayoutView] = []
  /// The distances after members that have one of their own, in points.
  var customSpacing: [ObjectIdentifier: Double] = [:]
  var book = RuleBook<StackRule>() {
    didSet { PreviewLog.note(\.book, of: self, was: oldValue) }
  }

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - members: The members, first to last.
  ///   - axis: The direction they are laid out in.
  ///   - spacing: The distance between them, in points.
  ///   - distribution: How they share the length of the stack.
  ///   - alignment: Where they lie across the axis.
  ///   - label: A name for diagnostics and drawings.
  public init(
    _ members: [LayoutView] = [], axis: LayoutAxis = .horizontal, spacing: Double = 0,
    distribution: Distribution = .fill, alignment: Alignment = .fill, label: String? = nil
  ) {
    self.axis = axis
    self.spacing = spacing
    self.distribution = distribution
    self.alignment = alignment
    super.init(frame: .zero)
    self.label = label
    for member in members { addArrangedSubview(member) }
    setNeedsUpdateConstraints()
  }

  /// Adds a member at the end.
  ///
  /// - Complexity: That of ``LayoutView/addSubview(_:)``.
  public func addArrangedSubview(_ view: LayoutView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a member, or moves it; a position out of range is the nearest one in it.
  ///
  /// - Complexity: That of ``LayoutView/addSubview(_:)``, and O(*n*) in the number of members.
  public func insertArrangedSubview(_ view: LayoutView, at index: Int) {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    noteMembers()
    if arrangedSubviews.last !== view {
      arrangedSubviews.removeAll { $0 === view }
    } else {
      arrangedSubviews.removeLast()
    }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    setNeedsUpdateConstraints()
  }

  /// Takes a view out of the members; it stays a subview. Of a view that is no member nothing changes.
  ///
  /// - Complexity: O(*n*) in the number of members.
  public func removeArrangedSubview(_ view: LayoutView) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    noteMembers()
    arrangedSubviews.remove(at: index)
    customSpacing[ObjectIdentifier(view)] = nil
    setNeedsUpdateConstraints()
  }

  /// Sets the distance after a member, in points; nil for that of the stack. After a view that is no
  /// member there is none, and nothing changes.
  ///
  /// - Complexity: O(*n*) in the number of members.
  public func setCustomSpacing(_ spacing: Double?, after view: LayoutView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    noteMembers()
    customSpacing[ObjectIdentifier(view)] = spacing
    setNeedsUpdateConstraints()
  }

  /// The distance after a member if it has one of its own, in points.
  public func customSpacing(after view: LayoutView) -> Double? {
    customSpacing[ObjectIdentifier(view)]
  }

  /// Has a running preview remember the members.
  private func noteMembers() {
    PreviewLog.note(\.arrangedSubviews, of: self, was: arrangedSubviews)
    PreviewLog.note(\.customSpacing, of: self, was: customSpacing)
  }

  private func ruleChanged<Value>(
    _ rule: ReferenceWritableKeyPath<LayoutStack, Value>, _ former: Value
  ) {
    PreviewLog.note(rule, of: self, was: former)
    setNeedsUpdateConstraints()
  }

  /// Follows members that are hidden, shown or removed, whose text runs in a direction of their own, or
  /// whose contents have other proportions.
  open override func subview(_ subview: LayoutView, didChange change: LayoutSubviewChange) {
    switch change {
    case .removal: removeArrangedSubview(subview)
    case .visibility, .direction: setNeedsUpdateConstraints()
    case .content: if distribution == .fillProportionally { setNeedsUpdateConstraints() }
    }
  }

  /// States the constraints between the members.
  ///
  /// - Complexity: O(*n*) in the number of members.
  open override func updateConstraints() {
    let members = arrangedSubviews.filter { !$0.isHidden }
    // Statements that begin with the stack say nothing about who places it.
    let isPlacedByFrame = translatesAutoresizingMaskIntoConstraints
    var book = book
    book.rewrite { book in
      switch axis {
      case .horizontal:
        arrange(members, along: .horizontal, &book)
        align(members, across: .vertical, &book)
        if !alignBaselines(of: members, &book) { place(members, across: .vertical, &book) }
      case .vertical:
        arrange(members, along: .vertical, &book)
        align(members, across: .horizontal, &book)
        place(members, across: .horizontal, &book)
      }
    }
    self.book = book
    translatesAutoresizingMaskIntoConstraints = isPlacedByFrame
  }
}
