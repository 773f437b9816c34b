import AnchorLayout
import Foundation

/// A screen of 50 rows with 19 cells each, a thousand views, and states that say where a badge of each
/// row is.
struct SwitchedScreen {
  /// What two states have in common.
  enum Kind: String, CaseIterable {
    /// Fifty statements differ, by what they relate.
    case statements
    /// Fifty statements differ, by their constants.
    case constants
    /// The states hold all statements of the screen, of which fifty differ by their constants.
    case whole
    /// A group of 400 statements is replaced, of which one differs by its constant.
    case group

    /// The kind in a table.
    var meaning: String {
      switch self {
      case .statements: "50 statements"
      case .constants: "50 constants"
      case .whole: "50 constants of states that hold all statements"
      case .group: "a constant of a group of 400"
      }
    }
  }

  static let rowCount = 50
  private static let cellCount = 19
  private static let margin = 8.0
  private static let otherMargin = 24.0

  let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 1000, height: 2000))
  private let kind: Kind
  private let states: LayoutStates
  private let group = LayoutConstraintGroup()
  private var rows: [LayoutView] = []
  private var cells: [[LayoutView]] = []

  init(_ kind: Kind) {
    self.kind = kind
    states = LayoutStates(of: root)
    for _ in 0..<Self.rowCount {
      let row = LayoutView()
      root.addSubview(row)
      rows.append(row)
      cells.append((0..<Self.cellCount).map { _ in LayoutView() })
      for cell in cells[cells.count - 1] { row.addSubview(cell) }
    }
    if kind != .whole { batch { stateScreen() } }
    for isSecond in [false, true] where kind != .group {
      states.add(Self.name(isSecond)) {
        if kind == .whole { stateScreen() }
        for number in 0..<Self.rowCount { stateBadge(number, isSecond) }
      }
    }
    show(false)
    root.layoutIfNeeded()
  }

  /// How many views there are.
  var viewCount: Int { Self.rowCount * (Self.cellCount + 1) }

  /// Asks for one of the two states.
  func show(_ isSecond: Bool) {
    if kind == .group {
      layout(replace: group) { stateGroup(isSecond) }
    } else {
      states.activate(Self.name(isSecond))
    }
  }

  /// Whether the frames are those of a state.
  func shows(_ isSecond: Bool) -> Bool {
    rows.indices.allSatisfy { number in
      if kind == .group && number > 0 { return true }
      let badge = cells[number][Self.cellCount - 1].frame
      let leading = isSecond && kind != .statements ? Self.otherMargin : Self.margin
      let isTrailing = isSecond && kind == .statements
      let left = isTrailing ? rows[number].frame.width - badge.width - Self.margin : leading
      return abs(badge.minX - left) < 1e-6
    }
  }

  private static func name(_ isSecond: Bool) -> String { isSecond ? "second" : "first" }

  /// The rows one below the other, in each the cells in a line, and a badge above them.
  private func stateScreen() {
    for (number, row) in rows.enumerated() {
      row.horizontalAnchors == root.horizontalAnchors
      row.heightAnchor == 32
      if number == 0 {
        row.topAnchor == root.topAnchor
      } else {
        row.topAnchor == rows[number - 1].bottomAnchor + 8
      }
      for (place, cell) in cells[number].enumerated() {
        cell.heightAnchor == 24
        cell.topAnchor == row.topAnchor + 4
        if place == Self.cellCount - 1 {
          cell.widthAnchor == 24
        } else {
          cell.widthAnchor == row.widthAnchor / 20 - 8
          let former = place == 0 ? row.leadingAnchor : cells[number][place - 1].trailingAnchor
          cell.leadingAnchor == former + 8
        }
      }
    }
  }

  private func stateBadge(_ number: Int, _ isSecond: Bool) {
    let (row, badge) = (rows[number], cells[number][Self.cellCount - 1])
    if isSecond && kind == .statements {
      badge.trailingAnchor == row.trailingAnchor - Self.margin
    } else {
      badge.leadingAnchor == row.leadingAnchor + (isSecond ? Self.otherMargin : Self.margin)
    }
  }

  /// Bounds that hold, for eight cells of each row, and the badge of the first row.
  private func stateGroup(_ isSecond: Bool) {
    for number in 0..<Self.rowCount {
      for cell in cells[number].prefix(number == 0 ? 7 : 8) {
        cell.bottomAnchor <= rows[number].bottomAnchor
      }
    }
    stateBadge(0, isSecond)
  }
}
