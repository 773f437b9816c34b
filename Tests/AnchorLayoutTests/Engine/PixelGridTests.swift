import AnchorLayout
import Foundation
import Testing

/// Frames rounded to pixels and cells.
@Suite struct PixelGridTests {
  /// Columns of equal width side by side that fill a root.
  private func columns(_ count: Int, in root: LayoutView) -> [LayoutView] {
    let views = (0..<count).map { root.add("column \($0)") }
    views[0].leadingAnchor == root.leadingAnchor
    for (left, right) in zip(views, views.dropFirst()) {
      right.leadingAnchor == left.trailingAnchor
      right.widthAnchor == left.widthAnchor
    }
    views[count - 1].trailingAnchor == root.trailingAnchor
    for view in views { view.verticalAnchors == root.verticalAnchors }
    return views
  }

  @Test func eightColumnsCoverEveryWidthInCells() {
    let root = makeRoot(8, 5)
    root.layoutEngine.pixelGrid = .cells
    let views = columns(8, in: root)
    for width in 8...200 {
      root.frame.size.width = Double(width)
      root.layoutIfNeeded()
      var edge = 0.0
      for view in views {
        #expect(Double(view.frame.minX) == edge)
        #expect(view.frame.width.rounded() == view.frame.width)
        #expect(abs(view.frame.width - Double(width) / 8) < 1)
        edge = view.frame.maxX
      }
      #expect(edge == Double(width))
    }
  }

  @Test func edgesAreRoundedInTheSpaceOfTheRoot() {
    let root = makeRoot(100, 100)
    root.layoutEngine.pixelGrid = .cells
    let outer = root.add("outer")
    let inner = outer.add("inner")
    outer.leadingAnchor == root.leadingAnchor + 0.4
    outer.widthAnchor == 10.2
    inner.leadingAnchor == outer.leadingAnchor + 0.4
    inner.trailingAnchor == outer.trailingAnchor
    root.layoutIfNeeded()
    // 0.4...10.6, and 0.8...10.6 inside of it
    #expect(outer.frame.minX == 0 && outer.frame.width == 11)
    #expect(inner.frame.minX == 1 && inner.frame.width == 10)
  }

  @Test func moreScaleRoundsAgainWithoutSolving() {
    let root = makeRoot(10, 10)
    let views = columns(3, in: root)
    root.layoutIfNeeded()
    let before = root.layoutEngine.statistics
    #expect(views[1].frame.minX != 3.5)
    for (scale, edge) in [(1.0, 3.0), (2, 3.5), (4, 3.25)] {
      root.layoutEngine.pixelGrid = LayoutPixelGrid(scale: scale)
      root.layoutIfNeeded()
      #expect(Double(views[1].frame.minX) == edge)
      #expect(abs(views[1].exactFrame.minX - 10.0 / 3) < 1e-9)
    }
    root.layoutEngine.pixelGrid = nil
    root.layoutIfNeeded()
    #expect(views[1].frame == views[1].exactFrame)
    #expect(root.layoutEngine.statistics.solves == before.solves)
    #expect(root.layoutEngine.statistics.passes == before.passes + 4)
    #expect(root.layoutEngine.statistics.rowsEdited == before.rowsEdited)
  }

  @Test func whatIsInsideAMovedContainerIsRoundedAgainOnlyIfItLiesOtherwiseOnTheGrid() {
    let root = makeRoot(100, 100)
    root.layoutEngine.pixelGrid = .cells
    let container = root.add("container")
    let middle = container.add("middle", 0, 0, 20, 20)
    let leaf = middle.add("leaf")
    let left = container.leadingAnchor == root.leadingAnchor
    leaf.leadingAnchor == middle.leadingAnchor + 1.25
    leaf.widthAnchor == 3
    root.layoutIfNeeded()
    #expect(leaf.frame.minX == 1)
    var former = root.layoutEngine.statistics.framesSet
    left.constant = 7
    root.layoutIfNeeded()
    #expect(root.layoutEngine.statistics.framesSet == former + 1)
    former = root.layoutEngine.statistics.framesSet
    left.constant = 7.25
    root.layoutIfNeeded()
    #expect(container.frame.minX == 7)
    #expect(leaf.frame.minX == 2)
    #expect(root.layoutEngine.statistics.framesSet == former + 1)
  }

  @Test func aFrameThatIsAnInputStaysAndWhatIsInsideLiesOnTheGrid() {
    let root = makeRoot(100, 100)
    root.layoutEngine.pixelGrid = .cells
    let placed = root.add("placed", 2.3, 0, 20, 20)
    let view = placed.add("view")
    view.leadingAnchor == placed.leadingAnchor + 1
    view.widthAnchor == 4
    root.layoutIfNeeded()
    #expect(placed.frame.minX == 2.3)
    #expect(abs(view.frame.minX + 2.3 - 3) < 1e-9)
    let nobody = root.add("nobody", 0, 0, 50, 50)
    let inside = nobody.add("inside")
    inside.widthAnchor == 4
    root.layoutIfNeeded()
    nobody.frame.origin.x = 0.75
    root.layoutIfNeeded()
    #expect(inside.frame.minX == 0.25)
  }

  @Test func aTreeWithAGridThatIsPutUnderAnotherLiesOnTheGridThere() {
    let inner = LayoutView(frame: CGRect(0.5, 0, 60, 60))
    inner.layoutEngine.pixelGrid = .cells
    let view = inner.add("view")
    view.widthAnchor == 10
    inner.layoutIfNeeded()
    #expect(view.frame.minX == 0)
    let root = makeRoot()
    root.addSubview(inner)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 0.5)
  }

  @Test func ofAFrameOwnedInPartByTheHostOnlyTheRestIsRounded() {
    let root = makeRoot(100, 100)
    root.layoutEngine.pixelGrid = .cells
    let window = root.add("window", 2.3, 4.6, 0, 0)
    window.frameInputs = .origin
    window.sizeAnchors == CGSize(width: 5.4, height: 3)
    let beside = root.add("beside")
    beside.leadingAnchor == window.trailingAnchor
    beside.widthAnchor == 2
    root.layoutIfNeeded()
    // Up to 7.7 and 7.6, of which the nearest lines are shown.
    #expect(window.frame.isClose(to: CGRect(2.3, 4.6, 5.7, 3.4)))
    #expect(window.frame.minX == 2.3)
    #expect(beside.frame.minX == 8 && beside.frame.width == 2)
    let framesSet = root.layoutEngine.statistics.framesSet
    root.setNeedsLayout()
    window.frame.origin.y = 4.8
    root.layoutIfNeeded()
    #expect(window.frame.minY == 4.8)
    #expect(root.layoutEngine.statistics.framesSet == framesSet + 1)
  }

  @Test func framesThatFollowTheSizeOfTheSuperviewLieOnTheGrid() {
    let root = makeRoot(10, 10)
    root.layoutEngine.pixelGrid = .cells
    let left = root.add("left", 0, 0, 5, 10)
    left.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
    let right = root.add("right", 5, 0, 5, 10)
    right.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    let inner = right.add("inner", 0, 0, 5, 10)
    inner.autoresizingMask = .flexibleWidth
    let view = inner.add("view")
    view.widthAnchor == 1.4
    view.leadingAnchor == view.superview.leadingAnchor + 0.2
    for width in [10.0, 11, 12, 13] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      let edge = (width / 2 + 0.1).rounded()
      #expect(left.frame == CGRect(0, 0, edge, 10))
      #expect(right.frame == CGRect(edge, 0, width - edge, 10))
      #expect(inner.frame == CGRect(0, 0, width - edge, 10))
      #expect(view.frame.minX == 0 && view.frame.width == 2)
    }
    let statistics = root.layoutEngine.statistics
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.layoutEngine.statistics.framesSet == statistics.framesSet)
  }

  @Test func guidesOfMarginsLieWhereWhatIsPinnedToThemDoes() {
    let root = makeRoot(100, 100)
    root.layoutEngine.pixelGrid = .cells
    let outer = root.add("outer")
    outer.leadingAnchor == root.leadingAnchor + 0.4
    outer.topAnchor == root.topAnchor + 7.6
    outer.sizeAnchors == CGSize(width: 30.3, height: 30)
    let card = outer.add("card")
    card.edgeAnchors == outer.edgeAnchors + 1.2
    card.layoutMargins = LayoutInsets(top: 1.7, left: 2.1, bottom: 0.9, right: 3.3)
    let view = card.add("view")
    view.edgeAnchors == card.layoutMarginsGuide.edgeAnchors
    root.layoutIfNeeded()
    #expect(card.layoutMarginsGuide.layoutFrame == view.frame)
    #expect(card.layoutMarginsGuide.exactFrame.isClose(to: view.exactFrame))
    #expect(view.frame.minX.rounded() == view.frame.minX)
  }

  @Test func noSizeIsNegativeBecauseOfAnOriginBetweenTheLines() {
    let root = makeRoot(100, 100)
    root.layoutEngine.pixelGrid = .cells
    let window = root.add("window", 2.3, 4.4, 0, 0)
    window.frameInputs = .origin
    window.sizeAnchors == CGSize(width: 0, height: 0.05)
    root.layoutIfNeeded()
    #expect(window.frame.size == .zero)
  }

  @Test func theSizeOfARootThatIsSolvedIsRounded() {
    let popup = LayoutView(frame: CGRect(2.5, 1, 0, 0))
    popup.frameInputs = []
    popup.layoutEngine.pixelGrid = .cells
    let content = ContentView("content", 12.7, 3.2)
    popup.addSubview(content)
    content.edgeAnchors == popup.edgeAnchors
    popup.layoutIfNeeded()
    #expect(popup.frame == CGRect(2.5, 1, 13, 3))
    #expect(content.frame == CGRect(0, 0, 13, 3))
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func aStepThatMakesNoSenseDoesNotRound(_ step: Double) {
    let root = makeRoot(10, 10)
    root.layoutEngine.pixelGrid = LayoutPixelGrid(horizontalStep: step, verticalStep: 1)
    let view = root.add("view")
    view.sizeAnchors == CGSize(width: 3.3, height: 3.3)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 3.3, 3))
  }

  @Test func aSecondPassDoesNothing() {
    let root = makeRoot(10, 10)
    root.layoutEngine.pixelGrid = LayoutPixelGrid(scale: 3)
    _ = columns(4, in: root)
    root.layoutIfNeeded()
    let statistics = root.layoutEngine.statistics
    root.layoutEngine.pixelGrid = LayoutPixelGrid(scale: 3)
    root.layoutIfNeeded()
    #expect(root.layoutEngine.statistics == statistics)
  }
}
