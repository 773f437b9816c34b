import SnapKitNames
import Testing

/// Statements that make little sense: none ends the program, and the others keep working.
@Suite struct MakerOddInputTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300), label: "root")
  let view = UIView(label: "view")
  let other = UIView(frame: CGRect(x: 40, y: 30, width: 100, height: 50), label: "other")
  let log: DiagnosticLog

  init() {
    root.addSubview(view)
    root.addSubview(other)
    log = DiagnosticLog(root)
  }

  private func frame(_ view: UIView) -> CGRect {
    root.layoutIfNeeded()
    return view.frame
  }

  @Test func aRootHasNoSuperview() {
    root.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.left.equalTo(5)
    }
    view.snp.makeConstraints { make in make.edges.equalToSuperview().inset(10) }
    #expect(frame(view).origin == CGPoint(x: 10, y: 10))
    #expect(Set(log.kinds) == [.noSuperview])
  }

  @Test func anItemRelatedToItself() {
    view.snp.makeConstraints { make in
      make.left.equalTo(view)
      make.left.equalTo(view).offset(5)
      make.width.equalTo(view.snp.height)
      make.height.equalTo(7)
    }
    #expect(frame(view).size == CGSize(width: 7, height: 7))
    #expect(log.kinds == [.neverHolds])
  }

  @Test func setsOfQuantitiesThatDoNotExist() {
    let unknown = LayoutMakerAttributes(rawValue: 1 << 31)
    view.snp.makeConstraints { make in
      make.naming([]).equalTo(other)
      make.naming(unknown).equalTo(other)
      make.naming(unknown).equalTo(3)
      make.left.equalTo(other.snp.naming(unknown))
      make.naming(.init(rawValue: .max)).equalTo(other.snp.top)
      make.left.equalTo(other.snp.naming([]))
    }
    #expect(frame(view).minX == 40)
    #expect(view.snp.layoutConstraints.count == 1)
    #expect(log.kinds == [.mixedAttributes, .mixedAttributes])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersThatAreNoneChangeNothing(number: Double) {
    var kept: Constraint?
    view.snp.makeConstraints { make in
      kept = make.left.right.equalTo(other).constraint
      make.top.height.equalTo(other)
    }
    #expect(frame(view) == other.frame)
    kept?.update(offset: number).update(inset: UIEdgeInsets(left: number, right: number))
    kept?.update(priority: number)
    kept?.update(offset: CGPoint(x: number, y: number))
    view.snp.updateConstraints { make in make.top.equalTo(other).multipliedBy(number) }
    #expect(frame(view) == other.frame)
    #expect(!log.kinds.isEmpty)
    kept?.update(offset: 0).update(priority: .required)
    #expect(frame(view) == other.frame)
  }

  @Test(arguments: [0.0, -1, 1000.5])
  func prioritiesOutOfRangeAreReported(priority: Double) {
    view.snp.makeConstraints { make in make.width.equalTo(20).priority(.high) }
    #expect(frame(view).width == 20)
    view.snp.updateConstraints { make in make.width.equalTo(30).priority(priority) }
    #expect(frame(view).width == 30)
    #expect(log.kinds == [.priorityOutOfRange])
  }

  @Test func aGuideWithoutAView() {
    let guide = UILayoutGuide(label: "guide")
    guide.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.width.equalToSuperview { $0.snp.height }
    }
    view.snp.makeConstraints { make in
      make.left.equalTo(guide).offset(5)
      make.top.equalTo(6)
    }
    #expect(frame(view).minY == 6)
    root.addLayoutGuide(guide)
    #expect(frame(view).minX == 5)
    #expect(guide.layoutFrame == root.bounds)
  }

  @Test func aViewThatDiesInItsOwnBlock() {
    var short: UIView? = UIView(label: "short")
    var maker: ConstraintMaker?
    var kept: Constraint?
    let proxy = { [weak short] in short?.snp }
    proxy()?.makeConstraints { make in
      maker = make
      kept = make.top.equalTo(other).constraint
      short = nil
      make.left.equalTo(3)
    }
    #expect(short == nil)
    maker?.width.equalTo(20).offset(3)
    kept?.activate()
    kept?.update(offset: 4)
    #expect(kept?.isActive == false)
    #expect(frame(other) == CGRect(x: 40, y: 30, width: 100, height: 50))
  }

  @Test func aViewMovedToAnotherParentIsUpdatedThere() {
    let panel = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 40), label: "panel")
    root.addSubview(panel)
    view.snp.makeConstraints { make in make.edges.equalToSuperview() }
    #expect(frame(view) == root.bounds)
    panel.addSubview(view)
    view.snp.remakeConstraints { make in make.edges.equalToSuperview().inset(5) }
    #expect(frame(view) == CGRect(x: 5, y: 5, width: 40, height: 30))
    view.removeFromSuperview()
    root.addSubview(view)
    view.snp.updateConstraints { make in make.edges.equalToSuperview().inset(6) }
    #expect(frame(view) == CGRect(x: 6, y: 6, width: 388, height: 288))
    #expect(log.kinds.isEmpty)
  }

  @Test func oneItemMayHaveAnyNumberOfStatements() {
    let count = 300
    let prepared = view.snp.prepareConstraints { make in
      for width in 0..<count { make.width.greaterThanOrEqualTo(width) }
    }
    #expect(prepared.count == count)
    for constraint in prepared { constraint.activate() }
    #expect(Double(frame(view).width) == Double(count - 1))
    for constraint in prepared.dropFirst(10) { constraint.deactivate() }
    #expect(view.snp.layoutConstraints.count == 10)
    view.snp.updateConstraints { make in
      for width in 0..<10 {
        make.width.equalTo(20 + width).priority(LayoutPriority(Double(10 + width)))
      }
    }
    #expect(frame(view).width == 29)
  }

  @Test func aBlockOfAnotherItemMayStandInABlock() {
    view.snp.makeConstraints { make in
      make.left.equalTo(1)
      other.snp.remakeConstraints { make in
        make.left.equalTo(view).offset(2)
        view.snp.makeConstraints { make in make.top.equalTo(3) }
      }
      make.width.equalTo(4)
    }
    #expect(frame(view).origin == CGPoint(x: 1, y: 3) && view.frame.width == 4)
    #expect(other.frame.minX == 3)
    view.snp.removeConstraints()
    #expect(view.snp.layoutConstraints.isEmpty && other.snp.layoutConstraints.count == 1)
  }
}
