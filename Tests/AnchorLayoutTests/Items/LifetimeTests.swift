import AnchorLayout
import Foundation
import Testing

@Suite struct LifetimeTests {
  /// One about dead items alone, of one term or many.
  @Test func statementsOfTheDeadHaveNoEffect() {
    var short: LayoutView? = LayoutView(label: "short")
    let anchors = short?.anchors
    let kept = short.map { $0.heightAnchor == 4 }
    short = nil
    guard let anchors else { return }
    let statements = [
      anchors.width == 20, anchors.width == anchors.height,
      anchors.width + anchors.height == 2 * anchors.height,
    ]
    for statement in statements + [kept].compactMap(\.self) {
      statement.isActive = false
      statement.isActive = true
      statement.constant = 3
      statement.priority = .low
      #expect(!statement.isActive && statement.owner == nil)
    }
  }

  @Test func aTreeDiesCompletelyWhenItGoesOutOfScope() {
    weak var weakRoot: LayoutView?
    weak var weakView: LayoutView?
    weak var weakGuide: LayoutGuide?
    weak var weakEngine: LayoutEngine?
    weak var weakConstraint: LayoutConstraint?
    var stored: LayoutConstraint?
    do {
      let root = makeRoot()
      let view = root.add("view")
      let guide = LayoutGuide()
      root.addLayoutGuide(guide)
      guide.edgeAnchors == root.edgeAnchors + 10
      view.edgeAnchors == guide.edgeAnchors
      view.widthAnchor == 10
      let first = view.heightAnchor == 20 ~ .low
      let second = view.heightAnchor == 30 ~ .low
      stored = first
      weakConstraint = second
      let lone = LayoutView()
      lone.widthAnchor == view.widthAnchor
      root.layoutEngine.diagnosticHandler = { _ in }
      root.layoutIfNeeded()
      root.frame.size.width = 7
      view.invalidateIntrinsicContentSize()
      #expect(weakConstraint != nil)
      weakRoot = root
      weakView = view
      weakGuide = guide
      weakEngine = root.layoutEngine
    }
    #expect(weakRoot == nil)
    #expect(weakView == nil)
    #expect(weakGuide == nil)
    #expect(weakEngine == nil)
    #expect(weakConstraint == nil)
    #expect(stored?.isActive == false)
    stored?.isActive = true
    stored?.constant = 3
    stored?.priority = 5
    #expect(stored?.violation == nil)
    #expect(stored?.description == "(gone).height == 3 ~ 5")
  }

  @Test func aTreeOfAllKindsDiesCompletely() {
    var dead: [() -> AnyObject?] = []
    func expectDeath(of objects: AnyObject...) {
      for object in objects { dead.append { [weak object] in object } }
    }
    var stored: [LayoutConstraint] = []
    do {
      let root = makeRoot()
      let label = LayoutLabel("one two three", measurer: FixedWidthMeasurer())
      let stack = LayoutStack([label, LayoutStack()], axis: .vertical, spacing: 2)
      let grid = LayoutGridStack(columns: [.content, .share(1)], rows: [.content])
      let (guide, host) = (LayoutGuide(), root.add("host", 1, 2, 3, 4))
      root.addLayoutGuide(guide)
      for view in [stack, grid] { root.addSubview(view) }
      grid.add(LayoutView(), column: 0, row: 0)
      stored += (stack.edgeAnchors == root.layoutMarginsGuide.edgeAnchors).all
      stored += (grid.horizontalAnchors == root.readableContentGuide.horizontalAnchors).all
      stored += batch(active: false) { guide.edgeAnchors == label.edgeAnchors }
      LayoutConstraint.activate(stored)
      host.autoresizingMask = .flexibleWidth
      host.contentHost = stack
      root.layoutEngine.pixelGrid = .cells
      root.layoutDirection = .rightToLeft
      root.layoutIfNeeded()
      _ = stack.fittingSize(for: .zero)
      stack.isLayoutMarginsRelativeArrangement = true
      label.text = "one"
      #expect(stored.allSatisfy { $0.isActive })
      expectDeath(of: root, label, stack, grid, guide, host, root.layoutEngine)
      expectDeath(of: stack.layoutMarginsGuide, root.safeAreaLayoutGuide, root.readableContentGuide)
      expectDeath(of: grid.columnGuides[0], grid.subviews[0], stack.arrangedSubviews[1])
    }
    #expect(dead.allSatisfy { $0() == nil })
    #expect(stored.allSatisfy { !$0.isActive })
  }

  @Test func theConstraintsOfADeadViewAreDropped() {
    let root = makeRoot()
    let view = root.add("view")
    let log = DiagnosticLog(root)
    var dying: LayoutView? = root.add("dying")
    let stored: LayoutConstraint
    do {
      dying!.widthAnchor == 30
      stored = view.widthAnchor == dying!.widthAnchor
      view.widthAnchor == 50 ~ .low
    }
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
    dying?.removeFromSuperview()
    dying = nil
    #expect(!stored.isActive)
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    #expect(log.kinds == [])
  }

  @Test func aConstraintOfDeadViewsAloneStaysInactive() {
    let root = makeRoot()
    var stored: [LayoutConstraint] = []
    do {
      let (first, second) = (root.add("first"), root.add("second"))
      stored.append(first.widthAnchor == 3)
      stored.append(first.heightAnchor == second.heightAnchor)
      stored.append(first.leadingAnchor - second.trailingAnchor == first.widthAnchor / 2)
      root.layoutIfNeeded()
      first.removeFromSuperview()
      second.removeFromSuperview()
    }
    root.layoutIfNeeded()
    for constraint in stored {
      constraint.isActive = false
      constraint.isActive = true
      #expect(!constraint.isActive)
    }
  }

  @Test func aStatementWhoseItemDiedBeforeThePassIsNamed() {
    let root = makeRoot()
    let view = root.add("view")
    let log = DiagnosticLog(root)
    do {
      let dying = LayoutView(label: "dying")
      view.widthAnchor == dying.widthAnchor
    }
    view.heightAnchor == 4
    root.layoutIfNeeded()
    #expect(log.kinds == [.deadItem])
    #expect(view.frame.height == 4)
  }

  @Test func aSubtreeOutlivesItsRoot() {
    var root: LayoutView? = makeRoot()
    let branch = root!.add("branch", 1, 2, 30, 40)
    let leaf = branch.add("leaf")
    let inside = leaf.edgeAnchors == branch.edgeAnchors + 1
    let crossing = leaf.widthAnchor == root!.widthAnchor ~ .low
    root!.layoutIfNeeded()
    #expect(leaf.frame == CGRect(1, 1, 28, 38))
    root = nil
    branch.frame.size.width = 60
    branch.layoutIfNeeded()
    #expect(leaf.frame == CGRect(1, 1, 58, 38))
    #expect(inside.isActive)
    #expect(!crossing.isActive)
  }

  @Test func aSubtreeThatNoStatementNamedOutlivesItsRootAndDiesAsOne() {
    let top = makeRoot()
    let outsider = top.add("outsider")
    outsider.widthAnchor == 5
    let inner = LayoutView(label: "inner")
    do {
      let branch = LayoutView(label: "branch")
      do {
        let root = makeRoot()
        root.addSubview(branch)
        root.add("other").widthAnchor == 3
        root.layoutIfNeeded()
      }
      branch.addSubview(inner)
      inner.widthAnchor == outsider.widthAnchor
    }
    top.addSubview(inner)
    inner.heightAnchor == 7
    top.layoutIfNeeded()
    #expect(inner.frame.size == CGSize(width: 5, height: 7))
  }

  @Test func aViewWithStatementsJoinsASubtreeWhoseRootHasDied() {
    var root: LayoutView? = makeRoot()
    let branch = root!.add("branch")
    let leaf = branch.add("leaf")
    let sibling = root!.add("sibling")
    leaf.widthAnchor == 5
    sibling.widthAnchor == 6
    root!.layoutIfNeeded()
    root = nil
    let joining = LayoutView(label: "joining")
    let others = (0..<20).map { joining.add("\($0)") }
    for other in others { other.widthAnchor == 7 }
    joining.layoutIfNeeded()
    leaf.addSubview(joining)
    branch.layoutIfNeeded()
    #expect(leaf.frame.width == 5)
    #expect(others.allSatisfy { $0.frame.width == 7 })
    #expect(others[3].layoutEngine === branch.layoutEngine)
    #expect(sibling.layoutEngine !== branch.layoutEngine)
  }
}
