import SnapKitNames
import TestSupport
import Testing

/// Blocks and kept constraints in any order, also blocks in blocks, against what is said of them.
@Suite struct MakerRandomTests {
  @Test(arguments: 0..<60)
  func whatIsActiveIsWhatIsKept(seed: UInt64) {
    let program = RandomProgram(seed: seed)
    for _ in 0..<40 {
      program.step(depth: 0)
      program.check()
    }
    program.root.layoutIfNeeded()
    program.removeAll()
    program.check()
  }
}

private final class RandomProgram {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  let view = UIView(label: "view")
  private let other = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
  private var random: SeededGenerator
  /// What the program kept of every statement it made.
  private var handles: [Constraint] = []
  /// Every constraint that ever stood for one.
  private var all: [NSLayoutConstraint] = []
  /// Those the maker should have; nil after an update, which decides by likeness.
  private var expected: [NSLayoutConstraint]? = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    root.addSubview(view)
    root.addSubview(other)
    root.layoutEngine.diagnosticHandler = { _ in }
  }

  var kept: [NSLayoutConstraint] { view.snp.layoutConstraints }

  private func next(_ count: Int) -> Int { random.next(below: count) }

  /// Removes all that is kept.
  func removeAll() {
    view.snp.removeConstraints()
    expected = []
  }

  /// Does one thing.
  func step(depth: Int) {
    switch next(depth == 0 ? 9 : 6) {
    case 0, 1:
      var made: [NSLayoutConstraint] = []
      view.snp.makeConstraints { make in made = fill(make, depth) }
      expected?.append(contentsOf: made)
    case 2:
      var made: [NSLayoutConstraint] = []
      view.snp.remakeConstraints { make in made = fill(make, depth) }
      expected = made
    case 3:
      view.snp.updateConstraints { make in _ = fill(make, depth) }
      expected = nil
    case 4:
      view.snp.prepareConstraints { make in _ = fill(make, depth) }
    // What an open block around has made so far is not kept yet.
    case 5: removeAll()
    case 6 where !handles.isEmpty:
      let handle = handles[next(handles.count)]
      handle.activate()
      for new in handle.layoutConstraints where expected?.contains(where: { $0 === new }) == false {
        expected?.append(new)
      }
    case 7 where !handles.isEmpty:
      let handle = handles[next(handles.count)]
      handle.deactivate()
      expected?.removeAll { old in handle.layoutConstraints.contains { $0 === old } }
    case 8:
      root.layoutIfNeeded()
    default: break
    }
    if expected == nil { expected = kept }
  }

  private func fill(_ make: ConstraintMaker, _ depth: Int) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    for _ in 0..<next(4) {
      let chains = [make.left, make.top, make.width, make.size, make.edges, make.center.width]
      let statement = chains[next(chains.count)].equalTo(other).offset(next(50))
      if next(3) == 0 { statement.multipliedBy(next(3)) }
      if next(2) == 0 { statement.priority(1 + next(1000)) }
      let handle = statement.constraint
      #expect(statement.constraint === handle)
      handles.append(handle)
      made += handle.layoutConstraints
      if depth < 2, next(5) == 0 { step(depth: depth + 1) }
    }
    all += made
    return made
  }

  func check() {
    let ids = kept.map(ObjectIdentifier.init)
    let active = (all + handles.flatMap(\.layoutConstraints)).filter(\.isActive)
    let expectedIDs = expected?.map(ObjectIdentifier.init)
    let inactive = kept.filter { !$0.isActive }
    #expect(Set(ids).count == ids.count)
    #expect(inactive.isEmpty)
    #expect(Set(active.map(ObjectIdentifier.init)) == Set(ids))
    #expect(expectedIDs == ids)
  }
}
