import AnchorLayout
import Foundation
import Testing

/// Widths and heights are at least 0, also where only the solution tells that this matters.
@Suite struct SizeRuleTests {
  let root = makeRoot(100, 100)

  /// Views side by side that fill the root; the first wants a width more than the others do.
  private func makeRow(_ count: Int, first: Double, others: Double) -> [LayoutView] {
    var views: [LayoutView] = []
    for number in 0..<count {
      let view = root.add("\(number)")
      view.leadingAnchor == (views.last?.trailingAnchor ?? root.leadingAnchor)
      view.widthAnchor == (number == 0 ? first : others) ~ number == 0 ? .high : .low
      views.append(view)
    }
    views[count - 1].trailingAnchor == root.trailingAnchor
    return views
  }

  @Test func noWidthMakesRoomByBeingNegative() {
    let views = makeRow(3, first: 200, others: 50)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [100, 0, 0])
    #expect(views.map(\.frame.minX) == [0, 100, 100])
  }

  @Test func noHeightMakesRoomByBeingNegative() {
    let upper = root.add("upper")
    let lower = root.add("lower")
    upper.topAnchor == root.topAnchor
    upper.heightAnchor == 150 ~ .high
    lower.topAnchor == upper.bottomAnchor
    lower.bottomAnchor == root.bottomAnchor
    root.layoutIfNeeded()
    #expect(upper.frame.height == 100)
    #expect(lower.frame.height == 0)
  }

  @Test func manyNarrowViewsTakeFewSolves() {
    let views = makeRow(200, first: 500, others: 1)
    root.layoutIfNeeded()
    #expect(views[0].frame.width == 100)
    #expect(views.dropFirst().allSatisfy { $0.frame.width == 0 && $0.frame.minX == 100 })
    #expect(root.layoutEngine.statistics.solves <= 3)
  }

  @Test func aLayoutThatBreaksNoRuleIsSolvedOnce() {
    _ = makeRow(3, first: 20, others: 50)
    root.layoutIfNeeded()
    #expect(root.layoutEngine.statistics.solves == 1)
  }

  @Test func anEditMayBringTheRulesAboutAndNeedThemNoMore() {
    let views = makeRow(2, first: 60, others: 50)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [60, 40])
    root.frame.size.width = 50
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [50, 0])
    root.frame.size.width = 110
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [60, 50])
  }

  @Test func aViewThatComesAgainIsHeldAgain() {
    let views = makeRow(2, first: 200, others: 50)
    root.layoutIfNeeded()
    views[1].removeFromSuperview()
    root.addSubview(views[1])
    views[1].leadingAnchor == views[0].trailingAnchor
    views[1].trailingAnchor == root.trailingAnchor
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [100, 0])
  }
}
