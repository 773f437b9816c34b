import AnchorLayout
import Foundation
import Testing

/// Constraints that are put together while the program runs.
@Suite struct ConstraintPartsTests {
  let root = makeRoot()

  @Test func theyAreInactiveUntilActivated() throws {
    let view = root.add("view")
    let constraint = try #require(
      LayoutConstraint(view.anchors, .left, .equal, root.anchors, .right, constant: -30))
    #expect(constraint.description == "view.left == root.right - 30")
    #expect(!constraint.isActive)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    view.translatesAutoresizingMaskIntoConstraints = false
    constraint.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 370)
  }

  @Test func theyKnowWhereTheyWereWritten() throws {
    let made = LayoutConstraint(
      root.anchors, .width, .equal, nil, .width, constant: 5, fileID: "A/A.swift", line: 7)
    #expect(made?.fileID == "A/A.swift" && made?.line == 7)
    let line: UInt = #line + 1
    let other = LayoutConstraint(root.anchors, .width, .equal, nil, .width)
    #expect(other?.fileID == #fileID && other?.line == line)
    let stated = root.widthAnchor == 5
    #expect(stated.fileID == nil && stated.line == 0)
    other?.located(fileID: "Ä", line: .max)
    #expect(other?.fileID == "Ä" && other?.line == UInt(UInt32.max))
  }

  @Test func quantitiesThatMeasureDifferentThingsGiveNone() {
    let view = root.add("view")
    for first in LayoutAttribute.allCases {
      for second in LayoutAttribute.allCases {
        let constraint = LayoutConstraint(view.anchors, first, .equal, root.anchors, second)
        #expect((constraint != nil) == first.isComparable(to: second))
        #expect(first.isComparable(to: second) == second.isComparable(to: first))
      }
      let alone = LayoutConstraint(view.anchors, first, .equal, nil, first, constant: 3)
      #expect((alone != nil) == (first == .width || first == .height))
    }
    #expect(LayoutAttribute.width.isComparable(to: .height))
    #expect(!LayoutAttribute.left.isComparable(to: .top))
    #expect(!LayoutAttribute.left.isComparable(to: .width))
  }

  @Test func theSuperviewIsFoundWhenThereIsOne() throws {
    let view = LayoutView(label: "view")
    #expect(view.anchors.item === view)
    #expect(view.anchors.ofSuperview.item == nil)
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraint = try #require(
      LayoutConstraint(view.anchors, .width, .equal, view.anchors.ofSuperview, .width))
    constraint.isActive = true
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame.width == 400)
    #expect(view.anchors.ofSuperview.item === root)
  }

  @Test func whatIsReportedFromOutsideIsDelivered() {
    let log = DiagnosticLog(root)
    let diagnostic = LayoutDiagnostic(
      .mixedAttributes, of: "a == b", fileID: "A/A.swift", line: 7, items: ["a"], message: "no.")
    root.layoutEngine.report(diagnostic)
    #expect(log.diagnostics.isEmpty)
    root.layoutIfNeeded()
    #expect(log.diagnostics == [diagnostic])
    #expect(diagnostic.description == "A/A.swift:7: a == b: no.")
  }
}
