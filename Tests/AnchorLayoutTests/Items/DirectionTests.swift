import AnchorLayout
import Foundation
import Testing

@Suite struct DirectionTests {
  let root = makeRoot()

  @Test func leadingAndTrailingFollowTheTextConstantsAndAll() {
    let icon = root.add("icon")
    let title = root.add("title")
    icon.leadingAnchor == root.leadingAnchor + 10
    icon.widthAnchor == 40
    title.leadingAnchor == icon.trailingAnchor + 8
    title.trailingAnchor == root.trailingAnchor - 30
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(icon.frame == CGRect(350, 0, 40, 0))
    #expect(title.frame == CGRect(30, 0, 312, 0))
  }

  @Test func leftAndRightDoNotFollowTheText() {
    root.layoutDirection = .rightToLeft
    let view = root.add("view")
    view.leftAnchor == root.leftAnchor + 5
    view.rightAnchor == root.rightAnchor - 7
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(5, 0, 388, 0))
  }

  @Test func centersAreMirroredOnlyBesideLeadingOrTrailing() {
    root.layoutDirection = .rightToLeft
    let alone = root.add("alone")
    let beside = root.add("beside")
    alone.widthAnchor == 20
    beside.widthAnchor == 20
    alone.centerXAnchor == root.centerXAnchor + 30
    beside.centerXAnchor == root.leadingAnchor + 30
    root.layoutIfNeeded()
    #expect(alone.frame.midX == 230)
    #expect(beside.frame.midX == 370)
  }

  @Test func aPositionWithAMultiplierIsMeasuredFromTheLeadingEdge() {
    let box = root.add("box", 50, 0, 200, 100)
    let view = box.add("view")
    view.widthAnchor == 10
    view.leadingAnchor == box.trailingAnchor / 4
    box.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(140, 0, 10, 0))
  }

  @Test func distancesBetweenPositionsAreMeasuredAlongTheText() {
    let a = root.add("a")
    let b = root.add("b")
    a.leadingAnchor == root.leadingAnchor + 100
    a.widthAnchor == 50
    b.widthAnchor == 30
    b.leadingAnchor - a.trailingAnchor == a.widthAnchor / 2
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(a.frame.minX == 250)
    #expect(b.frame.maxX == 225)
  }

  @Test func inequalitiesTurnAround() {
    let view = root.add("view")
    view.widthAnchor == 10
    view.leadingAnchor >= root.leadingAnchor + 100
    view.trailingAnchor == root.leadingAnchor ~ .low
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 300)
  }

  @Test func theFirstItemThatNamesLeadingOrTrailingDecides() {
    let left = root.add("left", 0, 0, 100, 10)
    let right = root.add("right", 200, 0, 100, 10)
    right.layoutDirection = .rightToLeft
    let first = root.add("first")
    let second = root.add("second")
    first.widthAnchor == 10
    second.widthAnchor == 10
    first.centerXAnchor == right.leadingAnchor + 20
    second.leadingAnchor == right.leadingAnchor + 20
    root.layoutIfNeeded()
    #expect(first.frame.midX == 280)
    #expect(second.frame.minX == 220)
    #expect(left.effectiveLayoutDirection == .leftToRight)
  }

  @Test func aMixWithLeftOrRightIsReportedAndLeftOut() {
    let log = DiagnosticLog(root)
    let view = root.add("view")
    view.leadingAnchor == root.leftAnchor + 10
    view.widthAnchor == 20
    root.layoutIfNeeded()
    #expect(log.kinds == [.mixedDirections])
    #expect(log.diagnostics.first?.statement == "view.leading == root.left + 10")
    #expect(view.frame == CGRect(0, 0, 20, 0))
  }

  @Test func aSubtreeFlipsAtAnyTimeByEditsOfItsRowsAlone() {
    let card = root.add("card")
    card.edgeAnchors == root.edgeAnchors + 50
    let title = card.add("title")
    title.leadingAnchor == card.leadingAnchor + 10
    title.widthAnchor == 40
    title.topAnchor == card.topAnchor
    let other = root.add("other")
    other.leadingAnchor == root.leadingAnchor + 1
    root.layoutIfNeeded()
    #expect(title.frame.minX == 10)
    let before = root.layoutEngine.statistics
    card.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(title.frame.minX == 250)
    #expect(card.frame == CGRect(50, 50, 300, 300))
    // Leading and trailing of the card, and leading of its title.
    let after = root.layoutEngine.statistics
    #expect(after.rowsEdited - before.rowsEdited == 3)
    #expect(after.rowsLowered == before.rowsLowered)
    #expect(after.rowsRemoved == before.rowsRemoved)
    #expect(after.framesSet - before.framesSet == 1)
    card.layoutDirection = nil
    root.layoutIfNeeded()
    #expect(title.frame.minX == 10)
  }

  @Test func aStatementThatBeginsWithItsSpaceFollowsThatItem() {
    let view = root.add("view")
    view.layoutDirection = .leftToRight
    view.widthAnchor == 10
    root.leadingAnchor + 30 == view.leadingAnchor
    root.layoutIfNeeded()
    #expect(view.frame.minX == 30)
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.minX == 360)
  }

  @Test func aConstantSetBetweenAFlipAndThePassIsMeasuredAlongTheText() {
    let view = root.add("view")
    view.widthAnchor == 10
    let margin = view.leadingAnchor == root.leadingAnchor + 30
    root.layoutIfNeeded()
    root.layoutDirection = .rightToLeft
    margin.constant = 20
    #expect(view.exactFrame.minX == 370)
    #expect(margin.violation == 0)
  }

  @Test func aSubtreeTakesOverTheDirectionOfTheTreeItMovesTo() {
    let card = LayoutView(frame: CGRect(0, 0, 100, 50), label: "card")
    let title = card.add("title")
    title.leadingAnchor == card.leadingAnchor + 10
    title.widthAnchor == 20
    card.layoutIfNeeded()
    #expect(title.frame.minX == 10)
    root.layoutDirection = .rightToLeft
    root.addSubview(card)
    root.layoutIfNeeded()
    #expect(title.frame.minX == 70)
    card.removeFromSuperview()
    card.layoutIfNeeded()
    #expect(title.frame.minX == 10)
  }

  @Test func aSubtreeWhoseParentDiedRunsFromLeftToRight() {
    let title = LayoutView(label: "title")
    do {
      let card = LayoutView(label: "card")
      card.layoutDirection = .rightToLeft
      card.addSubview(title)
      #expect(title.effectiveLayoutDirection == .rightToLeft)
    }
    #expect(title.effectiveLayoutDirection == .leftToRight)
  }
}
