import SnapKitNames
import Testing

/// What users of SnapKit tripped over.
@Suite struct SnapKitTroubleTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300), label: "root")
  let view = UIView(label: "view")
  let other = UIView(frame: CGRect(x: 40, y: 30, width: 100, height: 50), label: "other")
  let log: DiagnosticLog

  init() {
    root.addSubview(view)
    root.addSubview(other)
    log = DiagnosticLog(root)
  }

  private func frame(_ view: UIView) -> CGRect {
    root.layoutIfNeeded()
    return view.frame
  }

  private var texts: [String] { view.snp.layoutConstraints.map(\.description) }

  /// #408, #838, #386, #500, #604.
  @Test func anUpdateMayChangeTheMultiplier() {
    view.snp.makeConstraints { make in make.width.equalTo(root).multipliedBy(0.5) }
    let made = view.snp.layoutConstraints
    view.snp.updateConstraints { make in make.width.equalTo(root).multipliedBy(0.25).offset(3) }
    #expect(frame(view).width == 103)
    #expect(
      view.snp.layoutConstraints.map(ObjectIdentifier.init) == made.map(ObjectIdentifier.init))
    view.snp.updateConstraints { make in make.width.equalTo(root).dividedBy(2) }
    #expect(frame(view).width == 200)
  }

  /// #361, #463, #591.
  @Test func anUpdateMayChangeTargetAndRelation() {
    var top: Constraint?
    view.snp.makeConstraints { make in
      top = make.top.equalTo(root).offset(5).constraint
      make.height.lessThanOrEqualTo(20)
    }
    view.snp.updateConstraints { make in make.top.equalTo(other.snp.bottom).offset(7) }
    #expect(frame(view).minY == 87)
    top?.update(offset: 9)
    #expect(frame(view).minY == 89)
    view.snp.updateConstraints { make in make.height.equalTo(33) }
    #expect(frame(view).height == 33)
    #expect(texts == ["view.top == other.bottom + 9", "view.height == 33"])
    #expect(log.kinds.isEmpty)
  }

  @Test func anUpdateTakesTheLikestConstraint() {
    view.snp.makeConstraints { make in
      make.width.greaterThanOrEqualTo(10)
      make.width.lessThanOrEqualTo(90)
      make.width.equalTo(50).priority(.low)
      make.width.equalTo(60).priority(.medium)
    }
    view.snp.updateConstraints { make in
      make.width.equalTo(70).priority(.medium)
      make.width.lessThanOrEqualTo(65)
    }
    #expect(
      texts == [
        "view.width >= 10", "view.width <= 65", "view.width == 50 ~ .low", "view.width == 70 ~ 500",
      ])
    #expect(frame(view).width == 65)
  }

  @Test func anUpdateWithoutAMatchIsReported() {
    view.snp.makeConstraints { make in make.top.equalTo(5) }
    let line: UInt = #line + 2
    view.snp.updateConstraints { make in
      make.left.equalTo(9)
      make.top.equalTo(6)
    }
    #expect(frame(view).minY == 6)
    #expect(texts == ["view.top == view.superview.top + 6"])
    #expect(log.kinds == [.noMatchingConstraint])
    #expect(log.diagnostics.first?.line == line)
    #expect(log.diagnostics.first?.fileID == "\(#fileID)")
    #expect(log.diagnostics.first?.statement == "view.left == view.superview.left + 9")
  }

  @Test func theFirstUpdateMakes() {
    view.snp.updateConstraints { make in make.edges.equalToSuperview() }
    #expect(frame(view) == root.bounds)
  }

  /// A constraint kept from an updating block is the one that was updated.
  @Test func constraintsOfAnUpdatingBlockCanBeKept() {
    view.snp.makeConstraints { make in make.top.equalTo(5) }
    var top: Constraint?
    view.snp.updateConstraints { make in top = make.top.equalTo(6).constraint }
    top?.update(offset: 8)
    #expect(frame(view).minY == 8)
    top?.deactivate()
    #expect(texts.isEmpty)
  }

  @Test func blocksLeaveNoHandlesBehind() {
    weak var former: Constraint?
    for offset in 0..<3 {
      var top: Constraint?
      view.snp.updateConstraints { make in top = make.top.equalTo(offset).constraint }
      #expect(former == nil)
      former = top
    }
    #expect(former == nil)
    #expect(view.snp.layoutConstraints.count == 1)
  }

  /// #755, #45.
  @Test func requiredAndOptionalMayBeExchanged() {
    var width: Constraint?
    view.snp.makeConstraints { make in
      width = make.width.equalTo(10).constraint
      make.width.equalTo(20).priority(.high)
    }
    #expect(frame(view).width == 10)
    width?.update(priority: .low)
    #expect(frame(view).width == 20)
    width?.update(priority: 1000)
    #expect(frame(view).width == 10)
    view.snp.updateConstraints { make in make.width.equalTo(10).priority(.medium) }
    #expect(frame(view).width == 20)
  }

  /// #60, #316, #498; the numbers of SnapKit's table.
  @Test func insetsOfEveryQuantity() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    view.snp.prepareConstraints { make in
      let expected: [(ConstraintMakerExtendable, Double)] = [
        (make.left, 2), (make.top, 1), (make.right, -8), (make.bottom, -4), (make.leading, 2),
        (make.trailing, -8), (make.width, -10), (make.height, -5), (make.centerX, -3),
        (make.centerY, -1.5), (make.firstBaseline, 1), (make.lastBaseline, -4),
      ]
      for (chain, constant) in expected {
        let made = chain.equalTo(other).inset(insets).constraint.layoutConstraints
        #expect(made.map(\.constant) == [constant], "\(made)")
      }
      let numbers: [(ConstraintMakerExtendable, Double)] = [
        (make.left, 3), (make.trailing, -3), (make.width, -6), (make.centerX, 0),
        (make.lastBaseline, -3),
      ]
      for (chain, constant) in numbers {
        let made = chain.equalTo(other).inset(3).constraint.layoutConstraints
        #expect(made.map(\.constant) == [constant], "\(made)")
      }
    }
  }

  /// #322, #354: documents show points and insets as offsets.
  @Test func offsetsOfEveryKind() {
    view.snp.makeConstraints { make in
      make.center.equalTo(other).offset(CGPoint(x: 3, y: 4))
      make.size.equalTo(other).offset(CGSize(width: 10, height: 20))
    }
    #expect(frame(view) == CGRect(x: 38, y: 24, width: 110, height: 70))
    view.snp.remakeConstraints { make in
      make.edges.equalTo(other).offset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    #expect(frame(view) == CGRect(x: 42, y: 31, width: 102, height: 52))
    view.snp.remakeConstraints { make in
      make.edges.equalTo(other).inset(CGPoint(x: 3, y: 4))
    }
    #expect(frame(view) == CGRect(x: 43, y: 34, width: 94, height: 42))
    view.snp.remakeConstraints { make in
      make.edges.equalTo(other).inset(CGSize(width: 5, height: 6))
    }
    #expect(frame(view) == CGRect(x: 45, y: 36, width: 90, height: 38))
  }

  /// #335: a point is added to the same quantities of the superview.
  @Test func aPointIsRelativeToTheSuperviewsCenter() {
    view.snp.makeConstraints { make in
      make.center.equalTo(CGPoint(x: 10, y: -20))
      make.size.equalTo(20)
    }
    #expect(frame(view) == CGRect(x: 200, y: 120, width: 20, height: 20))
  }

  @Test func marginsOfEveryKind() {
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.snp.makeConstraints { make in
      make.edges.equalTo(root.snp.margins).inset(10)
    }
    #expect(frame(view) == CGRect(x: 12, y: 11, width: 374, height: 276))
    view.snp.remakeConstraints { make in
      make.directionalMargins.equalToSuperview()
      make.size.equalTo(20).priority(.low)
    }
    #expect(frame(view) == CGRect(x: -6, y: -7, width: 410, height: 312))
    view.snp.remakeConstraints { make in
      make.leftMargin.topMargin.equalTo(root.snp.leftMargin)
      make.margins.equalTo(root.snp.directionalEdges)
    }
    root.layoutIfNeeded()
    #expect(log.kinds == [.mixedAttributes, .mixedAttributes])
    view.snp.remakeConstraints { make in
      make.size.equalTo(20)
      make.centerXWithinMargins.equalTo(root.snp.rightMargin)
      make.centerYWithinMargins.equalTo(root.snp.bottomMargin)
    }
    #expect(frame(view) == CGRect(x: 386, y: 287, width: 20, height: 20))
  }

  /// Leading and trailing take the insets of the sides that they are on.
  @Test func insetsFollowTheDirectionOfText() {
    root.layoutDirection = .rightToLeft
    view.snp.makeConstraints { make in
      make.directionalEdges.equalToSuperview().inset(
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    #expect(frame(view) == CGRect(x: 2, y: 1, width: 394, height: 296))
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    view.snp.remakeConstraints { make in make.edges.equalTo(insets) }
    #expect(frame(view) == CGRect(x: 4, y: 1, width: 394, height: 296))
    var kept: Constraint?
    view.snp.remakeConstraints { make in
      make.verticalEdges.equalToSuperview()
      kept = make.directionalHorizontalEdges.equalToSuperview().inset(insets).constraint
    }
    #expect(frame(view) == CGRect(x: 4, y: 0, width: 394, height: 300))
    kept?.update(inset: UIEdgeInsets(left: 10, right: 30))
    #expect(frame(view) == CGRect(x: 10, y: 0, width: 360, height: 300))
    root.layoutDirection = .leftToRight
    #expect(frame(view) == CGRect(x: 30, y: 0, width: 360, height: 300))
  }

  /// #363, #310, #764.
  @Test func nothingKeepsItemsAlive() {
    weak var dead: UIView?
    var kept: Constraint?
    do {
      let short = UIView(label: "short")
      dead = short
      root.addSubview(short)
      short.snp.makeConstraints { make in kept = make.top.equalTo(root).constraint }
      view.snp.makeConstraints { make in make.left.equalTo(short) }
      short.removeFromSuperview()
    }
    #expect(dead == nil)
    kept?.update(offset: 5)
    kept?.activate()
    #expect(kept?.isActive == false)
    #expect(view.snp.layoutConstraints.first?.isActive == false)
    view.snp.updateConstraints { make in make.left.equalTo(root).offset(6) }
    #expect(frame(view).minX == 6)
  }

  /// #289: constraints were lost after they had been deactivated.
  @Test func deactivatedConstraintsAreKept() {
    var top: Constraint?
    view.snp.makeConstraints { make in top = make.top.equalTo(7).constraint }
    top?.deactivate()
    view.snp.removeConstraints()
    top?.activate()
    #expect(frame(view).minY == 7)
    view.snp.removeConstraints()
    #expect(top?.isActive == false)
  }

  /// The constraints of a view with its superview end when it is moved to another one.
  @Test func anUpdateActivatesWhatItSays() {
    root.addSubview(other)
    view.snp.makeConstraints { make in make.edges.equalToSuperview() }
    root.layoutIfNeeded()
    other.addSubview(view)
    view.snp.updateConstraints { make in make.edges.equalToSuperview().inset(4) }
    #expect(frame(view) == other.bounds.insetBy(dx: 4, dy: 4))
    view.removeFromSuperview()
    view.snp.updateConstraints { make in make.edges.equalToSuperview().inset(5) }
    root.addSubview(view)
    #expect(frame(view) == root.bounds.insetBy(dx: 5, dy: 5))
  }

  /// #447: a block that opens another one of the same item left constraints behind.
  @Test func blocksMayBeNested() {
    view.snp.makeConstraints { make in make.left.equalTo(1) }
    view.snp.remakeConstraints { make in
      make.top.equalTo(2)
      view.snp.remakeConstraints { make in make.width.equalTo(30) }
      make.height.equalTo(4)
    }
    #expect(texts == ["view.top == view.superview.top + 2", "view.height == 4"])
    #expect(frame(view).height == 4)
  }

  @Test func statementsOfAnOuterBlockAreSwitched() {
    var (on, off): (Constraint?, Constraint?)
    view.snp.makeConstraints { make in
      on = make.left.equalTo(1).constraint
      off = make.top.equalTo(2).constraint
      view.snp.makeConstraints { make in
        make.width.equalTo(3)
        on?.activate()
        off?.deactivate()
      }
    }
    #expect(texts == ["view.width == 3", "view.left == view.superview.left + 1"])
    #expect(on?.isActive == true && off?.isActive == false)
    on?.deactivate()
    #expect(texts == ["view.width == 3"])
  }

  @Test func whatAPreparingBlockActivatesIsKept() {
    let prepared = view.snp.prepareConstraints { make in
      make.left.equalTo(1).constraint.activate()
      make.top.equalTo(2)
    }
    #expect(prepared.map(\.isActive) == [true, false])
    #expect(texts == ["view.left == view.superview.left + 1"])
    view.snp.removeConstraints()
    #expect(prepared.map(\.isActive) == [false, false])
  }
}
