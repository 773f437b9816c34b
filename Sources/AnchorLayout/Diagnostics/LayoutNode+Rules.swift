internal import ConstraintSolver
internal import Foundation

extension LayoutNode {
  /// A rule that the library has in the solver for the item, in the words of a statement and with
  /// its reason: `screen.width == 320 from its frame`.
  ///
  /// - Parameters:
  ///   - row: The row of the rule.
  ///   - variable: The variable of the node that the rule is about.
  func rule(of row: Constraint, about variable: Variable) -> String {
    let content = owner?.intrinsicContentSize ?? .zero
    let frame = storedFrame.standardized
    let (attribute, frameRow, length): (LayoutAttribute, Constraint?, Double) =
      switch variable {
      case variables?.left: (.left, rows.left, frame.minX)
      case variables?.top: (.top, rows.top, frame.minY)
      case variables?.width: (.width, rows.width, frame.width)
      default: (.height, rows.height, frame.height)
      }
    let name = "\(label).\(attribute)"
    func text(_ relation: LayoutRelation, _ number: Double) -> String {
      "\(name) \(relation) \(LayoutNumberFormat.text(number))"
    }
    switch row {
    case frameRow: return text(.equal, length) + " from its frame"
    case rows.horizontalHugging: return text(.lessThanOrEqual, content.width) + " from its content"
    case rows.verticalHugging: return text(.lessThanOrEqual, content.height) + " from its content"
    case rows.horizontalCompression:
      return text(.greaterThanOrEqual, content.width) + " from its content"
    case rows.verticalCompression:
      return text(.greaterThanOrEqual, content.height) + " from its content"
    default: return text(.greaterThanOrEqual, 0)
    }
  }
}
