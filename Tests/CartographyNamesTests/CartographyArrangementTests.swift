import CartographyNames
import Testing

extension CartographyParityTests {
  /// Three views in a window.
  private struct Three {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let a = UIView()
    let b = UIView()
    let c = UIView()

    init() {
      for view in views { window.addSubview(view) }
    }

    var views: [UIView] { [a, b, c] }

    var flags: [Bool] { views.map(\.translatesAutoresizingMaskIntoConstraints) }
  }

  @Suite struct Align {
    private let three = Three()

    @Test func edgesAreAligned() {
      constrain(three.a) { $0.edges == inset($0.superview!.edges, 10, 20, 30, 40) }
      layout(three.a, three.b, three.c) { a, b, c in
        align(top: a, b, c)
        align(right: a, b, c)
        align(bottom: a, b, c)
        align(left: a, b, c)
      }
      let frame = CGRect(x: 20, y: 10, width: 340, height: 360)
      #expect(three.views.map(\.frame) == [frame, frame, frame])
    }

    @Test func edgesOfAllViewsAreLeftToConstraints() {
      constrain(three.a, three.b, three.c) { a, b, c in _ = align(left: a, b, c) }
      #expect(three.flags == [false, false, false])
    }

    @Test func centersAreAligned() {
      constrain(three.a, three.b, three.c) { a, b, c in
        for view in [a, b, c] { view.size == a.superview!.size / 4 }
        a.center == a.superview!.center
      }
      layout(three.a, three.b, three.c) { a, b, c in
        align(centerX: a, b, c)
        align(centerY: a, b, c)
      }
      let frame = CGRect(x: 150, y: 150, width: 100, height: 100)
      #expect(three.views.map(\.frame) == [frame, frame, frame])
    }

    @Test func centersOfAllViewsAreLeftToConstraints() {
      constrain(three.a, three.b, three.c) { a, b, c in _ = align(centerX: a, b, c) }
      #expect(three.flags == [false, false, false])
    }

    @Test func oneViewNeedsNoConstraint() {
      let group = constrain(three.a) { a in
        #expect(align(top: a).isEmpty)
        #expect(align(centerY: a).isEmpty)
      }
      #expect(group.all.isEmpty)
    }

    @Test func noViewNeedsNoConstraint() {
      let group = constrain([UIView]()) { views in
        #expect(align(bottom: views).isEmpty)
        #expect(align(baseline: views).isEmpty)
      }
      #expect(group.all.isEmpty)
    }
  }

  @Suite struct Distribute {
    private let three = Three()

    init() {
      constrain(three.a, three.b, three.c) { a, b, c in
        for view in [a, b, c] {
          view.width == 100
          view.height == 100
        }
        a.left == a.superview!.left
        a.top == a.superview!.top
      }
    }

    /// Views that no statement has been about.
    private let untouched = Three()

    @Test func leftToRight() {
      layout(three.a, three.b, three.c) { a, b, c in distribute(by: 10, leftToRight: a, b, c) }
      #expect(three.views.map(\.frame.minX) == [0, 110, 220])
    }

    @Test func leftToRightLeavesAllViewsToConstraints() {
      constrain(untouched.a, untouched.b, untouched.c) { a, b, c in
        _ = distribute(by: 10, leftToRight: a, b, c)
      }
      #expect(untouched.flags == [false, false, false])
    }

    @Test func vertically() {
      layout(three.a, three.b, three.c) { a, b, c in distribute(by: 10, vertically: a, b, c) }
      #expect(three.views.map(\.frame.minY) == [0, 110, 220])
    }

    @Test func verticallyLeavesAllViewsToConstraints() {
      constrain(untouched.a, untouched.b, untouched.c) { a, b, c in
        _ = distribute(by: 10, vertically: a, b, c)
      }
      #expect(untouched.flags == [false, false, false])
    }

    @Test func oneViewNeedsNoConstraint() {
      let group = constrain(three.a) { a in
        #expect(distribute(by: 10, leftToRight: a).isEmpty)
        #expect(distribute(vertically: a).isEmpty)
        #expect(distribute(equalWidth: a).isEmpty)
      }
      #expect(group.all.isEmpty)
    }

    @Test func noViewNeedsNoConstraint() {
      let group = constrain([UIView]()) { views in
        #expect(distribute(by: 10, horizontally: views).isEmpty)
        #expect(distribute(equalHeight: views).isEmpty)
      }
      #expect(group.all.isEmpty)
    }

    @Test func equalWidth() {
      let group = ConstraintGroup()
      constrain(untouched.a, replace: group) { $0.width == 30 }
      layout(untouched.a, untouched.b, untouched.c, replace: group) { a, b, c in
        b.width == 50
        distribute(equalWidth: a, b, c)
      }
      #expect(untouched.views.map(\.frame.width) == [50, 50, 50])
    }

    @Test func equalHeight() {
      let group = ConstraintGroup()
      constrain(untouched.a, replace: group) { $0.height == 30 }
      layout(untouched.a, untouched.b, untouched.c, replace: group) { a, b, c in
        b.height == 50
        distribute(equalHeight: a, b, c)
      }
      #expect(untouched.views.map(\.frame.height) == [50, 50, 50])
    }
  }
}
