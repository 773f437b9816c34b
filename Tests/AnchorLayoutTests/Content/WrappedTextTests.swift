import AnchorLayout
import Foundation
import Testing

/// A view whose height depends on its width.
private final class FlowView: LayoutView {
  var height: (Double) -> Double = { _ in 0 }
  var widths: [Double] = []

  override func contentHeight(forWidth width: Double) -> Double? {
    widths.append(width)
    return height(width)
  }
}

/// Contents whose height depends on their width.
@Suite struct WrappedTextTests {
  let root = makeRoot()
  let log: DiagnosticLog

  init() { log = DiagnosticLog(root) }

  private func popup(_ label: LayoutLabel, width: Double) -> LayoutView {
    let popup = root.add("popup")
    popup.addSubview(label)
    label.edgeAnchors == popup.edgeAnchors + 1
    popup.widthAnchor <= width
    return popup
  }

  @Test func aPopupGetsTheHeightAtItsFinalWidthAndShrinksAgain() {
    let label = LayoutLabel("one two three four", measurer: FixedWidthMeasurer())
    let popup = popup(label, width: 10)
    root.layoutIfNeeded()
    // "one two", "three", "four"
    #expect(popup.frame == CGRect(0, 0, 10, 5))
    #expect(label.frame == CGRect(1, 1, 8, 3))
    label.text = "one two"
    root.layoutIfNeeded()
    #expect(popup.frame == CGRect(0, 0, 9, 3))
    label.text = "one two three"
    #expect(popup.exactFrame == CGRect(0, 0, 10, 4))
    #expect(log.kinds == [])
  }

  @Test func wrappingIsSwitchedWithoutMeasuringTheUnbrokenTextAgain() {
    let measurer = CountingMeasurer()
    let label = LayoutLabel("one two three four", measurer: measurer)
    root.addSubview(label)
    label.widthAnchor == 8
    root.layoutIfNeeded()
    #expect(label.frame.height == 3)
    label.wrapsLines = false
    root.layoutIfNeeded()
    #expect(label.frame.height == 1)
    label.wrapsLines = true
    root.layoutIfNeeded()
    #expect(label.frame.height == 3)
    #expect(measurer.countOfUnbroken == 1)
    label.text = "one"
    root.layoutIfNeeded()
    #expect(label.frame.height == 1)
    #expect(measurer.countOfUnbroken == 2)
  }

  @Test func textIsWrappedInsideOfTheAlignmentRectangle() {
    let label = LayoutLabel("one two three four", measurer: FixedWidthMeasurer())
    let popup = popup(label, width: 10)
    label.alignmentRectInsets = LayoutInsets(top: 2, left: 1, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(popup.frame == CGRect(0, 0, 10, 5))
    #expect(label.frame == CGRect(0, -1, 13, 8))
    // The frame keeps its width, and less of it is left for the text.
    popup.frameInputs = .origin
    let outer = label.leadingAnchor == root.leadingAnchor
    outer.isActive = false
    label.alignmentRectInsets.right = 0
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(0, -1, 9, 8))
  }

  @Test func aWindowOfAWrappedTextIsAsHighAsTheTextAndShrinksAgain() {
    let window = LayoutView(frame: CGRect(40, 50, 0, 0), label: "window")
    window.frameInputs = []
    window.layoutEngine.pixelGrid = .cells
    let label = LayoutLabel("one two three four", measurer: FixedWidthMeasurer())
    window.addSubview(label)
    label.edgeAnchors == window.edgeAnchors + 1
    window.widthAnchor <= 10
    window.layoutIfNeeded()
    #expect(window.frame == CGRect(40, 50, 10, 5))
    label.text = "one"
    window.layoutIfNeeded()
    #expect(window.frame == CGRect(40, 50, 5, 3))
    label.text = ""
    window.layoutIfNeeded()
    #expect(window.frame == CGRect(40, 50, 2, 3))
    label.text = "one two three four"
    window.layoutIfNeeded()
    #expect(window.frame == CGRect(40, 50, 10, 5))
  }

  @Test func aTextOfNoWidthHasALineForEachCharacter() {
    let label = LayoutLabel("one two", measurer: FixedWidthMeasurer())
    root.addSubview(label)
    let width = label.widthAnchor == 0
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(0, 0, 0, 6))
    width.constant = -3
    root.layoutIfNeeded()
    #expect(label.frame.height == 1)
    #expect(log.kinds == [.conflict])
  }

  @Test func textFromRightToLeftWrapsAtTheSameWidth() {
    let label = LayoutLabel("one two three four", measurer: FixedWidthMeasurer())
    let popup = popup(label, width: 10)
    popup.leadingAnchor == root.leadingAnchor + 5
    label.setContentHuggingPriority(.high, for: .horizontal)
    root.layoutIfNeeded()
    #expect(popup.frame == CGRect(5, 0, 10, 5))
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(popup.frame == CGRect(385, 0, 10, 5))
    #expect(label.frame == CGRect(1, 1, 8, 3))
    label.text = "one"
    root.layoutIfNeeded()
    #expect(popup.frame == CGRect(390, 0, 5, 3))
  }

  @Test func onlyAChangedWidthIsMeasuredAgain() {
    let label = LayoutLabel("one two three four", measurer: FixedWidthMeasurer())
    label.topAnchor == root.topAnchor
    root.addSubview(label)
    let width = label.widthAnchor == 9
    root.layoutIfNeeded()
    #expect(label.frame.height == 3)
    let measured = root.layoutEngine.statistics.contentsMeasured
    let solves = root.layoutEngine.statistics.solves
    label.topAnchor == root.topAnchor + 5 ~ .high
    root.layoutIfNeeded()
    #expect(root.layoutEngine.statistics.contentsMeasured == measured)
    width.constant = 10
    root.layoutIfNeeded()
    #expect(root.layoutEngine.statistics.contentsMeasured == measured + 1)
    #expect(label.frame.height == 2)
    #expect(root.layoutEngine.statistics.solves == solves + 3)
    width.constant = 13
    root.layoutIfNeeded()
    #expect(label.frame.height == 2)
    #expect(root.layoutEngine.statistics.solves == solves + 4)
  }

  @Test func aWidthThatDependsOnAnotherTextSettles() {
    let first = LayoutLabel("aaaa bbbb cccc", measurer: FixedWidthMeasurer())
    let second = LayoutLabel("aaaa bbbb cccc", measurer: FixedWidthMeasurer())
    root.addSubview(first)
    root.addSubview(second)
    first.widthAnchor == 9
    second.horizontalHugging = .off
    second.horizontalCompressionResistance = .off
    second.widthAnchor == first.heightAnchor * 2
    root.layoutIfNeeded()
    #expect(first.frame.height == 2)
    #expect(second.frame.size == CGSize(width: 4, height: 3))
  }

  @Test func aContentThatDoesNotSettleIsReportedOnce() {
    let view = FlowView(label: "flow")
    root.addSubview(view)
    view.height = { $0 > 50 ? 10 : 100 }
    view.widthAnchor == view.heightAnchor
    let beside = root.add("beside")
    beside.widthAnchor == 5
    root.layoutIfNeeded()
    #expect(log.kinds == [.contentNotStable])
    #expect(log.diagnostics.first?.statement == "flow")
    #expect(beside.frame.width == 5)
    let statistics = root.layoutEngine.statistics
    root.layoutIfNeeded()
    #expect(root.layoutEngine.statistics == statistics)
  }

  @Test func aHeightThatIsNotFiniteIsReported() {
    let view = FlowView(label: "flow")
    root.addSubview(view)
    view.height = { $0 > 50 ? .nan : 100 }
    view.heightAnchor == 7 ~ 1
    view.widthAnchor == 60
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 60, height: 7))
    #expect(log.kinds.contains(.contentNotFinite))
    #expect(view.widths == [.infinity, 60])
  }

  @Test func textIsMeasuredAtAWidthOfTheGrid() {
    root.layoutEngine.pixelGrid = .cells
    let label = LayoutLabel("four five", measurer: FixedWidthMeasurer())
    root.addSubview(label)
    let width = label.widthAnchor == 8.9
    root.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 9, height: 2))
    width.constant = 9.2
    root.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 9, height: 1))
  }

  @Test func aSizeMayBeKnownLater() {
    let image = ContentView("image", LayoutView.noIntrinsicMetric, LayoutView.noIntrinsicMetric)
    let below = root.add("below")
    root.addSubview(image)
    image.topAnchor == root.topAnchor
    below.topAnchor == image.bottomAnchor + 1
    root.layoutIfNeeded()
    #expect(below.frame.minY == 1)
    image.content = CGSize(width: 30, height: 20)
    image.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(below.frame.minY == 21)
    #expect(image.frame.size == CGSize(width: 30, height: 20))
    image.content = CGSize(width: 30, height: LayoutView.noIntrinsicMetric)
    image.heightAnchor == 4 ~ 1
    image.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(image.frame.size == CGSize(width: 30, height: 4))
  }

  @Test func huggingAndCompressionResistanceCanBeSwitchedOff() {
    let content = ContentView("content", 40, 40)
    root.addSubview(content)
    content.widthAnchor == 90 ~ 1
    content.heightAnchor == 10 ~ 1
    root.layoutIfNeeded()
    #expect(content.frame.size == CGSize(width: 40, height: 40))
    content.horizontalHugging = .off
    content.verticalCompressionResistance = .off
    root.layoutIfNeeded()
    #expect(content.frame.size == CGSize(width: 90, height: 10))
    content.horizontalHugging = .low
    root.layoutIfNeeded()
    #expect(content.frame.size == CGSize(width: 40, height: 10))
    #expect(log.kinds == [])
  }
}

/// Counts how often it measures a text whose lines are not broken. Sendable by name only: it stays in
/// one test.
private final class CountingMeasurer: LayoutTextMeasurer, @unchecked Sendable {
  private(set) var countOfUnbroken = 0

  func extent(of text: String, inWidth width: Double) -> LayoutTextExtent {
    if width == .infinity { countOfUnbroken += 1 }
    return FixedWidthMeasurer().extent(of: text, inWidth: width)
  }
}
