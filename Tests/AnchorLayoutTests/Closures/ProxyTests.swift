import AnchorLayout
import Foundation
import Testing

@Suite struct ProxyTests {
  let root = makeRoot()

  @Test func aSuperviewIsLookedUpWhenThereIsOne() {
    let log = DiagnosticLog(root)
    let view = LayoutView(label: "view")
    let group = constrain(view) { view in
      #expect(view.superview != nil)
      #expect(view.superview?.item == nil)
      view.width == view.superview!.width / 2
      view.left == view.superview!.centerX
    }
    view.layoutIfNeeded()
    #expect(log.kinds.isEmpty)
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(200, 0, 200, 0))
    #expect(group.active)
  }

  @Test func anItemWithoutASuperviewIsReported() {
    let view = LayoutView(label: "view")
    let log = DiagnosticLog(view)
    let group = layout(view) { view in view.width == view.superview!.width }
    #expect(log.kinds == [.noSuperview])
    layout(view, replace: group) { view in view.width == view.superview!.width }
    #expect(log.kinds == [.noSuperview])
  }

  @Test func theSuperviewOfASuperviewIsLookedUpAtOnce() {
    let log = DiagnosticLog(root)
    let (card, view) = (root.add("card", 50, 60, 100, 200), LayoutView(label: "view"))
    card.addSubview(view)
    constrain(view) { view in
      view.size == view.superview!.superview!.size / 4
      view.left == view.superview!.superview!.left + 70
      #expect(view.superview?.superview?.item === root)
    }
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(20, 0, 100, 100))
    #expect(log.kinds.isEmpty)
    let stray = LayoutView(label: "stray")
    let strayLog = DiagnosticLog(stray)
    let group = layout(stray) { stray in
      stray.width == stray.superview!.superview!.width
      stray.superview!.superview!.superview!.height == 3
      stray.superview!.layoutMarginsGuide.height == 4
      #expect(!stray.superview!.translatesAutoresizingMaskIntoConstraints)
      stray.superview!.translatesAutoresizingMaskIntoConstraints = true
    }
    #expect(strayLog.kinds == [.deadItem, .deadItem, .deadItem])
    #expect(group.all.count == 3)
    #expect(!group.active)
  }

  @Test func anItemThatDiedIsReported() {
    let log = DiagnosticLog(root)
    var proxy: LayoutAnchors?
    do {
      let dying = LayoutView(label: "dying")
      constrain(dying) { proxy = $0 }
    }
    let view = root.add("view")
    let dead = proxy!
    #expect(dead.item == nil)
    let group = layout(view) { view in
      dead.width == 10
      view.width == dead.superview!.width
      align(top: dead, view)
      dead.layoutMarginsGuide.edges == dead.safeAreaLayoutGuide.edges
      view.height == 5
    }
    #expect(log.kinds.count == 7)
    #expect(log.kinds.allSatisfy { $0 == .deadItem })
    #expect(group.all.last?.isActive == true)
    #expect(view.frame.height == 5)
  }

  @Test func anItemNamedTwiceIsOneItem() {
    let view = root.add("view")
    layout(view, view) { one, other in
      one.width == 10
      other.height == one.width * 2
      one.left == other.left
      align(top: one, other, one)
    }
    #expect(view.frame.size == CGSize(width: 10, height: 20))
  }

  @Test func guidesOfAnItemAndOfItsSuperview() {
    root.layoutMargins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.safeAreaInsets = LayoutInsets(top: 10, left: 20, bottom: 30, right: 40)
    let (a, b, c) = (root.add("a"), root.add("b"), root.add("c"))
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    layout(a, b, c, root, guide) { a, b, c, root, guide in
      a.edges == a.superview!.safeAreaLayoutGuide.edges
      b.edges == root.layoutMarginsGuide.edges
      c.edges == root.readableContentGuide.edges
      guide.size == guide.superview!.size - 100
      #expect(guide.superview?.item === self.root)
      #expect(root.layoutMarginsGuide.superview?.item === self.root)
    }
    #expect(a.frame == CGRect(20, 10, 340, 360))
    #expect(b.frame == CGRect(22, 11, 334, 356))
    #expect(c.frame == b.frame)
    #expect(guide.layoutFrame.size == CGSize(width: 300, height: 300))
  }

  @Test func theFlagOfAnItemIsThatOfItsProxy() {
    let view = root.add("view")
    constrain(view) { view in
      #expect(view.translatesAutoresizingMaskIntoConstraints)
      view.translatesAutoresizingMaskIntoConstraints = false
      #expect(view.superview!.translatesAutoresizingMaskIntoConstraints)
    }
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }
}
