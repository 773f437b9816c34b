import AnchorLayout
import AnchorLayoutMaker
import ConstraintSolver
import Foundation
import LayoutDrawing
import LayoutStyle
import Testing

/// The code of README.md, compiled and run. What stands between the marks is what the README shows.
@Suite struct ReadmeTests {
  @Test func theFirstExamplePrintsThePictureBelowIt() throws {
    var output = ""
    func print(_ text: String) { output += text }

    // snippet
    let card = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 112), label: "card")
    let icon = LayoutView(label: "icon")
    card.addSubview(icon)
    let title = LayoutView(label: "title")
    card.addSubview(title)

    icon.leadingAnchor == card.leadingAnchor + 16
    icon.verticalAnchors == card.verticalAnchors + 16
    icon.widthAnchor == icon.heightAnchor

    title.leadingAnchor == icon.trailingAnchor + 16
    title.trailingAnchor == card.trailingAnchor - 16
    title.centerYAnchor == icon.centerYAnchor
    title.heightAnchor == icon.heightAnchor - 32

    card.layoutIfNeeded()
    print(LayoutSnapshot(of: card).text())
    // end of snippet

    let picture = try #require(try ReadmeText().blocks(of: "text").first)
    #expect(output == picture)
    #expect(icon.frame == CGRect(x: 16, y: 16, width: 80, height: 80))
    #expect(title.frame == CGRect(x: 112, y: 32, width: 192, height: 48))
  }

  @Test func theStatementsOfTheTourDoWhatIsSaid() {
    let window = LayoutView()
    window.frame = CGRect(x: 0, y: 0, width: 600, height: 400)
    let (sidebar, detail, footer) = (LayoutView(), LayoutView(), LayoutView())
    for view in [sidebar, detail, footer] { window.addSubview(view) }
    let badge = LayoutView()
    detail.addSubview(badge)
    sidebar.leadingAnchor == window.leadingAnchor
    sidebar.verticalAnchors == window.verticalAnchors
    detail.trailingAnchor == window.trailingAnchor
    detail.topAnchor == window.topAnchor
    footer.horizontalAnchors == detail.horizontalAnchors
    footer.bottomAnchor == window.bottomAnchor
    footer.heightAnchor == 48
    detail.heightAnchor == 300 ~ .low - 1

    // snippet
    sidebar.widthAnchor == window.widthAnchor / 3 - 8
    detail.leadingAnchor - sidebar.trailingAnchor == sidebar.widthAnchor / 10
    // end of snippet

    // snippet
    sidebar.widthAnchor.clamp(80...200)
    badge.sizeAnchors.aspectRatio(1)
    // end of snippet

    // snippet
    badge.sizeAnchors == CGSize(width: 24, height: 24)
    badge.edgeAnchors >= detail.edgeAnchors + 4
    // end of snippet

    // snippet
    badge.centerAnchors == detail.centerAnchors ~ .low
    badge.trailingAnchor == detail.trailingAnchor - 4 ~ .high
    // end of snippet

    // snippet
    let compact = batch(active: false) {
      detail.heightAnchor == 200
      footer.heightAnchor == 32 ~ .high
    }
    LayoutConstraint.activate(compact)
    // end of snippet
    window.layoutIfNeeded()
    #expect(detail.frame.height == 200)
    LayoutConstraint.deactivate(compact)

    // snippet
    let gap = footer.topAnchor == detail.bottomAnchor + 8
    gap.constant = 24
    gap.priority = .low
    gap.isActive = false
    // end of snippet

    window.layoutIfNeeded()
    #expect(sidebar.frame.isNear(CGRect(x: 0, y: 0, width: 192, height: 400)))
    #expect(detail.frame.isNear(CGRect(x: 211.2, y: 0, width: 388.8, height: 300)))
    #expect(badge.frame.isNear(CGRect(x: 360.8, y: 138, width: 24, height: 24)))

    gap.isActive = true
    window.layoutIfNeeded()
    #expect(detail.frame.isNear(CGRect(x: 211.2, y: 0, width: 388.8, height: 328)))
    #expect(footer.frame.isNear(CGRect(x: 211.2, y: 352, width: 388.8, height: 48)))
  }

  @Test func aGroupIsReplacedAndLaidOut() {
    let window = LayoutView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
    let (sidebar, detail) = (LayoutView(), LayoutView())
    for view in [sidebar, detail] { window.addSubview(view) }

    // snippet
    let arrangement = constrain(sidebar, detail) { sidebar, detail in
      sidebar.edges == inset(sidebar.superview!.edges, 20, 20, 40, 20)
      detail.size == sidebar.size / 2
      align(top: sidebar, detail)
    }
    layout(sidebar, detail, replace: arrangement) { sidebar, detail in
      sidebar.edges == inset(sidebar.superview!.edges, 10)
      detail.size == sidebar.size / 4
      align(top: sidebar, detail)
    }
    // end of snippet

    #expect(arrangement.all.count == 7)
    #expect(sidebar.frame == CGRect(x: 10, y: 10, width: 580, height: 380))
    #expect(detail.frame == CGRect(x: 0, y: 10, width: 145, height: 95))
  }

  @Test func theMakerUpdatesWhatItMade() {
    let window = LayoutView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
    let footer = LayoutView()
    window.addSubview(footer)

    // snippet
    footer.snp.makeConstraints { make in
      make.leading.bottom.trailing.equalToSuperview().inset(16)
      make.height.equalTo(window).dividedBy(8).priority(.high)
    }
    footer.snp.updateConstraints { make in
      make.height.equalTo(window).dividedBy(4)
    }
    // end of snippet

    window.layoutIfNeeded()
    #expect(footer.frame == CGRect(x: 16, y: 284, width: 568, height: 100))
    #expect(footer.snp.layoutConstraints.count == 4)
  }

  @Test func theStyleCheckSuggestsABetterSpelling() {
    var output: [String] = []
    func print(_ suggestion: String) { output.append(suggestion) }

    // snippet
    let source = "title.snp.makeConstraints { make in make.left.equalToSuperview() }"
    for finding in LayoutStyleCheck.findings(in: source, file: "Login.swift") {
      print(finding.suggestion)  // make.leading.equalToSuperview()
    }
    // end of snippet

    #expect(output == ["make.leading.equalToSuperview()"])
  }

  @Test func marginsFollowTheTextAndAFrameIsGivenInPart() {
    let window = LayoutView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
    let (sidebar, badge) = (LayoutView(), LayoutView())
    for view in [sidebar, badge] { window.addSubview(view) }

    // snippet
    sidebar.edgeAnchors == window.layoutMarginsGuide.edgeAnchors
    window.directionalLayoutMargins = LayoutDirectionalInsets(leading: 20, trailing: 400)
    window.layoutDirection = .rightToLeft
    // end of snippet

    // snippet
    badge.frameInputs = .origin
    badge.frame.origin = CGPoint(x: 40, y: 30)
    badge.sizeAnchors == CGSize(width: 24, height: 24)
    // end of snippet

    window.layoutIfNeeded()
    #expect(sidebar.frame == CGRect(x: 400, y: 0, width: 180, height: 400))
    #expect(badge.frame == CGRect(x: 40, y: 30, width: 24, height: 24))
  }

  @Test func textsStacksAndGridsDoWhatIsSaid() {
    let window = LayoutView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    let cancel = LayoutLabel("Cancel", measurer: FixedWidthMeasurer())
    let save = LayoutLabel("Save", measurer: FixedWidthMeasurer())

    // snippet
    let note = LayoutLabel("Saved a minute ago.", measurer: FixedWidthMeasurer())
    window.addSubview(note)
    note.widthAnchor <= 12
    let size = note.fittingSize(for: .zero)  // 12 by 2
    // end of snippet

    #expect(size == CGSize(width: 12, height: 2))
    window.layoutIfNeeded()
    #expect(note.frame.size == CGSize(width: 12, height: 2))

    // snippet
    let buttons = LayoutStack([cancel, save], spacing: 2, distribution: .fillEqually)
    window.addSubview(buttons)
    buttons.bottomAnchor == window.bottomAnchor
    buttons.trailingAnchor == window.trailingAnchor
    let form = LayoutGridStack(columns: [.content, .share(1)], rows: [.content, .content])
    form.add(note, column: 0, row: 1, columnSpan: 2)
    // end of snippet

    #expect(buttons.fittingSize(for: .zero) == CGSize(width: 14, height: 1))
    #expect(form.minimumFittingSize == CGSize(width: 12, height: 2))
    var diagnostics: [LayoutDiagnostic] = []
    window.layoutEngine.diagnosticHandler = { diagnostics.append($0) }
    window.layoutIfNeeded()
    #expect(buttons.frame == CGRect(x: 46, y: 39, width: 14, height: 1))
    #expect(diagnostics.isEmpty)

    // snippet
    window.layoutEngine.pixelGrid = LayoutPixelGrid(scale: 2)
    // end of snippet

    #expect(window.layoutEngine.pixelGrid?.verticalStep == 0.5)
  }

  @Test func blocksStatesTransitionsAndPreviewsDoWhatIsSaid() {
    let window = LayoutView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
    let (sidebar, detail, footer) = (LayoutView(), LayoutView(), LayoutView())
    for view in [sidebar, detail, footer] { window.addSubview(view) }
    detail.topAnchor == window.topAnchor
    detail.heightAnchor == 100
    sidebar.leadingAnchor == window.leadingAnchor
    var output: [String] = []
    func print(_ values: Any...) { output.append(values.map { "\($0)" }.joined(separator: " ")) }

    // snippet
    func arrange(isCompact: Bool) {
      layout(in: window) {
        footer.topAnchor == detail.bottomAnchor + (isCompact ? 4 : 8)
        if isCompact {
          footer.heightAnchor == 24
        }
      }
    }
    arrange(isCompact: true)
    arrange(isCompact: false)
    // end of snippet
    #expect(footer.exactFrame.minY == 108)

    // snippet
    let states = LayoutStates(of: window)
    states.add("narrow", .when(width: ..<500)) {
      sidebar.widthAnchor == 60
    }
    states.add("wide") {
      sidebar.widthAnchor == 200
    }
    window.layoutIfNeeded()
    print(states.current ?? "none")  // wide
    // end of snippet

    // snippet
    let transition = window.transition(curve: .easeInOut) { states.activate("narrow") }
    print(transition.frames(at: 0.5)[sidebar]?.width ?? 0)  // 130.0
    // end of snippet

    // snippet
    let preview = window.preview { states.activate("wide") }
    print(preview.after[sidebar]?.width ?? 0, preview.conflicts.isEmpty)  // 200.0 true
    // end of snippet

    #expect(output == ["wide", "130.0", "200.0 true"])
    #expect(sidebar.frame.width == 60)
  }

  @Test func aFaultPrintsTheLineBelowIt() throws {
    let window = LayoutView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
    let footer = LayoutView(label: "footer")
    window.addSubview(footer)
    var output = ""
    func print(_ diagnostic: LayoutDiagnostic) { output += diagnostic.description }

    // snippet
    window.layoutEngine.diagnosticHandler = { print($0) }
    footer.heightAnchor == 64
    footer.heightAnchor == 48
    window.layoutIfNeeded()
    // end of snippet

    let line = try #require(try ReadmeText().blocks(of: "text").last)
    #expect(output == line)
    #expect(footer.frame.height == 64)
  }

  @Test func theSolverTellsWhatHoldsAValue() throws {
    var output = ""
    func print(_ value: Double, _ isHeld: Bool) { output = "\(value) \(isHeld)" }

    // snippet
    let solver = Solver()
    let width = solver.addVariable()
    let limit = try solver.add([Term(1, width)], .lessThanOrEqual, 100)
    try solver.add([Term(1, width)], .equal, 120, ConstraintTraits(priority: 250))
    solver.solve()
    print(solver.value(of: width), solver.constraintsHolding(width) == [limit])  // 100.0 true
    // end of snippet

    #expect(output == "100.0 true")
  }

  @Test func theSnippetsOfTheReadmeAreThoseOfThisFile() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let snippets = ReadmeText.snippets(in: source)
    let shown = try ReadmeText().blocks(of: "swift").map(ReadmeText.splitImports)
    #expect(shown.map(\.code) == snippets)
    #expect(!snippets.isEmpty)
    for line in shown.flatMap(\.imports) {
      #expect(source.contains("\n\(line)\n") || source.hasPrefix(line))
    }
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-9 && abs(minY - other.minY) < 1e-9
      && abs(width - other.width) < 1e-9 && abs(height - other.height) < 1e-9
  }
}
