// swift-format-ignore-file
// The spacing is that of the document.

import CartographyNames
import Testing

/// The code of Cartography's document as it stands there, statement for statement, and the frames it
/// describes.
///
/// In one sample the document has the superview of a view outside of the closure; it is read as that
/// of the closure's view, as the text around it means.
@Suite struct CartographyReadmeSamples {
  let window = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let view = UIView()
  let view1 = UIView()
  let view2 = UIView()
  let view3 = UIView()
  let button = UIView()

  init() {
    for child in [view, view1, view2, view3, button] { window.addSubview(child) }
  }

  @Test func declareConstraints() {
    layout(view1, view2) { view1, view2 in
        view1.width   == (view1.superview!.width - 50) * 0.5
        view2.width   == view1.width - 50
        view1.height  == 40
        view2.height  == view1.height
        view1.centerX == view1.superview!.centerX
        view2.centerX == view1.centerX

        view1.top >= view1.superview!.top + 20
        view2.top == view1.bottom + 20
    }

    #expect(view1.frame == CGRect(x: 112.5, y: 20, width: 175, height: 40))
    #expect(view2.frame == CGRect(x: 137.5, y: 80, width: 125, height: 40))
    #expect(!view1.translatesAutoresizingMaskIntoConstraints)
    #expect(!view2.translatesAutoresizingMaskIntoConstraints)
    #expect(window.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func triggerTheLayoutYourself() {
    constrain(view1) { view1 in
        view1.width  == 100
        view1.height == 100
        view1.center == view1.superview!.center
    }

    #expect(view1.frame == .zero)

    UIView.animateWithDuration(0.5, animations: view1.layoutIfNeeded)

    #expect(view1.frame == CGRect(x: 150, y: 150, width: 100, height: 100))
  }

  @Test func replaceConstraints() {
    constrain(view) { view in
        view.width  == 100
        view.height == 100
    }

    let group = ConstraintGroup()

    // Attach `view` to the top left corner of its superview
    constrain(view, replace: group) { view in
        view.top  == view.superview!.top
        view.left == view.superview!.left
    }

    /* Later */
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))

    // Move the view to the bottom right corner of its superview
    constrain(view, replace: group) { view in
        view.bottom == view.superview!.bottom
        view.right  == view.superview!.right
    }

    UIView.animateWithDuration(0.5, animations: view.layoutIfNeeded)

    #expect(view.frame == CGRect(x: 300, y: 300, width: 100, height: 100))
  }

  @Test func returnedGroups() {
    let group = layout(button) { button in
        button.width  == 100
        button.height == 400
    }

    #expect(button.frame.size == CGSize(width: 100, height: 400))
    let stored: ConstraintGroup = group
    stored.active = false
    #expect(!stored.active)
  }

  @Test func compoundSizeAndCenter() {
    layout(view) { view in
        view.size   == view.superview!.size / 2
        view.center == view.superview!.center
    }

    #expect(view.frame == CGRect(x: 100, y: 100, width: 200, height: 200))
  }

  @Test func compoundEdges() {
    layout(view) { view in
        view.edges == inset(view.superview!.edges, 20, 20, 40, 20)
    }

    #expect(view.frame == CGRect(x: 20, y: 20, width: 360, height: 340))
  }

  @Test func alignment() {
    constrain(view1) { view1 in view1.top == view1.superview!.top + 30 }

    layout(view1, view2, view3) { view1, view2, view3 in
        align(top: view1, view2, view3)
    }

    #expect([view1, view2, view3].map(\.frame.minY) == [30, 30, 30])
  }

  @Test func distribution() {
    constrain(view1, view2, view3) { view1, view2, view3 in
      view1.leading == view1.superview!.leading
      for view in [view1, view2, view3] { view.width == 50 }
    }

    layout(view1, view2, view3) { view1, view2, view3 in
        distribute(by: 10, horizontally: view1, view2, view3)
    }

    #expect([view1, view2, view3].map(\.frame.minX) == [0, 60, 120])
  }

  @Test func priorities() {
    layout(view) { view in
        view.width  >= 200 ~ 100
        view.height >= 200 ~ 100
    }

    #expect(view.frame.size == CGSize(width: 200, height: 200))
    layout(view) { view in view.size == CGSize(width: 90, height: 80) ~ 101 }
    #expect(view.frame.size == CGSize(width: 90, height: 80))
  }

  @Test func capturedConstraints() throws {
    var width: NSLayoutConstraint?

    layout(view) { view in
        width = (view.width == 200 ~ 100)
    }

    #expect(view.frame.width == 200)
    try #require(width).constant = 300
    window.layoutIfNeeded()
    #expect(view.frame.width == 300)
    #expect(width?.priority == 100)
  }

  @Test func capturedCompounds() throws {
    var constraints: [NSLayoutConstraint]?

    layout(view) { view in
        constraints = (view.size == view.superview!.size ~ 100)
    }

    #expect(view.frame.size == CGSize(width: 400, height: 400))
    #expect(try #require(constraints).map(\.priority) == [100, 100])
    #expect(constraints?.map(\.firstAttribute) == [.width, .height])
  }

  @Test func theBuiltInAttributes() {
    constrain(view, view1) { view, other in
      for constraint in [
        view.width == other.width, view.height == other.height, view.top == other.top,
        view.right == other.right, view.bottom == other.bottom, view.left == other.left,
        view.leading == other.leading, view.trailing == other.trailing,
        view.centerX == other.centerX, view.centerY == other.centerY,
        view.baseline == other.baseline, view.firstBaseline == other.firstBaseline,
        view.leftMargin == other.leftMargin, view.rightMargin == other.rightMargin,
        view.topMargin == other.topMargin, view.bottomMargin == other.bottomMargin,
        view.leadingMargin == other.leadingMargin, view.trailingMargin == other.trailingMargin,
        view.centerXWithinMargins == other.centerXWithinMargins,
        view.centerYWithinMargins == other.centerYWithinMargins,
      ] {
        #expect(constraint.firstAttribute == constraint.secondAttribute)
      }
    }
    var diagnostics: [LayoutDiagnostic] = []
    window.layoutEngine.diagnosticHandler = { diagnostics.append($0) }
    window.layoutIfNeeded()
    #expect(diagnostics.isEmpty)
  }
}
