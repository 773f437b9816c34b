import AnchorLayout
import Foundation
import Testing

@Suite struct LayoutStatesTests {
  let root = makeRoot(800, 400)
  let (sidebar, detail): (LayoutView, LayoutView)
  let states: LayoutStates

  init() {
    sidebar = root.add("sidebar")
    detail = root.add("detail")
    states = LayoutStates(of: root)
    sidebar.leadingAnchor == root.leadingAnchor
    sidebar.topAnchor == root.topAnchor
    detail.leadingAnchor == root.leadingAnchor ~ .low
    detail.topAnchor == root.topAnchor ~ .low
    detail.trailingAnchor == root.trailingAnchor ~ .low - 1
  }

  /// A narrow state below 600 points and a wide one.
  private func addStates() {
    states.add("narrow", .when(width: ..<600)) {
      sidebar.widthAnchor == 50
      sidebar.heightAnchor == 20
      detail.topAnchor == sidebar.bottomAnchor
    }
    states.add("wide") {
      sidebar.widthAnchor == 200
      sidebar.heightAnchor == 20
      detail.leadingAnchor == sidebar.trailingAnchor
    }
  }

  /// What a change costs: rows edited, lowered and removed, and solves.
  private func cost(_ change: () -> Void) -> [Int] {
    root.layoutIfNeeded()
    let before = root.layoutEngine.statistics
    change()
    root.layoutIfNeeded()
    let after = root.layoutEngine.statistics
    return [
      after.rowsEdited - before.rowsEdited, after.rowsLowered - before.rowsLowered,
      after.rowsRemoved - before.rowsRemoved, after.solves - before.solves,
    ]
  }

  @Test func oneStateIsActive() {
    addStates()
    #expect(states.names == ["narrow", "wide"])
    #expect(states.current == nil)
    states.activate("narrow")
    #expect(states.current == "narrow")
    root.layoutIfNeeded()
    #expect(sidebar.frame == CGRect(0, 0, 50, 20))
    #expect(detail.frame.origin == CGPoint(x: 0, y: 20))
    states.activate("wide")
    root.layoutIfNeeded()
    #expect(sidebar.frame == CGRect(0, 0, 200, 20))
    #expect(detail.frame.minX == 200)
    states.deactivate()
    #expect(states.current == nil)
    #expect(states.constraints(of: "wide").allSatisfy { !$0.isActive })
    #expect(cost { states.activate("wide") }[1] == 3)
  }

  @Test func switchingCostsWhatDiffersInOneSolve() {
    addStates()
    states.activate("narrow")
    for _ in 0..<3 {
      #expect(cost { states.activate("wide") } == [1, 1, 1, 1])
      #expect(cost { states.activate("narrow") } == [1, 1, 1, 1])
    }
    #expect(cost { states.activate("narrow") } == [0, 0, 0, 0])
  }

  @Test func whatIsEqualInSeveralStatesIsOneConstraint() {
    addStates()
    #expect(states.constraints(of: "narrow")[1] === states.constraints(of: "wide")[1])
    #expect(states.constraints(of: "narrow")[0] !== states.constraints(of: "wide")[0])
  }

  @Test func whatTheProgramHoldsIsAConstraintOfItsStateAlone() {
    var own: [LayoutConstraint] = []
    func keep(_ constraint: LayoutConstraint, _ label: String?) {
      if label == nil { own.append(constraint) }
      constraint.label = label
    }
    for (name, label) in [("a", nil), ("b", nil), ("c", "height")] as [(String, String?)] {
      states.add(name) {
        let height = sidebar.heightAnchor == 20
        keep(height, label)
      }
    }
    states.activate("a")
    own[0].constant = 30
    root.layoutIfNeeded()
    #expect(sidebar.frame.height == 30)
    for name in ["b", "c"] {
      states.activate(name)
      root.layoutIfNeeded()
      #expect(sidebar.frame.height == 20)
    }
    states.activate("a")
    root.layoutIfNeeded()
    #expect(sidebar.frame.height == 30)
    #expect(own.map(\.isActive) == [true, false])
  }

  @Test func equalStatementsInOneStateStayAsManyAsTheyAre() {
    for name in ["a", "b"] {
      states.add(name) {
        sidebar.heightAnchor == 20 ~ .low
        sidebar.heightAnchor == 20 ~ .low
        sidebar.heightAnchor == 50 ~ .low
      }
    }
    let (first, second) = (states.constraints(of: "a"), states.constraints(of: "b"))
    #expect(first[0] !== first[1])
    #expect(zip(first, second).allSatisfy { $0 === $1 })
    states.activate("b")
    root.layoutIfNeeded()
    #expect(sidebar.frame.height == 20)
  }

  @Test func theWidthOfTheContainerDecides() {
    addStates()
    root.layoutIfNeeded()
    #expect(states.current == "wide")
    #expect(root.layoutEngine.statistics.framesSet == 2)
    root.frame.size.width = 599.5
    #expect(states.current == "wide")
    root.layoutIfNeeded()
    #expect(states.current == "narrow")
    #expect(sidebar.frame.width == 50)
    root.frame.size.width = 600
    root.layoutIfNeeded()
    #expect(states.current == "wide")
    #expect(cost { root.frame.size.width = 700 } == [0, 0, 0, 1])
  }

  @Test func rangesOfAllKindsAndBothSizesAreConditions() {
    func isMet(_ condition: LayoutCondition, _ width: Double, _ height: Double = 0) -> Bool {
      condition.isMet(in: CGSize(width: width, height: height))
    }
    #expect(isMet(.when(width: 600...), 600))
    #expect(!isMet(.when(width: 600...), 599))
    #expect(isMet(.when(width: ..<600), 599))
    #expect(!isMet(.when(width: ..<600), 600))
    #expect(isMet(.when(width: ...600), 600))
    #expect(isMet(.when(width: 400..<600), 400))
    #expect(!isMet(.when(width: 400..<600), 600))
    #expect(isMet(.when(width: 400...600), 600))
    #expect(isMet(.when(height: 100...), 0, 100))
    #expect(!isMet(.when(height: 100...), 100, 0))
    #expect(isMet(.when(width: ..<600, height: 400...), 500, 400))
    #expect(!isMet(.when(width: ..<600, height: 400...), 500, 300))
    #expect(!isMet(.when(width: 0...), .nan))
    #expect(isMet(LayoutCondition { $0.width > $0.height }, 2, 1))
  }

  @Test func theFirstConditionThatIsMetWinsAndElseTheFirstStateWithoutOne() {
    for (name, condition) in [
      ("default", nil), ("tall", .when(height: 500...)), ("wide", .when(width: 500...)),
    ] as [(String, LayoutCondition?)] {
      states.add(name, condition) { sidebar.widthAnchor == 10 }
    }
    var seen: [String?] = []
    for size in [(800, 600), (800, 400), (400, 400), (400, 600)] {
      root.frame.size = CGSize(width: size.0, height: size.1)
      root.layoutIfNeeded()
      seen.append(states.current)
    }
    #expect(seen == ["tall", "wide", "default", "tall"])
  }

  @Test func withoutAStateThatFitsNoneIsActive() {
    states.add("wide", .when(width: 500...)) { sidebar.widthAnchor == 10 }
    root.layoutIfNeeded()
    #expect(states.current == "wide")
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(states.current == nil)
    #expect(states.constraints(of: "wide").map(\.isActive) == [false])
  }

  @Test func theProgramCanTakeTheChoiceOver() {
    addStates()
    states.activate("narrow")
    root.layoutIfNeeded()
    root.frame.size.width = 900
    root.layoutIfNeeded()
    #expect(states.current == "narrow")
    states.followConditions()
    #expect(states.current == "narrow")
    root.layoutIfNeeded()
    #expect(states.current == "wide")
    states.deactivate()
    root.frame.size.width = 901
    root.layoutIfNeeded()
    #expect(states.current == nil)
  }

  @Test func aSolvedContainerDecidesToo() {
    let inner = LayoutStates(of: detail)
    inner.add("small", .when(width: ..<300)) { sidebar.heightAnchor == 1 }
    inner.add("large") { sidebar.heightAnchor == 2 }
    detail.widthAnchor == root.widthAnchor / 2
    root.layoutIfNeeded()
    #expect(inner.current == "large")
    #expect(root.layoutEngine.statistics.passes == 1)
    root.frame.size.width = 500
    root.layoutIfNeeded()
    #expect(inner.current == "small")
    #expect(sidebar.frame.height == 1)
  }

  @Test func aFlipFlopEndsAndIsReported() {
    let log = DiagnosticLog(root)
    let inner = LayoutStates(of: detail)
    inner.add("growing", .when(width: ..<300)) { detail.widthAnchor == 400 }
    inner.add("shrinking", .when(width: 300...)) { detail.widthAnchor == 200 }
    root.layoutIfNeeded()
    #expect(log.kinds == [.oscillation])
    #expect(log.diagnostics.first?.items == ["detail"])
    #expect(inner.current != nil)
    let (solves, width) = (root.layoutEngine.statistics.solves, detail.frame.width)
    #expect(solves <= 6)
    #expect(inner.constraints(of: inner.current ?? "").map { CGFloat($0.constant) } == [width])
    sidebar.widthAnchor == 3
    root.layoutIfNeeded()
    #expect(log.kinds == [.oscillation])
    #expect(detail.frame.width == width)
  }

  @Test func anUnknownNameIsReported() {
    let log = DiagnosticLog(root)
    addStates()
    states.activate("wide")
    states.activate("wiide")
    root.layoutIfNeeded()
    #expect(states.current == "wide")
    #expect(log.kinds == [.noSuchState])
    #expect(
      log.diagnostics.first?.description
        == "wiide: there is no state of this name; nothing was changed. There is: narrow, wide.")
  }

  @Test func aStateOfAKnownNameIsReplacedInPlace() {
    addStates()
    states.activate("wide")
    #expect(
      cost {
        states.add("wide") {
          sidebar.widthAnchor == 250
          sidebar.heightAnchor == 20
          detail.leadingAnchor == sidebar.trailingAnchor
        }
      } == [1, 0, 0, 1])
    #expect(states.names == ["narrow", "wide"])
    #expect(sidebar.frame.width == 250)
    states.activate("narrow")
    root.layoutIfNeeded()
    #expect(sidebar.frame.width == 50)
  }

  @Test func aStateThatThrowsIsNotAdded() {
    struct Fault: Error {}
    func fail() throws { throw Fault() }
    #expect(throws: Fault.self) {
      try states.add("a") {
        sidebar.widthAnchor == 1
        try fail()
      }
    }
    #expect(states.names == [])
    root.layoutIfNeeded()
    #expect(sidebar.frame.width == 0)
  }

  @Test func statesGoWithTheirContainerFromTreeToTree() {
    let panel = LayoutView(frame: CGRect(0, 0, 100, 100), label: "panel")
    let part = panel.add("part")
    let inner = LayoutStates(of: panel)
    inner.add("small", .when(width: ..<300)) { part.widthAnchor == 1 }
    inner.add("large") { part.widthAnchor == 2 }
    panel.layoutIfNeeded()
    #expect(inner.current == "small")
    sidebar.widthAnchor == 10
    root.layoutIfNeeded()
    root.addSubview(panel)
    panel.frame.size.width = 500
    root.layoutIfNeeded()
    #expect(inner.current == "large")
    #expect(part.frame.width == 2)
    panel.removeFromSuperview()
    panel.frame.size.width = 50
    panel.layoutIfNeeded()
    #expect(inner.current == "small")
    #expect(part.frame.width == 1)
  }

  @Test func theContainerKeepsTheStatesAndTheyKeepNoView() {
    weak var states: LayoutStates?
    weak var view: LayoutView?
    do {
      let owner = LayoutView(frame: CGRect(0, 0, 10, 10))
      let inner = owner.add("inner")
      states = {
        let states = LayoutStates(of: owner)
        states.add("only") { inner.edgeAnchors == owner.edgeAnchors }
        return states
      }()
      owner.layoutIfNeeded()
      #expect(states?.current == "only")
      #expect(inner.frame.width == 10)
      view = inner
    }
    #expect(states == nil)
    #expect(view == nil)
  }

  @Test func statesOutliveTheirContainer() {
    let orphaned = {
      let owner = LayoutView()
      return LayoutStates(of: owner)
    }()
    orphaned.add("a") { sidebar.widthAnchor == 1 }
    orphaned.activate("b")
    orphaned.activate("a")
    orphaned.followConditions()
    #expect(orphaned.current == "a")
    root.layoutIfNeeded()
    #expect(sidebar.frame.width == 1)
  }
}
