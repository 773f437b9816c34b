import SnapKitNames
import Testing

/// The code of SnapKit's document as it stands there, statement for statement, and the frames it
/// describes. Its classes that are no part of the layout are declared below.
@Suite struct SnapKitDocumentSamples {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 400))
  let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let view = UIView()
  let view2 = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 50))
  let label = UIView(frame: CGRect(x: 25, y: 35, width: 80, height: 20))
  let button1 = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))

  init() {
    root.addSubview(superview)
    for subview in [view, view2, label, button1] { superview.addSubview(subview) }
  }

  private func frame(_ subview: UIView) -> CGRect {
    root.layoutIfNeeded()
    return subview.frame
  }

  @Test func usage() {
    let box = UIView()
    superview.addSubview(box)

    box.snp.makeConstraints { (make) -> Void in
      make.top.equalTo(superview).offset(20)
      make.left.equalTo(superview).offset(20)
      make.bottom.equalTo(superview).offset(-20)
      make.right.equalTo(superview).offset(-20)
    }
    #expect(frame(box) == CGRect(x: 20, y: 20, width: 260, height: 160))
  }

  @Test func evenShorter() {
    let box = UIView()
    superview.addSubview(box)

    box.snp.makeConstraints { (make) -> Void in
      make.edges.equalTo(superview).inset(UIEdgeInsetsMake(20, 20, 20, 20))
    }
    #expect(frame(box) == CGRect(x: 20, y: 20, width: 260, height: 160))
  }

  @Test func viewAttribute() {
    view.snp.makeConstraints { make in
      make.centerX.lessThanOrEqualTo(view2.snp.left)
      make.centerX.equalTo(200).priority(.high)
      make.width.equalTo(40)
    }
    #expect(frame(view).midX == 30)
  }

  @Test func uiView() {
    view.snp.makeConstraints { make in
      // these two constraints are exactly the same
      make.left.greaterThanOrEqualTo(label)
      make.left.greaterThanOrEqualTo(label.snp.left)
    }
    let made = view.snp.layoutConstraints.map(\.description)
    #expect(made.count == 2 && made[0] == made[1])
    #expect(frame(view).minX == 25)
  }

  @Test func strictChecks() {
    view.snp.makeConstraints { make in
      // width >= 200 && width <= 400
      make.width.greaterThanOrEqualTo(200)
      make.width.lessThanOrEqualTo(400)
      make.width.equalTo(1000).priority(.low)

      // creates view.left <= view.superview.left + 10
      make.left.lessThanOrEqualTo(10)
      make.left.equalTo(50).priority(.low)
    }
    #expect(frame(view).width == 400)
    #expect(frame(view).minX == 10)
  }

  @Test func primitivesAndStructs() {
    view.snp.makeConstraints { make in
      make.top.equalTo(42)
      make.height.equalTo(20)
      make.left.width.equalTo(superview)
    }
    #expect(frame(view) == CGRect(x: 0, y: 42, width: 300, height: 20))

    let others = (0..<3).map { _ in UIView() }
    for other in others { superview.addSubview(other) }
    others[0].snp.makeConstraints { make in
      make.size.equalTo(CGSize(width: 50, height: 100))
    }
    others[1].snp.makeConstraints { make in
      make.edges.equalTo(UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0))
    }
    others[2].snp.makeConstraints { make in
      make.left.equalTo(view).offset(UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0))
    }
    #expect(frame(others[0]).size == CGSize(width: 50, height: 100))
    #expect(frame(others[1]) == CGRect(x: 0, y: 10, width: 300, height: 180))
    #expect(others[2].snp.layoutConstraints.first?.secondItem === view)
    #expect(frame(others[2]).minX == 0)
  }

  @Test func prioritize() {
    view.snp.makeConstraints { make in
      make.top.equalTo(label.snp.top).priority(600)
    }
    #expect(frame(view).minY == 35)
    view.snp.makeConstraints { make in make.top.equalTo(7).priority(601) }
    #expect(frame(view).minY == 7)
  }

  @Test func edges() {
    view.snp.makeConstraints { make in
      // make top, left, bottom, right equal view2
      make.edges.equalTo(view2)
    }
    #expect(frame(view) == view2.frame)
    view.snp.remakeConstraints { make in
      // make top = superview.top + 5, left = superview.left + 10,
      //      bottom = superview.bottom - 15, right = superview.right - 20
      make.edges.equalTo(superview).inset(UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20))
    }
    #expect(frame(view) == CGRect(x: 10, y: 5, width: 270, height: 180))
  }

  @Test func size() {
    let titleLabel = view2
    view.snp.makeConstraints { make in
      // make width and height greater than or equal to titleLabel
      make.size.greaterThanOrEqualTo(titleLabel)
    }
    #expect(frame(view).size == CGSize(width: 100, height: 50))
    view.snp.remakeConstraints { make in
      // make width = superview.width + 100, height = superview.height + 100
      make.size.equalTo(superview).offset(100)
    }
    #expect(frame(view).size == CGSize(width: 400, height: 300))
  }

  @Test func center() {
    view.snp.makeConstraints { make in
      make.size.equalTo(10)
      // make centerX and centerY = button1
      make.center.equalTo(button1)
    }
    #expect(frame(view) == CGRect(x: 35, y: 35, width: 10, height: 10))
    view.snp.remakeConstraints { make in
      make.size.equalTo(10)
      // make centerX = superview.centerX + 5, centerY = superview.centerY + 5
      make.center.equalTo(superview).offset(5)
    }
    #expect(frame(view) == CGRect(x: 150, y: 100, width: 10, height: 10))
  }

  @Test func chains() {
    let otherView = label
    view.snp.makeConstraints { make in
      // All edges but the top should equal those of the superview
      make.left.right.bottom.equalTo(superview)
      make.top.equalTo(otherView)
    }
    #expect(frame(view) == CGRect(x: 0, y: 35, width: 300, height: 165))
  }

  @Test func references() {
    let screen = ReferenceScreen()
    superview.addSubview(screen)
    screen.make()
    #expect(frame(screen.view1).origin == CGPoint(x: 12, y: 11))
    screen.later()
    #expect(frame(screen.view1).origin == CGPoint(x: 12, y: 5))
  }

  @Test func updateConstraints() {
    let screen = GrowingScreen(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    superview.addSubview(screen)
    screen.addSubview(screen.growingButton)
    screen.updateConstraints()
    #expect(frame(screen.growingButton) == CGRect(x: 70, y: 35, width: 60, height: 30))
    screen.buttonSize = CGSize(width: 400, height: 40)
    screen.updateConstraints()
    #expect(frame(screen.growingButton) == CGRect(x: 0, y: 30, width: 200, height: 40))
    #expect(screen.growingButton.snp.layoutConstraints.count == 6)
  }

  @Test func remakeConstraints() {
    let screen = CornerScreen()
    screen.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    screen.view.addSubview(screen.button)
    screen.changeButtonPosition()
    screen.view.layoutIfNeeded()
    #expect(screen.button.frame == CGRect(x: 10, y: 10, width: 80, height: 30))
    screen.topLeft = false
    screen.changeButtonPosition()
    screen.view.layoutIfNeeded()
    #expect(screen.button.frame == CGRect(x: 230, y: 440, width: 80, height: 30))
  }

  @Test func layoutGuides() {
    let controller = MyViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.safeAreaInsets = UIEdgeInsets(top: 64, bottom: 49)
    controller.view.layoutIfNeeded()
    #expect(controller.tableView.frame == CGRect(x: 0, y: 64, width: 320, height: 367))
    controller.view.safeAreaInsets.top = 20
    controller.view.layoutIfNeeded()
    #expect(controller.tableView.frame == CGRect(x: 0, y: 20, width: 320, height: 411))
  }

  @Test func safeArea() {
    let controller = MySafeViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.safeAreaInsets.top = 44
    controller.view.layoutIfNeeded()
    #expect(controller.tableView.frame.minY == 44)
  }
}

private final class UITableView: UIView {}

private final class ReferenceScreen: UIView {
  let padding = UIEdgeInsets(top: 11, left: 12, bottom: 0, right: 0)
  let view1 = UIView()
  var topConstraint: Constraint? = nil

  func make() {
    let superview = self
    addSubview(view1)
    // when making constraints
    view1.snp.makeConstraints { (make) -> Void in
      self.topConstraint = make.top.equalTo(superview).offset(padding.top).constraint
      make.left.equalTo(superview).offset(padding.left)
    }
  }

  func later() {
    // then later you can call
    self.topConstraint.uninstall()

    self.topConstraint.install()
    // or if you want to update the constraint
    self.topConstraint.updateOffset(5)
  }
}

private final class GrowingScreen: UIView {
  let growingButton = UIView()
  var buttonSize = CGSize(width: 60, height: 30)

  // this is Apple's recommended place for adding/updating constraints
  // this method can get called multiple times in response to setNeedsUpdateConstraints
  // which can be called by UIKit internally or in your code if you need to trigger an update to your constraints
  override func updateConstraints() {
    self.growingButton.snp.updateConstraints { (make) -> Void in
      make.center.equalTo(self)
      make.width.equalTo(self.buttonSize.width).priority(250)
      make.height.equalTo(self.buttonSize.height).priority(250)
      make.width.lessThanOrEqualTo(self)
      make.height.lessThanOrEqualTo(self)
    }

    // according to Apple super should be called at end of method
    super.updateConstraints()
  }
}

private final class CornerScreen: UIViewController {
  let button = UIView()
  let buttonSize = CGSize(width: 80, height: 30)
  var topLeft = true

  func changeButtonPosition() {
    self.button.snp.remakeConstraints { (make) -> Void in
      make.size.equalTo(self.buttonSize)

      if topLeft {
        make.top.left.equalTo(10)
      } else {
        make.bottom.equalTo(self.view).offset(-10)
        make.right.equalTo(self.view).offset(-10)
      }
    }
  }
}

private class MyViewController: UIViewController {

  lazy var tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()

    self.view.addSubview(tableView)
    tableView.snp.makeConstraints { (make) -> Void in
      make.top.equalTo(self.topLayoutGuide.snp.bottom)
      make.left.equalTo(view)
      make.right.equalTo(view)
      make.bottom.equalTo(self.bottomLayoutGuide.snp.top)
    }
  }

}

private class MySafeViewController: UIViewController {

  lazy var tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()

    self.view.addSubview(tableView)
    tableView.snp.makeConstraints { (make) -> Void in
      make.top.equalTo(self.safeAreaLayoutGuide.snp.top)
    }
  }

}
