import AnchorageNames
import Testing

/// What users of Anchorage tripped over, and what its own tests leave out.
@Suite struct AnchorageTroubleTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300), label: "root")
  let view = UIView(label: "view")
  let other = UIView(label: "other")

  init() {
    root.addSubview(view)
    root.addSubview(other)
  }

  private func texts(_ constraints: [NSLayoutConstraint]) -> [String] {
    constraints.map(\.description)
  }

  @Test func relationsFlipOnFarSides() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      texts((view.edgeAnchors <= root.edgeAnchors + insets).all) == [
        "view.top <= root.top + 1", "view.leading <= root.leading + 2",
        "view.bottom >= root.bottom - 3", "view.trailing >= root.trailing - 4",
      ])
    #expect(
      texts((view.edgeAnchors >= root.edgeAnchors - insets).all) == [
        "view.top >= root.top - 1", "view.leading >= root.leading - 2",
        "view.bottom <= root.bottom + 3", "view.trailing <= root.trailing + 4",
      ])
    #expect(
      texts((view.horizontalAnchors <= root.horizontalAnchors).all) == [
        "view.leading <= root.leading", "view.trailing >= root.trailing",
      ])
    #expect(
      texts((view.verticalAnchors >= root.verticalAnchors - 5).all) == [
        "view.top >= root.top - 5", "view.bottom <= root.bottom + 5",
      ])
    #expect(
      texts((view.sizeAnchors <= root.sizeAnchors - CGSize(width: 1, height: 2)).all) == [
        "view.width <= root.width - 1", "view.height <= root.height - 2",
      ])
  }

  @Test func aConstantMinusAnAnchorIsAlgebra() {
    other.widthAnchor == 30
    let constraint = view.widthAnchor == 100 - other.widthAnchor
    root.layoutIfNeeded()
    #expect(view.frame.width == 70)
    #expect(constraint.multiplier == -1)
    #expect(constraint.constant == 100)
    #expect((view.widthAnchor == 3 * (10 - other.widthAnchor)).constant == 30)
  }

  /// #58, #24: literals worked and variables did not.
  @Test func variablesOfEveryNumberTypeAreConstants() {
    let (int, double, cgFloat, float) = (10, 10.0, 10 as CGFloat, 10 as Float)
    let made = [
      view.leadingAnchor == root.leadingAnchor + int,
      view.leadingAnchor == root.leadingAnchor + double,
      view.leadingAnchor == root.leadingAnchor + cgFloat,
      view.leadingAnchor == root.leadingAnchor + float,
      view.widthAnchor == int, view.widthAnchor == double, view.widthAnchor == cgFloat,
      view.widthAnchor == float,
    ]
    #expect(made.allSatisfy { $0.constant == 10 })
    #expect((view.widthAnchor == root.widthAnchor * int).multiplier == 10)
    #expect((view.widthAnchor == root.widthAnchor / float).multiplier == 0.1)
    #expect((view.edgeAnchors == root.edgeAnchors + int).trailing.constant == -10)
    #expect((view.widthAnchor == 5 ~ Priority(int)).priority == 10)
    #expect((view.widthAnchor == 5 ~ Priority(cgFloat)).priority == 10)
  }

  /// #47: `+ 15 ~ 950` did not parse.
  @Test func aSumIsGivenALiteralPriority() {
    let constraint = view.topAnchor == root.topAnchor + 15 ~ 950
    #expect(constraint.constant == 15)
    #expect(constraint.priority == 950)
    #expect(1 + Priority.low == 251)
    #expect(Priority.required - 0.5 == 999.5)
  }

  /// #83: statements that took the compiler seconds, or that it gave up on.
  @Test func longArithmeticCompiles() {
    let w = other.widthAnchor
    let c: CGFloat = 4
    let first =
      view.widthAnchor == ((w - 50 + c) * 0.5 + 2 * 3 - 1) / 4 * 2 + 7 ~ .high
    let second = view.widthAnchor == w * (1.0 / 3.0) - (8 + 4 * 2) / 2 ~ .required - 1
    let third = view.widthAnchor == 2 * (c + 4) * w / 3 + 16 - 2 * c ~ 750
    #expect(first.multiplier == 0.25)
    #expect(first.constant == -2)
    #expect(second.priority == 999)
    #expect(second.constant == -8)
    #expect(third.multiplier == 16.0 / 3)
    #expect(third.constant == 8)
  }

  @Test func theRightHandSideKeepsItsFlag() {
    view.edgeAnchors >= other.edgeAnchors
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(other.translatesAutoresizingMaskIntoConstraints)
  }

  struct Failure: Error {}

  @Test func aThrowInABatchLeavesNothingHalfMade() throws {
    var made: [NSLayoutConstraint] = []
    var inner: [NSLayoutConstraint] = []
    #expect(throws: Failure.self) {
      try batch {
        made.append(view.widthAnchor == 10)
        made[0].isActive = true
        inner = batch { view.heightAnchor == 20 }
        made += (view.centerAnchors == root.centerAnchors).all
        throw Failure()
      }
    }
    #expect(made.count == 3)
    #expect(made.allSatisfy { !$0.isActive })
    #expect(inner.map(\.isActive) == [true])
    // The next statement is in no batch.
    #expect((other.widthAnchor == 7).isActive)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 0, height: 20))
    #expect(other.frame.width == 7)
  }

  @Test func aBatchThatThrowsLeavesThePlacementAlone() {
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    _ = try? batch {
      view.widthAnchor == 10
      throw Failure()
    }
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func anInactiveBatchIsActivatedLater() {
    let constraints = batch(active: false) { view.sizeAnchors == CGSize(width: 30, height: 40) }
    root.layoutIfNeeded()
    #expect(view.frame.size == .zero)
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 30, height: 40))
    NSLayoutConstraint.deactivate(constraints)
    root.layoutIfNeeded()
    #expect(constraints.allSatisfy { !$0.isActive })
  }

  @Test func contentPrioritiesAreProperties() {
    view.horizontalHugging = .required
    view.verticalCompressionResistance = .low - 1
    #expect(view.contentHuggingPriority(for: .horizontal) == .required)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == 249)
    #expect(view.verticalHugging == .low)
    #expect(view.horizontalCompressionResistance == .high)
  }

  @Test func storedGroupsAndConstraintsKeepNoViewAliveAndOutliveIt() throws {
    weak var dead: UIView?
    var group: ConstraintGroup?
    var made: [NSLayoutConstraint] = []
    do {
      let dying = UIView(label: "dying")
      root.addSubview(dying)
      group = dying.edgeAnchors == view.edgeAnchors + 10
      made = batch(active: false) { dying.widthAnchor == 2 * view.widthAnchor }
      made.append(view.widthAnchor == dying.widthAnchor / 2 + 30)
      root.layoutIfNeeded()
      dead = dying
      dying.removeFromSuperview()
    }
    #expect(dead == nil)
    let stored = try #require(group)
    for constraint in stored.all + made {
      #expect(!constraint.isActive)
      constraint.isActive = true
      constraint.multiplier = 3
      constraint.constant = 4
      constraint.priority = .low
      constraint.setCoefficient(2, ofSummand: 0)
      #expect(!constraint.isActive)
      #expect(constraint.firstItem == nil || constraint.secondItem == nil)
      #expect(constraint.description.contains("(gone)"))
    }
    stored.isActive = false
    view.widthAnchor == 5
    root.layoutIfNeeded()
    #expect(view.frame.width == 5)
  }
}
