public import AnchorLayout

/// Collects the views of a block, one a line.
@resultBuilder
public enum LayoutHierarchyBuilder {
  /// A view.
  public static func buildExpression(_ view: LayoutView) -> [LayoutView] { [view] }
  /// Several views.
  public static func buildExpression(_ views: [LayoutView]) -> [LayoutView] { views }
  /// A view, if there is one.
  public static func buildExpression(_ view: LayoutView?) -> [LayoutView] {
    view.map { [$0] } ?? []
  }
  /// The views of all lines.
  public static func buildBlock(_ lines: [LayoutView]...) -> [LayoutView] { lines.flatMap(\.self) }
  /// The views of a condition without an alternative.
  public static func buildOptional(_ views: [LayoutView]?) -> [LayoutView] { views ?? [] }
  /// The views of a condition that holds.
  public static func buildEither(first views: [LayoutView]) -> [LayoutView] { views }
  /// The views of the alternative.
  public static func buildEither(second views: [LayoutView]) -> [LayoutView] { views }
  /// The views of a loop.
  public static func buildArray(_ rounds: [[LayoutView]]) -> [LayoutView] { rounds.flatMap(\.self) }
}

extension LayoutView {
  /// Adds subviews, in the order of their lines; the block shows the hierarchy:
  ///
  ///     screen.add {
  ///       panel.add {
  ///         title
  ///         button
  ///       }
  ///     }
  ///
  /// - Returns: The view itself.
  @discardableResult
  public func add(@LayoutHierarchyBuilder _ subviews: () -> [LayoutView]) -> LayoutView {
    for subview in subviews() { addSubview(subview) }
    return self
  }
}

extension LayoutItem {
  /// Configures the item where it is made: `let field = TextField().then { $0.label = "name" }`.
  ///
  /// - Returns: The item itself.
  @discardableResult
  public func then(_ configure: (Self) throws -> Void) rethrows -> Self {
    try configure(self)
    return self
  }
}
