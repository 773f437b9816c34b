import AnchorLayout
import Foundation
import Testing

/// A label that counts how often it is given a frame and laid out.
private final class CountingLabel: LayoutLabel {
  var frames = 0
  var layouts = 0

  override func applyFrame(_ frame: CGRect) { frames += 1 }
  override func layoutSubviews() { layouts += 1 }
}

/// A change touches the items whose frames it changes, and no others.
@Suite struct TouchedItemsTests {
  private let root = makeRoot(30, 400)
  private let columns: [CountingLabel]
  private let cards: [CountingLabel]
  private let titles: [CountingLabel]

  /// Two columns of ten cards below each other, each with a text that wraps within margins.
  init() {
    func make(_ label: String, _ text: String = "") -> CountingLabel {
      CountingLabel(text, measurer: FixedWidthMeasurer(), label: label)
    }
    columns = ["left", "right"].map { make($0) }
    cards = (0..<20).map { make("card \($0)") }
    titles = (0..<20).map { make("title \($0)", "one two three \($0)") }
    for column in columns {
      root.addSubview(column)
      column.verticalAnchors == root.verticalAnchors
      column.widthAnchor == root.widthAnchor / 2
    }
    columns[0].leadingAnchor == root.leadingAnchor
    columns[1].trailingAnchor == root.trailingAnchor
    for (index, card) in cards.enumerated() {
      let column = columns[index / 10]
      column.addSubview(card)
      card.addSubview(titles[index])
      card.layoutMargins = LayoutInsets(top: 1, left: 1, bottom: 1, right: 2)
      card.horizontalAnchors == column.horizontalAnchors
      card.topAnchor == (index % 10 == 0 ? column.topAnchor : cards[index - 1].bottomAnchor)
      titles[index].edgeAnchors == card.layoutMarginsGuide.edgeAnchors
    }
    root.layoutIfNeeded()
  }

  /// Makes a change and expects that only items whose frames change are touched, each once.
  ///
  /// - Returns: The names of these items.
  private func touched(by change: () -> Void) -> Set<String> {
    let views = columns + cards + titles
    for view in views { (view.frames, view.layouts) = (0, 0) }
    let frames = views.map(\.frame)
    let framesSet = root.layoutEngine.statistics.framesSet
    change()
    root.layoutIfNeeded()
    var names: Set<String> = []
    for (view, former) in zip(views, frames) {
      let isChanged = view.frame != former
      if isChanged { names.insert(view.layoutLabel) }
      #expect(view.frames == (isChanged ? 1 : 0), "\(view.layoutLabel)")
      #expect(view.layouts == (isChanged ? 1 : 0), "\(view.layoutLabel)")
    }
    #expect(root.layoutEngine.statistics.framesSet - framesSet == names.count)
    let statistics = root.layoutEngine.statistics
    root.layoutIfNeeded()
    #expect(root.layoutEngine.statistics == statistics)
    return names
  }

  private func names(_ range: Range<Int>, of kind: String) -> Set<String> {
    Set(range.map { "\(kind) \($0)" })
  }

  @Test func aTextTouchesItsCardAndThoseBelow() {
    let measured = root.layoutEngine.statistics.contentsMeasured
    let changed = touched { titles[4].text = "one two three four five" }
    #expect(changed == names(4..<10, of: "card").union(["title 4"]))
    // At the former width, and not again, since the width is the same.
    #expect(root.layoutEngine.statistics.contentsMeasured == measured + 1)
    #expect(touched { titles[4].text = "one two three FOUR five" } == [])
  }

  @Test func aMarginTouchesWhatIsInsideOfItAndWhatMoves() {
    #expect(touched { cards[13].layoutMargins.left = 2 } == ["title 13"])
    let changed = touched { cards[13].layoutMargins.top = 3 }
    #expect(changed == names(13..<20, of: "card").union(["title 13"]))
    #expect(touched { cards[13].safeAreaInsets.right = 0 } == [])
  }

  @Test func aFlipTouchesWhatIsNotSymmetrical() {
    cards[3].directionalLayoutMargins = LayoutDirectionalInsets(
      top: 1, leading: 1, bottom: 1, trailing: 3)
    root.layoutIfNeeded()
    let edited = root.layoutEngine.statistics.rowsEdited
    // The statement that places the column follows the column, which it begins with.
    #expect(touched { columns[0].layoutDirection = .rightToLeft } == ["left", "title 3"])
    #expect(root.layoutEngine.statistics.rowsEdited > edited)
    #expect(touched { root.layoutDirection = .rightToLeft } == ["right"])
    #expect(touched { columns[0].layoutDirection = nil } == [])
  }

  @Test func aSubtreeThatMovesTouchesWhatWasBelowItAndItself() {
    // The first of the left column goes to the end of the right one.
    let changed = touched {
      columns[1].addSubview(cards[0])
      cards[0].horizontalAnchors == columns[1].horizontalAnchors
      cards[0].topAnchor == cards[19].bottomAnchor
      cards[1].topAnchor == columns[0].topAnchor
    }
    #expect(changed == names(0..<10, of: "card"))
    #expect(cards[0].frame.minY == cards[19].frame.maxY)
  }

  @Test func framesAreAppliedInTheSameOrderInEveryRun() {
    func order() -> [[String]] {
      let shadow = LayoutShadow("root", size: CGSize(width: 40, height: 40))
      let views = (0..<30).map { shadow.view("\($0)") }
      var widths: [LayoutConstraint] = []
      for (index, view) in views.enumerated() {
        (index % 3 == 0 ? shadow.root : views[index - 1]).addSubview(view)
        widths.append(view.widthAnchor == Double(index))
        view.leadingAnchor == views[index * 7 % 11 % (index + 1)].trailingAnchor ~ .high
      }
      let first = shadow.layout().changes.map(\.payload)
      shadow.root.layoutDirection = .rightToLeft
      let second = shadow.layout().changes.map(\.payload)
      for width in widths { width.constant += 1 }
      return [first, second, shadow.layout().changes.map(\.payload)]
    }
    let first = order()
    #expect(first.allSatisfy { $0.count > 5 })
    for _ in 0..<5 { #expect(order() == first) }
  }
}
