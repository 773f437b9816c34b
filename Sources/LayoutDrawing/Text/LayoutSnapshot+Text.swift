internal import AnchorLayout
public import Foundation

extension LayoutSnapshot {
  /// The snapshot drawn with the line characters of a terminal.
  ///
  /// Every box gets a border and its label; a container's label sits in its upper border. Labels
  /// are shortened to fit, and full-width characters are counted as two cells. A box of less than
  /// a cell is drawn as one cell; an empty one is not drawn.
  ///
  /// ```text
  /// ┌ screen ──────────┐
  /// │ ┌──────────────┐ │
  /// │ │    button    │ │
  /// │ └──────────────┘ │
  /// └──────────────────┘
  /// ```
  ///
  /// - Parameter cell: The size of a terminal cell in points. It is made larger where the picture
  ///   would have more than 1,000 columns or rows; a size that is not positive counts as 8 × 16.
  /// - Returns: One line for each row, separated by line feeds.
  /// - Complexity: O(*n* · *c*), where *n* is the number of boxes and *c* that of cells.
  public func text(cell: CGSize = CGSize(width: 8, height: 16)) -> String {
    let horizontal = CellScale(extent: size.width, step: cell.width, defaultStep: 8)
    let vertical = CellScale(extent: size.height, step: cell.height, defaultStep: 16)
    var canvas = TextCanvas(columns: horizontal.count, rows: vertical.count)
    for box in drawableBoxes {
      let rect = CellRect(
        columns: horizontal.cells(from: box.frame.minX, to: box.frame.maxX),
        rows: vertical.cells(from: box.frame.minY, to: box.frame.maxY))
      canvas.drawBox(rect)
      canvas.drawLabel(box.label, in: rect, isContainer: box.isContainer)
    }
    return canvas.text
  }
}

extension TextCanvas {
  /// Writes a label inside a box if there is room, and into its upper border otherwise.
  fileprivate mutating func drawLabel(_ label: String, in box: CellRect, isContainer: Bool) {
    let visible = box.rows.clamped(to: 0..<rows)
    if visible.isEmpty { return }
    let inside = box.interiorColumns.clamped(to: 0..<columns)
    let isCentered = !isContainer && box.rows.count > 2
    let padding = isCentered || box.isRow ? 0 : 1
    let text = label.clipped(toDisplayWidth: inside.count - 2 * padding)
    if text.isEmpty { return }
    let slack = inside.count - text.displayWidth
    if isCentered {
      write(
        text, column: inside.lowerBound + slack / 2,
        row: visible.lowerBound + (visible.count - 1) / 2)
    } else {
      let spaces = String(repeating: " ", count: padding)
      write(spaces + text + spaces, column: inside.lowerBound, row: box.rows.lowerBound)
    }
  }
}
