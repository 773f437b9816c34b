import AnchorLayout
import Foundation
import Testing

/// Numbers that make no sense, in every place where a number can go.
@Suite struct BadNumberTests {
  let root = makeRoot()
  let view = ContentView("view", 50, 20)
  let log: DiagnosticLog

  init() {
    root.addSubview(view)
    log = DiagnosticLog(root)
    view.topAnchor == root.topAnchor + 3
    view.leadingAnchor == root.leadingAnchor + 4
  }

  private func layOut(_ expected: CGRect) {
    root.layoutIfNeeded()
    #expect(view.frame.isClose(to: expected))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func compositesLeaveOutWhatIsNotFinite(_ number: Double) {
    view.edgeAnchors == root.edgeAnchors + LayoutInsets(top: 3, left: 4, bottom: number, right: 1)
    view.sizeAnchors == CGSize(width: number, height: 30)
    view.centerAnchors == root.centerAnchors + CGPoint(x: number, y: number)
    view.sizeAnchors == root.sizeAnchors * number
    layOut(CGRect(4, 3, 395, 30))
    #expect(log.kinds == Array(repeating: .notFinite, count: 6))
  }

  @Test func aFactorThatIsNotFiniteIsPrintedAsItWasWritten() {
    view.widthAnchor == root.widthAnchor * .infinity
    view.widthAnchor <= root.widthAnchor * .nan + .infinity
    layOut(CGRect(4, 3, 50, 20))
    #expect(
      log.diagnostics.map(\.statement)
        == ["view.width == root.width * inf", "view.width <= root.width * nan + inf"])
  }

  @Test func aBoundMayBecomeInfiniteAndFiniteAgain() {
    let most = view.widthAnchor <= 40
    layOut(CGRect(4, 3, 40, 20))
    most.constant = .infinity
    layOut(CGRect(4, 3, 50, 20))
    #expect(most.isActive)
    #expect(most.constant == .infinity)
    most.constant = -.infinity
    layOut(CGRect(4, 3, 50, 20))
    most.constant = 30
    layOut(CGRect(4, 3, 30, 20))
    #expect(log.kinds == [.notFinite])
  }

  @Test func anEditThatOverflowsIsReportedAndChangesNothing() {
    let width = view.widthAnchor / 1e6 == 5e-5
    layOut(CGRect(4, 3, 50, 20))
    width.constant = 1e305
    layOut(CGRect(4, 3, 50, 20))
    #expect(width.constant == 5e-5)
    #expect(log.kinds == [.notFinite])
  }

  @Test func anIntrinsicSizeThatIsNotFiniteIsNoneAndReported() {
    view.content = CGSize(width: Double.nan, height: .infinity)
    layOut(CGRect(4, 3, 0, 0))
    #expect(log.kinds == [.contentNotFinite])
    #expect(log.diagnostics.first?.items == ["view"])
    view.content = CGSize(width: -7, height: 9)
    view.invalidateIntrinsicContentSize()
    layOut(CGRect(4, 3, 0, 9))
    #expect(log.kinds == [.contentNotFinite])
  }

  @Test func aBaselineThatIsNotFiniteIsZeroAndReported() {
    let other = ContentView("other", 10, 10)
    root.addSubview(other)
    other.firstBaselineAnchor == view.lastBaselineAnchor
    view.baselines = (.nan, .infinity)
    other.baselines = (2, 2)
    layOut(CGRect(4, 3, 50, 20))
    #expect(other.frame.minY == 21)
    #expect(log.kinds == [.contentNotFinite])
    view.baselines = (15, 5)
    view.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(other.frame.minY == 16)
    view.baselines = (15, .nan)
    view.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(other.frame.minY == 21)
    #expect(log.kinds == [.contentNotFinite, .contentNotFinite])
  }

  @Test(arguments: [0, -3, 1001, Double.nan, .infinity])
  func aContentPriorityOutOfRangeIsReported(_ priority: Double) {
    view.setContentHuggingPriority(LayoutPriority(priority), for: .horizontal)
    view.widthAnchor == 70 ~ 1
    layOut(CGRect(4, 3, 70, 20))
    #expect(log.kinds == [.priorityOutOfRange])
    #expect(log.diagnostics.first?.statement == "view")
  }

  @Test(arguments: [1e9, 1e100, 1e300, Double.greatestFiniteMagnitude])
  func hugeNumbersHarmNoOtherFrame(_ number: Double) {
    let huge = root.add("huge")
    huge.widthAnchor == number
    view.widthAnchor <= number
    view.heightAnchor >= -number
    let far = root.add("far", number, -number, number, number)
    far.addSubview(LayoutView())
    root.add("beside").leadingAnchor == far.leadingAnchor
    layOut(CGRect(4, 3, 50, 20))
    #expect(Double(huge.frame.width) == number)
  }

  @Test func aFrameOfNegativeSizeIsTakenAsTheRectangleItCovers() {
    let placed = root.add("placed", 100, 100, -30, -40)
    view.edgeAnchors == placed.edgeAnchors ~ .high
    view.topAnchor == placed.topAnchor
    let beside = root.add("beside")
    beside.edgeAnchors == placed.edgeAnchors
    root.layoutIfNeeded()
    #expect(beside.frame == CGRect(70, 60, 30, 40))
  }

  @Test func aRootsPositionIsNoInput() {
    layOut(CGRect(4, 3, 50, 20))
    let statistics = root.layoutEngine.statistics
    root.frame.origin = CGPoint(x: 30, y: Double.nan)
    layOut(CGRect(4, 3, 50, 20))
    #expect(root.layoutEngine.statistics == statistics)
    #expect(log.kinds == [])
    root.frame = CGRect(Double.infinity, 7, 300, 300)
    layOut(CGRect(4, 3, 50, 20))
    #expect(log.kinds == [])
  }
}
