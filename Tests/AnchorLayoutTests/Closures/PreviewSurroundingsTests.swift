import AnchorLayout
import Foundation
import Testing

/// Previews beside other trees, inside of passes, and of what hosts, stacks and texts keep.
@Suite struct PreviewSurroundingsTests {
  let root = makeRoot()
  let (panel, inner): (LayoutView, LayoutView)
  let width: LayoutConstraint
  let height: LayoutConstraint

  init() {
    panel = root.add("panel")
    inner = panel.add("inner")
    panel.leadingAnchor == root.leadingAnchor
    panel.topAnchor == root.topAnchor
    width = panel.widthAnchor == 100
    let half = panel.heightAnchor == root.heightAnchor * 0.5 ~ .high
    height = half
    inner.edgeAnchors == panel.edgeAnchors + 10
    root.layoutIfNeeded()
  }

  @Test func otherTreesKeepTheirChanges() {
    let other = makeRoot(50, 50)
    let view = other.add("view")
    let skipped = view.widthAnchor == .infinity
    other.layoutEngine.diagnosticHandler = { _ in }
    other.layoutIfNeeded()
    let group = LayoutConstraintGroup()
    _ = root.preview {
      view.heightAnchor == 5
      skipped.constant = 7
      layout(replace: group) { view.topAnchor == other.topAnchor + 1 }
      layout(replace: group) { view.topAnchor == other.topAnchor + 2 }
      other.layoutIfNeeded()
    }
    other.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 2, 7, 5))
    #expect(skipped.isActive)
    skipped.constant = 8
    other.layoutIfNeeded()
    #expect(view.frame.width == 8)
  }

  @Test func inTheMidstOfSolvingNoPreviewIsMade() {
    final class Nosy: LayoutView {
      var preview: LayoutPreview?
      var ran = false
      override var intrinsicContentSize: CGSize {
        preview = superview?.preview { ran = true }
        return CGSize(width: 5, height: 5)
      }
    }
    let log = DiagnosticLog(root)
    let nosy = Nosy()
    root.addSubview(nosy)
    nosy.leadingAnchor == root.leadingAnchor
    root.layoutIfNeeded()
    #expect(!nosy.ran)
    #expect(nosy.preview?.difference.isEmpty == true)
    #expect(log.kinds.allSatisfy { $0 == .previewWhileSolving })
    #expect(!log.kinds.isEmpty)
    #expect(nosy.frame.width == 5)
  }

  @Test func aPreviewCanBeMadeInThePass() {
    final class Asking: LayoutView {
      var change: (() -> Void)?
      var preview: LayoutPreview?
      override func layoutSubviews() {
        guard let change, let superview else { return }
        preview = superview.preview(change)
      }
    }
    let asking = Asking()
    root.addSubview(asking)
    asking.edgeAnchors == panel.edgeAnchors
    asking.change = { width.constant = 200 }
    root.layoutIfNeeded()
    #expect(asking.preview?.after[panel]?.width == 200)
    #expect(asking.frame.width == 100)
    #expect(panel.frame.width == 100)
  }

  @Test func stacksAndTextsAreTakenBack() {
    let label = LayoutLabel("one two three four", wrapsLines: true)
    let (second, third) = (ContentView("second", 30, 10), ContentView("third", 50, 10))
    let stack = LayoutStack([label, second], axis: .vertical, spacing: 4, label: "stack")
    root.addSubview(stack)
    stack.leadingAnchor == root.leadingAnchor
    stack.topAnchor == root.topAnchor
    stack.widthAnchor == 40
    root.layoutIfNeeded()
    let (frames, statistics) = (LayoutFrames(of: root), root.layoutEngine.statistics)
    let preview = root.preview {
      stack.spacing = 20
      stack.axis = .horizontal
      stack.alignment = .leading
      stack.distribution = .equalSpacing
      stack.addArrangedSubview(third)
      second.isHidden = true
      label.text = "one"
      root.layoutIfNeeded()
      stack.removeArrangedSubview(label)
      stack.setCustomSpacing(3, after: second)
    }
    #expect(preview.difference[second] != nil || preview.difference[third] != nil)
    #expect(stack.arrangedSubviews.map(\.layoutID) == [label, second].map(\.layoutID))
    #expect(stack.subviews.map(\.layoutID) == [label, second].map(\.layoutID))
    #expect(stack.axis == .vertical)
    #expect(stack.spacing == 4)
    #expect(stack.customSpacing(after: second) == nil)
    #expect(label.text == "one two three four")
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(LayoutFrames(of: root) == frames)
    #expect(root.layoutEngine.statistics.solves == statistics.solves)
    stack.spacing = 5
    root.layoutIfNeeded()
    #expect(second.frame.minY == frames[second]!.minY + 1)
  }

  @Test func aHostTakesItsOwnChangesBack() {
    var text = "old"
    _ = root.preview {
      LayoutPreview.onEnd { text = "old" }
      text = "new"
    }
    #expect(text == "old")
    LayoutPreview.onEnd { text = "never" }
    #expect(text == "old")
  }

  @Test func theSizeThatFitsIsThatWithoutTheChanges() {
    let small = inner.fittingSize(for: .zero)
    var inside = CGSize.zero
    _ = root.preview {
      inner.widthAnchor >= 50
      inside = inner.fittingSize(for: .zero)
    }
    #expect(inside.width == small.width + 50)
    #expect(inner.fittingSize(for: .zero) == small)
  }
}
