import Testing

@testable import AnchorLayout

/// Each stored property that a preview could change is either put back by it, or listed here with the
/// reason why not: whoever adds one has to decide.
@Suite struct SavedPropertiesTests {
  private func properties(of object: Any) -> Set<String> {
    Set(
      Mirror(reflecting: object).children.compactMap { child in
        child.label?.replacing("$__lazy_storage_$_", with: "")
      })
  }

  private func expectCovered(
    _ subject: Any, by saved: Any, as names: [String: String], not others: Set<String>
  ) {
    let covered = Set(properties(of: saved).map { names[$0] ?? $0 })
    #expect(properties(of: subject).subtracting(covered) == others)
  }

  @Test func enginesAreCovered() {
    let engine = makeRoot().layoutEngine
    expectCovered(
      engine, by: SavedEngine(engine), as: [:],
      not: [
        // Whose engine it is: the tree is kept as it is.
        "link", "root", "forward", "orphans",
        // Counted up by whatever is put back, so that nothing outdated is found.
        "changeCount", "fitting", "releaseCount",
        // Of what runs around the preview, not in it.
        "preview", "isSettling", "isUpdatingStatements", "isDelivering",
        // No part of the layout.
        "diagnosticHandler",
      ])
  }

  @Test func nodesAreCovered() {
    let root = makeRoot()
    let node = root.add("view").layoutNode
    expectCovered(
      node, by: SavedNode(node, isNew: false),
      as: [
        "isPlacedByFrame": "storedPlacedByFrame", "frame": "storedFrame",
        "contentPriorities": "storedContentPriorities",
      ],
      not: [
        // Whose node it is, and what a style of writing takes back itself.
        "ownItem", "hostItem", "isBound", "companion",
        "storedParent", "storedFirstChild", "storedLastChild", "storedPreviousSibling",
        "storedNextSibling",
        // Made anew when a parent is found dead.
        "isOrphan",
        // True only while an item is being called.
        "isAskedForContent", "isApplyingFrame",
      ])
  }

  @Test func statementsAreCovered() {
    let root = makeRoot()
    let constraint = root.add("view").widthAnchor == 7
    expectCovered(
      constraint, by: SavedConstraint(constraint),
      as: ["priority": "storedPriority", "row": "storedRow"],
      not: [
        "relation", "storedLeftCount", "hasRow", "storedExtras",
        // Those that last are looked for below; the others are true while a batch or a replacement runs.
        "marks",
        // Where the statement was written.
        "storedLine", "fileStart",
      ])
    let saved = properties(of: SavedConstraint(constraint))
    #expect(saved.contains("isReportedWaiting") && saved.contains("isMirrored"))
    #expect(
      properties(of: constraint.extras) == ["otherTerms", "leftConstant", "label", "leftCount"])
  }

  @Test func copiesOfTraitsAndRowsHaveEverything() {
    let root = makeRoot()
    let view = root.add("view")
    #expect(properties(of: view.layoutNode.madeTraits).count == 15)
    #expect(properties(of: ItemRows()).count == 10)
  }
}
