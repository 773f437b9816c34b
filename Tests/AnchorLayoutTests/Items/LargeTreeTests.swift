import AnchorLayout
import Foundation
import Testing

/// A view that notes what it sees when it dies.
private final class MortalView: LayoutView {
  var onDeath: ((MortalView) -> Void)?

  deinit { onDeath?(self) }
}

@Suite struct LargeTreeTests {
  @Test func aDeepTreeIsBuiltLaidOutAndReleasedWithoutDeepRecursion() {
    var root: LayoutView? = makeRoot()
    var deepest = root!
    for _ in 0..<100_000 {
      let view = LayoutView()
      deepest.addSubview(view)
      deepest = view
    }
    deepest.widthAnchor == 7
    root!.layoutIfNeeded()
    #expect(deepest.frame.width == 7)
    weak let weakRoot = root
    root = nil
    #expect(weakRoot == nil)
    #expect(deepest.superview == nil)
  }

  @Test func aTreeThatGrewUpwardsOutOfManyIsReleasedWithoutDeepRecursion() {
    // Each level has an engine of its own, which is merged into that of the next.
    var top = LayoutView()
    for level in 0..<2000 {
      let above = LayoutView()
      above.widthAnchor == Double(level)
      above.addSubview(top)
      top = above
    }
    weak let weakEngine = top.layoutEngine
    top = LayoutView()
    #expect(weakEngine == nil)
  }

  @Test func viewsDieParentsFirstWithTheirSubviews() {
    var log: [String] = []
    func view(_ label: String, in parent: LayoutView? = nil) -> MortalView {
      let view = MortalView(label: label)
      view.onDeath = { log.append("\($0.label ?? "") \($0.subviews.count)") }
      parent?.addSubview(view)
      return view
    }
    var root: MortalView? = view("root")
    do {
      let first = view("first", in: root)
      _ = view("inner", in: first)
      _ = view("second", in: root)
    }
    root!.subviews[0].widthAnchor == 5
    root = nil
    #expect(log == ["root 2", "first 1", "inner 0", "second 0"])
  }

  @Test func aViewThatIsHeldOutlivesItsSuperviewWithItsSubviews() {
    var root: LayoutView? = makeRoot()
    let held = root!.add("held")
    _ = held.add("inner")
    root = nil
    #expect(held.superview == nil)
    #expect(held.subviews.map(\.label) == ["inner"])
  }
}
