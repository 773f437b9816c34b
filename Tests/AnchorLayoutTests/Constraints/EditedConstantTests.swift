import AnchorLayout
import Foundation
import Testing

@Suite struct EditedConstantTests {
  let root = makeRoot()
  let view: LayoutView
  let other: LayoutView

  init() {
    view = root.add("view")
    other = root.add("other")
    other.widthAnchor == 100
  }

  @Test(arguments: [0.3, 7, -1e-9])
  func theConstantReadsBackAsItWasSet(constant: Double) {
    let constraints = [
      view.widthAnchor + 0.1 == other.widthAnchor + 0.3,
      view.widthAnchor + 1e20 == other.widthAnchor,
      view.widthAnchor + .infinity == other.widthAnchor,
    ]
    for constraint in constraints {
      constraint.constant = constant
      #expect(constraint.constant == constant)
      constraint.isActive = false
    }
    constraints[2].isActive = true
    root.layoutEngine.diagnosticHandler = { _ in }
    root.layoutIfNeeded()
    #expect(abs(view.frame.width - 100 - constant) < 1e-6)
  }

  @Test func whatIsNotANumberChangesNothingAtAnyTime() {
    let log = DiagnosticLog(root)
    let queued = view.widthAnchor == 30
    queued.constant = .nan
    let inactive = view.heightAnchor == 2 * other.widthAnchor
    inactive.isActive = false
    inactive.multiplier = .nan
    root.layoutIfNeeded()
    #expect(queued.constant == 30)
    #expect(inactive.multiplier == 2)
    #expect(view.frame.width == 30)
    #expect(log.kinds == [.notFinite, .notFinite])
  }

  @Test func aCoefficientThatOverflowsThroughABaselineChangesNothing() {
    let text = ContentView("text", 10, 10)
    text.baselines.first = 1e10
    root.addSubview(text)
    let log = DiagnosticLog(root)
    let constraint = view.topAnchor == text.firstBaselineAnchor - 1e10
    root.layoutIfNeeded()
    constraint.multiplier = 1e300
    root.layoutIfNeeded()
    #expect(constraint.multiplier == 1)
    #expect(view.frame.minY == 0)
    #expect(log.kinds == [.notFinite])
  }

  @Test func aStatementWhoseFirstItemsAreGoneIsReported() {
    let log = DiagnosticLog(root)
    var (a, b): (LayoutView?, LayoutView?) = (LayoutView(), LayoutView())
    let sum = a!.widthAnchor + b!.widthAnchor
    (a, b) = (nil, nil)
    sum == view.widthAnchor
    root.layoutIfNeeded()
    #expect(log.kinds == [.deadItem])
  }

  @Test func aTaskThatOutlivesItsBatchMakesActiveStatements() async {
    let isActive = await Task { @MainActor in
      let root = makeRoot()
      let inner = root.add("inner")
      var late: Task<Bool, Never>?
      batch {
        inner.widthAnchor == 10
        late = Task { @MainActor in (inner.heightAnchor == 20).isActive }
      }
      return await late?.value
    }.value
    #expect(isActive == true)
  }
}
