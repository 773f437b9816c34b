import AnchorLayout
import Foundation
import Testing

/// A view that calls back whenever it is asked for its content.
private final class NosyView: LayoutView {
  var content = CGSize(width: 20, height: 10)
  var onContent: (() -> Void)?
  var onApply: (() -> Void)?

  override var intrinsicContentSize: CGSize {
    onContent?()
    return content
  }

  override func applyFrame(_ frame: CGRect) { onApply?() }
}

/// Programs that change the layout from inside of what the library calls.
@Suite struct ReentrancyTests {
  let root = makeRoot()
  let view: LayoutView
  private let nosy = NosyView(label: "nosy")

  init() {
    view = root.add("view")
    root.addSubview(nosy)
  }

  @Test func aHandlerMayLayOutAgainWithoutEnd() {
    var count = 0
    root.layoutEngine.diagnosticHandler = { [root, view] _ in
      count += 1
      view.widthAnchor == .nan
      root.layoutIfNeeded()
    }
    view.widthAnchor == .nan
    view.heightAnchor == 8
    root.layoutIfNeeded()
    #expect(view.frame.height == 8)
    let first = count
    #expect(first > 1)
    root.layoutIfNeeded()
    #expect(count > first)
    root.layoutEngine.diagnosticHandler = nil
  }

  @Test func aHandlerSeesTheFramesOfTheChangesItMakes() {
    var width = 0.0
    let wide = view.widthAnchor == 100
    root.layoutEngine.diagnosticHandler = { [root, view] _ in
      wide.isActive = false
      root.layoutIfNeeded()
      width = view.frame.width
    }
    view.widthAnchor == 150
    root.layoutIfNeeded()
    #expect(width == 150)
  }

  @Test func aHandlerMayTakeTheTreeApart() {
    var kinds: [LayoutDiagnostic.Kind] = []
    root.layoutEngine.diagnosticHandler = { [root, view] in
      kinds.append($0.kind)
      view.removeFromSuperview()
      root.subviews.first?.removeFromSuperview()
    }
    view.widthAnchor == .nan
    nosy.widthAnchor == .infinity
    nosy.heightAnchor == 3
    root.layoutIfNeeded()
    #expect(kinds == [.notFinite, .notFinite])
    #expect(root.subviews.isEmpty)
    #expect(nosy.frame.height == 3)
  }

  @Test func diagnosticsAreDeliveredAtTheEndOfThePassOnly() {
    var width = -1.0
    nosy.onApply = { [root] in root.layoutIfNeeded() }
    root.layoutEngine.diagnosticHandler = { [view] _ in width = view.frame.width }
    nosy.leadingAnchor == root.leadingAnchor + 2
    nosy.widthAnchor == .nan
    view.widthAnchor == 60
    root.layoutIfNeeded()
    #expect(width == 60)
  }

  @Test func askingForLayoutFromAnIntrinsicSizeDoesNothing() {
    let log = DiagnosticLog(root)
    nosy.onContent = { [root, view] in
      root.layoutIfNeeded()
      _ = view.exactFrame
    }
    nosy.leadingAnchor == view.trailingAnchor
    view.widthAnchor == 60
    #expect(nosy.exactFrame == CGRect(60, 0, 20, 10))
    nosy.content.width = 30
    nosy.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(nosy.frame == CGRect(60, 0, 30, 10))
    #expect(log.kinds == [])
    nosy.onContent = nil
  }

  @Test func anIntrinsicSizeMayTakeItemsOutOfTheTree() {
    let log = DiagnosticLog(root)
    var calls = 0
    nosy.onContent = { [view] in
      calls += 1
      if calls == 1 { view.removeFromSuperview() }
    }
    view.widthAnchor == nosy.widthAnchor
    nosy.heightAnchor == 40
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(nosy.frame == CGRect(0, 0, 20, 40))
    #expect(log.kinds == [.noSuperview])
  }

  @Test func anIntrinsicSizeMayPutTheTreeUnderAnother() {
    let other = makeRoot()
    other.add("there").widthAnchor == 3
    other.layoutIfNeeded()
    nosy.heightAnchor == 40
    view.widthAnchor == nosy.widthAnchor
    root.layoutIfNeeded()
    var calls = 0
    nosy.onContent = { [root] in
      calls += 1
      if calls == 1 { other.addSubview(root) }
    }
    nosy.content.width = 25
    nosy.invalidateIntrinsicContentSize()
    root.invalidateIntrinsicContentSize()
    view.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    other.layoutIfNeeded()
    #expect(view.frame.width == 25)
    #expect(nosy.frame == CGRect(0, 0, 25, 40))
  }
}
