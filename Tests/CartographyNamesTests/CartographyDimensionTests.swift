import CartographyNames
import Testing

extension CartographyParityTests {
  @Suite struct Width {
    let fixture = Fixture()

    private func width(_ statements: (ViewProxy) -> Void) -> CGFloat {
      fixture.frame(statements).width
    }

    @Test func equality() {
      #expect(width { $0.width == $0.superview!.width } == 400)
    }

    @Test func inequalities() {
      let width = width { view in
        view.width <= view.superview!.width
        view.width >= view.superview!.width
      }
      #expect(width == 400)
    }

    @Test func addition() {
      #expect(width { $0.width == $0.superview!.width + 100 } == 500)
    }

    @Test func subtraction() {
      #expect(width { $0.width == $0.superview!.width - 100 } == 300)
    }

    @Test func multiplication() {
      #expect(width { $0.width == $0.superview!.width * 2 } == 800)
    }

    @Test func division() {
      #expect(width { $0.width == $0.superview!.width / 2 } == 200)
    }

    @Test func divisionAndAddition() {
      #expect(width { $0.width == $0.superview!.width / 2 + 100 } == 300)
    }

    @Test func numericalEquality() {
      #expect(width { $0.width == 200 } == 200)
    }
  }

  @Suite struct Height {
    let fixture = Fixture()

    private func height(_ statements: (ViewProxy) -> Void) -> CGFloat {
      fixture.frame(statements).height
    }

    @Test func equality() {
      #expect(height { $0.height == $0.superview!.height } == 400)
    }

    @Test func inequalities() {
      let height = height { view in
        view.height <= view.superview!.height
        view.height >= view.superview!.height
      }
      #expect(height == 400)
    }

    @Test func addition() {
      #expect(height { $0.height == $0.superview!.height + 100 } == 500)
    }

    @Test func subtraction() {
      #expect(height { $0.height == $0.superview!.height - 100 } == 300)
    }

    @Test func multiplication() {
      #expect(height { $0.height == $0.superview!.height * 2 } == 800)
    }

    @Test func division() {
      #expect(height { $0.height == $0.superview!.height / 2 } == 200)
    }

    @Test func divisionAndAddition() {
      #expect(height { $0.height == $0.superview!.height / 2 + 100 } == 300)
    }

    @Test func numericalEquality() {
      #expect(height { $0.height == 200 } == 200)
    }
  }
}
