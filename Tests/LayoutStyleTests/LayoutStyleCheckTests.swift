import LayoutStyle
import Testing

/// The rules of the style document, by its own examples and by what they must leave alone.
@Suite struct LayoutStyleCheckTests {
  private func findings(_ statements: String) -> [LayoutStyleFinding] {
    LayoutStyleCheck.findings(
      in: "view.snp.makeConstraints { make in\n\(statements)\n}", file: "A.swift")
  }

  private func suggestions(_ statements: String) -> [String] {
    findings(statements).map { "\($0.line) \($0.rule.rawValue): \($0.suggestion)" }
  }

  @Test func leadingOverLeft() {
    #expect(
      suggestions("make.left.top.equalTo(other.snp.right)") == [
        "2 leading-over-left: make.leading.top.equalTo(other.snp.trailing)"
      ])
    #expect(suggestions("make.leading.top.equalTo(other.snp.trailing)").isEmpty)
  }

  /// A statement may not name leading together with left.
  @Test func leadingOverLeftInAllOfTheTarget() {
    for (statement, better) in [
      ("make.left.equalTo(a.snp.leftMargin)", "make.leading.equalTo(a.snp.leadingMargin)"),
      ("make.rightMargin.equalTo(a)", "make.trailingMargin.equalTo(a)"),
      (
        "make.left.equalTo(wide ? a.snp.left : b.snp.right)",
        "make.leading.equalTo(wide ? a.snp.leading : b.snp.trailing)"
      ),
      (
        "make.left.equalToSuperview { $0.snp.right }",
        "make.leading.equalToSuperview { $0.snp.trailing }"
      ),
    ] {
      #expect(suggestions(statement) == ["2 leading-over-left: \(better)"])
    }
  }

  @Test func theShortestName() {
    #expect(
      suggestions("make.top.bottom.leading.trailing.equalToSuperView()") == [
        "2 shortest-name: make.edges.equalToSuperView()"
      ])
    #expect(
      suggestions("make.centerX.centerY.equalToSuperView()") == [
        "2 shortest-name: make.center.equalToSuperView()"
      ])
    #expect(
      suggestions("make.width.height.top.equalTo(grid.size50)") == [
        "2 shortest-name: make.size.top.equalTo(grid.size50)"
      ])
    #expect(suggestions("make.top.bottom.leading.equalToSuperview()").isEmpty)
  }

  @Test func insetOverOffset() {
    #expect(
      suggestions("make.bottom.equalToSuperview().offset(-grid.space8).priority(.low)") == [
        "2 inset-over-offset: make.bottom.equalToSuperview().inset(grid.space8).priority(.low)"
      ])
    #expect(
      suggestions("make.top.equalTo(card.snp.top).offset(8)") == [
        "2 inset-over-offset: make.top.equalTo(card.snp.top).inset(8)"
      ])
    for distance in [
      "make.top.equalTo(title.snp.bottom).offset(8)", "make.bottom.equalToSuperview().offset(8)",
      "make.top.equalToSuperview().offset(-8)", "make.center.equalToSuperview().offset(8)",
      "make.top.equalTo(10).offset(8)", "make.bottom.equalTo(card).offset(-a + b)",
    ] {
      #expect(suggestions(distance).isEmpty, "\(distance)")
    }
  }

  @Test func equalStatementsAreMerged() {
    let found = findings(
      """
      make.leading.equalToSuperView().inset(grid.space16)
      make.top.equalToSuperView().inset(grid.space16)
      make.height.equalTo(5)
      make.trailing.equalToSuperView().inset(grid.space16)
      """)
    #expect(
      found.map(\.suggestion) == [
        "make.top.leading.trailing.equalToSuperView().inset(grid.space16)"
      ])
    #expect(found.map(\.line) == [2])
    #expect(
      found.map(\.statement) == [
        "make.leading.equalToSuperView().inset(grid.space16); "
          + "make.top.equalToSuperView().inset(grid.space16); "
          + "make.trailing.equalToSuperView().inset(grid.space16)"
      ])
  }

  @Test func pairedOffsetsAreOneInset() {
    let found = suggestions(
      """
      make.leading.equalTo(card.snp.leading).offset(16)
      make.trailing.equalTo(card).offset(-16)
      """)
    #expect(found == ["2 merged-statements: make.leading.trailing.equalTo(card).inset(16)"])
    #expect(
      suggestions("make.left.equalTo(card).offset(a)\nmake.right.equalTo(card).offset(-a)").first
        == "2 merged-statements: make.leading.trailing.equalTo(card).inset(a)")
  }

  @Test func fourSidesOnFourLinesAreEdges() {
    let found = suggestions(
      ["top", "leading", "bottom", "trailing"].map { "make.\($0).equalTo(card)" }
        .joined(separator: "\n"))
    #expect(found == ["2 merged-statements: make.edges.equalTo(card)"])
  }

  @Test func whatDiffersIsNotMerged() {
    #expect(
      findings(
        """
        make.top.equalToSuperview().inset(8)
        make.bottom.equalToSuperview().inset(9)
        make.leading.equalTo(card).inset(8)
        make.trailing.lessThanOrEqualToSuperview().inset(8)
        gap = make.centerX.equalToSuperview().constraint
        other = make.centerY.equalToSuperview().constraint
        make.width.equalTo(50).labeled("a")
        make.height.equalTo(50).labeled("b")
        make.top.equalTo(20)
        make.height.equalTo(20)
        if isWide { make.firstBaseline.equalTo(4) } else { make.lastBaseline.equalTo(4) }
        """
      ).isEmpty)
  }

  @Test func aParentThatIsPlacedByItsChild() {
    let text = """
      rootView.addSubview(childView)
      childView.snp.makeConstraints { make in
          make.centerX.equalToSuperview()
      }
      self.rootView.snp.makeConstraints { make in
          make.centerX.equalTo(childView)
          make.centerY.equalTo(stranger)
      }
      """
    let found = LayoutStyleCheck.findings(in: text, file: "Root.swift")
    #expect(
      found.map(\.description) == [
        "Root.swift:6: children-place-themselves: 'make.centerX.equalTo(childView)' is better "
          + "written 'make.centerX.equalToSuperview() in childView.snp.makeConstraints'"
      ])
  }

  /// The suggestion says the same of the child: relations and signs turn around.
  @Test func aStatementOfAParentIsTurned() {
    for (statement, better) in [
      (
        "make.bottom.greaterThanOrEqualTo(card.snp.bottom).offset(8).priority(.high)",
        "make.bottom.lessThanOrEqualToSuperview().inset(8).priority(.high)"
      ),
      ("make.bottom.equalTo(card).inset(-a)", "make.bottom.equalToSuperview().inset(a)"),
      ("make.top.equalTo(card).offset(a - b)", "make.top.equalToSuperview().offset(-(a - b))"),
      (
        "make.bottom.equalTo(card.snp.top).offset(8)",
        "make.top.equalTo(view.snp.bottom).offset(-8)"
      ),
      ("make.top.equalTo(card.snp.bottom).inset(8)", "a statement of card"),
      ("make.width.equalTo(card).multipliedBy(2)", "a statement of card"),
      ("make.edges.equalTo(card).inset(UIEdgeInsets(top: 1))", "a statement of card"),
    ] {
      let text = "view.addSubview(card); view.snp.makeConstraints { make in\n\(statement) }"
      let found = LayoutStyleCheck.findings(in: text, file: "")
        .filter { $0.rule == .childrenPlaceThemselves }
      #expect(found.map(\.suggestion) == ["\(better) in card.snp.makeConstraints"])
    }
  }

  @Test func aViewMayNameItselfOrNot() {
    for (adding, placing) in [
      ("addSubview(card)", "snp"), ("self.addSubviews(title, card)", "snp"),
      ("addSubview(self.card)", "self.snp"), ("panel?.addSubview(card)", "panel!.snp"),
    ] {
      let text = "\(adding)\n\(placing).makeConstraints { $0.top.equalTo(card) }"
      #expect(LayoutStyleCheck.findings(in: text, file: "").map(\.line) == [2], "\(text)")
    }
    // Which of the cells is meant is unknown.
    let text = "cells[0].addSubview(card)\ncells[1].snp.makeConstraints { $0.top.equalTo(card) }"
    #expect(LayoutStyleCheck.findings(in: text, file: "").isEmpty)
  }

  @Test func aParentThatPlacesTheInsideOfAChild() {
    let text = """
      add {
        card
        other.add { inner }
      }
      card.title.snp.makeConstraints { $0.top.equalToSuperview() }
      controller.view.snp.makeConstraints { $0.top.equalToSuperview() }
      other.snp.makeConstraints { $0.top.equalTo(inner.snp.top) }
      """
    let found = LayoutStyleCheck.findings(in: text, file: "Root.swift")
    #expect(found.map(\.line) == [5, 7])
    #expect(found.map(\.suggestion).first == "title.snp in the class of card")
    #expect(found.allSatisfy { $0.rule == .childrenPlaceThemselves })
  }

  @Test func commentsAndStringsAreNoStatements() {
    #expect(
      findings(
        #"""
        // make.left.equalTo(1)
        /* make.left.equalTo(1) /* } */ */
        log("make.left.equalTo(\(name("}")))")
        make.top /* left */ .equalTo("\"left }")
        """#
      ).isEmpty)
    #expect(suggestions("let a = \"\"\"\n make.left \"}\n\"\"\"\nmake.left.equalTo(1)").count == 1)
  }

  @Test func regularExpressionsAreNoStatements() {
    let found = suggestions(
      #"""
      let a = name.split(separator: /"|make.left.equalTo(1)\/(/)
      let b = #/"make.left.equalTo(2)/"{/#
      let c = (width / 2 + b) / 3
      make.left.equalTo(c)
      """#)
    #expect(found == ["5 leading-over-left: make.leading.equalTo(c)"])
  }

  @Test(arguments: [
    "({ make in", "(closure: { make in", " ( { (make) in", "\n{ make in",
  ])
  func aBlockMayStandInBrackets(opening: String) {
    let text = "view.snp\n.updateConstraints\(opening) make.left.equalTo(a) })"
    let line = opening.contains("\n") ? 3 : 2
    #expect(LayoutStyleCheck.findings(in: text, file: "").map(\.line) == [line])
  }

  @Test func linesMayEndAsOnOtherSystems() {
    let text =
      "a.snp.makeConstraints { make in\r\n  make.left.equalTo(b)\r\n  .offset( 8 )\r\n}\r\n"
    let found = LayoutStyleCheck.findings(in: text, file: "")
    #expect(found.map(\.line) == [2, 2])
    #expect(
      found.map(\.suggestion) == [
        "make.leading.equalTo(b).inset(8)", "make.leading.equalTo(b).inset(8)",
      ])
  }

  @Test func closuresInABlockBelongToIt() {
    let found = findings(
      """
      make.top.equalTo(a).inset(3)
      UIView.animate(withDuration: 0.2, animations: {
        make.bottom.equalTo(a).inset(3)
      }, completion: { done in
        if done { make.left.equalTo(a) }
      })
      """)
    // Statements in different braces are not one.
    #expect(found.map(\.suggestion) == ["make.leading.equalTo(a)"])
    #expect(found.map(\.line) == [6])
  }

  @Test func aStatementMayGoOverLines() {
    let found = findings("\nmake.left\n  .top // both\n  .equalTo(\n    card)\n  .inset(3)\n")
    #expect(found.map(\.suggestion) == ["make.leading.top.equalTo( card).inset(3)"])
    #expect(found.map(\.line) == [3])
  }

  @Test func blocksInBlocksAreTheirOwn() {
    let found = findings(
      """
      make.top.equalTo(card)
      inner.snp.remakeConstraints { (m: ConstraintMaker) -> Void in
        m.leading.equalTo(card)
        m.left.equalTo(3)
      }
      make.bottom.equalTo(card)
      """)
    #expect(
      found.map(\.suggestion) == ["make.top.bottom.equalTo(card)", "m.leading.equalTo(3)"])
  }

  @Test(arguments: [
    "{ [weak self] make in", "{ (make) in", "{ (make: ConstraintMaker) -> Void in",
    "{ [a = (b)] (make) -> Void in",
  ])
  func theMakerIsFoundInEveryHeader(header: String) {
    let text = "view.snp.makeConstraints \(header) make.left.equalTo(a)\nmake.left.equalTo(b) }"
    #expect(LayoutStyleCheck.findings(in: text, file: "").map(\.line) == [1, 2])
  }

  @Test func textsOfGreatDepthEndTheCheck() {
    for part in ["\"\\(", "x.snp.makeConstraints { ", "a.addSubview(", "a.add { b ", "/*"] {
      let text = String(repeating: part, count: 1_000)
      #expect(LayoutStyleCheck.findings(in: text, file: "").isEmpty)
    }
  }

  /// Whatever the text, the check ends.
  @Test func brokenTextsEndTheCheck() {
    let whole = """
      /* a */ view.snp.makeConstraints { make in make.left.equalTo("b\\(c)").offset(#"d"#) }
      x.add { y }; x.addSubview(y)
      """
    for count in 0...whole.count {
      _ = LayoutStyleCheck.findings(in: String(whole.prefix(count)), file: "")
      _ = LayoutStyleCheck.findings(in: String(whole.suffix(count)), file: "")
    }
  }
}
