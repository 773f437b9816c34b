import AnchorLayout
import Foundation
import Testing

@Suite struct ConversionTests {
  let root = makeRoot()

  @Test func pointsAndRectanglesAreConvertedBetweenBranches() {
    let outer = root.add("outer", 10, 20, 200, 200)
    let inner = outer.add("inner", 3, 4, 50, 50)
    let other = root.add("other", 100, 0, 50, 50)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 14, y: 26))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 14, y: 26))
    #expect(inner.convert(CGRect(0, 0, 5, 6), to: other) == CGRect(-87, 24, 5, 6))
    #expect(inner.convert(CGRect(-87, 24, 5, 6), from: other) == CGRect(0, 0, 5, 6))
    #expect(inner.convert(CGPoint(x: 14, y: 26), from: nil) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
  }

  @Test func statementsAcrossBranchesAgreeWithConversion() {
    let outer = root.add("outer", 10, 20, 200, 200)
    let middle = outer.add("middle", 3, 4, 150, 150)
    let inner = middle.add("inner")
    let other = root.add("other", 100, 0, 90, 90)
    let guide = LayoutGuide()
    other.addLayoutGuide(guide)
    guide.edgeAnchors == inner.edgeAnchors
    inner.leadingAnchor == outer.leadingAnchor + 30
    inner.topAnchor == root.topAnchor + 40
    inner.sizeAnchors == CGSize(width: 20, height: 10)
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(27, 16, 20, 10))
    #expect(inner.convert(inner.bounds, to: root) == CGRect(40, 40, 20, 10))
    #expect(guide.layoutFrame == inner.convert(inner.bounds, to: other))
  }

  @Test func rootsLieBesideEachOther() {
    let window = LayoutView(frame: CGRect(100, 50, 200, 200), label: "window")
    let dialog = LayoutView(frame: CGRect(150, 80, 100, 100), label: "dialog")
    let button = dialog.add("button", 10, 10, 20, 20)
    #expect(button.convert(button.bounds, to: window) == CGRect(60, 40, 20, 20))
    #expect(button.convert(button.bounds, to: nil) == CGRect(10, 10, 20, 20))
  }

  @Test func scrollingMovesWhatIsConvertedAndSolvesNothing() {
    let scroll = root.add("scroll", 10, 10, 100, 100)
    let content = scroll.add("content")
    content.edgeAnchors.excluding(.bottom) == scroll.edgeAnchors
    content.heightAnchor == 500
    root.layoutIfNeeded()
    let statistics = root.layoutEngine.statistics
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    root.layoutIfNeeded()
    #expect(root.layoutEngine.statistics == statistics)
    #expect(content.frame == CGRect(0, 0, 100, 500))
    #expect(content.convert(content.bounds, to: root) == CGRect(10, -20, 100, 500))
    #expect(scroll.convert(scroll.bounds, to: root) == scroll.frame)
  }

  @Test func aContentRootIsLaidOutAloneAndShownInItsHost() {
    let scroll = root.add("scroll", 10, 20, 100, 100)
    let content = LayoutView(frame: CGRect(0, 0, 100, 900), label: "content")
    content.contentHost = scroll
    let row = content.add("row")
    row.edgeAnchors == content.edgeAnchors + 5
    content.layoutIfNeeded()
    scroll.contentOffset.y = 50
    #expect(row.convert(row.bounds, to: root) == CGRect(15, -25, 90, 890))
    #expect(content.layoutEngine !== root.layoutEngine)
    #expect(content.contentHost === scroll)
  }

  @Test func rootsThatShowEachOtherAreNoTrouble() {
    let first = LayoutView(frame: CGRect(1, 1, 9, 9))
    let second = LayoutView(frame: CGRect(2, 2, 9, 9))
    first.contentHost = second
    second.contentHost = first
    #expect(first.convert(CGPoint.zero, to: first) == .zero)
    first.contentHost = nil
    #expect(second.convert(CGPoint.zero, to: first) == CGPoint(x: 2, y: 2))
  }
}
