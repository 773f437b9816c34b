import AnchorLayout
import Foundation
import Testing

// A terminal toolkit: cells are whole numbers, and a widget is handed rows and columns.
private class Widget {
  weak var owner: Widget?
  var widgets: [Widget] = []
  var column = 0
  var row = 0
  var columns = 0
  var rows = 0
}

// Its widgets take part in layout by this much.
private final class TextWidget: Widget, LayoutItem {
  let layoutNode = LayoutNode()
  var layoutParent: (any LayoutItem)? { owner as? TextWidget }
  var text = "" { didSet { layoutNode.invalidateContent() } }
  private var measurer: FixedWidthMeasurer { FixedWidthMeasurer() }

  var intrinsicContentSize: CGSize {
    let extent = measurer.extent(of: text, inWidth: .infinity)
    return CGSize(width: extent.width, height: extent.height)
  }

  func contentHeight(forWidth width: Double) -> Double? {
    measurer.extent(of: text, inWidth: width).height
  }

  func applyFrame(_ frame: CGRect) {
    (column, row) = (Int(frame.minX), Int(frame.minY))
    (columns, rows) = (Int(frame.width), Int(frame.height))
  }

  func add(_ widget: TextWidget) {
    widget.owner = self
    widgets.append(widget)
    widget.layoutNode.parentDidChange()
  }
}

/// A toolkit of terminal widgets as host.
@Suite struct TerminalWidgetTests {
  private let screen = TextWidget()
  private let columns = [TextWidget(), TextWidget(), TextWidget()]

  init() {
    screen.layoutEngine.pixelGrid = .cells
    screen.layoutNode.frame = CGRect(0, 0, 20, 10)
    for column in columns {
      screen.add(column)
      column.topAnchor == screen.topAnchor
      column.bottomAnchor <= screen.bottomAnchor
    }
    columns[0].leadingAnchor == screen.leadingAnchor
    columns[1].leadingAnchor == columns[0].trailingAnchor
    columns[2].leadingAnchor == columns[1].trailingAnchor
    columns[2].trailingAnchor == screen.trailingAnchor
    columns[1].widthAnchor == columns[0].widthAnchor
    columns[2].widthAnchor == columns[0].widthAnchor
  }

  @Test func widgetsAbutAndCoverTheScreenAtEveryWidth() {
    for width in 3...120 {
      screen.layoutNode.frame.size.width = Double(width)
      screen.layoutEngine.layoutIfNeeded()
      var next = 0
      for widget in columns {
        #expect(widget.column == next)
        next += widget.columns
      }
      #expect(next == width)
    }
  }

  @Test func textWrapsInWholeCells() {
    columns[1].text = "wrap this text"
    screen.layoutEngine.layoutIfNeeded()
    // Six or seven cells, of which six are sure.
    #expect(columns[1].column == 7 && columns[1].columns == 6)
    #expect(columns[1].rows == 3)
    screen.layoutNode.frame.size.width = 42
    screen.layoutEngine.layoutIfNeeded()
    #expect(columns[1].columns == 14 && columns[1].rows == 1)
    columns[1].text = "wrap this longer text"
    screen.layoutEngine.layoutIfNeeded()
    #expect(columns[1].rows == 2)
  }
}
