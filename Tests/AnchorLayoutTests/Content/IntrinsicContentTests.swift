import AnchorLayout
import Foundation
import Testing

@Suite struct IntrinsicContentTests {
  let root = makeRoot()
  let label = ContentView("label", 80, 20)

  init() {
    root.addSubview(label)
    label.leadingAnchor == root.leadingAnchor
    label.topAnchor == root.topAnchor
  }

  @Test func anItemHasTheSizeOfItsContent() {
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(0, 0, 80, 20))
  }

  @Test func anAxisWithoutContentIsFree() {
    label.content.height = LayoutView.noIntrinsicMetric
    label.heightAnchor == 5 ~ 1
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(0, 0, 80, 5))
  }

  @Test func huggingYieldsToHigherAndBeatsLowerPriorities() {
    let stretch = label.widthAnchor == 120 ~ 251
    root.layoutIfNeeded()
    #expect(label.frame.width == 120)
    stretch.priority = 249
    root.layoutIfNeeded()
    #expect(label.frame.width == 80)
    label.setContentHuggingPriority(100, for: .horizontal)
    root.layoutIfNeeded()
    #expect(label.frame.width == 120)
    #expect(label.contentHuggingPriority(for: .horizontal) == 100)
    #expect(label.contentHuggingPriority(for: .vertical) == .low)
  }

  @Test func compressionResistanceYieldsToHigherAndBeatsLowerPriorities() {
    let squeeze = label.widthAnchor == 40 ~ 751
    root.layoutIfNeeded()
    #expect(label.frame.width == 40)
    squeeze.priority = 749
    root.layoutIfNeeded()
    #expect(label.frame.width == 80)
    label.setContentCompressionResistancePriority(.low, for: .horizontal)
    root.layoutIfNeeded()
    #expect(label.frame.width == 40)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == .high)
  }

  @Test func invalidationBringsANewSize() {
    root.layoutIfNeeded()
    label.content = CGSize(width: 90, height: LayoutView.noIntrinsicMetric)
    label.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(label.frame.width == 90)
    label.content.height = 33
    label.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 90, height: 33))
  }

  @Test func invalidationBringsNewBaselines() {
    let other = root.add("other")
    label.baselines = (first: 15, last: 4)
    other.topAnchor == label.firstBaselineAnchor
    other.bottomAnchor == label.lastBaselineAnchor + 10
    root.layoutIfNeeded()
    #expect(other.frame.minY == 15)
    #expect(other.frame.maxY == 26)
    label.baselines = (first: 12, last: 6)
    label.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(other.frame.minY == 12)
    #expect(other.frame.maxY == 24)
  }

  @Test func sizesAreNeverNegative() {
    let other = root.add("other")
    other.widthAnchor == -50 ~ .high
    other.heightAnchor == 10 - label.widthAnchor ~ .high
    root.layoutIfNeeded()
    #expect(other.frame.size == .zero)
  }
}
