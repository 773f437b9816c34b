import SnapKitNames
import TestSupport
import Testing

/// Random sequences of blocks in blocks, and of switches in and between them, against a list of names.
@Suite struct NestedBlockTests {
  @Test(arguments: 0..<40)
  func whatIsKeptIsActive(seed: Int) {
    let program = RandomProgram(seed: UInt64(seed))
    for _ in 0..<60 {
      program.step()
      let names = program.view.snp.layoutConstraints.compactMap(\.label)
      #expect(names.sorted() == program.kept.sorted())
      let active = program.handles.filter(\.handle.isActive).map(\.name)
      #expect(Set(active) == Set(program.handles.map(\.name)).intersection(program.kept))
    }
  }
}

/// Makes, switches and removes statements, and notes which are to be kept.
private final class RandomProgram {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let view = UIView(label: "view")
  /// The names of the statements that are to be kept.
  private(set) var kept: [String] = []
  private(set) var handles: [(handle: Constraint, name: String)] = []
  /// The names of the statements of each open block: those that wait for its end, and all.
  private var waiting: [[String]] = []
  private var made: [[String]] = []
  private var activated: Set<String> = []
  private var count = 0
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    root.addSubview(view)
  }

  func step() {
    if number(below: 3) == 0 { switchOne() } else { runBlock(depth: 0) }
  }

  private func number(below bound: Int) -> Int { random.next(below: bound) }

  private func state(_ make: ConstraintMaker) {
    count += 1
    let name = "\(count)"
    let statement = make.width.equalTo(count).priority(.low).labeled(name)
    if number(below: 2) == 0 { handles.append((statement.constraint, name)) }
    waiting[waiting.count - 1].append(name)
    made[made.count - 1].append(name)
  }

  private func switchOne() {
    guard !handles.isEmpty else { return }
    let (handle, name) = handles[number(below: handles.count)]
    if number(below: 2) == 0 {
      handle.activate()
      activated.insert(name)
      if !(kept + waiting.joined()).contains(name) { kept.append(name) }
    } else {
      handle.deactivate()
      activated.remove(name)
      kept.removeAll { $0 == name }
      for index in waiting.indices { waiting[index].removeAll { $0 == name } }
    }
  }

  private func runBlock(depth: Int) {
    waiting.append([])
    made.append([])
    let block: (ConstraintMaker) -> Void = { [self] make in
      for _ in 0..<number(below: 4) {
        switch number(below: 8) {
        case 0...3: state(make)
        case 4: if depth < 3 { runBlock(depth: depth + 1) }
        case 5: switchOne()
        case 6:
          view.snp.removeConstraints()
          kept = []
        default: root.layoutIfNeeded()
        }
      }
    }
    switch number(below: 3) {
    case 0:
      view.snp.makeConstraints(block)
      kept += waiting.removeLast()
      made.removeLast()
    case 1:
      view.snp.remakeConstraints(block)
      kept = waiting.removeLast()
      made.removeLast()
    default:
      let prepared = view.snp.prepareConstraints(block)
      kept += waiting.removeLast().filter(activated.contains)
      let names = made.removeLast()
      #expect(prepared.count == names.count)
      handles += zip(prepared, names).map { ($0, $1) }
    }
  }
}
