internal import ConstraintSolver

/// The solver's variables of an item.
struct ItemVariables {
  /// The distance of the left edge from that of the parent.
  let left: Variable
  /// The distance of the top edge from that of the parent.
  let top: Variable
  let width: Variable
  let height: Variable
  /// The stable key of the rows that the library makes for the item; those of statements are
  /// smaller.
  let key: UInt64

  /// Calls a closure with all four.
  @inline(__always)
  func visit(_ body: (Variable) -> Void) {
    body(left)
    body(top)
    body(width)
    body(height)
  }

  /// All four.
  var all: [Variable] { [left, top, width, height] }
}

/// The rows that the library, not a statement, has in the solver for an item.
///
/// Most items have none, so this is no part of a node.
final class ItemRows {
  /// Width at least 0.
  var leastWidth: Constraint?
  /// Height at least 0.
  var leastHeight: Constraint?
  /// Left and top equal to those of the frame.
  var left: Constraint?
  var top: Constraint?
  /// Width and height equal to those of the frame.
  var width: Constraint?
  var height: Constraint?
  /// Width and height at most those of the content.
  var horizontalHugging: Constraint?
  var verticalHugging: Constraint?
  /// Width and height at least those of the content.
  var horizontalCompression: Constraint?
  var verticalCompression: Constraint?

  /// The same rows.
  func copy() -> ItemRows {
    let copy = ItemRows()
    copy.leastWidth = leastWidth
    copy.leastHeight = leastHeight
    copy.left = left
    copy.top = top
    copy.width = width
    copy.height = height
    copy.horizontalHugging = horizontalHugging
    copy.verticalHugging = verticalHugging
    copy.horizontalCompression = horizontalCompression
    copy.verticalCompression = verticalCompression
    return copy
  }
}

/// What is to be brought to the solver before the next solve.
struct ItemUpdates: OptionSet {
  let rawValue: UInt8

  /// The frame, or whether it is an input.
  static let placement = ItemUpdates(rawValue: 1)
  /// The intrinsic size, its priorities, or the baselines.
  static let content = ItemUpdates(rawValue: 2)
  /// The margins or the safe area.
  static let insets = ItemUpdates(rawValue: 4)
  /// The rectangle that statements are about.
  static let alignment = ItemUpdates(rawValue: 8)
}

/// What a row of the solver stands for.
enum RowOwner {
  /// There is no such row.
  case none
  /// A statement, which its engine holds by this.
  case statement(LayoutConstraint)
  /// A rule of the library about an item, to whose node this leads.
  case item(NodeLink)
}
