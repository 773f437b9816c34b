import CartographyNames
import Testing

/// What users of Cartography asked for and tripped over.
@Suite struct CartographyTroubleTests {
  let window = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400), label: "window")
  let view = UIView(label: "view")
  let other = UIView(label: "other")

  init() {
    window.addSubview(view)
    window.addSubview(other)
  }

  /// #87, PR #88, PR #99: align left the flag of one item as it was, a chain of `==` that of another.
  @Test func alignmentLeavesAllItemsToConstraints() {
    let last = UIView()
    window.addSubview(last)
    constrain(view, other, last) { view, other, last in _ = align(top: view, other, last) }
    for item in [view, other, last] { #expect(!item.translatesAutoresizingMaskIntoConstraints) }
    #expect(window.translatesAutoresizingMaskIntoConstraints)
  }

  /// #110, PR #111, #248: proxies and groups kept views alive.
  @Test func escapedProxiesAndGroupsKeepNoViewAlive() {
    weak var dead: UIView?
    var escaped: [ViewProxy] = []
    var group: ConstraintGroup?
    do {
      let dying = UIView()
      window.addSubview(dying)
      group = constrain(dying, view) { dying, view in
        escaped = [dying, dying.superview!, dying.layoutMarginsGuide]
        dying.edges == inset(view.edges, 10)
      }
      window.layoutIfNeeded()
      dead = dying
      dying.removeFromSuperview()
    }
    #expect(dead == nil)
    #expect(escaped.allSatisfy { $0.item == nil })
    #expect(group?.active == false)
    group?.active = true
    #expect(group?.active == false)
  }

  /// #41: views of different windows were ignored in silence.
  @Test func strangersAreReported() {
    var diagnostics: [LayoutDiagnostic] = []
    window.layoutEngine.diagnosticHandler = { diagnostics.append($0) }
    let elsewhere = UIView(label: "elsewhere")
    let stranger = UIView(label: "stranger")
    elsewhere.addSubview(stranger)
    let line = #line + 1
    layout(view, stranger) { view, stranger in view.left == stranger.right + 8 }
    #expect(diagnostics.map(\.kind) == [.strangers])
    #expect(diagnostics.first?.statement == "view.left == stranger.right + 8")
    #expect(diagnostics.first?.line == UInt(line))
  }

  /// #81, PR #82, #253: a group could not be emptied.
  @Test func aGroupIsCleared() {
    let group = layout(view) { view in view.size == CGSize(width: 30, height: 40) }
    let constraints = group.all
    constrain(clear: group)
    #expect(constraints.count == 2)
    #expect(constraints.allSatisfy { !$0.isActive })
    #expect(group.all.isEmpty)
    layout(view) { view in view.width == 50 }
    #expect(view.frame.width == 50)
  }

  /// #152: two stored groups are switched.
  @Test func storedGroupsAreSwitched() {
    let compact = constrain(view) { $0.width == 100 }
    let wide = ConstraintGroup()
    compact.active = false
    constrain(view, replace: wide) { $0.width == $0.superview!.width - 20 }
    for isWide in [true, false, true] {
      compact.active = false
      wide.active = false
      (isWide ? wide : compact).active = true
      window.layoutIfNeeded()
      #expect(view.frame.width == (isWide ? 380 : 100))
    }
  }

  /// #90: in a loop, each turn replaces what the turn before has stated. For all turns to last, they
  /// are one closure.
  @Test func inALoopTheLastTurnIsLeft() {
    let group = ConstraintGroup()
    for (index, item) in [view, other].enumerated() {
      constrain(item, replace: group) { item in item.width == Double(10 * (index + 1)) }
    }
    #expect(group.all.map(\.description) == ["other.width == 20"])
    constrain([view, other], replace: group) { items in
      for (index, item) in items.enumerated() { item.width == Double(10 * (index + 1)) }
    }
    window.layoutIfNeeded()
    #expect([view, other].map(\.frame.width) == [10, 20])
  }

  /// PR #63: copies of a group did not see what it was replaced by.
  @Test func aGroupIsAnObject() {
    let group = ConstraintGroup()
    let sameGroup = group
    layout(view, replace: group) { $0.width == 10 }
    layout(view, replace: sameGroup) { $0.height == 20 }
    #expect(group.all.map(\.description) == ["view.height == 20"])
    #expect(constrain(view, replace: group) { _ in } === group)
    #expect(group.all.isEmpty)
    #expect(group.active)
  }

  /// PR #352: the distance between two edges is a dimension.
  @Test func distancesAreDimensions() {
    layout(view, other) { view, other in
      view.left == view.superview!.left + 10
      view.width == 50
      other.right == other.superview!.right
      other.width == other.left - view.right
      view.height == view.superview!.bottom - view.superview!.centerY
    }
    #expect(other.frame.width == 170)
    #expect(view.frame.height == 200)
  }

  /// #222: the document told of `layout`, and there was none.
  @Test func layoutReplacesAndLaysOut() {
    let group = ConstraintGroup()
    layout(view, replace: group) { $0.width == 10 }
    #expect(view.frame.width == 10)
    let same = layout(view, replace: group) { $0.width == 20 }
    #expect(view.frame.width == 20)
    #expect(same === group)
  }

  /// PR #194, #211: insets of a host were not taken.
  @Test func insetsOfTheHostAreTaken() {
    let insets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    layout(view, other) { view, other in
      view.edges == inset(view.superview!.edges, insets)
      other.edges == view.edges.inseted(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    #expect(view.frame == CGRect(x: 20, y: 10, width: 340, height: 360))
    #expect(other.frame == CGRect(x: 22, y: 11, width: 334, height: 356))
  }

  @Test func compoundsAreArraysWhereArraysAreAskedFor() {
    var constraints: [NSLayoutConstraint] = []
    constrain(view, other) { view, other in
      let edges: [NSLayoutConstraint] = view.edges == other.edges
      constraints += edges
      constraints += (view.edges >= inset(other.edges, 5) ~ 100)
      let center: [NSLayoutConstraint] = view.center <= other.center ~ .defaultHigh
      constraints += center
    }
    #expect(
      constraints.map(\.priority.rawValue)
        == [Array(repeating: 1000, count: 4), [100, 100, 100, 100], [750, 750]].flatMap { $0 })
    #expect(
      constraints.map(\.relation)[4...7] == [
        .greaterThanOrEqual, .greaterThanOrEqual, .lessThanOrEqual, .lessThanOrEqual,
      ])
  }

  @Test func functionsOfAPortedProgramTakeProxies() {
    func pin(_ view: ViewProxy, to guide: LayoutGuideProxy) {
      view.edges == guide.edges
      align(baseline: view, guide)
    }
    func line<T: SupportsTopLayoutProxy>(_ first: T, _ second: any SupportsTopLayoutProxy) {
      align(top: first, second)
    }
    let guide = UILayoutGuide()
    window.addLayoutGuide(guide)
    layout(view, guide) { view, guide in
      guide.edges == inset(guide.owningView!.edges, 30)
      pin(view, to: guide)
      line(view, guide)
      line(view, other.asProxy())
    }
    #expect(view.frame == CGRect(x: 30, y: 30, width: 340, height: 340))
    #expect(other.frame.minY == 30)
    layout(
      other, view, block: { (other: LayoutProxy, view: LayoutProxy) in other.size == view.size })
    #expect(other.frame.width == 340)
    UIView.animate(withDuration: 1) { other.isHidden = true }
    #expect(other.isHidden)
  }
}
