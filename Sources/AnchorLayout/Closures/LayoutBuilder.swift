/// Collects the statements of a `layout` closure, with the file and line of each.
///
/// Statements may stand under `if`, `else`, `switch`, `for` and `if #available`, and may be calls of
/// functions that state something. A function of your own that is marked with the builder can be
/// called among them:
///
///     @LayoutBuilder func badge(on view: LayoutView) -> LayoutStatements {
///       badge.centerXAnchor == view.trailingAnchor
///       badge.centerYAnchor == view.topAnchor
///     }
@resultBuilder
public enum LayoutBuilder {
  /// A statement.
  @inlinable
  public static func buildExpression(
    _ constraint: LayoutConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutStatements {
    LayoutStatements(constraint, fileID: fileID, line: line)
  }

  /// A statement about a composite, an array of constraints, or a group, whose constraints are then
  /// those of the group that is being made as well.
  public static func buildExpression(
    _ constraints: some LayoutConstraintSet, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutStatements {
    for constraint in constraints.all {
      _ = LayoutStatements(constraint, fileID: fileID, line: line)
    }
    return LayoutStatements()
  }

  /// Statements of a function that is marked with the builder.
  public static func buildExpression(_ statements: LayoutStatements) -> LayoutStatements {
    statements
  }

  /// A call of a function, for what it states or does.
  public static func buildExpression(_ nothing: Void) -> LayoutStatements { LayoutStatements() }

  /// Statements one after the other.
  public static func buildBlock(_ parts: LayoutStatements...) -> LayoutStatements {
    LayoutStatements()
  }

  /// Statements under a condition.
  public static func buildOptional(_ part: LayoutStatements?) -> LayoutStatements {
    LayoutStatements()
  }

  /// The first of two branches.
  public static func buildEither(first part: LayoutStatements) -> LayoutStatements { part }

  /// The second of two branches.
  public static func buildEither(second part: LayoutStatements) -> LayoutStatements { part }

  /// The statements of a loop.
  public static func buildArray(_ parts: [LayoutStatements]) -> LayoutStatements {
    LayoutStatements()
  }

  /// Statements under a condition of availability.
  public static func buildLimitedAvailability(_ part: LayoutStatements) -> LayoutStatements { part }
}

/// What the closure of a ``LayoutBuilder`` returns.
///
/// It holds nothing: the statements are noted one by one when they are made.
public struct LayoutStatements: Sendable {
  init() {}

  @usableFromInline
  init(_ constraint: LayoutConstraint, fileID: StaticString, line: UInt) {
    constraint.locateIfUnknown(fileID: fileID, line: line)
    LayoutBatch.current?.include(constraint)
  }
}
