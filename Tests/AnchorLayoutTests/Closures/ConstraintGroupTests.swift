import AnchorLayout
import Foundation
import Testing

@Suite struct ConstraintGroupTests {
  let root = makeRoot()
  let group = LayoutConstraintGroup()

  private var statistics: LayoutStatistics { root.layoutEngine.statistics }

  private func replace(_ statements: () -> Void) {
    group.replace(by: batch(active: false, statements))
  }

  /// What a change costs: rows edited, lowered and removed.
  private func cost(_ change: () -> Void) -> [Int] {
    root.layoutIfNeeded()
    let before = statistics
    change()
    root.layoutIfNeeded()
    let after = statistics
    return [
      after.rowsEdited - before.rowsEdited, after.rowsLowered - before.rowsLowered,
      after.rowsRemoved - before.rowsRemoved,
    ]
  }

  @Test func aGroupIsSwitchedAsAWhole() {
    let view = root.add("view")
    replace {
      view.widthAnchor == 30
      view.heightAnchor == 40
    }
    #expect(group.active)
    group.all[1].isActive = false
    #expect(!group.active)
    group.active = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 30, 40))
    group.active = false
    #expect(group.all.allSatisfy { !$0.isActive })
    #expect(LayoutConstraintGroup().active)
  }

  @Test func whoeverHoldsAGroupSeesWhatItWasReplacedBy() {
    let view = root.add("view")
    let sameGroup = group
    replace { view.widthAnchor == 30 }
    let former = group.all
    replace { view.heightAnchor == 40 }
    #expect(sameGroup.all.map(\.description) == ["view.height == 40"])
    #expect(former.map(\.isActive) == [false])
    sameGroup.clear()
    #expect(group.all.isEmpty)
    root.layoutIfNeeded()
    #expect(view.frame.size == .zero)
  }

  @Test func oneConstantOfFourHundredIsOneEdit() {
    let views = (0..<100).map { root.add("view\($0)") }
    func state(_ width: Double) {
      for (index, view) in views.enumerated() {
        view.leadingAnchor == root.leadingAnchor + Double(index)
        view.topAnchor == root.topAnchor + Double(index)
        view.widthAnchor == (index == 57 ? width : 10)
        view.heightAnchor == 10
      }
    }
    replace { state(10) }
    #expect(cost { replace { state(77) } } == [1, 0, 0])
    #expect(views[57].frame == CGRect(57, 57, 77, 10))
    #expect(group.all.count == 400)
    #expect(group.active)
    #expect(cost { replace { state(77) } } == [0, 0, 0])
  }

  @Test func whatDiffersIsEditedAddedAndRemoved() {
    let (first, second) = (root.add("first"), root.add("second"))
    replace {
      first.widthAnchor == 10
      first.heightAnchor == 2 * second.heightAnchor + 3
      second.widthAnchor == 20 ~ .high
      second.heightAnchor == 30
    }
    let former = group.all
    let cost = cost {
      replace {
        second.heightAnchor == 40
        first.topAnchor == root.topAnchor + 5
        first.heightAnchor == 3 * second.heightAnchor + 4
        second.widthAnchor == 20 ~ .low
      }
    }
    #expect(cost == [3, 1, 1])
    #expect(former.map(\.isActive) == [false, false, false, false])
    #expect(group.all.map(\.isActive) == [true, true, true, true])
    #expect(first.frame.minY == 5)
    #expect(first.frame.height == 124)
    #expect(second.frame == CGRect(0, 0, 20, 40))
  }

  @Test func equalStatementsComeBeforeThoseOfTheSameForm() {
    let view = root.add("view")
    replace {
      view.widthAnchor >= 10
      view.widthAnchor >= 20
      view.heightAnchor == 5
    }
    #expect(
      cost {
        replace {
          view.heightAnchor == 6
          view.widthAnchor >= 20
          view.widthAnchor >= 30
        }
      } == [2, 0, 0])
    #expect(view.frame.size == CGSize(width: 30, height: 6))
  }

  @Test func theNewConstraintIsEditedAndTakenOutInThePlaceOfTheFormerOne() {
    let view = root.add("view")
    replace { view.widthAnchor == 10 }
    root.layoutIfNeeded()
    let former = group.all[0]
    replace { view.widthAnchor == 20 }
    former.constant = 99
    former.isActive = false
    group.all[0].constant = 30
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
    #expect(group.all[0].violation == 0)
    group.all[0].isActive = false
    former.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 99)
  }

  @Test func anEditedConstantIsBroughtBack() {
    let view = root.add("view")
    replace { view.widthAnchor == 10 }
    group.all[0].constant = 50
    group.all[0].priority = .low
    #expect(cost { replace { view.widthAnchor == 10 } } == [2, 0, 0])
    #expect(view.frame.width == 10)
  }

  @Test func constraintsAmongBothStayAsTheyAre() {
    let view = root.add("view")
    replace {
      view.widthAnchor == 10
      view.heightAnchor == 20
    }
    #expect(cost { group.replace(by: group.all.reversed()) } == [0, 0, 0])
    #expect(group.active)
    #expect(cost { group.replace(by: [group.all[0], group.all[0]]) } == [0, 0, 1])
    #expect(group.all.map(\.isActive) == [true, true])
    group.active = false
    #expect(cost { group.replace(by: [group.all[0]]) } == [0, 1, 0])
    #expect(view.frame.height == 20)
  }

  @Test func statementsThatWereNeverSolvedAreReplaced() {
    let view = root.add("view")
    for width in 1...10 { replace { view.widthAnchor == Double(width) } }
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
    #expect(statistics.rowsLowered <= 1 + 3)
    group.active = false
    replace { view.widthAnchor == 11 }
    root.layoutIfNeeded()
    #expect(view.frame.width == 11)
  }

  @Test func statementsThatWaitAreReplacedAndReportedOnce() {
    let log = DiagnosticLog(root)
    let stray = LayoutView(label: "stray")
    let view = root.add("view")
    for width in 1...3 {
      replace { view.widthAnchor == stray.widthAnchor + Double(width) }
      root.layoutIfNeeded()
    }
    #expect(log.kinds == [.noSuperview])
    root.addSubview(stray)
    stray.widthAnchor == 5
    root.layoutIfNeeded()
    #expect(view.frame.width == 8)
  }

  @Test func aStatementThatCannotHoldIsReportedOnce() {
    let log = DiagnosticLog(root)
    let view = root.add("view")
    for _ in 1...3 {
      replace { view.widthAnchor == view.widthAnchor + 1 }
      root.layoutIfNeeded()
    }
    #expect(log.kinds == [.neverHolds])
    replace { view.widthAnchor == view.widthAnchor + 2 }
    root.layoutIfNeeded()
    #expect(log.kinds == [.neverHolds, .neverHolds])
  }

  @Test func aConflictThatStaysIsReportedOnceInTheNewStatement() {
    let log = DiagnosticLog(root)
    let view = root.add("view")
    view.widthAnchor == 10
    for _ in 1...3 {
      replace { view.widthAnchor == 20 }
      root.layoutIfNeeded()
    }
    #expect(log.kinds == [.conflict])
    replace { view.widthAnchor == 10 }
    root.layoutIfNeeded()
    #expect(group.all[0].violation == 0)
  }

  @Test func numbersThatMakeNoSenseAreReportedAndLeftOut() {
    let log = DiagnosticLog(root)
    let view = root.add("view")
    replace {
      view.widthAnchor == 10
      view.heightAnchor == 2 * root.heightAnchor
    }
    root.layoutIfNeeded()
    replace {
      view.widthAnchor == Double.nan
      view.heightAnchor == Double.infinity * root.heightAnchor
      view.topAnchor == root.topAnchor + 3 ~ 2000
    }
    root.layoutIfNeeded()
    #expect(log.kinds == [.notFinite, .notFinite, .priorityOutOfRange])
    replace {
      view.widthAnchor <= Double.infinity
      view.heightAnchor == 1e308 * root.heightAnchor
    }
    replace { view.heightAnchor == 2 * root.heightAnchor + 1e308 }
    replace { view.heightAnchor == 2 * root.heightAnchor }
    root.layoutIfNeeded()
    #expect(view.frame.height == 800)
  }

  @Test func aStatementComesBackAmongOthersOfItsForm() {
    let (first, second) = (root.add("first"), root.add("second"))
    let states = [10.0, 20, 30].map { width in
      batch(active: false) {
        if width != 20 { first.widthAnchor == width }
        second.widthAnchor == width
      }
    }
    for index in [0, 1, 2, 0, 2, 1, 0, 1, 0] {
      group.replace(by: states[index])
      root.layoutIfNeeded()
      #expect(second.frame.width == CGFloat(10 * (index + 1)))
      #expect(states.map { $0.isActive } == [0, 1, 2].map { $0 == index })
    }
    #expect(first.frame.width == 10)
    #expect(cost { group.replace(by: states[2]) } == [2, 0, 0])
  }

  @Test func rowsKeepTheDirectionTheyWereMadeIn() {
    let view = root.add("view")
    view.widthAnchor == 50
    root.layoutDirection = .rightToLeft
    replace { view.leadingAnchor == root.leadingAnchor + 10 }
    root.layoutIfNeeded()
    #expect(view.frame.minX == 340)
    #expect(cost { replace { view.leadingAnchor == root.leadingAnchor + 20 } } == [1, 0, 0])
    #expect(view.frame.minX == 330)
    #expect(cost { root.layoutDirection = .leftToRight } == [1, 0, 0])
    #expect(view.frame.minX == 20)
    replace { view.leadingAnchor == root.anchors.leadingMargin + 20 }
    root.layoutMargins.left = 30
    let restated = cost { replace { view.leadingAnchor == root.anchors.leadingMargin + 20 } }
    #expect(restated == [0, 0, 0])
    #expect(cost { root.layoutMargins.left = 40 } == [1, 0, 0])
    #expect(view.frame.minX == 60)
  }

  @Test func aGroupIsSharedByTwoTrees() {
    let other = makeRoot()
    let (view, stranger) = (root.add("view"), other.add("stranger"))
    for step in 1...4 {
      let side = Double(step)
      replace { (step % 2 == 0 ? view : stranger).widthAnchor == side }
      root.layoutIfNeeded()
      other.layoutIfNeeded()
      #expect((step % 2 == 0 ? view : stranger).frame.width == CGFloat(side))
    }
    replace {
      view.widthAnchor == 50
      stranger.widthAnchor == 60
    }
    let both = group.all
    group.replace(by: [])
    // Constraints of one tree that come back after those of another had their place.
    group.replace(by: both)
    root.layoutIfNeeded()
    other.layoutIfNeeded()
    #expect(view.frame.width == 50)
    #expect(stranger.frame.width == 60)
  }

  @Test func aGroupOutlivesItsItems() {
    let log = DiagnosticLog(root)
    let kept = root.add("kept")
    weak var dead: LayoutView?
    var anchor = kept.widthAnchor
    do {
      let view = LayoutView(label: "view")
      root.addSubview(view)
      replace { view.widthAnchor == kept.widthAnchor + 5 }
      root.layoutIfNeeded()
      anchor = view.widthAnchor
      dead = view
      view.removeFromSuperview()
    }
    #expect(dead == nil)
    #expect(!group.active)
    replace { anchor == kept.widthAnchor + 5 }
    root.layoutIfNeeded()
    #expect(log.kinds == [.deadItem])
    replace { kept.widthAnchor == 9 }
    root.layoutIfNeeded()
    #expect(kept.frame.width == 9)
  }
}
