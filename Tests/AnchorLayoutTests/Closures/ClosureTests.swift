import AnchorLayout
import Foundation
import Testing

@Suite struct ClosureTests {
  let root = makeRoot()

  @Test func itemsOfAnyNumberAndKindAreNamed() {
    let (a, b, c) = (root.add("a"), ContentView("b", 30, 40), root.add("c"))
    root.addSubview(b)
    let guide = LayoutGuide(label: "guide")
    root.addLayoutGuide(guide)
    let group = constrain(a, b, guide, c, root, a, b, guide, c, root, a, c) {
      a, b, guide, c, root, a2, b2, guide2, c2, root2, a3, c3 in
      guide.edges == inset(root.edges, 50)
      a.leading == guide2.leading
      a2.top == guide.top
      a3.size == b2.size
      b.center == root2.center
      c.edges == a.edges.inseted(by: 1)
      c2.width >= 0
      c3.height >= 0
    }
    root.layoutIfNeeded()
    #expect(group.all.count == 16)
    #expect(a.frame == CGRect(50, 50, 30, 40))
    #expect(c.frame == CGRect(51, 51, 28, 38))
    #expect(b.frame == CGRect(185, 180, 30, 40))
    #expect(constrain(a) { _ in }.all.isEmpty)
  }

  @Test func proxiesCanBeNamedByTheirPlace() {
    let (a, b) = (root.add("a"), root.add("b"))
    constrain(a) { $0.size == CGSize(width: 10, height: 20) }
    constrain(a, b) { $1.size == $0.size * 2 }
    root.layoutIfNeeded()
    #expect(b.frame.size == CGSize(width: 20, height: 40))
  }

  /// With less known about the closure, the compiler gave up on these.
  @Test func longStatementsThatStandAloneAreCheckedQuickly() {
    let (a, b, inset) = (root.add("a"), root.add("b"), 4 as CGFloat)
    constrain(b) { $0.width == $0.superview!.width / 4 + $0.height * 2 - 8 * inset + 2 }
    constrain(a, b) { a, b in
      a.width == b.width + b.width * 2 - b.height / 3 + 8 * inset - 2
    }
    constrain(a, b, root) { a, b, root in
      a.height == (root.width + b.width * 2 - b.height / 3) * 0.25 + 8 * inset - inset
    }
    constrain(a, b, root, b) { a, b, root, c in
      b.height == root.height + a.width * 0 - c.width * 0 - 8 * inset - 2 * 4 - 360
    }
    root.layoutIfNeeded()
    #expect(b.frame.size == CGSize(width: 70, height: 0))
    #expect(a.frame.size == CGSize(width: 240, height: 163))
  }

  @Test func arraysAndDictionariesAreNamed() {
    let views = (0..<3).map { root.add("\($0)") }
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    constrain(views) { views in
      for (index, view) in views.enumerated() { view.width == Double(10 + index) }
      distribute(by: 5, leftToRight: views)
      views[0].left == views[0].superview!.left
    }
    constrain(guide, ["first": views[0], "last": views[2]]) { guide, views in
      guide.left == views["first"]!.right + 1
      guide.width == 7
    }
    constrain([[views[0]], views], [1: guide]) { rows, guides in
      guides[1]!.height == rows[0][0].height + 3
      rows[1][2].height == rows[0][0].height + 4
    }
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 15, 31])
    #expect(guide.layoutFrame == CGRect(11, 0, 7, 3))
    #expect(views[2].frame.height == 4)
    let group = LayoutConstraintGroup()
    layout(views, replace: group) { $0[0].height == 30 }
    #expect(views[0].frame.height == 30)
    layout([1: views[0]], replace: group) { $0[1]!.height == 40 }
    #expect(views[0].frame.height == 40)
  }

  @Test func layoutLaysOutAllTreesOfItsItems() {
    let other = makeRoot()
    let (view, stranger) = (root.add("view"), other.add("stranger"))
    let group = layout(view, stranger) { view, stranger in
      view.width == 10
      stranger.width == 20
    }
    #expect(view.frame.width == 10)
    #expect(stranger.frame.width == 20)
    layout(view, stranger, replace: group) { view, stranger in
      view.width == 11
      stranger.width == 20
    }
    #expect(view.frame.width == 11)
    #expect(root.layoutEngine.statistics.rowsLowered == 1)
    #expect(other.layoutEngine.statistics.solves == 1)
  }

  @Test func nothingHasAnEffectBeforeTheClosureEnds() {
    let view = root.add("view", 1, 2, 3, 4)
    let group = constrain(view) { view in
      let constraint = view.width == 10
      #expect(!constraint.isActive)
      #expect(view.translatesAutoresizingMaskIntoConstraints)
    }
    #expect(group.active)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  struct Failure: Error {}

  @Test func aClosureThatThrowsChangesNothing() {
    let (a, b) = (root.add("a", 1, 2, 3, 4), root.add("b", 5, 6, 7, 8))
    let group = constrain(root) { $0.width >= 0 }
    let former = group.all
    #expect(throws: Failure.self) {
      try constrain(a, b, replace: group) { a, b in
        align(top: a, b)
        throw Failure()
      }
    }
    #expect(throws: Failure.self) { try layout([a, b], replace: group) { _ in throw Failure() } }
    #expect(group.all.map(ObjectIdentifier.init) == former.map(ObjectIdentifier.init))
    #expect(group.active)
    #expect(a.translatesAutoresizingMaskIntoConstraints)
    #expect(b.translatesAutoresizingMaskIntoConstraints)
    root.layoutIfNeeded()
    #expect(b.frame == CGRect(5, 6, 7, 8))
  }

  @Test func aClosureInAClosureHasStatementsOfItsOwn() {
    let (a, b) = (root.add("a"), root.add("b"))
    var inner: LayoutConstraintGroup?
    let outer = constrain(a, b) { a, _ in
      a.width == 10
      inner = constrain(b) { b in b.width == 20 }
      a.height == 30
    }
    #expect(outer.all.map(\.description) == ["a.width == 10", "a.height == 30"])
    #expect(inner?.all.map(\.description) == ["b.width == 20"])
    root.layoutIfNeeded()
    #expect(a.frame.size == CGSize(width: 10, height: 30))
    #expect(b.frame.width == 20)
  }

  @Test func aGroupReplacedInsideOfItsOwnClosureIsReplacedByTheOuterOne() {
    let view = root.add("view")
    let group = LayoutConstraintGroup()
    var inner: [LayoutConstraint] = []
    for width in [10.0, 11] {
      constrain(view, replace: group) { view in
        view.width == width
        constrain(root, replace: group) { _ in
          view.width == 20
          view.height == 21
        }
        inner += group.all
        layout(root, replace: group) { _ in view.width == 22 }
        inner += group.all
        constrain(clear: group)
      }
      #expect(group.all.map(\.description) == ["view.width == \(Int(width))"])
      #expect(inner.allSatisfy { !$0.isActive })
      root.layoutIfNeeded()
      #expect(view.frame.size == CGSize(width: CGFloat(width), height: 0))
      #expect(group.active)
    }
  }

  @Test func closuresInsideOfAPassAreServedByIt() {
    let view = ReplacingView(label: "view")
    root.addSubview(view)
    constrain(view) { $0.edges == $0.superview!.edges }
    root.layoutIfNeeded()
    #expect(view.inner.frame == CGRect(100, 0, 200, 50))
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(view.inner.frame == CGRect(50, 0, 100, 50))
    #expect(root.layoutEngine.statistics.rowsLowered == 4 + 3)
  }

  /// States its contents anew whenever it is laid out.
  private final class ReplacingView: LayoutView {
    let inner = LayoutView(label: "inner")
    let group = LayoutConstraintGroup()

    override func layoutSubviews() {
      if inner.superview == nil { addSubview(inner) }
      let quarter = frame.width / 4
      layout(inner, replace: group) { inner in
        inner.leading == inner.superview!.leading + quarter
        inner.width == 2 * quarter
        inner.height == 50
      }
    }
  }

  @Test func statementsKnowWhereTheirClosureIsWritten() {
    let log = DiagnosticLog(root)
    let view = root.add("view")
    let (line, fileID) = (#line + 1, #fileID)
    let group = layout(view) { view in
      view.width == 10
      view.width == 20
      view.height == 30 ~ 0
      (view.top == root.topAnchor + 1).labeled("mine", line: 7)
      view.width + view.height + 2 == root.widthAnchor
    }
    #expect(log.diagnostics.map(\.line) == [UInt(line), UInt(line)])
    #expect(log.diagnostics.allSatisfy { $0.fileID == fileID })
    #expect(group.all.map(\.line) == [line, line, line, 7, line].map(UInt.init))
    // What is set of one is not set of the others.
    group.all[0].label = "first"
    group.all[1].located(line: 9)
    #expect(group.all.map(\.label) == ["first", nil, nil, "mine", nil])
    #expect(group.all.map(\.line) == [line, 9, line, 7, line].map(UInt.init))
    #expect(group.all[4].description == "view.width + view.height + 2 == root.width")
  }

  @Test func aHostsItemHasAProxyOfItsOwn() {
    let (window, card) = (Card(), Card())
    card.parent = window
    window.layoutNode.frame = CGRect(0, 0, 100, 80)
    layout(window, card, root) { window, card, _ in card.fill(window) }
    #expect(card.layoutNode.frame == CGRect(8, 8, 84, 64))
  }

  private final class Card: LayoutItem {
    let layoutNode = LayoutNode()
    weak var parent: Card? { didSet { layoutNode.parentDidChange() } }
    var layoutParent: (any LayoutItem)? { parent }

    struct AnchorProxy: LayoutAnchorProxy {
      let anchors: LayoutAnchors
      init(_ anchors: LayoutAnchors) { self.anchors = anchors }
      func fill(_ other: AnchorProxy) { anchors.edges == other.anchors.edges + 8 }
    }
  }

  @MainActor private final class Screen: @MainActor LayoutItem {
    let layoutNode = LayoutNode()
  }

  @Test @MainActor func aHostBoundToTheMainActorIsNamed() {
    let (screen, other) = (Screen(), Screen())
    let group = layout(screen, other) { screen, other in
      screen.width == 30
      other.height == 40
    }
    #expect(group.all.map(\.constant) == [30, 40])
    #expect(group.active)
    #expect(other.layoutNode.frame.height == 0)
    #expect(other.layoutNode.exactFrame.height == 0)
  }
}
