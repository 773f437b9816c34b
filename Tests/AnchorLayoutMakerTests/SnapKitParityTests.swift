import SnapKitNames
import Testing

/// The tests of SnapKit, restated. Constraints of a container are those that live on it, the nearest
/// common ancestor of their items.
@Suite struct SnapKitParityTests {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let v1 = UIView()
  let v2 = UIView()
  let guide = UILayoutGuide()

  init() {
    container.addSubview(v1)
    container.addSubview(v2)
    container.addLayoutGuide(guide)
  }

  private func constraints(on owner: UIView) -> [NSLayoutConstraint] {
    let items: [any LayoutItem] = [container, v1, v2, guide]
    return items.flatMap(\.snp.layoutConstraints).filter { $0.isActive && $0.owner === owner }
  }

  private func count(on owner: UIView) -> Int { constraints(on: owner).count }

  private func constants(of view: UIView) -> [String: Double] {
    view.snp.layoutConstraints.reduce(into: [:]) { constants, constraint in
      constants[constraint.firstAttribute?.description ?? "", default: 0] += constraint.constant
    }
  }

  private func expectSameSides(
    _ attributes: [LayoutAttribute], _ second: [LayoutAttribute]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let made = v1.snp.layoutConstraints
    #expect(made.compactMap(\.firstAttribute) == attributes, sourceLocation: sourceLocation)
    #expect(
      made.compactMap(\.secondAttribute) == second ?? attributes, sourceLocation: sourceLocation)
    #expect(made.allSatisfy { $0.secondItem === container }, sourceLocation: sourceLocation)
  }

  @Test func makeConstraints() {
    v1.snp.makeConstraints { make in
      make.top.equalTo(v2.snp.top).offset(50)
      make.left.equalTo(v2.snp.left).offset(50)
    }
    #expect(count(on: container) == 2)
    v2.snp.makeConstraints { make in make.edges.equalTo(v1) }
    #expect(count(on: container) == 6)
  }

  @Test func horizontalVerticalEdges() {
    v1.snp.makeConstraints { make in
      make.horizontalEdges.verticalEdges.equalToSuperview()
    }
    #expect(count(on: container) == 4)
    expectSameSides([.left, .top, .right, .bottom])
  }

  @Test func horizontalVerticalDirectionalEdges() {
    v1.snp.makeConstraints { make in
      make.directionalHorizontalEdges.directionalVerticalEdges.equalToSuperview()
    }
    #expect(count(on: container) == 4)
    expectSameSides([.top, .bottom, .leading, .trailing])
  }

  @Test func guideMakeConstraints() {
    v1.snp.makeConstraints { make in
      make.top.equalTo(guide).offset(50)
      make.left.equalTo(guide.snp.left).offset(50)
    }
    #expect(count(on: container) == 2)
    guide.snp.makeConstraints { make in make.edges.equalTo(v1) }
    #expect(count(on: container) == 6)
  }

  @Test func makeImpliedSuperviewConstraints() {
    v1.snp.makeConstraints { make in
      make.top.equalTo(50.0)
      make.left.equalTo(50.0)
    }
    #expect(count(on: container) == 2)
    v2.snp.makeConstraints { make in make.edges.equalTo(v1) }
    #expect(count(on: container) == 6)
  }

  @Test func updateConstraints() {
    v1.snp.makeConstraints { make in
      make.top.equalTo(v2.snp.top).offset(50)
      make.left.equalTo(v2.snp.left).offset(50)
    }
    #expect(count(on: container) == 2)
    v1.snp.updateConstraints { make in make.top.equalTo(v2.snp.top).offset(15) }
    #expect(count(on: container) == 2)
    #expect(constants(of: v1) == ["top": 15, "left": 50])
  }

  @Test func remakeConstraints() {
    v1.snp.makeConstraints { make in
      make.top.equalTo(v2.snp.top).offset(50)
      make.left.equalTo(v2.snp.left).offset(50)
    }
    #expect(count(on: container) == 2)
    v1.snp.remakeConstraints { make in make.edges.equalTo(v2) }
    #expect(count(on: container) == 4)
  }

  @Test func removeConstraints() {
    v1.snp.makeConstraints { make in
      make.top.equalTo(v2.snp.top).offset(50)
      make.left.equalTo(v2.snp.left).offset(50)
    }
    #expect(count(on: container) == 2)
    let made = v1.snp.layoutConstraints
    v1.snp.removeConstraints()
    #expect(count(on: container) == 0)
    #expect(made.count == 2 && !made.contains(where: \.isActive))
  }

  @Test func prepareConstraints() {
    let prepared = v1.snp.prepareConstraints { make in make.edges.equalTo(v2) }
    #expect(count(on: container) == 0)
    for constraint in prepared { constraint.activate() }
    #expect(count(on: container) == 4)
    for constraint in prepared { constraint.deactivate() }
    #expect(count(on: container) == 0)
  }

  @Test func reactivateConstraints() {
    let prepared = v1.snp.prepareConstraints { make in
      make.edges.equalTo(v2)
    }
    #expect(prepared.count == 1)
    for _ in 0..<2 {
      for constraint in prepared { constraint.activate() }
      #expect(count(on: container) == 4)
      for constraint in prepared { constraint.deactivate() }
      #expect(count(on: container) == 0)
    }
  }

  @Test func activateDeactivateConstraints() {
    var c1: Constraint?
    var c2: Constraint?
    v1.snp.prepareConstraints { make in
      c1 = make.top.equalTo(v2.snp.top).offset(50).constraint
      c2 = make.left.equalTo(v2.snp.left).offset(50).constraint
    }
    #expect(count(on: container) == 0)
    c1?.activate()
    c2?.activate()
    #expect(count(on: container) == 2)
    c1?.deactivate()
    c2?.deactivate()
    #expect(count(on: container) == 0)
    c1?.activate()
    c2?.activate()
    #expect(count(on: container) == 2)
  }

  @Test func setIsActivatedConstraints() {
    var c1: Constraint?
    var c2: Constraint?
    v1.snp.prepareConstraints { make in
      c1 = make.top.equalTo(v2.snp.top).offset(50).constraint
      c2 = make.left.equalTo(v2.snp.left).offset(50).constraint
    }
    #expect(c1?.isActive == false && c2?.isActive == false)
    c1?.isActive = true
    #expect(c1?.isActive == true && c2?.isActive == false)
    #expect(count(on: container) == 1)
    c2?.isActive = true
    #expect(count(on: container) == 2)
    c1?.isActive = false
    c2?.isActive = false
    #expect(count(on: container) == 0)
  }

  @Test func edgeConstraints() {
    v1.snp.makeConstraints { make in make.edges.equalTo(container).offset(50) }
    #expect(count(on: container) == 4)
    #expect(constants(of: v1) == ["left": 50, "top": 50, "right": 50, "bottom": 50])
  }

  @Test func updateReferencedConstraints() {
    var c1: Constraint?
    var c2: Constraint?
    v1.snp.makeConstraints { make in
      c1 = make.top.equalTo(container).offset(50).constraint
      c2 = make.bottom.equalTo(container).offset(25).constraint
    }
    #expect(constants(of: v1) == ["top": 50, "bottom": 25])
    c1?.update(offset: 15)
    c2?.update(offset: 20)
    #expect(constants(of: v1) == ["top": 15, "bottom": 20])
    c1?.update(inset: 15)
    c2?.update(inset: 20)
    #expect(constants(of: v1) == ["top": 15, "bottom": -20])
  }

  @Test func insetsAsConstraintsConstant() {
    v1.snp.makeConstraints { make in make.edges.equalTo(container).inset(50) }
    #expect(constants(of: v1) == ["left": 50, "top": 50, "right": -50, "bottom": -50])
  }

  @Test func constraintInsetsAsImpliedEqualToConstraints() {
    let insets = ConstraintInsets(top: 25, left: 25, bottom: 25, right: 25)
    v1.snp.makeConstraints { make in make.edges.equalTo(insets) }
    #expect(constants(of: v1) == ["left": 25, "top": 25, "right": -25, "bottom": -25])
    #expect(count(on: container) == 4)
  }

  @Test func constraintInsetsAsConstraintsConstant() {
    let insets = ConstraintInsets(top: 25, left: 25, bottom: 25, right: 25)
    v1.snp.makeConstraints { make in make.edges.equalTo(container).inset(insets) }
    #expect(constants(of: v1) == ["left": 25, "top": 25, "right": -25, "bottom": -25])
  }

  @Test func constraintDirectionalInsetsAsImpliedEqualToConstraints() {
    let insets = ConstraintDirectionalInsets(top: 25, leading: 25, bottom: 25, trailing: 25)
    v1.snp.makeConstraints { make in make.directionalEdges.equalTo(insets) }
    #expect(constants(of: v1) == ["top": 25, "bottom": -25, "leading": 25, "trailing": -25])
    #expect(count(on: container) == 4)
  }

  @Test func constraintDirectionalInsetsAsConstraintsConstant() {
    let insets = ConstraintDirectionalInsets(top: 25, leading: 25, bottom: 25, trailing: 25)
    v1.snp.makeConstraints { make in make.directionalEdges.equalTo(container).inset(insets) }
    #expect(constants(of: v1) == ["top": 25, "bottom": -25, "leading": 25, "trailing": -25])
  }

  @Test func constraintDirectionalInsetsFallBackForNonDirectionalConstraints() {
    let insets = ConstraintDirectionalInsets(top: 25, leading: 25, bottom: 25, trailing: 25)
    v1.snp.makeConstraints { make in make.edges.equalTo(container).inset(insets) }
    #expect(constants(of: v1) == ["top": 25, "bottom": -25, "left": 25, "right": -25])
  }

  @Test func sizeConstraints() {
    v1.snp.makeConstraints { make in
      make.size.equalTo(CGSize(width: 50, height: 50))
      make.left.top.equalTo(container)
    }
    #expect(count(on: v1) == 2)
    #expect(count(on: container) == 2)
    #expect(constants(of: v1) == ["width": 50, "height": 50, "left": 0, "top": 0])
  }

  @Test func centerConstraints() {
    v1.snp.makeConstraints { make in make.center.equalTo(container).offset(50) }
    #expect(count(on: container) == 2)
    #expect(constants(of: v1) == ["centerX": 50, "centerY": 50])
  }

  @Test func constraintIdentifier() {
    v1.snp.makeConstraints { make in make.top.equalTo(container).labeled("Unique") }
    #expect(v1.snp.layoutConstraints.map(\.label) == ["Unique"])
  }

  @Test func edgesToEdges() {
    v1.snp.makeConstraints { make in make.edges.equalTo(container.snp.edges) }
    expectSameSides([.left, .top, .right, .bottom])
  }

  @Test func directionalEdgesToDirectionalEdges() {
    v1.snp.makeConstraints { make in
      make.directionalEdges.equalTo(container.snp.directionalEdges)
    }
    expectSameSides([.top, .bottom, .leading, .trailing])
  }

  @Test func edgesToMargins() {
    v1.snp.makeConstraints { make in make.edges.equalTo(container.snp.margins) }
    let edges: [LayoutAttribute] = [.left, .top, .right, .bottom]
    expectSameSides(edges, [.leftMargin, .topMargin, .rightMargin, .bottomMargin])
    v1.snp.remakeConstraints { make in make.margins.equalTo(container.snp.edges) }
    expectSameSides(
      [.leftMargin, .rightMargin, .topMargin, .bottomMargin], [.left, .right, .top, .bottom])
  }

  @Test func directionalEdgesToDirectionalMargins() {
    v1.snp.makeConstraints { make in
      make.directionalEdges.equalTo(container.snp.directionalMargins)
    }
    let edges: [LayoutAttribute] = [.top, .bottom, .leading, .trailing]
    let margins: [LayoutAttribute] = [.topMargin, .bottomMargin, .leadingMargin, .trailingMargin]
    expectSameSides(edges, margins)
    v1.snp.remakeConstraints { make in
      make.directionalMargins.equalTo(container.snp.directionalEdges)
    }
    expectSameSides(margins, edges)
  }

  @Test func layoutGuideConstraints() {
    let controller = UIViewController()
    let view = UIView()
    controller.view.addSubview(view)
    view.snp.makeConstraints { make in
      make.top.equalTo(controller.topLayoutGuide.snp.bottom)
      make.bottom.equalTo(controller.bottomLayoutGuide.snp.top)
    }
    #expect(view.snp.layoutConstraints.filter { $0.owner === controller.view }.count == 2)
  }

  @Test func canSetLabel() {
    v1.snp.setLabel("Hello World")
    #expect(v1.snp.label() == "Hello World")
    #expect(v1.label == "Hello World")
  }

  @Test func priorityShortcuts() {
    func priority(_ priority: ConstraintPriority) -> ConstraintPriority? {
      v1.snp.remakeConstraints { make in make.left.equalTo(v2).priority(priority) }
      return v1.snp.layoutConstraints.first?.priority
    }
    #expect(priority(.required) == 1000)
    #expect(priority(.low) == 250)
    #expect(priority(ConstraintPriority.low + 1) == 251)
    #expect(priority(.medium) == 500)
  }

  @Test func priorityStride() {
    let high: ConstraintPriority = .high
    #expect(high.advanced(by: 1) == 751)
    #expect(ConstraintPriority.low.distance(to: .high) == 500)
  }
}
