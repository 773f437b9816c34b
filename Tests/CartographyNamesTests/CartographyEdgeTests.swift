import CartographyNames
import Testing

extension CartographyParityTests {
  @Suite struct Top {
    let fixture = Fixture()

    private func top(_ statements: (ViewProxy) -> Void) -> CGFloat {
      fixture.frameOfSquare(statements).minY
    }

    @Test func equality() {
      #expect(top { $0.top == $0.superview!.top } == 0)
    }

    @Test func inequalities() {
      let top = top { view in
        view.top <= view.superview!.top
        view.top >= view.superview!.top
      }
      #expect(top == 0)
    }

    @Test func addition() {
      #expect(top { $0.top == $0.superview!.top + 100 } == 100)
    }

    @Test func subtraction() {
      #expect(top { $0.top == $0.superview!.top - 100 } == -100)
    }
  }

  @Suite struct Right {
    let fixture = Fixture()

    private func right(_ statements: (ViewProxy) -> Void) -> CGFloat {
      fixture.frameOfSquare(statements).maxX
    }

    @Test func equality() {
      #expect(right { $0.right == $0.superview!.right } == 400)
    }

    @Test func inequalities() {
      let right = right { view in
        view.right <= view.superview!.right
        view.right >= view.superview!.right
      }
      #expect(right == 400)
    }

    @Test func addition() {
      #expect(right { $0.right == $0.superview!.right + 100 } == 500)
    }

    @Test func subtraction() {
      #expect(right { $0.right == $0.superview!.right - 100 } == 300)
    }
  }

  @Suite struct Bottom {
    let fixture = Fixture()

    private func bottom(_ statements: (ViewProxy) -> Void) -> CGFloat {
      fixture.frameOfSquare(statements).maxY
    }

    @Test func equality() {
      #expect(bottom { $0.bottom == $0.superview!.bottom } == 400)
    }

    @Test func inequalities() {
      let bottom = bottom { view in
        view.bottom <= view.superview!.bottom
        view.bottom >= view.superview!.bottom
      }
      #expect(bottom == 400)
    }

    @Test func addition() {
      #expect(bottom { $0.bottom == $0.superview!.bottom + 100 } == 500)
    }

    @Test func subtraction() {
      #expect(bottom { $0.bottom == $0.superview!.bottom - 100 } == 300)
    }
  }

  @Suite struct Left {
    let fixture = Fixture()

    private func left(_ statements: (ViewProxy) -> Void) -> CGFloat {
      fixture.frameOfSquare(statements).minX
    }

    @Test func equality() {
      #expect(left { $0.left == $0.superview!.left } == 0)
    }

    @Test func inequalities() {
      let left = left { view in
        view.left <= view.superview!.left
        view.left >= view.superview!.left
      }
      #expect(left == 0)
    }

    @Test func addition() {
      #expect(left { $0.left == $0.superview!.left + 100 } == 100)
    }

    @Test func subtraction() {
      #expect(left { $0.left == $0.superview!.left - 100 } == -100)
    }
  }

  @Suite struct CenterX {
    let fixture = Fixture()

    private func centerX(_ statements: (ViewProxy) -> Void) -> CGFloat {
      fixture.frameOfSquare(statements).midX
    }

    @Test func equality() {
      #expect(centerX { $0.centerX == $0.superview!.centerX } == 200)
    }

    @Test func inequalities() {
      let centerX = centerX { view in
        view.centerX <= view.superview!.centerX
        view.centerX >= view.superview!.centerX
      }
      #expect(centerX == 200)
    }

    @Test func addition() {
      #expect(centerX { $0.centerX == $0.superview!.centerX + 100 } == 300)
    }

    @Test func subtraction() {
      #expect(centerX { $0.centerX == $0.superview!.centerX - 100 } == 100)
    }

    @Test func multiplication() {
      #expect(centerX { $0.centerX == $0.superview!.centerX * 2 } == 400)
    }

    @Test func division() {
      #expect(centerX { $0.centerX == $0.superview!.centerX / 2 } == 100)
    }
  }

  @Suite struct CenterY {
    let fixture = Fixture()

    private func centerY(_ statements: (ViewProxy) -> Void) -> CGFloat {
      fixture.frameOfSquare(statements).midY
    }

    @Test func equality() {
      #expect(centerY { $0.centerY == $0.superview!.centerY } == 200)
    }

    @Test func inequalities() {
      let centerY = centerY { view in
        view.centerY <= view.superview!.centerY
        view.centerY >= view.superview!.centerY
      }
      #expect(centerY == 200)
    }

    @Test func addition() {
      #expect(centerY { $0.centerY == $0.superview!.centerY + 100 } == 300)
    }

    @Test func subtraction() {
      #expect(centerY { $0.centerY == $0.superview!.centerY - 100 } == 100)
    }

    @Test func multiplication() {
      #expect(centerY { $0.centerY == $0.superview!.centerY * 2 } == 400)
    }

    @Test func division() {
      #expect(centerY { $0.centerY == $0.superview!.centerY / 2 } == 100)
    }
  }

  @Suite struct Margins {
    let fixture = Fixture()

    private func frame(_ statements: (ViewProxy) -> Void) -> CGRect {
      fixture.setMargins(of: fixture.window)
      return fixture.frameOfSquare(statements)
    }

    @Test func topMargin() {
      #expect(frame { $0.top == $0.superview!.topMargin }.minY == 10)
    }

    @Test func rightMargin() {
      #expect(frame { $0.right == $0.superview!.rightMargin }.maxX == 360)
    }

    @Test func bottomMargin() {
      #expect(frame { $0.bottom == $0.superview!.bottomMargin }.maxY == 370)
    }

    @Test func leftMargin() {
      #expect(frame { $0.left == $0.superview!.leftMargin }.minX == 20)
    }
  }
}
