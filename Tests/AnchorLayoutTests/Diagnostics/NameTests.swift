import AnchorLayout
import Foundation
import Testing

/// What items are called in diagnostics.
@Suite struct NameTests {
  let root = makeRoot()

  /// A statement about the width of an item, as text.
  private func text(_ item: some LayoutItem) -> String {
    let constraint = item.widthAnchor == 1
    return constraint.description
  }

  @Test func viewsWithoutLabelAreToldApartByTheirPlace() {
    let form = root.add("form")
    let views = (0..<3).map { _ in LayoutView() }
    form.addSubview(views[0])
    form.addSubview(LayoutView(label: "named"))
    form.addSubview(ContentView())
    form.addSubview(views[1])
    views[1].addSubview(views[2])
    let guide = LayoutGuide()
    form.addLayoutGuide(guide)
    #expect(text(views[0]) == "form/LayoutView#1.width == 1")
    #expect(text(views[1]) == "form/LayoutView#2.width == 1")
    #expect(text(views[2]) == "form/LayoutView#2/LayoutView#1.width == 1")
    #expect(text(guide) == "form/LayoutGuide#1.width == 1")
  }

  @Test func aRootWithoutLabelIsCalledByItsClass() {
    let lone = LayoutView()
    let inner = LayoutView()
    lone.addSubview(inner)
    let constraint = inner.topAnchor == lone.topAnchor
    #expect(constraint.description == "LayoutView/LayoutView#1.top == LayoutView.top")
  }

  @Test func namesOfViewsFarDownAndAmongManyStayShort() {
    var view = root
    for _ in 0..<10_000 {
      let inner = LayoutView()
      view.addSubview(inner)
      view = inner
    }
    let path = Array(repeating: "LayoutView#1", count: 4).joined(separator: "/")
    #expect(text(view) == "…/\(path).width == 1")
    for _ in 0..<2000 { root.addSubview(LayoutView()) }
    #expect(text(root.subviews[999]) == "root/LayoutView#1000.width == 1")
    #expect(text(root.subviews[1999]) == "root/LayoutView#1000+.width == 1")
  }

  @Test func aDiagnosticIsOneLineWhateverTheLabels() {
    let log = DiagnosticLog(root)
    let view = root.add("two\nlines\u{1B}[31m \u{202E}מימין 👩‍👩‍👧")
    (view.widthAnchor == .nan).labeled("a\r\nb")
    root.layoutIfNeeded()
    let text = log.diagnostics.first?.description ?? ""
    #expect(text.contains(#"[a\r\nb] two\nlines\u{1B}[31m \u{202E}מימין 👩‍👩‍👧.width == nan"#))
    #expect(!text.contains { $0.isNewline })
  }
}
