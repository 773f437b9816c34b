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

  @Test(arguments: [false, true])
  func statementsGoWithAnItemOfWhichTheyHaveNoVariable(isReleased: Bool) {
    let root = makeRoot()
    let view = root.add("view")
    view.heightAnchor == 7 ~ .low
    view.widthAnchor == 5 ~ .low
    var bar: LayoutView? = root.add("bar", 0, 0, 40, 10)
    var constraints: [LayoutConstraint] = []
    if let bar {
      bar.safeAreaInsets.top = 20
      constraints = [
        view.heightAnchor == bar.topLayoutGuide.heightAnchor,
        view.widthAnchor >= bar.widthAnchor * 0 + 30,
        view.widthAnchor <= bar.widthAnchor * 3,
      ]
    }
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 30, 20))
    constraints[2].multiplier = 0
    constraints[2].constant = 33
    root.layoutIfNeeded()
    bar?.removeFromSuperview()
    if isReleased { bar = nil }
    root.layoutIfNeeded()
    #expect(constraints.allSatisfy { !$0.isActive && $0.violation == nil })
    #expect(view.frame == CGRect(0, 0, 5, 7))
  }

  @Test func statementsDieWithAnItemOfWhichTheyHaveNoVariable() {
    let root = makeRoot()
    let view = root.add("view")
    view.sizeAnchors == CGSize(width: 5, height: 7) ~ .low
    var bar: Bar? = Bar(in: root)
    var constraints: [LayoutConstraint] = []
    if let bar {
      bar.layoutNode.safeAreaInsets.top = 20
      constraints = [
        view.heightAnchor == bar.layoutNode.topLayoutGuide.heightAnchor,
        view.widthAnchor == bar.widthAnchor * 0 + 30,
      ]
    }
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 30, 20))
    bar = nil
    root.layoutIfNeeded()
    #expect(constraints.allSatisfy { !$0.isActive })
    #expect(view.frame == CGRect(0, 0, 5, 7))
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

  @Test func subviewsChangePlacesWithoutALayout() {
    let (a, b, c) = (root.add("a"), root.add("b"), root.add("c"))
    let edges = a.edgeAnchors == b.edgeAnchors
    root.layoutIfNeeded()
    let statistics = root.layoutEngine.statistics
    func order() -> [String?] { root.subviews.map(\.label) }
    root.sendSubviewToBack(c)
    #expect(order() == ["c", "a", "b"])
    root.bringSubviewToFront(a)
    #expect(order() == ["c", "b", "a"])
    root.insertSubview(a, belowSubview: c)
    #expect(order() == ["a", "c", "b"])
    root.insertSubview(a, aboveSubview: b)
    #expect(order() == ["c", "b", "a"])
    root.insertSubview(c, belowSubview: a)
    #expect(order() == ["b", "c", "a"])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order() == ["a", "c", "b"])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    root.insertSubview(b, aboveSubview: b)
    LayoutView().bringSubviewToFront(a)
    #expect(order() == ["a", "c", "b"])
    root.layoutIfNeeded()
    #expect(edges.all.allSatisfy { $0.isActive })
    #expect(root.layoutEngine.statistics == statistics)
    root.insertSubview(LayoutView(label: "d"), aboveSubview: LayoutView())
    #expect(order() == ["a", "c", "b", "d"])
    #expect(b.isDescendant(of: root))
    #expect(!root.isDescendant(of: b))
  }

  @Test func aSubtreeThatMovesTouchesOnlyTheFramesThatChange() {
    let left = root.add("left", 0, 0, 100, 100)
    let right = root.add("right", 100, 0, 50, 50)
    let card = left.add("card")
    let title = card.add("title")
    card.sizeAnchors == CGSize(width: 40, height: 30)
    title.edgeAnchors == card.edgeAnchors + 5
    let position = card.leadingAnchor == left.leadingAnchor + 7
    let other = right.add("other")
    other.sizeAnchors == CGSize(width: 1, height: 1)
    root.layoutIfNeeded()
    let frames = root.layoutEngine.statistics.framesSet
    right.addSubview(card)
    #expect(!position.isActive)
    card.leadingAnchor == right.leadingAnchor + 9
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(9, 0, 40, 30))
    #expect(title.frame == CGRect(5, 5, 30, 20))
    #expect(root.layoutEngine.statistics.framesSet - frames == 1)
  }

  @Test func hidingAViewAsksItsSuperviewForLayout() {
    final class Counter: LayoutView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let counter = Counter()
    let view = counter.add("view")
    counter.layoutIfNeeded()
    view.isHidden = true
    counter.layoutIfNeeded()
    #expect(counter.count == 2)
    view.isHidden = true
    counter.layoutIfNeeded()
    #expect(counter.count == 2)
  }
}

/// An item of a host, which nothing in the tree keeps alive.
private final class Bar: LayoutItem {
  let layoutNode = LayoutNode()
  private weak var parent: LayoutView?
  var layoutParent: (any LayoutItem)? { parent }

  init(in parent: LayoutView) {
    self.parent = parent
    layoutNode.parentDidChange()
  }
}
