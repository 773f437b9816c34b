import AnchorLayout
import Foundation
import Testing

/// A host's class whose setter marks everything dirty, as those of toolkits do.
private final class DirtyWidget: LayoutItem {
  let layoutNode = LayoutNode()
  weak var parent: DirtyWidget? { didSet { layoutNode.parentDidChange() } }
  var layoutParent: (any LayoutItem)? { parent }
  var laidOut = 0
  var applied = 0
  /// Called at the end of the setter.
  var onFrame: (() -> Void)?
  /// Called when contents are laid out.
  var onLayout: (() -> Void)?

  /// Whole numbers only.
  var frame = CGRect.zero {
    didSet {
      frame = CGRect(frame.minX.rounded(), frame.minY, frame.width.rounded(), frame.height)
      layoutNode.frame = frame
      layoutNode.setNeedsLayout()
      parent?.layoutNode.setNeedsLayout()
      onFrame?()
    }
  }

  func applyFrame(_ frame: CGRect) {
    applied += 1
    self.frame = frame
  }

  func layoutContents() {
    laidOut += 1
    onLayout?()
  }
}

/// Changes from inside of a pass.
@Suite struct PassChangeTests {
  private let window = DirtyWidget()
  private let box = DirtyWidget()
  private let button = DirtyWidget()
  private let log: Log

  init() {
    let log = Log()
    self.log = log
    window.frame = CGRect(0, 0, 101, 50)
    box.parent = window
    button.parent = box
    window.layoutEngine.diagnosticHandler = { log.kinds.append($0.kind) }
    box.edgeAnchors == window.edgeAnchors
    button.leadingAnchor == box.leadingAnchor
    button.widthAnchor == box.widthAnchor / 2
  }

  private final class Log { var kinds: [LayoutDiagnostic.Kind] = [] }

  @Test func whatASetterMarksInAnswerToTheEngineIsNoChange() {
    window.layoutEngine.layoutIfNeeded()
    #expect(button.frame.width == 51)
    #expect(button.layoutNode.exactFrame.width == 50.5)
    let statistics = window.layoutEngine.statistics
    #expect(statistics.solves == 1)
    #expect(statistics.passes == 1)
    #expect(box.applied == 1)
    #expect(button.applied == 1)
    let laidOut = [window.laidOut, box.laidOut, button.laidOut]
    #expect(laidOut.allSatisfy { $0 == 1 })
    window.layoutEngine.layoutIfNeeded()
    #expect(window.layoutEngine.statistics == statistics)
  }

  @Test func aRealChangeInASetterIsHonouredInTheSamePass() {
    let height = button.heightAnchor == 1
    button.onFrame = { [button] in height.constant = button.frame.width / 3 }
    window.layoutEngine.layoutIfNeeded()
    #expect(button.frame.height == 17)
    #expect(window.layoutEngine.statistics.passes == 1)
    button.onFrame = { [window] in window.frame = CGRect(0, 0, 202, 50) }
    window.frame.size.width = 120
    window.layoutEngine.layoutIfNeeded()
    #expect(button.frame.width == 101)
    #expect(log.kinds == [])
    button.onFrame = nil
  }

  @Test func aSetterThatNeverRestsIsReported() {
    let height = button.heightAnchor == 1
    button.onFrame = { height.constant += 1 }
    window.layoutEngine.layoutIfNeeded()
    #expect(log.kinds == [.passLimit])
    button.onFrame = nil
    window.layoutEngine.layoutIfNeeded()
    #expect(log.kinds == [.passLimit])
  }

  @Test func whatIsRemovedInAPassIsLaidOutWhereItIsPutNext() {
    box.onLayout = { [box, button] in
      box.onLayout = nil
      button.parent = nil
    }
    window.layoutEngine.layoutIfNeeded()
    #expect(button.laidOut == 0)
    let other = DirtyWidget()
    other.frame = CGRect(0, 0, 10, 10)
    button.parent = other
    button.widthAnchor == other.widthAnchor
    other.layoutEngine.layoutIfNeeded()
    #expect(button.laidOut == 1)
    #expect(button.frame.width == 10)
  }

  @Test func whatIsRemovedWhileFramesAreSetGetsNone() {
    let later = DirtyWidget()
    later.parent = box
    later.widthAnchor == 3
    for widget in [box, button] {
      widget.onFrame = { if button.applied + box.applied == 1 { later.parent = nil } }
    }
    window.layoutEngine.layoutIfNeeded()
    #expect(later.applied == 0)
    #expect(later.laidOut == 0)
    #expect(button.frame.width == 51)
    for widget in [box, button] { widget.onFrame = nil }
  }

  @Test func whatIsAddedInAPassIsLaidOutInIt() {
    let added = DirtyWidget()
    box.onLayout = { [box] in
      box.onLayout = nil
      added.parent = box
      added.widthAnchor == box.widthAnchor / 4
    }
    window.layoutEngine.layoutIfNeeded()
    #expect(added.frame.width == 25)
    #expect(added.laidOut == 1)
    #expect(window.layoutEngine.statistics.passes == 1)
  }

  @Test func whatWasMarkedBeforeItWasAttachedIsLaidOut() {
    window.layoutEngine.layoutIfNeeded()
    let (group, leaf) = (DirtyWidget(), DirtyWidget())
    leaf.parent = group
    leaf.layoutEngine.layoutIfNeeded()
    group.layoutEngine.layoutIfNeeded()
    let laidOut = [window.laidOut, box.laidOut, button.laidOut, group.laidOut]
    leaf.layoutNode.setNeedsLayout()
    group.parent = window
    window.layoutEngine.layoutIfNeeded()
    #expect(leaf.laidOut == 2)
    let laidOutSince = [window.laidOut, box.laidOut, button.laidOut, group.laidOut]
    #expect(laidOutSince == laidOut)
  }
}
