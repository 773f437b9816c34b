import CartographyNames
import Testing

extension CartographyParityTests {
  @Suite struct LayoutGuides {
    let fixture = Fixture()
    let guide = UILayoutGuide()

    init() {
      fixture.window.addLayoutGuide(guide)
    }

    private func frame(_ statements: (LayoutGuideProxy, ViewProxy) -> Void) -> CGRect {
      layout(guide, fixture.window, block: statements)
      return guide.layoutFrame
    }

    @Test func equality() {
      let frame = frame { guide, window in guide.edges == window.edges }
      #expect(frame == CGRect(x: 0, y: 0, width: 400, height: 400))
    }

    @Test func inequalities() {
      let frame = frame { guide, window in
        guide.width == 100
        guide.height == 100
        guide.left >= window.left + 200
        guide.bottom <= window.bottom - 250
        guide.center == window.center ~ .defaultLow
      }
      #expect(frame == CGRect(x: 200, y: 50, width: 100, height: 100))
    }

    @Test func addition() {
      #expect(frame { $0.leading == $1.leading + 10 }.minX == 10)
    }

    @Test func subtraction() {
      let frame = frame { guide, window in
        guide.width == 50
        guide.trailing == window.trailing - 10
      }
      #expect(frame.maxX == 390)
    }

    @Test func multiplication() {
      #expect(frame { $0.width == 0.5 * $1.width }.width == 200)
    }

    @Test func division() {
      #expect(frame { $0.height == $1.height / 2 }.height == 200)
    }

    @Test func center() {
      let frame = frame { guide, window in
        guide.size == window.size / 4
        guide.center == window.center
      }
      #expect(frame == CGRect(x: 150, y: 150, width: 100, height: 100))
    }
  }

  @Suite struct TopLayoutSupport {
    let fixture = Fixture()

    private func minY(_ statements: (ViewProxy, LayoutSupportProxy) -> Void) -> CGFloat {
      fixture.window.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 50, right: 0)
      constrain(fixture.view) { view in
        view.width == 200
        view.height == 200
      }
      layout(fixture.view, fixture.window.car_topLayoutGuide, block: statements)
      return fixture.view.frame.minY
    }

    @Test func equality() {
      #expect(minY { $0.top == $1.bottom } == 20)
    }

    @Test func inequalities() {
      let minY = minY { view, guide in
        view.top <= guide.bottom
        view.top >= guide.bottom
      }
      #expect(minY == 20)
    }

    @Test func addition() {
      #expect(minY { $0.top == $1.bottom + 100 } == 120)
    }

    @Test func subtraction() {
      #expect(minY { $0.top == $1.bottom - 100 } == -80)
    }
  }

  @Suite struct BottomLayoutSupport {
    let fixture = Fixture()

    private func maxY(_ statements: (ViewProxy, LayoutSupportProxy) -> Void) -> CGFloat {
      fixture.window.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 50, right: 0)
      constrain(fixture.view) { view in
        view.width == 200
        view.height == 200
      }
      layout(fixture.view, fixture.window.car_bottomLayoutGuide, block: statements)
      return fixture.view.frame.maxY
    }

    @Test func equality() {
      #expect(maxY { $0.bottom == $1.top } == 350)
    }

    @Test func inequalities() {
      let maxY = maxY { view, guide in
        view.bottom <= guide.top
        view.bottom >= guide.top
      }
      #expect(maxY == 350)
    }

    @Test func addition() {
      #expect(maxY { $0.bottom == $1.top + 100 } == 450)
    }

    @Test func subtraction() {
      #expect(maxY { $0.bottom == $1.top - 100 } == 250)
    }
  }

  /// The guides that a view has, whose frames are the expected ones.
  @Suite struct ViewLayoutGuides {
    let fixture = Fixture()

    init() {
      fixture.setMargins(of: fixture.window)
      fixture.window.safeAreaInsets = UIEdgeInsets(top: 4, left: 8, bottom: 12, right: 16)
      fixture.window.frame.size.width = 1000
    }

    private func edges(_ guide: (ViewProxy) -> LayoutGuideProxy) -> CGRect {
      fixture.frame { $0.edges == guide($0.superview!).edges }
    }

    private func center(_ guide: (ViewProxy) -> LayoutGuideProxy) -> CGRect {
      fixture.frameOfSquare { $0.center == guide($0.superview!).center }
    }

    @Test func edgesOfTheMargins() {
      #expect(edges(\.layoutMarginsGuide) == CGRect(x: 28, y: 14, width: 916, height: 344))
    }

    @Test func centerOfTheMargins() {
      #expect(center(\.layoutMarginsGuide) == CGRect(x: 386, y: 86, width: 200, height: 200))
    }

    @Test func edgesOfTheReadableContent() {
      #expect(edges(\.readableContentGuide) == CGRect(x: 150, y: 14, width: 672, height: 344))
    }

    @Test func centerOfTheReadableContent() {
      #expect(center(\.readableContentGuide) == CGRect(x: 386, y: 86, width: 200, height: 200))
    }

    @Test func edgesOfTheSafeArea() {
      #expect(edges(\.safeAreaLayoutGuide) == CGRect(x: 8, y: 4, width: 976, height: 384))
    }

    @Test func centerOfTheSafeArea() {
      #expect(center(\.safeAreaLayoutGuide) == CGRect(x: 396, y: 96, width: 200, height: 200))
    }
  }

  @Suite struct ViewProxies {
    let fixture = Fixture()

    @Test func theSafeAreaIsThatOfTheGuide() {
      fixture.window.safeAreaInsets = UIEdgeInsets(top: 20, left: 1, bottom: 30, right: 2)
      #expect(
        fixture.frame { $0.edges == $0.superview!.safeArea.edges }
          == CGRect(x: 1, y: 20, width: 397, height: 350))
    }

    /// There, the margins stood in where a system had no safe area; here it is then the whole view.
    @Test func withoutInsetsTheSafeAreaIsTheViewAndTheMarginsAreInsideIt() {
      #expect(
        fixture.frame { $0.edges == $0.superview!.safeArea.edges }
          == CGRect(x: 0, y: 0, width: 400, height: 400))
      fixture.setMargins(of: fixture.view)
      let inner = UIView()
      fixture.view.addSubview(inner)
      layout(inner) { $0.edges == $0.superview!.layoutMarginsGuide.edges }
      #expect(inner.frame == CGRect(x: 20, y: 10, width: 340, height: 360))
    }
  }
}
