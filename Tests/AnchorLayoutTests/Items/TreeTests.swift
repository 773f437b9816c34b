import AnchorLayout
import Foundation
import Testing

@Suite struct TreeTests {
  let root = makeRoot()

  @Test func constraintsMadeBeforeAViewJoinsATreeGoWithIt() {
    let card = LayoutView(label: "card")
    let title = card.add("title")
    title.edgeAnchors == card.edgeAnchors + 5
    card.sizeAnchors == CGSize(width: 50, height: 40)
    card.leadingAnchor == card.superview.leadingAnchor + 3
    root.add("first").widthAnchor == 9
    root.addSubview(card)
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(3, 0, 50, 40))
    #expect(title.frame == CGRect(5, 5, 40, 30))
  }

  @Test func aTreeThatWasLaidOutKeepsItsConstraintsInAnother() {
    let card = LayoutView(frame: CGRect(0, 0, 80, 60), label: "card")
    let title = card.add("title")
    let edges = title.edgeAnchors == card.edgeAnchors + 5
    card.layoutIfNeeded()
    #expect(title.frame == CGRect(5, 5, 70, 50))
    let anchor = root.add("anchor")
    anchor.widthAnchor == 100
    root.layoutIfNeeded()
    root.addSubview(card)
    card.widthAnchor == anchor.widthAnchor
    card.heightAnchor == 20
    root.layoutIfNeeded()
    #expect(title.frame == CGRect(5, 5, 90, 10))
    edges.top.constant = 6
    root.layoutIfNeeded()
    #expect(title.frame == CGRect(5, 6, 90, 9))
  }

  @Test func removalDeactivatesOnlyWhatCrossesTheBorder() {
    let card = root.add("card")
    let title = card.add("title")
    let inside = title.edgeAnchors == card.edgeAnchors + 5
    let crossing = card.edgeAnchors == root.edgeAnchors
    let fixed = card.widthAnchor == 100 ~ .low
    root.layoutIfNeeded()
    card.removeFromSuperview()
    #expect(inside.isActive)
    #expect(fixed.isActive)
    #expect(crossing.all.allSatisfy { !$0.isActive })
    let other = makeRoot(200, 100)
    other.addSubview(card)
    card.edgeAnchors == other.edgeAnchors + 1
    other.layoutIfNeeded()
    #expect(title.frame == CGRect(5, 5, 188, 88))
  }

  @Test func removalBeforeThePassDeactivatesWhatCrossesTheBorder() {
    let card = root.add("card")
    let title = card.add("title")
    let inside = title.widthAnchor == 7
    let crossing = title.widthAnchor == root.widthAnchor
    card.removeFromSuperview()
    #expect(inside.isActive)
    #expect(!crossing.isActive)
    root.layoutIfNeeded()
    card.layoutIfNeeded()
    #expect(title.frame.width == 7)
  }

  @Test func subviewsAreOrdered() {
    let a = root.add("a")
    let b = root.add("b")
    let c = LayoutView(label: "c")
    root.insertSubview(c, at: 0)
    #expect(root.subviews.map(\.label) == ["c", "a", "b"])
    root.insertSubview(b, at: -4)
    root.insertSubview(c, at: 99)
    #expect(root.subviews.map(\.label) == ["b", "a", "c"])
    a.removeFromSuperview()
    #expect(root.subviews.map(\.label) == ["b", "c"])
    #expect(a.superview == nil)
  }

  @Test func aViewMovesBetweenParents() {
    let left = root.add("left", 0, 0, 100, 100)
    let right = root.add("right", 100, 0, 50, 50)
    let view = left.add("view")
    view.widthAnchor == view.superview.widthAnchor / 2
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    right.addSubview(view)
    #expect(left.subviews.isEmpty)
    view.widthAnchor == right.widthAnchor
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test func guidesLiveInTheCoordinatesOfTheirView() {
    let box = root.add("box", 30, 40, 100, 100)
    let guide = LayoutGuide(label: "guide")
    box.addLayoutGuide(guide)
    #expect(guide.owningView === box)
    guide.edgeAnchors == box.edgeAnchors + 10
    let view = root.add("view")
    view.edgeAnchors == guide.edgeAnchors
    let centered = guide.centerXAnchor == guide.superview.centerXAnchor
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(10, 10, 80, 80))
    #expect(view.frame == CGRect(40, 50, 80, 80))
    #expect(centered.violation == 0)
    box.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(box.layoutGuides.isEmpty)
    #expect(!centered.isActive)
  }

  @Test func aHiddenViewTakesPartInLayout() {
    let view = root.add("view")
    view.edgeAnchors == root.edgeAnchors
    view.isHidden = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 400, 400))
  }
}
