import AnchorLayout
import Foundation
import Testing

@Suite struct LayoutStackTests {
  let root = makeRoot()
  let stack = LayoutStack(label: "stack")
  let members = [ContentView("a", 30, 10), ContentView("b", 60, 20), ContentView("c", 20, 30)]
  let log: DiagnosticLog

  init() {
    log = DiagnosticLog(root)
    root.addSubview(stack)
    stack.leadingAnchor == root.leadingAnchor
    stack.topAnchor == root.topAnchor
    for member in members { stack.addArrangedSubview(member) }
  }

  /// Where the members lie along x.
  private var spans: [[Double]] {
    root.layoutIfNeeded()
    return members.map { [$0.frame.minX, $0.frame.width] }
  }

  /// Where the members lie along y.
  private var verticalSpans: [[Double]] {
    root.layoutIfNeeded()
    return members.map { [$0.frame.minY, $0.frame.height] }
  }

  /// How far below the last member each begins.
  private var shiftsFromLast: [Double] {
    let tops = verticalSpans.map { $0[0] }
    return tops.map { $0 - tops[2] }
  }

  @Test func aStackIsAsLargeAsItsMembers() {
    stack.spacing = 5
    stack.alignment = .leading
    #expect(spans == [[0, 30], [35, 60], [100, 20]])
    #expect(verticalSpans == [[0, 10], [0, 20], [0, 30]])
    #expect(stack.frame == CGRect(0, 0, 120, 30))
    #expect(log.kinds == [])
  }

  @Test func fillStretchesTheMemberThatIsHuggedLeast() {
    stack.widthAnchor == 200
    members[1].horizontalHugging = .custom(100)
    #expect(spans == [[0, 30], [30, 150], [180, 20]])
  }

  @Test func fillEquallyMakesAllEquallyLong() {
    stack.widthAnchor == 200
    stack.spacing = 10
    stack.distribution = .fillEqually
    #expect(spans == [[0, 60], [70, 60], [140, 60]])
  }

  @Test func fillProportionallyFollowsTheContents() {
    stack.widthAnchor == 220
    stack.distribution = .fillProportionally
    #expect(spans == [[0, 60], [60, 120], [180, 40]])
    members[0].content.width = 140
    members[0].invalidateIntrinsicContentSize()
    #expect(spans == [[0, 140], [140, 60], [200, 20]])
  }

  @Test func equalSpacingGivesTheRestToTheGaps() {
    stack.distribution = .equalSpacing
    stack.spacing = 4
    #expect(spans == [[0, 30], [34, 60], [98, 20]])
    stack.widthAnchor == 150
    #expect(spans == [[0, 30], [50, 60], [130, 20]])
  }

  @Test func equalCenteringKeepsTheSpacing() {
    stack.distribution = .equalCentering
    let width = stack.widthAnchor == 200
    // Centers at 15, 102.5 and 190.
    #expect(spans == [[0, 30], [72.5, 60], [180, 20]])
    stack.spacing = 8
    width.constant = 127
    #expect(spans == [[0, 30], [38, 60], [107, 20]])
  }

  @Test func membersAreAligned() {
    stack.heightAnchor == 40
    #expect(verticalSpans == [[0, 40], [0, 40], [0, 40]])
    stack.alignment = .center
    #expect(verticalSpans == [[15, 10], [10, 20], [5, 30]])
    stack.alignment = .trailing
    #expect(verticalSpans == [[30, 10], [20, 20], [10, 30]])
    for (member, baseline) in zip(members, [8.0, 15, 22]) {
      member.baselines = (baseline, 1)
      member.invalidateIntrinsicContentSize()
    }
    stack.alignment = .firstBaseline
    #expect(shiftsFromLast == [14, 7, 0])
    stack.alignment = .lastBaseline
    #expect(shiftsFromLast == [20, 10, 0])
    stack.alignment = .fill
    #expect(verticalSpans == [[0, 40], [0, 40], [0, 40]])
    stack.alignment = .firstBaseline
    #expect(shiftsFromLast == [14, 7, 0])
    #expect(log.kinds == [])
  }

  @Test func aColumnIsARowTurned() {
    stack.axis = .vertical
    stack.spacing = 2
    stack.alignment = .trailing
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = LayoutDirectionalInsets(
      top: 1, leading: 3, bottom: 5, trailing: 7)
    #expect(verticalSpans == [[1, 10], [13, 20], [35, 30]])
    #expect(spans == [[33, 30], [3, 60], [43, 20]])
    #expect(stack.frame == CGRect(0, 0, 70, 70))
  }

  @Test func marginsAreKept() {
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = LayoutDirectionalInsets(
      top: 1, leading: 3, bottom: 5, trailing: 7)
    stack.alignment = .center
    #expect(spans == [[3, 30], [33, 60], [93, 20]])
    #expect(verticalSpans == [[11, 10], [6, 20], [1, 30]])
    #expect(stack.frame.size == CGSize(width: 120, height: 36))
    let former = root.layoutEngine.statistics
    stack.layoutMargins.left = 4
    #expect(spans == [[4, 30], [34, 60], [94, 20]])
    let now = root.layoutEngine.statistics
    #expect(now.rowsLowered == former.rowsLowered && now.rowsRemoved == former.rowsRemoved)
    stack.isLayoutMarginsRelativeArrangement = false
    #expect(spans == [[0, 30], [30, 60], [90, 20]])
  }

  @Test func aRowRunsInTheDirectionOfText() {
    stack.spacing = 5
    stack.alignment = .leading
    stack.widthAnchor == 200
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = LayoutDirectionalInsets(leading: 20, trailing: 60)
    #expect(spans == [[20, 30], [55, 60], [120, 20]])
    stack.layoutDirection = .rightToLeft
    #expect(spans == [[150, 30], [85, 60], [60, 20]])
    stack.axis = .vertical
    #expect(spans == [[150, 30], [120, 60], [160, 20]])
    stack.alignment = .trailing
    #expect(spans == [[60, 30], [60, 60], [60, 20]])
    #expect(log.kinds == [])
  }

  @Test(arguments: [LayoutStack.Distribution.fill, .equalSpacing])
  func theDirectionOfAMemberIsItsOwnAffair(_ distribution: LayoutStack.Distribution) {
    stack.distribution = distribution
    stack.spacing = 5
    stack.widthAnchor == 120
    let expected = [[0.0, 30], [35, 60], [100, 20]]
    #expect(spans == expected)
    for member in members {
      member.layoutDirection = .rightToLeft
      #expect(spans == expected)
    }
    stack.spacing = 4
    members[1].horizontalHugging = .custom(100)
    #expect(spans[2] == [100, 20])
    stack.spacing = 5
    stack.layoutDirection = .rightToLeft
    let mirrored = [[90.0, 30], [25, 60], [0, 20]]
    #expect(spans == mirrored)
    for member in members { member.layoutDirection = .leftToRight }
    #expect(spans == mirrored)
    for member in members { member.layoutDirection = nil }
    #expect(spans == mirrored)
    #expect(log.kinds == [])
  }

  @Test func stacksInStacksHaveDirectionsOfTheirOwn() {
    let inner = LayoutStack(label: "inner")
    let innermost = LayoutStack(label: "innermost")
    for member in members { innermost.addArrangedSubview(member) }
    inner.addArrangedSubview(innermost)
    inner.addArrangedSubview(ContentView("d", 10, 10))
    stack.addArrangedSubview(inner)
    stack.addArrangedSubview(ContentView("e", 5, 10))
    (stack.layoutDirection, innermost.layoutDirection) = (.rightToLeft, .rightToLeft)
    inner.layoutDirection = .leftToRight
    #expect(spans == [[80, 30], [20, 60], [0, 20]])
    #expect(innermost.frame.minX == 0 && innermost.frame.width == 110)
    #expect(inner.frame.minX == 5 && inner.frame.width == 120)
    #expect(stack.frame.minX == 275)
    innermost.layoutDirection = nil
    #expect(spans == [[0, 30], [30, 60], [90, 20]])
    #expect(log.kinds == [])
  }

  @Test func baselinesOfAStackThatIsHigherAreAtItsEdge() {
    stack.heightAnchor == 50
    for (member, baseline) in zip(members, [8.0, 15, 22]) { member.baselines = (baseline, 1) }
    stack.alignment = .lastBaseline
    #expect(verticalSpans == [[40, 10], [30, 20], [20, 30]])
    stack.alignment = .firstBaseline
    #expect(verticalSpans == [[14, 10], [7, 20], [0, 30]])
  }

  @Test func anEmptyStackTakesNothingFromAnother() {
    let others = [LayoutStack(), LayoutStack(axis: .vertical, alignment: .leading), LayoutStack()]
    for other in others { stack.addArrangedSubview(other) }
    for member in members { others[1].addArrangedSubview(member) }
    stack.widthAnchor == 100
    #expect(spans == [[0, 30], [0, 60], [0, 20]])
    #expect(others.map { Double($0.frame.width) } == [0, 100, 0])
  }

  @Test func customSpacingAndHiddenMembers() {
    stack.spacing = 5
    stack.setCustomSpacing(20, after: members[0])
    #expect(spans == [[0, 30], [50, 60], [115, 20]])
    members[1].isHidden = true
    #expect(spans[2] == [50, 20])
    #expect(stack.frame.width == 70)
    members[1].isHidden = false
    stack.setCustomSpacing(nil, after: members[0])
    #expect(spans == [[0, 30], [35, 60], [100, 20]])
    for member in members { member.isHidden = true }
    root.layoutIfNeeded()
    #expect(stack.frame.size == .zero)
    #expect(log.kinds == [])
  }

  @Test func aChangeEditsWhatDiffers() {
    root.layoutIfNeeded()
    var former = root.layoutEngine.statistics
    stack.spacing = 6
    root.layoutIfNeeded()
    var now = root.layoutEngine.statistics
    #expect(now.rowsLowered == former.rowsLowered && now.rowsRemoved == former.rowsRemoved)
    #expect(now.rowsEdited == former.rowsEdited + 2)
    former = now
    members[2].isHidden = true
    root.layoutIfNeeded()
    now = root.layoutEngine.statistics
    // Two edges, the gap and the end go; the end of another comes.
    #expect(now.rowsRemoved == former.rowsRemoved + 4)
    #expect(now.rowsLowered == former.rowsLowered + 1)
    former = now
    stack.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    now = root.layoutEngine.statistics
    #expect(now.solves == former.solves)
  }

  @Test func negativeSpacingLetsMembersOverlap() {
    stack.spacing = -10
    #expect(spans == [[0, 30], [20, 60], [70, 20]])
    #expect(stack.frame.width == 90)
    // The stack would end before its start, so that a member is stretched.
    stack.setCustomSpacing(-200, after: members[0])
    #expect(spans == [[0, 130], [-70, 60], [-20, 20]])
    #expect(stack.frame.width == 0)
    #expect(log.kinds == [])
  }

  @Test func eightEqualMembersCoverEveryWidthInCells() {
    for member in members { member.removeFromSuperview() }
    let cells = (0..<8).map { LayoutView(label: "\($0)") }
    for cell in cells { stack.addArrangedSubview(cell) }
    stack.distribution = .fillEqually
    root.layoutEngine.pixelGrid = .cells
    let width = stack.widthAnchor == 8
    for cellCount in 8...200 {
      width.constant = Double(cellCount)
      root.layoutIfNeeded()
      var edge = 0.0
      for cell in cells {
        #expect(Double(cell.frame.minX) == edge)
        #expect(cell.frame.width.rounded() == cell.frame.width && cell.frame.width >= 1)
        edge = cell.frame.maxX
      }
      #expect(edge == Double(cellCount))
    }
  }

  @Test func aStackMovesWithItsRequests() {
    let other = makeRoot()
    stack.removeFromSuperview()
    stack.spacing = 1
    other.addSubview(stack)
    stack.leadingAnchor == other.leadingAnchor
    other.layoutIfNeeded()
    #expect(members[2].frame.minX == 92)
    stack.spacing = 2
    stack.removeFromSuperview()
    stack.frame = CGRect(0, 0, 144, 30)
    stack.distribution = .fillEqually
    stack.layoutIfNeeded()
    #expect(abs(members[2].frame.minX - 292 / 3.0) < 1e-9)
  }

  @Test func aStackPlacedByItsFrameStaysThere() {
    let placed = LayoutStack(alignment: .leading, label: "placed")
    placed.frame = CGRect(5, 6, 100, 50)
    root.addSubview(placed)
    placed.addArrangedSubview(ContentView("x", 10, 10))
    root.layoutIfNeeded()
    #expect(placed.frame == CGRect(5, 6, 100, 50))
    #expect(placed.arrangedSubviews[0].frame == CGRect(0, 0, 100, 10))
  }

  @Test func aStackMadeInABatchIsNoneOfIt() {
    let statements = batch {
      stack.heightAnchor == 50
      root.layoutIfNeeded()
    }
    #expect(statements.count == 1)
    #expect(spans == [[0, 30], [30, 60], [90, 20]])
  }
}
