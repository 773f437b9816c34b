import CartographyNames
import Testing

/// The tests of Cartography, restated in suites of their topics; 112, and one that was pending there.
@Suite struct CartographyParityTests {}

/// A window of 400 by 400 points with a view in it.
struct Fixture {
  let window = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400), label: "window")
  let view = UIView(label: "view")

  init() {
    window.addSubview(view)
  }

  /// Lays out by statements about the view.
  ///
  /// - Returns: The frame of the view.
  func frame(_ statements: (ViewProxy) -> Void) -> CGRect {
    layout(view, block: statements)
    return view.frame
  }

  /// Lays out a view of 200 by 200 points by statements about it.
  ///
  /// - Returns: The frame of the view.
  func frameOfSquare(_ statements: (ViewProxy) -> Void) -> CGRect {
    constrain(view) { view in
      view.width == 200
      view.height == 200
    }
    return frame(statements)
  }

  /// Gives a view the margins of 10 at the top, 20 on the left, 30 at the bottom, 40 on the right.
  func setMargins(of view: UIView) {
    view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
  }
}
