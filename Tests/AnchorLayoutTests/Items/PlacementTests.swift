import AnchorLayout
import Foundation
import Testing

@Suite struct PlacementTests {
  let root = makeRoot()

  @Test func aFrameIsOwnedInPartByTheHost() {
    let palette = root.add("palette", 30, 40, 0, 0)
    palette.frameInputs = .origin
    palette.sizeAnchors == CGSize(width: 50, height: 60)
    let follower = root.add("follower")
    follower.leadingAnchor == palette.trailingAnchor
    root.layoutIfNeeded()
    #expect(palette.frame == CGRect(30, 40, 50, 60))
    #expect(follower.frame.minX == 80)
    palette.frame.origin = CGPoint(x: 33, y: 44)
    root.layoutIfNeeded()
    #expect(palette.frame == CGRect(33, 44, 50, 60))
    #expect(follower.frame.minX == 83)
    palette.frameInputs = nil
    palette.leadingAnchor == root.leadingAnchor
    root.layoutIfNeeded()
    #expect(palette.frame.minX == 0)
  }

  @Test func theSizeOfARootMayComeFromItsContent() {
    let popup = LayoutView(frame: CGRect(70, 80, 0, 0), label: "popup")
    popup.frameInputs = []
    let label = ContentView("label", 40, 10)
    popup.addSubview(label)
    label.edgeAnchors == popup.edgeAnchors + 5
    popup.layoutIfNeeded()
    #expect(popup.frame == CGRect(70, 80, 50, 20))
    label.content.width = 10
    label.invalidateIntrinsicContentSize()
    popup.layoutIfNeeded()
    #expect(popup.frame == CGRect(70, 80, 20, 20))
    popup.frameInputs = .width
    popup.frame.size.width = 100
    popup.layoutIfNeeded()
    #expect(popup.frame == CGRect(70, 80, 100, 20))
    #expect(label.frame == CGRect(5, 5, 90, 10))
  }

  @Test func aViewThatIsPlacedByItsFrameFollowsTheSizeOfItsSuperview() {
    let stretched = root.add("stretched", 10, 10, 380, 380)
    stretched.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let cornered = root.add("cornered", 350, 350, 40, 40)
    cornered.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    let centered = root.add("centered", 100, 100, 200, 200)
    centered.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    let proportional = root.add("proportional", 100, 0, 200, 10)
    proportional.autoresizingMask = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleBottomMargin,
    ]
    let fixed = root.add("fixed", 1, 2, 3, 4)
    root.layoutIfNeeded()
    root.frame.size = CGSize(width: 800, height: 500)
    root.layoutIfNeeded()
    #expect(stretched.frame == CGRect(10, 10, 780, 480))
    #expect(cornered.frame == CGRect(750, 450, 40, 40))
    #expect(centered.frame == CGRect(300, 150, 200, 200))
    #expect(proportional.frame == CGRect(200, 0, 400, 10))
    #expect(fixed.frame == CGRect(1, 2, 3, 4))
    root.frame.size = .zero
    root.layoutIfNeeded()
    #expect(stretched.frame == CGRect(10, 10, 0, 0))
    root.frame.size = CGSize(width: 400, height: 400)
    root.layoutIfNeeded()
    #expect(stretched.frame == CGRect(10, 10, 380, 380))
    #expect(proportional.frame == CGRect(100, 0, 200, 10))
  }

  @Test func autoresizingGoesDownASolvedTreeInOnePass() {
    let card = root.add("card")
    card.edgeAnchors == root.edgeAnchors
    root.layoutIfNeeded()
    var view = card
    for _ in 0..<100 {
      let next = view.add("next", 0, 0, 400, 400)
      next.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view = next
    }
    let sibling = card.add("sibling")
    sibling.widthAnchor == card.subviews[0].widthAnchor / 2
    root.layoutIfNeeded()
    let passes = root.layoutEngine.statistics.passes
    let log = DiagnosticLog(root)
    root.frame.size = CGSize(width: 500, height: 300)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 500, 300))
    #expect(sibling.frame.width == 250)
    #expect(log.diagnostics.isEmpty)
    #expect(root.layoutEngine.statistics.passes == passes + 1)
  }

  @Test func aFrameThatIsSetIsTheOneThatFollowsFromThen() {
    let view = root.add("view", 0, 0, 100, 100)
    view.autoresizingMask = .flexibleWidth
    root.frame.size.width = 500
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    view.frame.size.width = 50
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    root.frame.size.width = 510
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
    view.widthAnchor == 7
    root.frame.size.width = 600
    root.layoutIfNeeded()
    #expect(view.frame.width == 7)
  }

  @Test func statementsAreAboutTheAlignmentRectangle() {
    let badge = ContentView("badge", 30, 20)
    root.addSubview(badge)
    badge.alignmentRectInsets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    badge.leadingAnchor == root.leadingAnchor + 10
    badge.topAnchor == root.topAnchor + 10
    let next = root.add("next")
    next.leadingAnchor == badge.trailingAnchor
    next.topAnchor == badge.bottomAnchor
    next.widthAnchor == badge.widthAnchor
    let inside = badge.add("inside")
    inside.edgeAnchors == badge.edgeAnchors
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(8, 9, 36, 24))
    #expect(next.frame == CGRect(40, 30, 30, 0))
    #expect(inside.frame == CGRect(2, 1, 30, 20))
  }

  @Test func alignmentInsetsMayChange() {
    let view = root.add("view")
    view.edgeAnchors == root.edgeAnchors + 10
    root.layoutIfNeeded()
    let lowered = root.layoutEngine.statistics.rowsLowered
    view.alignmentRectInsets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(8, 9, 386, 384))
    view.alignmentRectInsets = LayoutInsets()
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(10, 10, 380, 380))
    #expect(root.layoutEngine.statistics.rowsLowered == lowered)
  }
}
