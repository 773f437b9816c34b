import AnchorLayout
import Foundation
import Testing

/// A diagnostic of a conflict names the statement and what it conflicts with, and everything else
/// keeps working.
@Suite struct ConflictShapeTests {
  let root = makeRoot()
  let view: LayoutView
  let bystander: LayoutView
  let log: DiagnosticLog

  init() {
    view = root.add("view")
    bystander = root.add("bystander")
    log = DiagnosticLog(root)
    bystander.edgeAnchors == root.edgeAnchors + 10
  }

  private func layOut() {
    root.layoutIfNeeded()
    #expect(bystander.frame.isClose(to: CGRect(10, 10, 380, 380)))
  }

  @Test func theFrameOfARootIsNamed() {
    view.horizontalAnchors == root.horizontalAnchors + 5
    view.widthAnchor == 100
    layOut()
    #expect(log.diagnostics.map(\.statement) == ["view.width == 100"])
    #expect(
      log.diagnostics.first?.members == [
        "root.width == 400 from its frame", "view.leading == root.leading + 5",
        "view.trailing == root.trailing - 5",
      ])
    #expect(view.frame.width == 390)
  }

  @Test func theFrameOfAPlacedViewIsNamed() {
    let placed = root.add("placed", 10, 20, 30, 40)
    view.topAnchor == root.topAnchor
    view.topAnchor == placed.bottomAnchor
    layOut()
    #expect(log.diagnostics.map(\.statement) == ["view.top == placed.bottom"])
    #expect(
      Set(log.diagnostics.first?.members ?? []) == [
        "placed.top == 20 from its frame", "placed.height == 40 from its frame",
        "view.top == root.top",
      ])
  }

  @Test func theLeastSizeIsNamed() {
    view.leadingAnchor == root.leadingAnchor + 10
    view.trailingAnchor == root.leadingAnchor + 4
    layOut()
    #expect(
      log.diagnostics.first?.members == [
        "view.width >= 0", "view.leading == root.leading + 10",
      ])
    #expect(log.diagnostics.first?.statement == "view.trailing == root.leading + 4")
  }

  @Test func contentOfRequiredPriorityIsNamed() {
    let content = ContentView("content", 50, 20)
    root.addSubview(content)
    content.setContentHuggingPriority(.required, for: .horizontal)
    content.setContentCompressionResistancePriority(.required, for: .vertical)
    content.widthAnchor == 80
    content.heightAnchor == 10
    layOut()
    #expect(content.frame.size == CGSize(width: 80, height: 10))
    #expect(log.kinds == [.conflict, .conflict])
    #expect(
      log.diagnostics.map(\.statement)
        == ["content.width <= 50 from its content", "content.height >= 20 from its content"])
    #expect(log.diagnostics.map(\.members) == [["content.width == 80"], ["content.height == 10"]])
    #expect(log.diagnostics.map(\.items) == [["content"], ["content"]])
    root.frame.size.width = 401
    root.layoutIfNeeded()
    #expect(log.kinds.count == 2)
  }

  @Test func aChainOfStatementsIsNamedInFull() {
    let views = (0..<4).map { root.add("v\($0)") }
    views[0].widthAnchor == 10
    for index in 1..<4 { views[index].widthAnchor == views[index - 1].widthAnchor + 1 }
    views[2].heightAnchor == 9
    views[3].widthAnchor <= 12
    layOut()
    #expect(views.map(\.frame.width) == [10, 11, 12, 13])
    #expect(log.diagnostics.map(\.statement) == ["v3.width <= 12"])
    #expect(
      log.diagnostics.first?.members == [
        "v0.width == 10", "v1.width == v0.width + 1", "v2.width == v1.width + 1",
        "v3.width == v2.width + 1",
      ])
    #expect(views[2].frame.height == 9)
  }

  @Test func conflictsOfManyKindsAtOnceLeaveTheRestAlone() {
    view.widthAnchor == 100
    view.widthAnchor >= 120
    view.widthAnchor <= 80
    view.heightAnchor >= 50
    view.heightAnchor <= 40
    view.centerXAnchor == root.centerXAnchor
    view.centerXAnchor == root.centerXAnchor + 1
    view.heightAnchor == -5
    layOut()
    #expect(view.frame.size == CGSize(width: 100, height: 50))
    #expect(view.frame.midX == 200)
    #expect(
      log.diagnostics.map(\.statement) == [
        "view.width >= 120", "view.width <= 80", "view.height <= 40",
        "view.centerX == root.centerX + 1", "view.height == -5",
      ])
  }

  @Test(arguments: [0, 1, 2, 3])
  func aConflictIsGoneWhenAMemberGivesWay(_ way: Int) {
    let first = view.widthAnchor == 100
    let second = view.widthAnchor == 150
    layOut()
    #expect(view.frame.width == 100)
    switch way {
    case 0: first.isActive = false
    case 1: first.constant = 150
    case 2: first.priority = .high
    default: second.constant = 100
    }
    layOut()
    let expected = way == 3 ? 100.0 : 150.0
    #expect(Double(view.frame.width) == expected)
    #expect(log.kinds == [.conflict])
    #expect(second.violation == 0)
  }

  @Test func aConflictIsGoneWithTheViewInIt() {
    let other = root.add("other")
    other.widthAnchor == 50
    view.widthAnchor == 100
    view.widthAnchor == other.widthAnchor
    layOut()
    #expect(log.kinds == [.conflict])
    other.removeFromSuperview()
    layOut()
    view.removeFromSuperview()
    layOut()
    #expect(view.frame.width == 100)
    #expect(log.kinds == [.conflict])
  }
}
