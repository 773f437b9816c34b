import SnapKitNames
import TestSupport
import Testing

@testable import AnchorLayoutMaker

/// Constraints in order against an array of them.
@Suite struct KeptConstraintsTests {
  private let view = LayoutView()

  private func makeConstraint() -> LayoutConstraint {
    batch(active: false) { view.widthAnchor >= 0 }[0]
  }

  private func contents(of kept: KeptConstraints) -> [ObjectIdentifier] {
    var contents: [ObjectIdentifier] = []
    kept.visit { contents.append(ObjectIdentifier($0)) }
    return contents
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func theyAreWhatAnArrayWouldBe(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var kept = KeptConstraints()
    var expected: [LayoutConstraint] = []
    for _ in 0..<400 {
      let chosen = expected.randomElement(using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0...4:
        let constraint = makeConstraint()
        kept.append(constraint)
        expected.append(constraint)
      case 5:
        var more = FewConstraints()
        for _ in 0..<Int.random(in: 0..<9, using: &random) { more.append(makeConstraint()) }
        kept.append(more)
        expected += more.array
      case 6...8:
        guard let chosen else { continue }
        kept.remove(chosen)
        expected.removeAll { $0 === chosen }
        let position = kept.position(of: chosen)
        #expect(position == nil)
      case 9:
        guard let chosen else { continue }
        let constraint = makeConstraint()
        kept.replace(chosen, by: constraint)
        expected = expected.map { $0 === chosen ? constraint : $0 }
      case 10:
        guard let chosen else { continue }
        let position = kept.position(of: chosen)
        let start = try #require(position)
        let count = try #require(expected.firstIndex { $0 === chosen })
        if Bool.random(using: &random) && expected.count - count > 5 { continue }
        let last = kept.removeLast(from: start).array
        #expect(last.map(ObjectIdentifier.init) == expected[count...].map(ObjectIdentifier.init))
        expected.removeLast(expected.count - count)
      default: kept.closeGaps()
      }
      #expect(contents(of: kept) == expected.map(ObjectIdentifier.init))
      if let chosen = expected.last {
        let position = kept.position(of: chosen)
        #expect(position.flatMap { kept[$0] } === chosen)
      }
    }
  }

  @Test func manyKeptStatementsAreSwitchedInAnyOrder() {
    let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.addSubview(view)
    var handles: [MadeConstraint] = []
    view.snp.makeConstraints { make in
      for index in 0..<100 { handles.append(make.width.greaterThanOrEqualTo(index).constraint) }
    }
    var kept: [Int] { view.snp.layoutConstraints.map { Int($0.constant) } }
    for handle in handles[10...].reversed() { handle.deactivate() }
    #expect(kept == Array(0..<10))
    for handle in handles[50..<90] { handle.activate() }
    for handle in handles[..<10] { handle.deactivate() }
    #expect(kept == Array(50..<90))
    view.snp.makeConstraints { make in
      make.height.equalTo(1)
      for index in stride(from: 50, to: 90, by: 2) { handles[index].deactivate() }
      handles[0].activate()
    }
    #expect(kept == Array(stride(from: 51, to: 90, by: 2)) + [0, 1])
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 89, height: 1))
    view.snp.removeConstraints()
    #expect(kept == [] && !handles.contains(where: \.isActive))
    handles[3].activate()
    #expect(kept == [3])
  }

  @Test func aHandleStaysTheSameWhileItIsKept() {
    var statements: [LayoutMakerStatement] = []
    view.snp.makeConstraints { make in
      for index in 0..<40 { statements.append(make.edges.equalTo(view.snp.edges).offset(index)) }
    }
    let handles = statements.map(\.constraint)
    for handle in handles[..<20] { handle.deactivate() }
    for (statement, handle) in zip(statements, handles) {
      #expect(statement.constraint === handle)
    }
  }
}
