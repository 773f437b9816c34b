import AnchorLayout
import Foundation
import Testing

@Suite struct LayoutGridStackTests {
  let root = makeRoot()
  let log: DiagnosticLog

  init() { log = DiagnosticLog(root) }

  private func grid(_ columns: [LayoutTrack], _ rows: [LayoutTrack]) -> LayoutGridStack {
    let grid = LayoutGridStack(
      columns: columns, rows: rows, columnSpacing: 10, rowSpacing: 4, label: "grid")
    root.addSubview(grid)
    grid.leadingAnchor == root.leadingAnchor
    grid.topAnchor == root.topAnchor
    return grid
  }

  @Test func aFormHasColumnsOfContentAndOfTheRest() {
    let form = grid([.content, .share(1)], [.content, .content, .content])
    form.widthAnchor == 200
    let labels = [ContentView("name", 40, 10), ContentView("address", 60, 12)]
    let fields = [ContentView("n", 20, 20), ContentView("a", 30, 8)]
    let hint = ContentView("hint", 150, 16)
    for row in 0..<2 {
      form.add(labels[row], column: 0, row: row)
      form.add(fields[row], column: 1, row: row)
    }
    form.add(hint, column: 0, row: 2, columnSpan: 2)
    root.layoutIfNeeded()
    #expect(labels[0].frame == CGRect(0, 0, 60, 20))
    #expect(labels[1].frame == CGRect(0, 24, 60, 12))
    #expect(fields[0].frame == CGRect(70, 0, 130, 20))
    #expect(fields[1].frame == CGRect(70, 24, 130, 12))
    #expect(hint.frame == CGRect(0, 40, 200, 16))
    #expect(form.frame.size == CGSize(width: 200, height: 56))
    #expect(log.kinds == [])
  }

  @Test func tracksShareTheRestInProportion() {
    let grid = grid([.fixed(30), .share(1), .share(3)], [.share(1), .share(1)])
    grid.sizeAnchors == CGSize(width: 250, height: 104)
    grid.isLayoutMarginsRelativeArrangement = true
    grid.layoutMargins = LayoutInsets(top: 1, left: 20, bottom: 3, right: 20)
    let wide = grid.addMember("wide", column: 1, row: 0, columnSpan: 2, rowSpan: 2)
    let first = grid.addMember("first", column: 0, row: 1)
    root.layoutIfNeeded()
    #expect(wide.frame == CGRect(60, 1, 170, 100))
    #expect(first.frame == CGRect(20, 53, 30, 48))
    #expect(grid.columnGuides[1].layoutFrame.width == 40)
    grid.rowSpacing = 8
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(20, 55, 30, 46))
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(wide.frame == CGRect(20, 1, 170, 100))
    #expect(first.frame == CGRect(200, 55, 30, 46))
    grid.isLayoutMarginsRelativeArrangement = false
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(220, 56, 30, 48))
    #expect(log.kinds == [])
  }

  @Test func hiddenAndRemovedMembersAreLeftOut() {
    let grid = grid([.content, .content], [.content])
    let first = ContentView("first", 30, 10)
    let second = ContentView("second", 50, 20)
    grid.add(first, column: 0, row: 0)
    grid.add(second, column: 1, row: 0)
    root.layoutIfNeeded()
    #expect(grid.frame.size == CGSize(width: 90, height: 20))
    second.isHidden = true
    root.layoutIfNeeded()
    #expect(grid.frame.size == CGSize(width: 40, height: 10))
    second.isHidden = false
    first.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(grid.frame.size == CGSize(width: 60, height: 20))
    grid.add(second, column: 0, row: 0)
    root.layoutIfNeeded()
    #expect(second.frame == CGRect(0, 0, 50, 20))
    #expect(grid.frame.width == 60)
  }

  @Test(arguments: [
    (-1, 0, 1, 1), (2, 0, 1, 1), (0, 1, 1, 1), (0, 0, 3, 1), (1, 0, 2, 1), (0, 0, 0, 1),
    (0, 0, 1, Int.max), (Int.max, 0, 1, 1), (0, 0, -2, 1),
  ])
  func cellsThatAreNotThereAreRefused(column: Int, row: Int, columnSpan: Int, rowSpan: Int) {
    let grid = grid([.content, .content], [.content])
    let view = LayoutView()
    #expect(
      !grid.add(view, column: column, row: row, columnSpan: columnSpan, rowSpan: rowSpan))
    #expect(view.superview == nil)
    let none = LayoutGridStack(columns: [], rows: [])
    root.addSubview(none)
    root.layoutIfNeeded()
    #expect(log.kinds == [])
  }
}

extension LayoutGridStack {
  /// Adds a new member.
  fileprivate func addMember(
    _ label: String, column: Int, row: Int, columnSpan: Int = 1, rowSpan: Int = 1
  ) -> LayoutView {
    let view = LayoutView(label: label)
    add(view, column: column, row: row, columnSpan: columnSpan, rowSpan: rowSpan)
    return view
  }
}
