import AnchorLayout
import Foundation
import Testing

@Suite struct LayoutTransitionTests {
  let root = makeRoot()
  let (panel, inner): (LayoutView, LayoutView)
  let width: LayoutConstraint

  init() {
    panel = root.add("panel")
    inner = panel.add("inner")
    panel.leadingAnchor == root.leadingAnchor
    panel.verticalAnchors == root.verticalAnchors
    width = panel.widthAnchor == 100
    inner.edgeAnchors == panel.edgeAnchors + 10
  }

  private func widen() -> LayoutTransition {
    root.transition(curve: .linear) { width.constant = 300 }
  }

  @Test func framesHoldAllItemsOfTheTreeInTheirParentsCoordinates() {
    let guide = LayoutGuide()
    panel.addLayoutGuide(guide)
    guide.leadingAnchor == panel.leadingAnchor + 7
    inner.isHidden = true
    root.layoutIfNeeded()
    let frames = LayoutFrames(of: root)
    #expect(frames[root] == CGRect(0, 0, 400, 400))
    #expect(frames[panel] == CGRect(0, 0, 100, 400))
    #expect(frames[inner] == CGRect(10, 10, 80, 380))
    #expect(frames[guide]?.minX == 7)
    #expect(frames.items.count == 4)
    #expect(frames.items.first == root.layoutID)
    #expect(frames[LayoutView()] == nil)
    #expect(frames == LayoutFrames(of: root))
    #expect(LayoutFrames(of: panel)[root] == nil)
    let margins = panel.layoutMarginsGuide
    #expect(LayoutFrames(of: root)[margins] == CGRect(8, 8, 84, 384))
  }

  @Test func framesAreSentToAnotherTaskAndOutliveTheirViews() async {
    let (frames, id) = {
      let root = makeRoot()
      let view = root.add("view", 1, 2, 3, 4)
      return (LayoutFrames(of: root), view.layoutID)
    }()
    let frame = await Task.detached { frames[id] }.value
    #expect(frame == CGRect(1, 2, 3, 4))
    // A view in the same memory would be another one.
    let others = (0..<100).map { _ in LayoutView() }
    #expect(others.allSatisfy { frames[$0] == nil })
  }

  @Test func theDifferenceNamesWhatHasChanged() {
    root.layoutIfNeeded()
    let before = LayoutFrames(of: root)
    #expect(LayoutFrames(of: root).difference(from: before).isEmpty)
    width.constant = 200
    let badge = root.add("badge", 0, 0, 5, 5)
    root.layoutIfNeeded()
    let after = LayoutFrames(of: root)
    let difference = after.difference(from: before)
    #expect(difference.changes.map(\.item) == [panel, badge, inner].map(\.layoutID))
    #expect(difference[panel]?.before == CGRect(0, 0, 100, 400))
    #expect(difference[panel]?.after == CGRect(0, 0, 200, 400))
    #expect(difference[badge]?.before == nil)
    #expect(difference[root] == nil)
    let back = before.difference(from: after)
    #expect(back[badge]?.after == nil)
    #expect(back[badge]?.before == CGRect(0, 0, 5, 5))
    root.addSubview(inner)
    #expect(LayoutFrames(of: root).difference(from: after)[inner] != nil)
  }

  @Test func betweenTheEndsAllGoesOnEvenly() {
    let transition = widen()
    #expect(panel.frame.width == 300)
    let frames = transition.frames(at: 0.25)
    #expect(frames[panel] == CGRect(0, 0, 150, 400))
    #expect(frames[inner] == CGRect(10, 10, 130, 380))
    #expect(frames[root] == root.frame)
    #expect(transition.frames(at: 0) == transition.start)
    #expect(transition.frames(at: 1) == LayoutFrames(of: root))
  }

  @Test func timesOutsideAreThoseOfTheNearestEnd() {
    let transition = widen()
    for early in [-1, -Double.infinity, .nan, -0.0] {
      #expect(transition.frames(at: early) == transition.start)
    }
    for late in [1.5, Double.infinity] {
      #expect(transition.frames(at: late) == transition.end)
    }
  }

  @Test func aSpringGoesBeyondTheEndAndNoSizeBelowZero() {
    var transition = widen()
    transition.curve = .spring(dampingRatio: 0.2)
    let widths = (0...100).map { transition.frames(at: Double($0) / 100)[panel]!.width }
    #expect(widths.max()! > 330)
    #expect(widths[0] == 100)
    #expect(widths[100] == 300)
    var back = LayoutTransition(
      from: transition.end, to: transition.start, curve: .spring(dampingRatio: 0.05))
    let narrow = (0...100).map { back.frames(at: Double($0) / 100)[panel]!.width }
    #expect(narrow.min()! >= 0)
    back.curve = .linear
    #expect(back.frames(at: 0.5)[panel]?.width == 200)
  }

  @Test func aTransitionStartsWhereAnotherOneIsInterrupted() {
    let frames = widen().frames(at: 0.5)
    width.constant = 0
    root.layoutIfNeeded()
    let second = LayoutTransition(from: frames, to: LayoutFrames(of: root), curve: .linear)
    #expect(second.frames(at: 0.5)[panel]?.width == 100)
  }

  @Test func whatChangesItsParentMovesInTheCoordinatesOfTheNewOne() {
    let tray = root.add("tray", 50, 100, 10, 10)
    let card = tray.add("card", 5, 5, 20, 20)
    let other = root.add("other", 200, 300, 50, 50)
    let transition = root.transition(curve: .linear) {
      other.addSubview(card)
      card.frame = CGRect(1, 1, 20, 20)
      other.frame = CGRect(220, 300, 50, 50)
    }
    #expect(transition.frames(at: 0.5)[card] == CGRect(-72, -97, 20, 20))
    #expect(transition.frames(at: 0.5)[other]?.minX == 210)
  }

  @Test func whatComesIsThereAtOnceAndWhatGoesIsGoneAtOnce() {
    let old = root.add("old", 1, 1, 1, 1)
    let new = LayoutView(frame: CGRect(2, 2, 2, 2))
    let transition = root.transition {
      old.removeFromSuperview()
      root.addSubview(new)
    }
    #expect(transition.frames(at: 0)[old] == CGRect(1, 1, 1, 1))
    #expect(transition.frames(at: 0.1)[old] == nil)
    #expect(transition.frames(at: 0.1)[new] == CGRect(2, 2, 2, 2))
  }

  @Test func hostsAreHandedTheFramesBetween() {
    final class Widget: LayoutView {
      var shown: [CGRect] = []
      override func applyFrame(_ frame: CGRect) {
        shown.append(frame)
        self.frame = frame
      }
    }
    let widget = Widget()
    root.addSubview(widget)
    widget.edgeAnchors == panel.edgeAnchors
    root.layoutIfNeeded()
    widget.shown = []
    let transition = root.transition(curve: .linear) { width.constant = 300 }
    #expect(widget.shown == [CGRect(0, 0, 300, 400)])
    for step in 0...2 { transition.apply(at: Double(step) / 2, to: root) }
    #expect(widget.shown.dropFirst().map(\.width) == [100, 200, 300])
    #expect(widget.frame.width == 300)
    root.layoutIfNeeded()
    #expect(widget.shown.count == 4)
  }
}
