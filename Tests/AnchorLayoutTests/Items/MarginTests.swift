import AnchorLayout
import Foundation
import Testing

@Suite struct MarginTests {
  let root = makeRoot()
  let margins = LayoutInsets(top: 10, left: 20, bottom: 30, right: 40)

  @Test func marginsAreInsetsOfTheEdges() {
    root.layoutMargins = margins
    let view = root.add("view")
    let physical = root.add("physical")
    view.anchors.edges == root.anchors.edgesWithinMargins
    physical.physicalEdgeAnchors == root.anchors.physicalEdgesWithinMargins + 1
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(20, 10, 340, 360))
    #expect(physical.frame == CGRect(21, 11, 338, 358))
  }

  @Test func marginsAreEightPointsUnlessSet() {
    let view = root.add("view")
    view.edgeAnchors == root.layoutMarginsGuide.edgeAnchors
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(8, 8, 384, 384))
  }

  @Test func theCenterWithinMarginsIsBetweenThem() {
    let view = root.add("view")
    view.layoutMargins = margins
    view.sizeAnchors == CGSize(width: 200, height: 200)
    view.anchors.centerWithinMargins == root.centerAnchors
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(110, 110, 200, 200))
  }

  @Test func changingMarginsEditsTheConstantsThatNameThemAndNoMore() {
    let card = root.add("card")
    card.edgeAnchors == root.edgeAnchors + 100
    let title = card.add("title")
    title.leadingAnchor == card.anchors.leadingMargin
    title.trailingAnchor == card.layoutMarginsGuide.trailingAnchor
    title.topAnchor == card.topAnchor + 5
    title.heightAnchor == 20
    root.layoutIfNeeded()
    #expect(title.frame == CGRect(8, 5, 184, 20))
    let before = root.layoutEngine.statistics
    card.layoutMargins = margins
    root.layoutIfNeeded()
    #expect(title.frame == CGRect(20, 5, 140, 20))
    let after = root.layoutEngine.statistics
    #expect(after.rowsEdited - before.rowsEdited == 2)
    #expect(after.rowsLowered == before.rowsLowered)
    #expect(after.framesSet - before.framesSet == 1)
    card.layoutMargins = margins
    root.layoutIfNeeded()
    #expect(root.layoutEngine.statistics == after)
  }

  @Test func directionalMarginsFollowTheText() {
    root.directionalLayoutMargins = LayoutDirectionalInsets(leading: 30, trailing: 5)
    #expect(root.layoutMargins == LayoutInsets(left: 30, right: 5))
    let view = root.add("view")
    let physical = root.add("physical")
    view.anchors.horizontal == root.anchors.horizontalMargins
    physical.leftAnchor == root.anchors.leftMargin
    physical.widthAnchor == 10
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(30, 0, 365, 0))
    #expect(physical.frame.minX == 30)
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(5, 0, 365, 0))
    #expect(physical.frame.minX == 5)
    #expect(root.layoutMargins == LayoutInsets(left: 5, right: 30))
  }

  @Test func physicalMarginsStayWhereTheyAre() {
    root.layoutMargins = margins
    root.layoutDirection = .rightToLeft
    #expect(root.directionalLayoutMargins.leading == 40)
    let view = root.add("view")
    view.leadingAnchor == root.anchors.leadingMargin
    view.widthAnchor == 10
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 360)
  }

  @Test func theSafeAreaComesOnTopOfTheMargins() {
    root.layoutMargins = margins
    root.safeAreaInsets = LayoutInsets(top: 50, bottom: 20)
    let safe = root.add("safe")
    let inner = root.add("inner")
    safe.edgeAnchors == root.safeAreaLayoutGuide.edgeAnchors
    inner.edgeAnchors == root.layoutMarginsGuide.edgeAnchors
    root.layoutIfNeeded()
    #expect(safe.frame == CGRect(0, 50, 400, 330))
    #expect(inner.frame == CGRect(20, 60, 340, 290))
    root.insetsLayoutMarginsFromSafeArea = false
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(20, 10, 340, 360))
  }

  @Test func theGuidesAtTopAndBottomAreAsHighAsTheSafeAreasInsets() {
    root.safeAreaInsets = LayoutInsets(top: 50, bottom: 20)
    let view = root.add("view")
    view.topAnchor == root.topLayoutGuide.bottomAnchor
    view.bottomAnchor == root.bottomLayoutGuide.topAnchor
    view.widthAnchor == root.bottomLayoutGuide.heightAnchor
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 50, 20, 330))
    #expect(root.topLayoutGuide.layoutFrame == CGRect(0, 0, 400, 50))
    #expect(root.bottomLayoutGuide.layoutFrame == CGRect(0, 380, 400, 20))
  }

  @Test func textIsReadableAtTheMiddleOfAWideViewAndWithinTheMarginsOfANarrowOne() {
    let view = root.add("view")
    view.edgeAnchors == root.readableContentGuide.edgeAnchors
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(8, 8, 384, 384))
    root.frame.size.width = 1000
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(164, 8, 672, 384))
    #expect(root.readableContentGuide.layoutFrame == view.frame)
  }

  @Test func toAskForTheReadableGuideMakesNoViewNarrower() {
    root.frame.size.width = 2000
    let view = root.add("view")
    view.edgeAnchors.excluding(.trailing) == root.edgeAnchors
    view.widthAnchor == 1000 ~ .high
    let text = ContentView("text", 100, 20)
    view.addSubview(text)
    text.horizontalAnchors == view.readableContentGuide.horizontalAnchors
    root.layoutIfNeeded()
    #expect(view.frame.width == 1000)
    // Contents are hugged less than the guide is filled.
    #expect(view.readableContentGuide.layoutFrame.width == 672)
    #expect(text.frame == CGRect(164, 0, 672, 20))
    text.setContentHuggingPriority(251, for: .horizontal)
    root.layoutIfNeeded()
    #expect(text.frame.width == 672)
  }

  @Test func aViewMayBeNarrowerThanItsMargins() {
    let log = DiagnosticLog(root)
    let view = root.add("view")
    view.sizeAnchors == CGSize(width: 5, height: 5)
    let readable = view.readableContentGuide
    let inner = view.layoutMarginsGuide
    view.add("inside").topAnchor == inner.topAnchor
    root.layoutIfNeeded()
    #expect(log.diagnostics.isEmpty)
    #expect(view.frame == CGRect(0, 0, 5, 5))
    #expect(inner.layoutFrame.size == .zero)
    #expect(readable.layoutFrame.width == 0)
  }

  @Test func guidesWithinOffsetContainersLieInEverySpace() {
    let outer = root.add("outer", 30, 40, 300, 300)
    let card = outer.add("card", 7, 9, 100, 100)
    card.layoutMargins = margins
    let view = root.add("view")
    view.edgeAnchors == card.layoutMarginsGuide.edgeAnchors
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(57, 59, 40, 60))
    #expect(card.layoutMarginsGuide.layoutFrame == CGRect(20, 10, 40, 60))
    #expect(card.layoutMarginsGuide.exactFrame == CGRect(20, 10, 40, 60))
  }

  @Test func guidesStayWithTheirViewAndGoWithItsSubtree() {
    let card = root.add("card", 0, 0, 100, 100)
    let title = card.add("title")
    let guide = card.layoutMarginsGuide
    title.edgeAnchors == guide.edgeAnchors
    root.addLayoutGuide(guide)
    card.removeLayoutGuide(guide)
    #expect(guide.owningView === card)
    root.layoutIfNeeded()
    card.removeFromSuperview()
    card.frame.size.width = 60
    card.layoutIfNeeded()
    #expect(title.frame == CGRect(8, 8, 44, 84))
    root.addSubview(card)
    card.layoutMargins = margins
    root.layoutIfNeeded()
    #expect(title.frame == CGRect(20, 10, 0, 60))
  }

  @Test func aGuideThatOutlivesItsViewIsReported() {
    let log = DiagnosticLog(root)
    let view = root.add("view")
    var card: LayoutView? = root.add("card")
    let guide = card!.layoutMarginsGuide
    card!.removeFromSuperview()
    card = nil
    #expect(guide.owningView == nil)
    let constraint = view.leadingAnchor == guide.leadingAnchor
    root.layoutIfNeeded()
    #expect(log.kinds == [.deadItem])
    #expect(!constraint.isActive)
  }

  @Test func marginsThatAreNoNumbersAreReportedAndChangeNothing() {
    let log = DiagnosticLog(root)
    let view = root.add("view")
    view.leadingAnchor == root.anchors.leadingMargin
    root.layoutIfNeeded()
    root.layoutMargins.left = .nan
    root.layoutIfNeeded()
    #expect(log.kinds == [.notFinite])
    #expect(view.frame.minX == 8)
  }

  @Test func marginsReachStatementsThatWereSwitchedOffAndOn() {
    let view = root.add("view")
    let margin = view.leadingAnchor == root.anchors.leadingMargin
    for step in 1...100 {
      margin.isActive = false
      root.layoutIfNeeded()
      margin.isActive = true
      root.layoutMargins.left = Double(step)
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(Double(step), 0, 0, 0))
    }
  }

  @Test func aViewDiesWithItsGuidesAndTheirStatements() {
    weak var weakView: LayoutView?
    weak var weakGuide: LayoutGuide?
    weak var weakReadable: LayoutGuide?
    do {
      let view = LayoutView(frame: CGRect(0, 0, 100, 100))
      let inner = view.add("inner")
      inner.edgeAnchors == view.readableContentGuide.edgeAnchors
      inner.topAnchor == view.layoutMarginsGuide.topAnchor
      view.layoutIfNeeded()
      weakView = view
      weakGuide = view.layoutMarginsGuide
      weakReadable = view.readableContentGuide
      #expect(weakGuide != nil)
    }
    #expect(weakView == nil)
    #expect(weakGuide == nil)
    #expect(weakReadable == nil)
  }
}
