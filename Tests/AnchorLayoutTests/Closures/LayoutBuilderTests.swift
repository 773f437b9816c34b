import AnchorLayout
import Foundation
import Testing

@Suite struct LayoutBuilderTests {
  let root = makeRoot()
  let (first, second): (LayoutView, LayoutView)

  init() {
    first = root.add("first")
    second = root.add("second")
  }

  private struct Fault: Error {}

  private func fail() throws { throw Fault() }

  @Test func everyStatementHasItsOwnFileAndLine() {
    let isWide = true
    let base: UInt = #line
    let group = layout {
      first.widthAnchor == 10

      if isWide {
        first.heightAnchor == 20 ~ .high
      } else {
        first.heightAnchor == 30
      }
      for view in [first, second] {
        view.topAnchor == root.topAnchor
      }
      second.sizeAnchors == CGSize(width: 7, height: 8)
      if !isWide { second.leadingAnchor == root.leadingAnchor }
      switch second.label {
      case "first": second.leadingAnchor == root.leadingAnchor + 1
      default: second.leadingAnchor == root.leadingAnchor + 2
      }
      if #available(macOS 99, *) { first.leadingAnchor == root.leadingAnchor }
    }
    #expect(group.all.map { $0.line - base } == [2, 5, 10, 10, 12, 12, 16, 18])
    #expect(group.all.allSatisfy { $0.fileID == #fileID })
    #expect(group.all[1].priority == .high)
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(0, 0, 10, 20))
    #expect(second.frame == CGRect(2, 0, 7, 8))
  }

  @Test func aDiagnosticNamesTheLine() {
    let log = DiagnosticLog(root)
    let base: UInt = #line
    layout {
      first.widthAnchor == 10
      first.widthAnchor == 20
    }
    root.layoutIfNeeded()
    #expect(log.diagnostics.map(\.line) == [base + 3])
    #expect(log.diagnostics.first?.description.hasPrefix("\(#fileID):\(base + 3): ") == true)
  }

  @LayoutBuilder private func sized(_ view: LayoutView) -> LayoutStatements {
    view.widthAnchor == 5
    view.heightAnchor == 6
  }

  private func stateTop(of view: LayoutView) {
    view.topAnchor == root.topAnchor
  }

  @Test func functionsVariablesAndOldConstraintsCanStandAmongStatements() {
    let old = second.widthAnchor == 9
    old.isActive = false
    let group = layout {
      sized(first)
      stateTop(of: first)
      let gap = second.topAnchor == first.bottomAnchor + 1
      old
      gap
      old
    }
    #expect(
      group.all.map(\.description) == [
        "first.width == 5", "first.height == 6", "first.top == root.top",
        "second.top == first.bottom + 1", "second.width == 9",
      ])
    #expect(group.active)
    #expect(!first.translatesAutoresizingMaskIntoConstraints)
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(0, 0, 5, 6))
    #expect(second.frame.minY == 7)
  }

  @Test func nothingIsActiveBeforeTheClosureHasEnded() {
    layout {
      let constraint = first.widthAnchor == 10
      #expect(!constraint.isActive)
      #expect(root.exactFrame.width == 400)
      #expect(first.exactFrame.width == 0)
    }
    #expect(first.exactFrame.width == 10)
    #expect(!layout(active: false) { first.heightAnchor == 10 }.active)
    #expect(first.exactFrame.height == 0)
  }

  @Test func aClosureThatThrowsHasNoEffect() {
    let old = second.widthAnchor == 9
    let group = layout { first.widthAnchor == 10 }
    var made: [LayoutConstraint] = []
    func activate(_ constraint: LayoutConstraint) {
      made.append(constraint)
      constraint.isActive = true
    }
    #expect(throws: Fault.self) {
      try layout(replace: group) {
        old
        let constraint = first.widthAnchor == 20
        activate(constraint)
        try fail()
        first.heightAnchor == 20
      }
    }
    #expect(made.map(\.isActive) == [false])
    #expect(group.all.map(\.description) == ["first.width == 10"])
    #expect(group.active)
    #expect(old.isActive)
    #expect(first.exactFrame.width == 10)
  }

  @Test func aLayoutInALayoutBelongsToBoth() {
    var inner = LayoutConstraintGroup()
    let outer = layout(active: false) {
      first.widthAnchor == 10
      inner = layout { first.heightAnchor == 20 }
      layout(in: first) { first.topAnchor == root.topAnchor }
    }
    #expect(outer.all.count == 3)
    #expect(inner.all.count == 1)
    #expect(!inner.active)
    outer.active = true
    #expect(inner.active)
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(0, 0, 10, 20))
  }

  @Test func aClosureInALayoutIsLeftToIt() {
    var inner = LayoutConstraintGroup()
    let outer = layout(active: false) {
      inner = constrain(first) { $0.width == 10 }
      second.widthAnchor == 20
    }
    #expect(!inner.active)
    #expect(outer.all.count == 2)
    outer.active = true
    #expect(inner.active)
    let replaced = constrain(first) { $0.height == 30 }
    let former = replaced.all
    layout { constrain(first, replace: replaced) { $0.height == 40 } }
    #expect(former.map(\.isActive) == [false])
    #expect(replaced.active)
    root.layoutIfNeeded()
    #expect(first.frame.size == CGSize(width: 10, height: 40))
  }

  @Test func aLayoutInABatchIsOnItsOwn() {
    var group = LayoutConstraintGroup()
    let constraints = batch(active: false) {
      first.widthAnchor == 10
      group = layout { first.heightAnchor == 20 }
    }
    #expect(constraints.count == 1)
    #expect(group.active)
  }

  @Test func anEmptyClosureMakesAnEmptyGroup() {
    #expect(layout {}.all.isEmpty)
    let group = layout { first.widthAnchor == 10 }
    layout(replace: group) {}
    #expect(group.all.isEmpty)
    root.layoutIfNeeded()
    #expect(first.frame.width == 0)
  }
}
