import AnchorLayout
import Foundation
import Testing

/// Which views a stack lays out, and which it leaves alone.
@Suite struct StackMembersTests {
  private let root = makeRoot()
  private let stack = LayoutStack(label: "stack")
  private let members = [
    ContentView("a", 30, 10), ContentView("b", 60, 20), ContentView("c", 20, 30),
  ]
  private let log: DiagnosticLog

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

  @Test func aViewThatIsNoMemberHasNoSpacing() {
    let stranger = LayoutView()
    stack.setCustomSpacing(7, after: stranger)
    #expect(stack.customSpacing(after: stranger) == nil)
    stack.addArrangedSubview(stranger)
    stack.setCustomSpacing(7, after: stranger)
    #expect(stack.customSpacing(after: stranger) == 7)
    stranger.removeFromSuperview()
    #expect(stack.customSpacing(after: stranger) == nil)
  }

  @Test func membersComeAndGo() {
    #expect(stack.arrangedSubviews.count == 3)
    stack.insertArrangedSubview(members[2], at: -5)
    #expect(spans == [[20, 30], [50, 60], [0, 20]])
    stack.bringSubviewToFront(members[2])
    #expect(spans == [[20, 30], [50, 60], [0, 20]])
    members[0].removeFromSuperview()
    #expect(spans[1] == [20, 60])
    stack.removeArrangedSubview(members[1])
    root.layoutIfNeeded()
    #expect(members[1].superview === stack)
    #expect(stack.frame.width == 20)
    root.addSubview(members[2])
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(log.kinds == [])
  }

  @Test func aViewThatIsNoMemberIsTakenOutInVain() {
    let stack = CountingStack(members)
    root.addSubview(stack)
    let decoration = LayoutView()
    stack.addSubview(decoration)
    stack.setCustomSpacing(7, after: members[0])
    root.layoutIfNeeded()
    let former = root.layoutEngine.statistics
    stack.removeArrangedSubview(decoration)
    stack.removeArrangedSubview(LayoutView())
    decoration.removeFromSuperview()
    root.layoutIfNeeded()
    let now = root.layoutEngine.statistics
    #expect(stack.count == 1)
    #expect(now.rowsLowered == former.rowsLowered && now.rowsRemoved == former.rowsRemoved)
    #expect(now.rowsEdited == former.rowsEdited && now.solves == former.solves)
    #expect(stack.arrangedSubviews.count == 3)
    #expect(stack.customSpacing(after: members[0]) == 7)
  }

  @Test func aStackIsNoMemberOfItself() {
    stack.addArrangedSubview(stack)
    stack.addArrangedSubview(root)
    (members[0]).addSubview(stack)
    let isUnchanged = stack.arrangedSubviews.elementsEqual(members, by: ===)
    #expect(isUnchanged)
    #expect(spans == [[0, 30], [30, 60], [90, 20]])
    #expect(log.kinds == [.cyclicHierarchy, .cyclicHierarchy, .cyclicHierarchy])
  }

  @Test func aStackDiesWithItsMembers() {
    weak var dead: LayoutStack?
    weak var member: LayoutView?
    do {
      let stack = LayoutStack([LayoutView(), LayoutView()])
      let window = makeRoot()
      window.addSubview(stack)
      window.layoutIfNeeded()
      stack.spacing = 3
      (dead, member) = (stack, stack.arrangedSubviews[0])
    }
    #expect(dead == nil && member == nil)
  }
}

/// Counts how often it states its constraints.
private final class CountingStack: LayoutStack {
  private(set) var count = 0

  override func updateConstraints() {
    count += 1
    super.updateConstraints()
  }
}
