import AnchorageNames
import Testing

/// The tests of Anchorage, restated: each with the plain and with the slashed operators.
///
/// A difference that is meant: `(a + 10) / 2` is a / 2 + 5 here, as in algebra.
@Suite struct AnchorageParityTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  let view = UIView()
  let other = UIView()

  init() {
    root.addSubview(view)
    root.addSubview(other)
  }

  private func expect(
    _ constraint: NSLayoutConstraint, _ first: LayoutAttribute, _ second: LayoutAttribute?,
    _ relation: LayoutRelation = .equal, multiplier: Double = 1, constant: Double = 0,
    priority: Priority = .required, isActive: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let matches =
      constraint.firstItem === view && constraint.firstAttribute == first
      && constraint.secondItem === (second == nil ? nil : other)
      && constraint.secondAttribute == second && constraint.relation == relation
      && constraint.multiplier == multiplier && constraint.constant == constant
      && constraint.priority == priority && constraint.isActive == isActive
    #expect(matches, "\(constraint)", sourceLocation: sourceLocation)
  }

  @Test func basicEquality() {
    expect(view.widthAnchor == other.widthAnchor, .width, .width)
    expect(view.widthAnchor /==/ other.widthAnchor, .width, .width)
  }

  @Test func basicLessThan() {
    expect(view.widthAnchor <= other.widthAnchor, .width, .width, .lessThanOrEqual)
    expect(view.widthAnchor /<=/ other.widthAnchor, .width, .width, .lessThanOrEqual)
  }

  @Test func basicGreaterThan() {
    expect(view.widthAnchor >= other.widthAnchor, .width, .width, .greaterThanOrEqual)
    expect(view.widthAnchor />=/ other.widthAnchor, .width, .width, .greaterThanOrEqual)
  }

  @Test func equalityWithOffset() {
    expect(view.widthAnchor == other.widthAnchor + 10, .width, .width, constant: 10)
    expect(view.widthAnchor /==/ other.widthAnchor + 10, .width, .width, constant: 10)
  }

  @Test func equalityWithMultiplier() {
    expect(view.widthAnchor == other.widthAnchor / 2, .width, .width, multiplier: 0.5)
    expect(view.widthAnchor /==/ other.widthAnchor / 2, .width, .width, multiplier: 0.5)
  }

  @Test func axisAnchorEqualityWithMultiplier() {
    expect(view.leadingAnchor == other.trailingAnchor / 2, .leading, .trailing, multiplier: 0.5)
    expect(view.leadingAnchor /==/ other.trailingAnchor / 2, .leading, .trailing, multiplier: 0.5)
  }

  @Test func equalityWithOffsetAndMultiplier() {
    expect(
      view.widthAnchor == (other.widthAnchor + 10) / 2, .width, .width, multiplier: 0.5, constant: 5
    )
    expect(
      view.widthAnchor /==/ (other.widthAnchor + 10) / 2, .width, .width, multiplier: 0.5,
      constant: 5)
  }

  @Test func axisAnchorEqualityWithOffsetAndMultiplier() {
    expect(
      view.trailingAnchor == (other.centerXAnchor + 10) / 2, .trailing, .centerX, multiplier: 0.5,
      constant: 5)
    expect(
      view.trailingAnchor /==/ (other.centerXAnchor + 10) / 2, .trailing, .centerX, multiplier: 0.5,
      constant: 5)
  }

  @Test func equalityWithPriorityConstant() {
    expect(view.widthAnchor == other.widthAnchor ~ .high, .width, .width, priority: 750)
    expect(view.widthAnchor /==/ other.widthAnchor ~ .high, .width, .width, priority: 750)
  }

  @Test func equalityWithPriorityLiteral() {
    expect(view.widthAnchor == other.widthAnchor ~ 750, .width, .width, priority: 750)
    expect(view.widthAnchor /==/ other.widthAnchor ~ 750, .width, .width, priority: 750)
  }

  @Test func equalityWithPriorityConstantMath() {
    expect(view.widthAnchor == other.widthAnchor ~ .high - 1, .width, .width, priority: 749)
    expect(view.widthAnchor /==/ other.widthAnchor ~ .high - 1, .width, .width, priority: 749)
  }

  @Test func equalityWithPriorityLiteralMath() {
    expect(view.widthAnchor == other.widthAnchor ~ Priority(750 - 1), .width, .width, priority: 749)
    expect(
      view.widthAnchor /==/ other.widthAnchor ~ Priority(750 - 1), .width, .width, priority: 749)
  }

  @Test func equalityWithOffsetAndPriorityMath() {
    expect(
      view.widthAnchor == other.widthAnchor + 10 ~ .high - 1, .width, .width, constant: 10,
      priority: 749)
    expect(
      view.widthAnchor /==/ other.widthAnchor + 10 ~ .high - 1, .width, .width, constant: 10,
      priority: 749)
  }

  @Test func equalityWithOffsetAndMultiplierAndPriorityMath() {
    expect(
      view.widthAnchor == (other.widthAnchor + 10) / 2 ~ .high - 1, .width, .width, multiplier: 0.5,
      constant: 5, priority: 749)
    expect(
      view.widthAnchor /==/ (other.widthAnchor + 10) / 2 ~ .high - 1, .width, .width,
      multiplier: 0.5, constant: 5, priority: 749)
  }

  @Test func centerAnchors() {
    for constraints in [
      view.centerAnchors == other.centerAnchors, view.centerAnchors /==/ other.centerAnchors,
    ] {
      expect(constraints.first, .centerX, .centerX)
      expect(constraints.second, .centerY, .centerY)
    }
  }

  @Test func centerAnchorsWithOffsetAndPriority() {
    for constraints in [
      view.centerAnchors == other.centerAnchors + 10 ~ .high - 1,
      view.centerAnchors /==/ other.centerAnchors + 10 ~ .high - 1,
    ] {
      expect(constraints.first, .centerX, .centerX, constant: 10, priority: 749)
      expect(constraints.second, .centerY, .centerY, constant: 10, priority: 749)
    }
  }

  @Test func horizontalAnchors() {
    for constraints in [
      view.horizontalAnchors == other.horizontalAnchors + 10,
      view.horizontalAnchors /==/ other.horizontalAnchors + 10,
    ] {
      expect(constraints.first, .leading, .leading, constant: 10)
      expect(constraints.second, .trailing, .trailing, constant: -10)
    }
  }

  @Test func verticalAnchors() {
    for constraints in [
      view.verticalAnchors == other.verticalAnchors + 10,
      view.verticalAnchors /==/ other.verticalAnchors + 10,
    ] {
      expect(constraints.first, .top, .top, constant: 10)
      expect(constraints.second, .bottom, .bottom, constant: -10)
    }
  }

  @Test func sizeAnchors() {
    for constraints in [
      view.sizeAnchors == other.sizeAnchors + 10, view.sizeAnchors /==/ other.sizeAnchors + 10,
    ] {
      expect(constraints.first, .width, .width, constant: 10)
      expect(constraints.second, .height, .height, constant: 10)
    }
  }

  @Test func edgeAnchors() {
    for constraints in [
      view.edgeAnchors == other.edgeAnchors + 10, view.edgeAnchors /==/ other.edgeAnchors + 10,
    ] {
      expect(constraints.all[0], .top, .top, constant: 10)
      expect(constraints.all[1], .leading, .leading, constant: 10)
      expect(constraints.all[2], .bottom, .bottom, constant: -10)
      expect(constraints.all[3], .trailing, .trailing, constant: -10)
      #expect(constraints.horizontal.map(\.firstAttribute) == [.leading, .trailing])
      #expect(constraints.vertical.map(\.firstAttribute) == [.top, .bottom])
    }
  }

  @Test func edgeAnchorsWithInsets() {
    let insets = EdgeInsets(top: 10, left: 5, bottom: 15, right: 20)
    for constraints in [
      view.edgeAnchors == other.edgeAnchors + insets,
      view.edgeAnchors /==/ other.edgeAnchors + insets,
    ] {
      expect(constraints.top, .top, .top, constant: 10)
      expect(constraints.leading, .leading, .leading, constant: 5)
      expect(constraints.bottom, .bottom, .bottom, constant: -15)
      expect(constraints.trailing, .trailing, .trailing, constant: -20)
    }
  }

  @Test func sizeAnchorsWithConstants() {
    let size = CGSize(width: 50, height: 100)
    for constraints in [view.sizeAnchors == size, view.sizeAnchors /==/ size] {
      expect(constraints.first, .width, nil, constant: 50)
      expect(constraints.second, .height, nil, constant: 100)
    }
  }

  @Test(arguments: [false, true])
  func inactiveBatchConstraints(isSlashed: Bool) {
    let constraints = batch(active: false) {
      if isSlashed {
        view.widthAnchor /==/ other.widthAnchor
        view.heightAnchor /==/ other.heightAnchor / 2 ~ .low
      } else {
        view.widthAnchor == other.widthAnchor
        view.heightAnchor == other.heightAnchor / 2 ~ .low
      }
    }
    #expect(constraints.count == 2)
    expect(constraints[0], .width, .width, isActive: false)
    expect(constraints[1], .height, .height, multiplier: 0.5, priority: .low, isActive: false)
  }

  @Test(arguments: [false, true])
  func activeBatchConstraints(isSlashed: Bool) {
    let constraints = batch {
      if isSlashed {
        view.widthAnchor /==/ other.widthAnchor
        view.heightAnchor /==/ other.heightAnchor / 2 ~ .low
      } else {
        view.widthAnchor == other.widthAnchor
        view.heightAnchor == other.heightAnchor / 2 ~ .low
      }
    }
    #expect(constraints.count == 2)
    expect(constraints[0], .width, .width)
    expect(constraints[1], .height, .height, multiplier: 0.5, priority: .low)
  }

  @Test(arguments: [false, true])
  func nestedBatchConstraints(isSlashed: Bool) {
    var inner: [NSLayoutConstraint] = []
    let outer = batch {
      if isSlashed {
        view.widthAnchor /==/ other.widthAnchor
        inner = batch(active: false) { view.heightAnchor /==/ other.heightAnchor / 2 ~ .low }
        view.leadingAnchor /==/ other.leadingAnchor
      } else {
        view.widthAnchor == other.widthAnchor
        inner = batch(active: false) { view.heightAnchor == other.heightAnchor / 2 ~ .low }
        view.leadingAnchor == other.leadingAnchor
      }
    }
    #expect(outer.count == 2)
    expect(outer[0], .width, .width)
    expect(outer[1], .leading, .leading)
    #expect(inner.count == 1)
    expect(inner[0], .height, .height, multiplier: 0.5, priority: .low, isActive: false)
  }

  /// Lets a statement replace the former one 10,000 times: what was not laid out leaves nothing.
  private func expectReassigned(_ statement: () -> ConstraintGroup) {
    let before = root.layoutEngine.statistics
    var group: ConstraintGroup?
    for step in 0..<10_000 {
      group?.isActive = false
      group = statement()
      if step % 1000 == 0 { root.layoutIfNeeded() }
    }
    root.layoutIfNeeded()
    #expect(group?.isActive == true)
    group?.isActive = false
    root.layoutIfNeeded()
    #expect(root.layoutEngine.statistics.rowsLowered == before.rowsLowered + 44)
    #expect(root.layoutEngine.statistics.rowsRemoved == before.rowsRemoved + 44)
  }

  @Test func edgesAssignedAgainAndAgainEquality() {
    expectReassigned { view.edgeAnchors == other.edgeAnchors }
    expectReassigned { view.edgeAnchors /==/ other.edgeAnchors }
  }

  @Test func edgesAssignedAgainAndAgainLessThan() {
    expectReassigned { view.edgeAnchors <= other.edgeAnchors }
    expectReassigned { view.edgeAnchors /<=/ other.edgeAnchors }
  }

  @Test func edgesAssignedAgainAndAgainGreaterThan() {
    expectReassigned { view.edgeAnchors >= other.edgeAnchors }
    expectReassigned { view.edgeAnchors />=/ other.edgeAnchors }
  }
}
