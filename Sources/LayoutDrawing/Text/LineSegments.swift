/// The lines that meet in the middle of a terminal cell.
struct LineSegments: OptionSet {
  let rawValue: UInt8

  /// From the middle to the upper edge.
  static let up = LineSegments(rawValue: 1)
  /// From the middle to the right edge.
  static let right = LineSegments(rawValue: 2)
  /// From the middle to the lower edge.
  static let down = LineSegments(rawValue: 4)
  /// From the middle to the left edge.
  static let left = LineSegments(rawValue: 8)

  /// The character that shows the lines.
  var character: Character {
    switch rawValue {
    case 1: "╵"
    case 2: "╶"
    case 3: "└"
    case 4: "╷"
    case 5: "│"
    case 6: "┌"
    case 7: "├"
    case 8: "╴"
    case 9: "┘"
    case 10: "─"
    case 11: "┴"
    case 12: "┐"
    case 13: "┤"
    case 14: "┬"
    case 15: "┼"
    default: " "
    }
  }
}
