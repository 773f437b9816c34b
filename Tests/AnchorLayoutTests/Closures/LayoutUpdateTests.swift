import AnchorLayout
import Foundation
import Testing

/// Running a `layout` closure again.
@Suite struct LayoutUpdateTests {
  let root = makeRoot()
  let (first, second): (LayoutView, LayoutView)

  init() {
    first = root.add("first")
    second = root.add("second")
  }

  /// What a change costs: rows edited, lowered and removed.
  private func cost(_ change: () -> Void) -> [Int] {
    root.layoutIfNeeded()
    let before = root.layoutEngine.statistics
    change()
    root.layoutIfNeeded()
    let after = root.layoutEngine.statistics
    return [
      after.rowsEdited - before.rowsEdited, after.rowsLowered - before.rowsLowered,
      after.rowsRemoved - before.rowsRemoved,
    ]
  }

  @discardableResult
  private func run(
    width: Double = 10, priority: LayoutPriority = .required, factor: Double = 1,
    target: LayoutView? = nil, isTall: Bool = false
  ) -> LayoutConstraintGroup {
    layout(in: root) {
      first.widthAnchor == width
      first.heightAnchor == 20 ~ priority
      second.widthAnchor == factor * first.widthAnchor
      second.leadingAnchor == (target ?? root).leadingAnchor
      if isTall { second.heightAnchor == 100 }
    }
  }

  @Test func theSamePlaceAndOwnerUpdateInPlace() {
    let group = run()
    #expect(cost { run() } == [0, 0, 0])
    #expect(cost { run(width: 30) } == [1, 0, 0])
    #expect(cost { run(width: 30, priority: .high) } == [1, 0, 0])
    #expect(cost { run(width: 30, factor: 2) } == [2, 0, 0])
    #expect(second.frame.width == 60)
    #expect(cost { run(width: 30, factor: 2, target: first) } == [0, 1, 1])
    #expect(cost { run(width: 30, factor: 2, target: first, isTall: true) } == [0, 1, 0])
    #expect(second.frame.height == 100)
    #expect(cost { run(width: 30, factor: 2, target: first) } == [0, 0, 1])
    #expect(run(width: 30) === group)
    #expect(group.all.count == 4)
  }

  @Test func aLayoutInALayoutIsUpdatedInPlace() {
    func run(_ width: Double) {
      layout(in: root) {
        first.heightAnchor == 5
        layout(in: first, key: "width") { first.widthAnchor == width }
      }
    }
    run(10)
    #expect(cost { run(20) } == [1, 0, 0])
    #expect(first.frame.size == CGSize(width: 20, height: 5))
  }

  @Test func theNewObjectTakesOverTheRow() {
    let old = run().all
    root.layoutIfNeeded()
    let new = run(width: 30).all
    #expect(old.allSatisfy { !$0.isActive })
    #expect(new.allSatisfy { $0.isActive })
    old[0].constant = 99
    #expect(first.exactFrame.width == 30)
    new[0].constant = 40
    #expect(first.exactFrame.width == 40)
  }

  @Test func aKeyStandsForThePlace() {
    layout(in: root, key: "width") { first.widthAnchor == 10 }
    let group = layout(in: root, key: "width") { first.widthAnchor == 20 }
    layout(in: root, key: 7) { first.heightAnchor == 5 }
    layout(in: second, key: "width") { second.widthAnchor == 3 }
    root.layoutIfNeeded()
    #expect(first.frame.size == CGSize(width: 20, height: 5))
    #expect(second.frame.width == 3)
    #expect(group.all.map(\.description) == ["first.width == 20"])
  }

  @Test func eachTurnOfALoopHasAnOwnerOrAKeyOfItsOwn() {
    for width in [10.0, 20] {
      for view in [first, second] {
        layout(in: view) { view.widthAnchor == width }
        layout(in: root, key: view.label) { view.heightAnchor == width }
      }
    }
    root.layoutIfNeeded()
    #expect(first.frame.size == CGSize(width: 20, height: 20))
    #expect(second.frame.size == CGSize(width: 20, height: 20))
    #expect(root.layoutEngine.statistics.rowsLowered == 4)
  }

  @Test func aClassWithAMethodOfThatNameWritesConstraints() {
    final class Card: LayoutView {
      var isCompact = false
      func layout() { layoutIfNeeded() }
      override func layoutSubviews() {
        for view in subviews {
          constraints(in: view) { view.topAnchor == topAnchor + (isCompact ? 4 : 16) }
        }
      }
    }
    let card = Card(frame: CGRect(0, 0, 50, 50))
    let title = card.add("title")
    let active = constraints { title.heightAnchor == 10 }
    constraints(replace: active) { title.heightAnchor == 11 }
    card.layout()
    #expect(title.frame.minY == 16)
    card.isCompact = true
    card.setNeedsLayout()
    card.layout()
    #expect(title.frame == CGRect(0, 4, 0, 11))
    #expect(card.layoutEngine.statistics.rowsLowered == 2)
  }

  @Test func theOwnerKeepsTheGroupAndNoItemAlive() {
    weak var group: LayoutConstraintGroup?
    weak var view: LayoutView?
    do {
      let owner = LayoutView()
      let inner = owner.add("inner")
      group = layout(in: owner) { inner.edgeAnchors == owner.edgeAnchors }
      owner.layoutIfNeeded()
      #expect(group?.active == true)
      view = inner
    }
    #expect(group == nil)
    #expect(view == nil)
  }
}
