internal import ConstraintSolver
internal import Foundation

extension LayoutNode {
  /// A rule that the library has in the solver for the item, in the words of a statement and with
  /// its reason: `screen.width == 320 from its frame`.
  ///
  /// - Parameter row: The row of the rule.
  func rule(of row: Constraint) -> String {
    guard let rows else { return "" }
    let content = owner?.intrinsicContentSize ?? .zero
    let frame = storedFrame.standardizedByAxis
    func text(
      _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ number: Double,
      _ reason: String = ""
    ) -> String {
      "\(label).\(attribute) \(relation) \(LayoutNumberFormat.text(number))" + reason
    }
    let byFrame = " from its frame"
    let byContent = " from its content"
    return switch row {
    case rows.left: text(.left, .equal, frame.origin.x, byFrame)
    case rows.top: text(.top, .equal, frame.origin.y, byFrame)
    case rows.width: text(.width, .equal, frame.width, byFrame)
    case rows.height: text(.height, .equal, frame.height, byFrame)
    case rows.horizontalHugging: text(.width, .lessThanOrEqual, content.width, byContent)
    case rows.verticalHugging: text(.height, .lessThanOrEqual, content.height, byContent)
    case rows.horizontalCompression: text(.width, .greaterThanOrEqual, content.width, byContent)
    case rows.verticalCompression: text(.height, .greaterThanOrEqual, content.height, byContent)
    case rows.leastWidth: text(.width, .greaterThanOrEqual, 0)
    case rows.leastHeight: text(.height, .greaterThanOrEqual, 0)
    default: ""
    }
  }
}
