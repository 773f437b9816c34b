import AnchorLayout
import Foundation
import Testing

/// Groups in blocks of other groups, some of which throw.
@Suite struct NestedBlockTests {
  private struct Fault: Error {}
  let root = makeRoot()
  let view: LayoutView

  init() {
    view = root.add("view")
    view.leadingAnchor == root.leadingAnchor
  }

  private func fail() throws { throw Fault() }

  @Test func aBlockThatThrowsLeavesGroupsInItAsTheyWere() {
    func arrange(_ width: Double, _ mustFail: Bool) throws {
      try layout(in: root) {
        layout(in: view) { view.widthAnchor == width }
        if mustFail { try fail() }
      }
    }
    let apart = layout { view.heightAnchor == 5 }
    #expect(throws: Never.self) { try arrange(100, false) }
    root.layoutIfNeeded()
    #expect(throws: Fault.self) { try arrange(30, true) }
    #expect(throws: Fault.self) {
      try layout {
        layout(replace: apart) { view.heightAnchor == 9 }
        try fail()
      }
    }
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 100, height: 5))
    #expect(apart.active)
    #expect(apart.all.map(\.description) == ["view.height == 5"])
    #expect(throws: Never.self) { try arrange(40, false) }
    root.layoutIfNeeded()
    #expect(view.frame.width == 40)
  }

  @Test func theOutermostBlockDecides() {
    let apart = layout { view.heightAnchor == 5 }
    let former = apart.all[0]
    func arrange(_ height: Double, _ mustFail: Bool) throws {
      try layout(in: root, key: "outer") {
        layout(in: root, key: "middle") {
          layout(replace: apart) { view.heightAnchor == height }
        }
        if mustFail { try fail() }
      }
    }
    #expect(throws: Fault.self) { try arrange(9, true) }
    #expect(apart.all.map(ObjectIdentifier.init) == [ObjectIdentifier(former)])
    #expect(former.isActive)
    #expect(throws: Never.self) { try arrange(20, false) }
    root.layoutIfNeeded()
    #expect(!former.isActive)
    #expect(apart.active)
    #expect(view.frame.height == 20)
    #expect(throws: Fault.self) { try arrange(9, true) }
    #expect(apart.all.map(\.description) == ["view.height == 20"])
    #expect(apart.active)
  }

  @Test func aGroupReplacedTwiceInABlockHasItsLastStatements() {
    let apart = LayoutConstraintGroup()
    let whole = layout {
      layout(replace: apart) { view.heightAnchor == 5 }
      layout { layout(replace: apart) { view.heightAnchor == 7 } }
      layout(replace: apart) { view.heightAnchor == 9 }
    }
    root.layoutIfNeeded()
    #expect(view.frame.height == 9)
    #expect(whole.all.map(\.description) == ["view.height == 9"])
    #expect(apart.all.map(\.description) == ["view.height == 9"])
  }
}
