import CartographyNames
import Testing

extension CartographyParityTests {
  @Suite struct EdgesOfItems {
    let fixture = Fixture()

    @Test func equality() {
      let frame = fixture.frame { $0.edges == $0.superview!.edges }
      #expect(frame == CGRect(x: 0, y: 0, width: 400, height: 400))
    }

    @Test func inequalities() {
      let frame = fixture.frame { view in
        view.edges <= view.superview!.edges
        view.edges >= view.superview!.edges
      }
      #expect(frame == CGRect(x: 0, y: 0, width: 400, height: 400))
    }

    @Test func insetOnAllSides() {
      let frame = fixture.frame { $0.edges == inset($0.superview!.edges, 20) }
      #expect(frame == CGRect(x: 20, y: 20, width: 360, height: 360))
    }

    @Test func insetHorizontallyAndVertically() {
      let frame = fixture.frame { $0.edges == inset($0.superview!.edges, 20, 30) }
      #expect(frame == CGRect(x: 20, y: 30, width: 360, height: 340))
    }

    @Test func insetHorizontally() {
      let frame = fixture.frame { $0.edges == inset($0.superview!.edges, horizontally: 20) }
      #expect(frame == CGRect(x: 20, y: 0, width: 360, height: 400))
    }

    @Test func insetVertically() {
      let frame = fixture.frame { $0.edges == inset($0.superview!.edges, vertically: 30) }
      #expect(frame == CGRect(x: 0, y: 30, width: 400, height: 340))
    }

    @Test func insetOnEachSide() {
      let frame = fixture.frame { $0.edges == inset($0.superview!.edges, 10, 20, 30, 40) }
      #expect(frame == CGRect(x: 20, y: 10, width: 340, height: 360))
    }

    @Test func withinMargins() {
      fixture.setMargins(of: fixture.window)
      let frame = fixture.frame { $0.edges == $0.superview!.edgesWithinMargins }
      #expect(frame == CGRect(x: 20, y: 10, width: 340, height: 360))
    }
  }

  @Suite struct Center {
    let fixture = Fixture()

    @Test func equality() {
      let frame = fixture.frameOfSquare { $0.center == $0.superview!.center }
      #expect(frame == CGRect(x: 100, y: 100, width: 200, height: 200))
    }

    @Test func inequalities() {
      let frame = fixture.frameOfSquare { view in
        view.center <= view.superview!.center
        view.center >= view.superview!.center
      }
      #expect(frame == CGRect(x: 100, y: 100, width: 200, height: 200))
    }

    @Test func equalityWithinMargins() {
      fixture.setMargins(of: fixture.view)
      let frame = fixture.frameOfSquare { $0.centerWithinMargins == $0.superview!.center }
      #expect(frame == CGRect(x: 110, y: 110, width: 200, height: 200))
    }

    @Test func inequalitiesWithinMargins() {
      fixture.setMargins(of: fixture.view)
      let frame = fixture.frameOfSquare { view in
        view.centerWithinMargins <= view.superview!.center
        view.centerWithinMargins >= view.superview!.center
      }
      #expect(frame == CGRect(x: 110, y: 110, width: 200, height: 200))
    }
  }

  @Suite struct SizeOfItems {
    let fixture = Fixture()

    @Test func equality() {
      let size = fixture.frame { $0.size == $0.superview!.size }.size
      #expect(size == CGSize(width: 400, height: 400))
    }

    @Test func inequalities() {
      let size = fixture.frame { view in
        view.size <= view.superview!.size
        view.size >= view.superview!.size
      }.size
      #expect(size == CGSize(width: 400, height: 400))
    }

    @Test func multiplication() {
      let size = fixture.frame { $0.size == $0.superview!.size * 2 }.size
      #expect(size == CGSize(width: 800, height: 800))
    }

    @Test func division() {
      let size = fixture.frame { $0.size == $0.superview!.size / 2 }.size
      #expect(size == CGSize(width: 200, height: 200))
    }
  }

  @Suite struct PriorityOfStatements {
    let fixture = Fixture()

    @Test func ofOneConstraint() {
      var constraint: NSLayoutConstraint?
      layout(fixture.view) { view in constraint = (view.width == 200 ~ 100) }
      #expect(constraint?.priority == 100)
    }

    @Test func ofSeveralConstraints() {
      var constraints: [NSLayoutConstraint] = []
      layout(fixture.view) { view in
        constraints = (view.size <= view.superview!.size ~ 100)
      }
      #expect(constraints.map(\.priority) == [100, 100])
    }
  }
}
