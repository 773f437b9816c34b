/// A statement of the maker that has a better spelling.
public struct LayoutStyleFinding: Sendable, Hashable, CustomStringConvertible {
  /// The rule that a statement is against.
  public enum Rule: String, Sendable, Hashable, CaseIterable {
    /// Leading and trailing rather than left and right.
    case leadingOverLeft = "leading-over-left"
    /// `edges`, `center` or `size` rather than all that they consist of.
    case shortestName = "shortest-name"
    /// An inset rather than an offset from the same side of the target.
    case insetOverOffset = "inset-over-offset"
    /// One statement rather than several that say the same of other quantities.
    case mergedStatements = "merged-statements"
    /// A parent knows nothing of its children's constraints.
    case childrenPlaceThemselves = "children-place-themselves"
  }

  /// The file, as it was named to the check.
  public let file: String
  /// The line the statement begins on, counted from 1.
  public let line: Int
  /// The rule.
  public let rule: Rule
  /// The statement, or statements, as written.
  public let statement: String
  /// The better spelling.
  public let suggestion: String

  /// One line that says it all.
  public var description: String {
    "\(file):\(line): \(rule.rawValue): '\(statement)' is better written '\(suggestion)'"
  }
}
