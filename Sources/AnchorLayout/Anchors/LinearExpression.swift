/// A linear expression over anchors of one kind: an anchor, or a ``LayoutExpression``.
public protocol LinearExpression<Kind> {
  /// What the expression measures.
  associatedtype Kind: LayoutAnchorKind

  /// The expression as a sum.
  var expression: LayoutExpression<Kind> { get }
}

/// A sum of anchors times numbers, and a constant, with an optional priority.
///
/// Expressions are made by operators and can be kept and reused:
///
///     let third = container.widthAnchor / 3 - 8
///     first.widthAnchor == third
///     second.widthAnchor == third
public struct LayoutExpression<Kind: LayoutAnchorKind>: LinearExpression {
  /// The sum.
  @usableFromInline var form: LayoutForm

  /// Creates an expression from a sum.
  @inlinable
  init(_ form: LayoutForm) {
    self.form = form
  }

  /// The expression itself.
  @inlinable public var expression: LayoutExpression<Kind> { self }

  /// The constant summand, in points.
  public var constant: Double { form.constant }

  /// The priority given to the expression by `~`.
  public var priority: LayoutPriority? { form.priority }
}
