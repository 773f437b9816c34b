import SnapKitNames
import Testing

/// Every relation with every kind of target, and every refinement.
@Suite struct MakerStatementTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300), label: "root")
  let view = UIView(label: "view")
  let other = UIView(label: "other")
  let guide = UILayoutGuide(label: "guide")

  init() {
    root.addSubview(view)
    root.addSubview(other)
    root.addLayoutGuide(guide)
  }

  private func texts(_ block: (ConstraintMaker) -> Void) -> [String] {
    view.snp.remakeConstraints(block)
    return view.snp.layoutConstraints.map(\.description)
  }

  @Test func everyRelationToATarget() {
    let found = texts { make in
      make.left.equalTo(other)
      make.left.lessThanOrEqualTo(other)
      make.left.greaterThanOrEqualTo(other)
      make.left.equalToSuperview()
      make.left.lessThanOrEqualToSuperview()
      make.left.greaterThanOrEqualToSuperview()
      make.left.equalToSuperview { $0.snp.right }
      make.left.lessThanOrEqualToSuperview { $0.snp.right }
      make.left.greaterThanOrEqualToSuperview { $0.snp.right }
      make.left.equalToSuperView()
    }
    #expect(
      found == [
        "view.left == other.left", "view.left <= other.left", "view.left >= other.left",
        "view.left == view.superview.left", "view.left <= view.superview.left",
        "view.left >= view.superview.left", "view.left == root.right", "view.left <= root.right",
        "view.left >= root.right", "view.left == view.superview.left",
      ])
  }

  @Test func everyKindOfNumberIsATarget() {
    let found = texts { make in
      make.width.equalTo(3)
      make.width.equalTo(Int(3))
      make.width.equalTo(UInt(3))
      make.width.equalTo(Float(3))
      make.width.equalTo(Double(3))
      make.width.equalTo(CGFloat(3))
      make.width.lessThanOrEqualTo(Int8(3))
      make.width.greaterThanOrEqualTo(UInt16(3))
    }
    #expect(
      found == [String](repeating: "view.width == 3", count: 6)
        + ["view.width <= 3", "view.width >= 3"])
  }

  @Test func everyKindOfConstantIsATarget() {
    let found = texts { make in
      make.size.lessThanOrEqualTo(CGSize(width: 3, height: 4))
      make.center.equalTo(CGPoint(x: 5, y: 6))
      make.horizontalEdges.equalTo(ConstraintInsets(left: 7, right: 8))
      make.directionalHorizontalEdges.greaterThanOrEqualTo(
        ConstraintDirectionalInsets(leading: 9, trailing: 10))
      make.top.equalTo(11)
      // What a constant does not say is 0.
      make.left.equalTo(CGSize(width: 3, height: 4))
      make.height.equalTo(CGPoint(x: 5, y: 6))
    }
    #expect(
      found == [
        "view.width <= 3", "view.height <= 4",
        "view.centerX == view.superview.centerX + 5", "view.centerY == view.superview.centerY + 6",
        "view.left == view.superview.left + 7", "view.right == view.superview.right - 8",
        "view.leading >= view.superview.leading + 9",
        "view.trailing >= view.superview.trailing - 10",
        "view.top == view.superview.top + 11", "view.left == view.superview.left",
        "view.height == 0",
      ])
  }

  @Test func everyKindOfItemIsATarget() {
    let item: ConstraintItem = other.snp.right
    let anyTarget: any ConstraintRelatableTarget = other
    let anyItem: any LayoutItem = guide
    let found = texts { make in
      make.left.equalTo(item)
      make.left.equalTo(other)
      make.left.equalTo(guide)
      make.left.equalTo(guide.snp.right)
      make.left.equalTo(other.superview)
      make.left.equalTo(anyTarget)
      make.left.equalTo(anyItem)
    }
    #expect(
      found == [
        "view.left == other.right", "view.left == other.left", "view.left == guide.left",
        "view.left == guide.right", "view.left == other.superview.left",
        "view.left == other.left", "view.left == guide.left",
      ])
  }

  @Test func everyFactor() {
    let found = texts { make in
      make.width.equalTo(other).multipliedBy(3)
      make.width.equalTo(other).multipliedBy(Float(0.5))
      make.width.equalTo(other).multipliedBy(CGFloat(2)).offset(4)
      make.width.equalTo(other).offset(4).dividedBy(4)
      make.size.equalTo(other).dividedBy(CGFloat(2))
      make.width.equalTo(5).multipliedBy(7)
    }
    #expect(
      found == [
        "view.width == other.width * 3", "view.width == other.width / 2",
        "view.width == other.width * 2 + 4", "view.width == other.width / 4 + 4",
        "view.width == other.width / 2", "view.height == other.height / 2", "view.width == 5",
      ])
  }

  @Test func everyPriority() {
    let custom: UILayoutPriority = .defaultHigh
    let found = texts { make in
      make.width.equalTo(1).priority(.medium)
      make.width.equalTo(1).priority(ConstraintPriority.low + 1)
      make.width.equalTo(1).priority(600)
      make.width.equalTo(1).priority(600.5)
      make.width.equalTo(1).priority(Float(601))
      make.width.equalTo(1).priority(CGFloat(602))
      make.width.equalTo(1).priority(Int(603))
      make.width.equalTo(1).priority(custom)
      make.width.equalTo(1).priority(UILayoutPriority(rawValue: 604))
      make.width.equalTo(1).priorityLow()
      make.width.equalTo(1).priorityMedium()
      make.width.equalTo(1).priorityHigh()
      make.width.equalTo(1).priorityLow().priorityRequired()
    }
    #expect(
      found.map { $0.replacing("view.width == 1", with: "") } == [
        " ~ 500", " ~ 251", " ~ 600", " ~ 600.5", " ~ 601", " ~ 602", " ~ 603", " ~ .high",
        " ~ 604", " ~ .low", " ~ 500", " ~ .high", "",
      ])
  }

  @Test func aStatementMayBeLabeledAndKept() {
    var kept: Constraint?
    let line: UInt = #line + 2
    view.snp.makeConstraints { make in
      kept = make.size.equalTo(5).priority(.high).labeled("square").constraint
    }
    #expect(kept?.layoutConstraints.map(\.label) == ["square", "square"])
    #expect(
      kept?.layoutConstraints.first?.debugDescription
        == "\(#fileID):\(line): [square] view.width == 5 ~ .high")
    #expect(kept?.description == "view.width == 5 ~ .high; view.height == 5 ~ .high")
    let statement = view.widthAnchor == 3
    #expect(statement.debugDescription == statement.description)
  }

  @Test func aKeptConstraintIsEditedInEveryWay() {
    var kept: Constraint?
    view.snp.prepareConstraints { make in kept = make.left.right.equalTo(other).constraint }
    func constants() -> [Double]? { kept?.layoutConstraints.map(\.constant) }
    kept?.update(offset: 3)
    #expect(constants() == [3, 3])
    kept?.update(inset: 4).update(priority: 600)
    #expect(constants() == [4, -4])
    kept?.update(inset: ConstraintInsets(left: 5, right: 6))
    #expect(constants() == [5, -6])
    kept?.update(inset: ConstraintDirectionalInsets(leading: 7, trailing: 8))
    #expect(constants() == [7, -8])
    kept?.update(offset: CGPoint(x: 9, y: 10))
    #expect(constants() == [9, 9])
    #expect(kept?.layoutConstraints.map(\.priority) == [600, 600])
    kept?.update(priority: .required)
    #expect(kept?.layoutConstraints.map(\.priority) == [.required, .required])
    // Any of its constraints makes it active.
    kept?.layoutConstraints.last?.isActive = true
    #expect(kept?.isActive == true)
    kept?.deactivate()
    #expect(kept?.isActive == false)
  }

  @Test func olderSpellingsDoTheSame() {
    var kept: Constraint?
    view.snp.makeConstraints { make in kept = make.right.equalTo(other).constraint }
    func constant() -> Double? { kept?.layoutConstraints.first?.constant }
    func priority() -> UILayoutPriority? { kept?.layoutConstraints.first?.priority }
    kept.uninstall()
    #expect(kept?.isActive == false)
    kept?.install()
    #expect(kept?.isActive == true)
    kept.deactivate()
    kept.activate()
    #expect(kept?.isActive == true)
    kept?.updateOffset(amount: 1)
    #expect(constant() == 1)
    kept.updateOffset(2)
    #expect(constant() == 2)
    kept?.updateInset(amount: 3)
    #expect(constant() == -3)
    kept.updateInsets(ConstraintInsets(right: 4))
    #expect(constant() == -4)
    kept?.updateInsets(amount: ConstraintInsets(right: 5))
    #expect(constant() == -5)
    kept.update(offset: 6)
    kept.update(inset: 7)
    #expect(constant() == -7)
    kept.updatePriority(600)
    #expect(priority() == 600)
    kept?.updatePriorityLow()
    #expect(priority() == .low)
    kept?.updatePriorityMedium()
    kept?.updatePriorityHigh()
    #expect(priority() == .high)
    kept?.updatePriorityRequired()
    #expect(priority() == .required)
    let none: Constraint? = nil
    none.uninstall()
    none.updateOffset(3)
  }
}
