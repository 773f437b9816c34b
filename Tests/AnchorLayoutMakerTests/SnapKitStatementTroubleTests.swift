import SnapKitNames
import Testing

/// What users of SnapKit tripped over: targets, odd statements, and what stands beside constraints.
@Suite struct SnapKitStatementTroubleTests {
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

  private var texts: [String] { view.snp.layoutConstraints.map(\.description) }

  /// #283, #527.
  @Test func aPositionTimesAFactorIsMeasuredInTheCommonAncestor() {
    root.addSubview(other)
    view.snp.makeConstraints { make in
      make.centerX.equalTo(other.snp.right).multipliedBy(0.5)
      make.width.equalTo(20)
    }
    #expect(frame(view).midX == 70)
  }

  @Test func withoutASuperviewTheStatementWaits() {
    let lone = UIView(label: "lone")
    let line: UInt = #line + 1
    lone.snp.makeConstraints { make in make.edges.equalToSuperview().inset(10) }
    let loneLog = DiagnosticLog(lone)
    lone.layoutIfNeeded()
    #expect(Set(loneLog.kinds) == [.noSuperview])
    #expect(loneLog.diagnostics.first?.line == line)
    root.addSubview(lone)
    #expect(frame(lone) == CGRect(x: 10, y: 10, width: 380, height: 280))
  }

  @Test func theSuperviewOfAnotherViewNeedsNoMark() {
    view.snp.makeConstraints { make in
      make.edges.equalTo(other.superview)
      make.width.lessThanOrEqualTo(other.superview!)
    }
    #expect(frame(view) == root.bounds)
  }

  @Test func aTargetInTheSuperview() {
    view.snp.makeConstraints { make in
      make.top.equalToSuperview { $0.snp.centerY }
      make.bottom.lessThanOrEqualToSuperview(\.snp.bottom).offset(-10)
      make.height.greaterThanOrEqualToSuperview { $0 }.priority(.high)
    }
    #expect(frame(view).minY == 150 && frame(view).height == 140)
    let lone = UIView(label: "lone")
    let loneLog = DiagnosticLog(lone)
    let line: UInt = #line + 2
    lone.snp.makeConstraints { make in
      make.top.equalToSuperview { $0.snp.centerY }
      make.width.greaterThanOrEqualTo(0)
    }
    lone.layoutIfNeeded()
    #expect(loneLog.kinds == [.noSuperview])
    #expect(loneLog.diagnostics.first?.line == line)
    #expect(lone.snp.layoutConstraints.count == 1)
  }

  @Test func mixedQuantitiesAreReported() {
    let line: UInt = #line + 2
    view.snp.makeConstraints { make in
      let none = make.edges.equalTo(other.snp.size).offset(3).multipliedBy(2).constraint
      make.left.equalTo(other.snp.top)
      make.left.equalTo(other.snp.width)
      make.size.equalTo(other.snp.left)
      make.left.top.equalTo(other.snp.left)
      make.left.equalTo(2)
      none.activate()
      none.update(offset: 2)
      #expect(!none.isActive)
    }
    #expect(frame(view).minX == 2)
    #expect(log.kinds == [LayoutDiagnostic.Kind](repeating: .mixedAttributes, count: 5))
    #expect(log.diagnostics.first?.line == line)
    #expect(
      log.diagnostics.map(\.statement) == [
        "view.left.top.right.bottom == other.width.height", "view.left == other.top",
        "view.left == other.width", "view.width.height == other.left",
        "view.left.top == other.left",
      ])
  }

  @Test func badNumbersAreReported() {
    view.snp.makeConstraints { make in
      make.width.equalTo(Double.nan)
      make.height.equalTo(other).dividedBy(0)
      make.top.equalTo(3).priority(0)
      make.left.equalTo(4)
    }
    #expect(frame(view).minX == 4)
    #expect(log.kinds == [.notFinite, .notFinite, .priorityOutOfRange])
  }

  @Test func aStatementAfterItsBlockIsMade() {
    var maker: ConstraintMaker?
    view.snp.makeConstraints { make in
      maker = make
      make.left.equalTo(1)
    }
    maker?.top.equalTo(root).offset(5)
    #expect(frame(view).origin == CGPoint(x: 1, y: 5))
    view.snp.removeConstraints()
    #expect(texts.isEmpty)
  }

  @Test func aChainWithoutARelationMakesNothing() {
    view.snp.makeConstraints { make in _ = make.width }
    #expect(texts.isEmpty && log.kinds.isEmpty)
  }

  @Test func onlyTheItemIsLeftToConstraints() {
    view.snp.makeConstraints { make in make.left.equalTo(other) }
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(other.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func theContentPrioritiesAreThoseOfTheView() {
    view.snp.contentHuggingHorizontalPriority = 300
    view.snp.contentHuggingVerticalPriority = 301
    view.snp.contentCompressionResistanceHorizontalPriority = 302
    view.snp.contentCompressionResistanceVerticalPriority = 303
    #expect(view.contentHuggingPriority(for: .horizontal) == 300)
    #expect(view.contentHuggingPriority(for: .vertical) == 301)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == 302)
    #expect(view.snp.contentCompressionResistanceVerticalPriority == 303)
  }

  @Test func aHostsOwnItemsAreTargets() {
    let panel = Panel()
    let knob = Panel()
    knob.parent = panel
    knob.layoutNode.parentDidChange()
    panel.layoutNode.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
    knob.snp.makeConstraints { make in
      make.edges.equalTo(panel).inset(5)
    }
    panel.layoutEngine.layoutIfNeeded()
    #expect(knob.layoutNode.frame == CGRect(x: 5, y: 5, width: 70, height: 50))
    knob.snp.remakeConstraints { make in
      make.edges.equalToSuperview { (parent: Panel) in parent.snp.edges }
    }
    panel.layoutEngine.layoutIfNeeded()
    #expect(knob.layoutNode.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
  }

  @Test func hierarchyBlocksTakeConditionsAndLoops() {
    let (isWide, extra): (Bool, UIView?) = (true, UIView(label: "extra"))
    let many = (0..<2).map { UIView(label: "\($0)") }
    let panel = UIView(label: "panel")
    let returned = panel.add {
      if isWide { UIView(label: "wide") } else { UIView(label: "narrow") }
      for one in many { one }
      extra
    }
    #expect(returned === panel)
    #expect(panel.subviews.compactMap(\.label) == ["wide", "0", "1", "extra"])
  }
}

private final class Panel: LayoutItem {
  let layoutNode = LayoutNode()
  weak var parent: Panel?
  var layoutParent: (any LayoutItem)? { parent }
}
