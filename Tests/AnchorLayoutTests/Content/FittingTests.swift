import AnchorLayout
import Foundation
import Testing

/// Sizes an item would have.
@Suite struct FittingTests {
  let root = makeRoot()
  let popup: LayoutView
  let label = LayoutLabel("one two three four", measurer: FixedWidthMeasurer(), label: "label")

  init() {
    popup = root.add("popup")
    popup.addSubview(label)
    label.edgeAnchors == popup.edgeAnchors + 1
    popup.edgeAnchors == root.edgeAnchors
  }

  @Test func whatIsOutsideHasNoSay() {
    let beside = root.add("beside")
    beside.widthAnchor == label.widthAnchor
    beside.widthAnchor == 300
    label.leadingAnchor == root.leadingAnchor + 1
    #expect(popup.fittingSize(for: .zero) == CGSize(width: 20, height: 3))
    #expect(label.fittingSize(for: .zero) == CGSize(width: 18, height: 1))
  }

  @Test func aRequiredWidthGivesTheHeightOfTheTextWrappedInIt() {
    for (width, height) in [(10.0, 5.0), (11, 5), (12, 4), (15, 4), (20, 3), (6, 7)] {
      let size = popup.fittingSize(
        for: CGSize(width: width, height: 0), horizontal: .required)
      #expect(size == CGSize(width: width, height: height))
    }
  }

  @Test func contentGivesALeastAndAGreatestSize() {
    #expect(popup.minimumFittingSize == CGSize(width: 20, height: 3))
    #expect(popup.maximumFittingSize == CGSize(width: 20, height: 3))
    label.horizontalHugging = .off
    #expect(popup.maximumFittingSize.width.isInfinite)
    #expect(popup.maximumFittingSize.height == 3)
    label.horizontalCompressionResistance = .off
    #expect(popup.minimumFittingSize == CGSize(width: 2, height: 17))
    popup.widthAnchor >= 7
    popup.widthAnchor <= 90
    #expect(popup.minimumFittingSize == CGSize(width: 7, height: 6))
    #expect(popup.maximumFittingSize.width == 90)
  }

  @Test func aProposalOfNoPriorityOrNoNumberIsNone() {
    let expected = CGSize(width: 20, height: 3)
    for length: Double in [.nan, -1, -1e300, 0, 7] {
      let proposal = CGSize(width: length, height: length)
      let isNumber = length >= 0
      let size = popup.fittingSize(
        for: proposal, horizontal: isNumber ? .off : .required,
        vertical: isNumber ? 2000 : .required)
      #expect(size == expected)
    }
  }

  @Test func anItemWithoutStatementsIsAsLargeAsItsContent() {
    let alone = LayoutLabel("one two", measurer: FixedWidthMeasurer())
    #expect(alone.fittingSize(for: .zero) == CGSize(width: 7, height: 1))
    let narrow = alone.fittingSize(
      for: CGSize(width: 3, height: 0), horizontal: .required)
    #expect(narrow == CGSize(width: 3, height: 2))
    #expect(LayoutView(frame: CGRect(1, 2, 30, 40)).fittingSize(for: .zero) == .zero)
  }

  @Test func aFrameInsideThatIsAnInputCounts() {
    let placed = popup.add("placed", 5, 6, 30, 40)
    placed.addSubview(LayoutView())
    placed.trailingAnchor <= popup.trailingAnchor - 2
    placed.translatesAutoresizingMaskIntoConstraints = true
    #expect(popup.fittingSize(for: .zero) == CGSize(width: 37, height: 3))
  }

  @Test func aFrameInsideThatIsAnInputInPartCountsInThatPart() {
    let dragged = popup.add("dragged", 25, 6, 30, 40)
    dragged.frameInputs = .origin
    dragged.sizeAnchors == CGSize(width: 5, height: 7)
    dragged.trailingAnchor <= popup.trailingAnchor
    dragged.bottomAnchor <= popup.bottomAnchor
    label.horizontalHugging = .off
    label.verticalHugging = .off
    #expect(popup.fittingSize(for: .zero) == CGSize(width: 30, height: 13))
    dragged.frameInputs = .size
    dragged.leadingAnchor == popup.leadingAnchor + 1
    dragged.topAnchor == popup.topAnchor + 1
    #expect(popup.fittingSize(for: .zero) == CGSize(width: 31, height: 41))
  }

  @Test func theDirectionOfTextChangesNoSize() {
    popup.layoutMargins = LayoutInsets(left: 3, right: 5)
    let beside = ContentView("beside", 10, 1)
    popup.addSubview(beside)
    beside.leadingAnchor == label.trailingAnchor + 2
    beside.trailingAnchor <= popup.anchors.trailingMargin
    label.trailingAnchor == popup.trailingAnchor - 20
    beside.trailingAnchor == popup.trailingAnchor - 8
    let proposal = CGSize(width: 38, height: 0)
    let sizes = [popup.minimumFittingSize, popup.fittingSize(for: proposal, horizontal: .required)]
    root.layoutDirection = .rightToLeft
    #expect(popup.minimumFittingSize == sizes[0])
    #expect(popup.fittingSize(for: proposal, horizontal: .required) == sizes[1])
  }

  @Test func textIsWrappedInsideOfTheAlignmentRectangle() {
    label.alignmentRectInsets = LayoutInsets(top: 2, left: 1, bottom: 3, right: 4)
    let size = popup.fittingSize(for: CGSize(width: 10, height: 0), horizontal: .required)
    #expect(size == CGSize(width: 10, height: 5))
    #expect(label.fittingSize(for: CGSize(width: 13, height: 0), horizontal: .required).height == 8)
  }

  @Test func aQueryChangesNothing() {
    root.layoutIfNeeded()
    let log = DiagnosticLog(root)
    let statistics = root.layoutEngine.statistics
    let frames = [popup.frame, label.frame]
    for width in 1...40 {
      let size = CGSize(width: Double(width), height: 0)
      let first = popup.fittingSize(for: size, horizontal: .required)
      #expect(first == popup.fittingSize(for: size, horizontal: .required))
      _ = label.maximumFittingSize
    }
    root.layoutIfNeeded()
    #expect(root.layoutEngine.statistics == statistics)
    #expect([popup.frame, label.frame] == frames)
    #expect(log.kinds == [])
  }

  @Test func queriesOfOneItemDoNotDependOnThoseBefore() {
    label.horizontalCompressionResistance = .off
    let sizes = [CGSize(width: 6, height: 0), .zero, CGSize(width: 30, height: 90)]
    func ask(_ size: CGSize, _ priority: LayoutPriority) -> CGSize {
      popup.fittingSize(for: size, horizontal: priority, vertical: priority)
    }
    var answers: [CGSize] = []
    for size in sizes {
      for priority in [.required, .fittingSize, .off, .high] as [LayoutPriority] {
        _ = label.minimumFittingSize
        answers.append(ask(size, priority))
      }
    }
    for round in 0..<3 {
      var index = 0
      for size in sizes {
        for priority in [.required, .fittingSize, .off, .high] as [LayoutPriority] {
          #expect(ask(size, priority) == answers[index], "round \(round), query \(index)")
          index += 1
        }
      }
    }
  }

  @Test func everyChangeIsSeenByTheNextQuery() {
    label.horizontalCompressionResistance = .off
    let proposal = CGSize(width: 8, height: 0)
    func height() -> Double { popup.fittingSize(for: proposal, horizontal: .required).height }
    #expect(height() == 6)
    // As wide as before on one line, and broken otherwise.
    label.text = "onetwo threefour x"
    #expect(height() == 5)
    label.text = "one"
    #expect(height() == 3)
    let other = ContentView("other", 1, 20)
    popup.addSubview(other)
    other.topAnchor == popup.topAnchor
    other.bottomAnchor <= popup.bottomAnchor
    #expect(height() == 20)
    other.content.height = 9
    other.invalidateIntrinsicContentSize()
    #expect(height() == 9)
    other.removeFromSuperview()
    #expect(height() == 3)
  }

  @Test func aQueryKeepsNothingAlive() {
    weak var dead: LayoutView?
    weak var engine: LayoutEngine?
    do {
      let window = makeRoot()
      let inner = LayoutLabel("text")
      window.addSubview(inner)
      inner.edgeAnchors == window.edgeAnchors
      _ = window.fittingSize(for: .zero)
      inner.removeFromSuperview()
      dead = inner
      engine = window.layoutEngine
    }
    #expect(dead == nil)
    #expect(engine == nil)
  }

  @Test func aQueryBeforeAPassKeepsWhatThePassHasToDo() {
    _ = popup.fittingSize(for: .zero)
    #expect(popup.frame == .zero)
    root.layoutIfNeeded()
    #expect(popup.frame == root.bounds)
    label.text = "one"
    #expect(popup.fittingSize(for: .zero) == CGSize(width: 5, height: 3))
    root.layoutIfNeeded()
    #expect(root.layoutEngine.statistics.passes == 2)
  }

  @Test func aQueryMayComeFromInsideOfAPass() {
    let asker = AskingView(label: "asker")
    root.addSubview(asker)
    asker.asked = popup
    asker.topAnchor == root.topAnchor
    root.layoutIfNeeded()
    #expect(asker.frame.size == CGSize(width: 20, height: 3))
    asker.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(asker.frame.size == CGSize(width: 20, height: 3))
    #expect(asker.sizes == [CGSize(width: 20, height: 3)])
  }

  @Test func aQueryWhileStatementsAreUpdatedSeesThoseMadeSoFar() {
    let updater = UpdatingView(label: "updater")
    root.addSubview(updater)
    let inside = updater.add("inside")
    var (sizes, frames): ([CGSize], [CGRect]) = ([], [])
    updater.onUpdate = { [root] in
      inside.edgeAnchors == updater.edgeAnchors + 1
      inside.sizeAnchors == CGSize(width: 40, height: 6)
      updater.edgeAnchors.excluding(.bottom, .trailing) == root.edgeAnchors
      sizes.append(updater.fittingSize(for: .zero))
      frames.append(updater.exactFrame)
      root.layoutIfNeeded()
      frames.append(updater.frame)
      inside.widthAnchor >= 30
    }
    updater.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(sizes == [CGSize(width: 42, height: 8)])
    #expect(frames == [CGRect(0, 0, 42, 8), .zero])
    #expect(updater.frame == CGRect(0, 0, 42, 8))
  }

  @Test func aQueryFollowsAnItemThatStatementsBringToAnotherTree() {
    let other = makeRoot()
    other.add("there").widthAnchor == 3
    let updater = UpdatingView(label: "updater")
    root.addSubview(updater)
    updater.leadingAnchor == root.leadingAnchor + 2
    let width = updater.widthAnchor == 8
    updater.onUpdate = { [root] in other.addSubview(root) }
    updater.setNeedsUpdateConstraints()
    #expect(updater.exactFrame == CGRect(2, 0, 8, 0))
    root.removeFromSuperview()
    updater.setNeedsUpdateConstraints()
    #expect(updater.fittingSize(for: .zero) == CGSize(width: 8, height: 0))
    root.removeFromSuperview()
    updater.setNeedsUpdateConstraints()
    #expect(width.violation == 0)
  }

  @Test func aContentMayBeTheSizeThatFits() {
    let asker = AskingView(label: "asker")
    asker.asked = asker
    root.addSubview(asker)
    let text = LayoutLabel("one two", measurer: FixedWidthMeasurer())
    asker.addSubview(text)
    text.edgeAnchors == asker.edgeAnchors + 1
    asker.topAnchor == root.topAnchor
    root.layoutIfNeeded()
    #expect(asker.frame.size == CGSize(width: 9, height: 3))
    text.text = "one"
    #expect(asker.fittingSize(for: .zero) == CGSize(width: 5, height: 3))
  }
}

/// A view that states something when it is asked to.
private final class UpdatingView: LayoutView {
  var onUpdate: (() -> Void)?

  override func updateConstraints() { onUpdate?() }
}

/// A view whose content is as large as another view would be.
private final class AskingView: LayoutView {
  weak var asked: LayoutView?
  var sizes: [CGSize] = []

  override var intrinsicContentSize: CGSize { asked?.fittingSize(for: .zero) ?? .zero }

  override func layoutSubviews() {
    if let asked { sizes.append(asked.minimumFittingSize) }
  }
}
