internal import Foundation

/// A view that lays its members out in columns and rows, over one or several of each.
///
///     let form = LayoutGridStack(columns: [.content, .share(1)], rows: [.content, .content])
///     form.add(nameLabel, column: 0, row: 0)
///     form.add(nameField, column: 1, row: 0)
///     form.add(hint, column: 0, row: 1, columnSpan: 2)
///
/// Each column and each row is a guide of the view, that other statements can name. Members fill
/// their cells; hidden ones are left out.
open class LayoutGridStack: LayoutView {
  /// Where a member is.
  struct Cell {
    let view: LayoutView
    let columns: ClosedRange<Int>
    let rows: ClosedRange<Int>
  }

  /// How wide the columns are.
  public let columns: [LayoutTrack]
  /// How high the rows are.
  public let rows: [LayoutTrack]
  /// From the leading to the trailing edge of each column.
  public let columnGuides: [LayoutGuide]
  /// From the top to the bottom edge of each row.
  public let rowGuides: [LayoutGuide]

  /// The distance between columns, in points.
  public var columnSpacing: Double {
    didSet { ruleChanged(\.columnSpacing, oldValue) }
  }
  /// The distance between rows, in points.
  public var rowSpacing: Double {
    didSet { ruleChanged(\.rowSpacing, oldValue) }
  }
  /// Whether cells lie within the margins of the view, and not within its edges; false unless set.
  public var isLayoutMarginsRelativeArrangement = false {
    didSet { ruleChanged(\.isLayoutMarginsRelativeArrangement, oldValue) }
  }

  private(set) var cells: [Cell] = []
  private var book = RuleBook<GridRule>() {
    didSet { PreviewLog.note(\.book, of: self, was: oldValue) }
  }

  /// Creates a grid without members.
  ///
  /// - Parameters:
  ///   - columns: How wide the columns are.
  ///   - rows: How high the rows are.
  ///   - columnSpacing: The distance between columns, in points.
  ///   - rowSpacing: The distance between rows, in points.
  ///   - label: A name for diagnostics and drawings.
  public init(
    columns: [LayoutTrack], rows: [LayoutTrack], columnSpacing: Double = 0, rowSpacing: Double = 0,
    label: String? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.columnSpacing = columnSpacing
    self.rowSpacing = rowSpacing
    columnGuides = columns.indices.map { LayoutGuide(label: "column \($0)") }
    rowGuides = rows.indices.map { LayoutGuide(label: "row \($0)") }
    super.init(frame: .zero)
    self.label = label
    for guide in columnGuides + rowGuides { addLayoutGuide(guide) }
    setNeedsUpdateConstraints()
  }

  /// Puts a view into a cell, or over several; a member is moved there.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - column: Its first column, counted from 0.
  ///   - row: Its first row, counted from 0.
  ///   - columnSpan: The number of columns.
  ///   - rowSpan: The number of rows.
  /// - Returns: Whether there are such cells; if not, nothing has changed.
  @discardableResult
  public func add(
    _ view: LayoutView, column: Int, row: Int, columnSpan: Int = 1, rowSpan: Int = 1
  ) -> Bool {
    guard let columns = Self.range(column, columnSpan, within: columns.count),
      let rows = Self.range(row, rowSpan, within: rows.count)
    else { return false }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return false }
    PreviewLog.note(\.cells, of: self, was: cells)
    cells.removeAll { $0.view === view }
    cells.append(Cell(view: view, columns: columns, rows: rows))
    view.translatesAutoresizingMaskIntoConstraints = false
    setNeedsUpdateConstraints()
    return true
  }

  private static func range(_ first: Int, _ span: Int, within count: Int) -> ClosedRange<Int>? {
    guard first >= 0, first < count, span >= 1, span <= count - first else { return nil }
    return first...(first + span - 1)
  }

  private func ruleChanged<Value>(
    _ rule: ReferenceWritableKeyPath<LayoutGridStack, Value>, _ former: Value
  ) {
    PreviewLog.note(rule, of: self, was: former)
    setNeedsUpdateConstraints()
  }

  /// Follows members that are hidden, shown or removed.
  open override func subview(_ subview: LayoutView, didChange change: LayoutSubviewChange) {
    if change == .content || change == .direction { return }
    if change == .removal {
      PreviewLog.note(\.cells, of: self, was: cells)
      cells.removeAll { $0.view === subview }
    }
    setNeedsUpdateConstraints()
  }

  /// States the constraints of columns, rows and members.
  ///
  /// - Complexity: O(*c* + *r* + *m*) in the numbers of columns, rows and members.
  open override func updateConstraints() {
    var book = book
    book.rewrite { book in
      arrange(columnGuides, columns, columnSpacing, .horizontal, .horizontal, &book)
      arrange(rowGuides, rows, rowSpacing, .vertical, .vertical, &book)
      for cell in cells where !cell.view.isHidden {
        let (first, last) = (cell.columns.lowerBound, cell.columns.upperBound)
        let (top, bottom) = (cell.rows.lowerBound, cell.rows.upperBound)
        fill(
          cell.view, columnGuides[first], columnGuides[last], .horizontal, .horizontal, &book)
        fill(cell.view, rowGuides[top], rowGuides[bottom], .vertical, .vertical, &book)
      }
    }
    self.book = book
  }
}
