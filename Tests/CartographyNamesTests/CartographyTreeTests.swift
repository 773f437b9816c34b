import CartographyNames
import Testing

extension CartographyParityTests {
  @Suite struct ConstraintGroups {
    let fixture = Fixture()

    @Test func groupsAreSwitched() {
      let a = constrain(fixture.view) { $0.width == 100 }
      a.active = false
      let b = constrain(fixture.view) { $0.width == 200 }
      b.active = false
      a.active = true
      fixture.window.layoutIfNeeded()
      #expect(fixture.view.frame.width == 100)
      a.active = false
      b.active = true
      fixture.window.layoutIfNeeded()
      #expect(fixture.view.frame.width == 200)
      #expect(!a.active)
      #expect(b.active)
    }

    /// The height that any of at least 190 would do for is the least: a value that nothing pins goes
    /// no further than an inequality makes it.
    @Test func aGroupIsReplaced() {
      let group = ConstraintGroup()
      constrain(fixture.view) { $0.top == $0.superview!.top + 210 }
      layout(fixture.view, replace: group) { $0.height == 100 }
      #expect(fixture.view.frame.height == 100)
      layout(fixture.view, replace: group) { $0.bottom >= $0.superview!.bottom }
      #expect(fixture.view.frame.height == 190)
    }
  }

  @Suite struct MemoryLeaks {
    @Test func statementsKeepNoViewAlive() {
      weak var superview: UIView?
      weak var first: UIView?
      weak var second: UIView?
      do {
        let fixture = Fixture()
        let other = UIView()
        fixture.window.addSubview(other)
        constrain(fixture.view, other) { view, other in
          view.top == other.top
          view.bottom == view.superview!.bottom
        }
        superview = fixture.window
        first = fixture.view
        second = other
      }
      #expect(superview == nil)
      #expect(first == nil)
      #expect(second == nil)
    }
  }

  @Suite struct ViewHierarchy {
    let root = UIView()
    let left = UIView()
    let right = UIView()
    let child = UIView()
    let sibling = UIView()
    let nephew = UIView()

    init() {
      root.addSubview(left)
      root.addSubview(right)
      left.addSubview(child)
      left.addSubview(sibling)
      right.addSubview(nephew)
    }

    private func owners(_ group: ConstraintGroup) -> [ObjectIdentifier] {
      group.all.compactMap { $0.owner.map { ObjectIdentifier($0) } }
    }

    @Test func ofOneViewIsTheViewItself() {
      #expect(owners(constrain(child) { $0.width == 100 }) == [ObjectIdentifier(child)])
    }

    @Test func ofAViewAndItsParentIsTheParent() {
      let group = constrain(child, left) { $0.width == $1.width }
      #expect(owners(group) == [ObjectIdentifier(left)])
    }

    @Test func ofAViewAndItsGrandparentIsTheGrandparent() {
      let group = constrain(child, root) { $0.width == $1.width }
      #expect(owners(group) == [ObjectIdentifier(root)])
    }

    @Test func ofSiblingsIsTheirParent() {
      let group = constrain(child, sibling) { $0.width == $1.width }
      #expect(owners(group) == [ObjectIdentifier(left)])
    }

    @Test func ofCousinsIsTheirGrandparent() {
      let group = constrain(child, nephew) { $0.width == $1.width }
      #expect(owners(group) == [ObjectIdentifier(root)])
    }

    @Test func ofViewsAtDifferentDepthsIsTheNearestAncestorOfBoth() {
      let group = constrain(child, right) { $0.width == $1.width }
      #expect(owners(group) == [ObjectIdentifier(root)])
    }

    /// Pending there.
    @Test func ofStrangersThereIsNoneAndThatIsReported() {
      var kinds: [LayoutDiagnostic.Kind] = []
      root.layoutEngine.diagnosticHandler = { kinds.append($0.kind) }
      let stranger = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stranger.addSubview(UIView())
      let group = layout(child, stranger) { $0.width == $1.width }
      #expect(owners(group).isEmpty)
      #expect(kinds == [.strangers])
    }
  }
}
