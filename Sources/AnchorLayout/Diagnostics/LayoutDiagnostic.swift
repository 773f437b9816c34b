/// What is wrong with a statement, what was done about it, and what its author can do.
public struct LayoutDiagnostic: Sendable, Hashable, CustomStringConvertible {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// A coefficient or constant is not a number, or is infinite.
    case notFinite
    /// The frame of an item that is an input of the layout is not finite.
    case frameNotFinite
    /// The intrinsic size or a baseline of an item is not finite.
    case contentNotFinite
    /// The width of an item and the height of its content do not settle.
    case contentNotStable
    /// A frame was solved that is not finite, because numbers in statements are too large.
    case overflow
    /// A priority is not above 0 and at most 1000.
    case priorityOutOfRange
    /// A statement names both leading or trailing and left or right.
    case mixedDirections
    /// The items of a statement are in different trees.
    case strangers
    /// An item of a statement has no superview.
    case noSuperview
    /// Required statements cannot hold together, or not with a size or frame that is given.
    case conflict
    /// A statement without unknowns that does not hold.
    case neverHolds
    /// A coefficient was to be set that the statement does not have.
    case noSuchSummand
    /// An item died before its statement was enlisted.
    case deadItem
    /// Laying out contents asked for layout again and again.
    case passLimit
    /// An item was to be put inside itself.
    case cyclicHierarchy
    /// A statement relates quantities that measure different things, or that do not pair up.
    case mixedAttributes
    /// A statement was to update another one that does not exist.
    case noMatchingConstraint
    /// A state was to be activated that does not exist.
    case noSuchState
    /// The size of a container asks for another state again and again.
    case oscillation
    /// An item was to be moved in a preview.
    case treeChangedInPreview
    /// A preview was to be made in the midst of solving.
    case previewWhileSolving
  }

  /// What is wrong.
  public let kind: Kind
  /// The statement as text; for a size or frame that takes part in a conflict the rule that it makes,
  /// and else the item.
  public let statement: String
  /// The name of the statement, if it was given one.
  public let label: String?
  /// The file of the statement, if it is known.
  public let fileID: String?
  /// The line of the statement, if it is known.
  public let line: UInt?
  /// The names of the items of the statement.
  public let items: [String]
  /// The other members of an irreducible conflicting set: statements, sizes and frames. Empty unless
  /// the kind is ``Kind/conflict``.
  public let members: [String]
  /// What is wrong, what was done, and what to do.
  public let message: String

  /// One line that says it all.
  public var description: String {
    var text = ""
    if let fileID, let line { text += "\(fileID):\(line): " }
    if let label { text += "[\(label)] " }
    return (text + statement + ": " + message).escapedOnOneLine
  }
}
