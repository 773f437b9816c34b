import AnchorLayout
import Foundation
import Testing

/// A view whose constraints follow from its state.
private final class StatefulView: LayoutView {
  var side = 10.0 { didSet { setNeedsUpdateConstraints() } }
  var onUpdate: (() -> Void)?
  private(set) var updates = 0
  private var width: LayoutConstraint?

  override func updateConstraints() {
    updates += 1
    if let width { width.constant = side } else { width = widthAnchor == side }
    onUpdate?()
  }
}

/// Constraints that a view makes and edits before a solve.
@Suite struct StatementUpdateTests {
  let root = makeRoot()
  let log: DiagnosticLog
  private let view = StatefulView(label: "view")

  init() {
    log = DiagnosticLog(root)
    root.addSubview(view)
    view.setNeedsUpdateConstraints()
  }

  @Test func constraintsAreUpdatedOnceBeforeTheSolve() {
    view.side = 20
    view.side = 30
    #expect(view.exactFrame.width == 30)
    root.layoutIfNeeded()
    #expect(view.updates == 1)
    view.side = 40
    #expect(view.fittingSize(for: .zero).width == 40)
    root.layoutIfNeeded()
    #expect(view.frame.width == 40)
    #expect(view.updates == 2)
    #expect(root.layoutEngine.statistics.solves == 2)
    root.layoutIfNeeded()
    #expect(view.updates == 2)
  }

  @Test func anUpdateMayAskForAnother() {
    let other = StatefulView(label: "other")
    root.addSubview(other)
    view.onUpdate = { other.side = 7 }
    root.layoutIfNeeded()
    #expect(other.frame.width == 7)
    #expect(root.layoutEngine.statistics.solves == 1)
  }

  @Test func updatesWithoutEndAreReportedAndEnd() {
    view.onUpdate = { [unowned view] in view.side += 1 }
    view.heightAnchor == 5
    root.layoutIfNeeded()
    #expect(log.kinds.contains(.passLimit))
    #expect(log.diagnostics.first?.statement == "view")
    #expect(view.frame.height == 5)
    view.onUpdate = nil
    root.layoutIfNeeded()
    #expect(Double(view.frame.width) == view.side)
  }

  @Test func anUpdateMayTakeItsViewOutOfTheTree() {
    view.onUpdate = { [unowned view] in view.removeFromSuperview() }
    root.layoutIfNeeded()
    #expect(view.superview == nil)
    view.layoutIfNeeded()
    view.onUpdate = nil
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
  }
}
