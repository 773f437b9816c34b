import AnchorLayout
import Foundation
import Testing

/// Statements that states share.
@Suite struct SharedStateTests {
  let root = makeRoot()
  let view: LayoutView

  init() {
    view = root.add("view")
    view.leadingAnchor == root.leadingAnchor
  }

  @Test func anEditedStatementIsNotShared() {
    let states = LayoutStates(of: root)
    states.add("first") { view.widthAnchor == 100 }
    states.constraints(of: "first")[0].constant = 50
    states.add("second") { view.widthAnchor == 100 }
    states.activate("first")
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    states.activate("second")
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test func aStateThatIsReplacedLetsGoOfItsStatements() {
    let states = LayoutStates(of: root)
    states.add("only") { view.widthAnchor == 1 }
    weak let former = states.constraints(of: "only").first
    states.add("other") { view.heightAnchor == 1 }
    states.add("only") { view.widthAnchor == 2 }
    root.layoutIfNeeded()
    #expect(former == nil)
    #expect(view.frame.width == 2)
  }
}
