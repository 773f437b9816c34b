internal import ConstraintSolver
internal import Foundation

extension LayoutEngine {
  /// Notes a problem of a statement or an item; it is delivered at the end of the pass.
  func report(_ problem: LayoutProblem, of constraint: LayoutConstraint? = nil) {
    let diagnostic = LayoutDiagnostic(
      kind: problem.kind,
      statement: constraint?.description ?? problem.statement,
      label: constraint?.label,
      fileID: constraint?.fileID,
      line: constraint?.fileID == nil ? nil : constraint?.line,
      items: constraint?.itemLabels ?? [problem.subject],
      members: problem.members,
      message: problem.message)
    pendingDiagnostics.append(diagnostic)
  }

  /// Reports each statement, or rule of the library, that was newly set aside.
  func reportConflicts(_ conflicts: [Conflict]) {
    let former = setAside
    setAside = Set(conflicts.map(\.setAside))
    for conflict in conflicts where !former.contains(conflict.setAside) {
      let others = conflict.members.filter { $0 != conflict.setAside }.map(describe)
      switch owner(of: conflict.setAside) {
      case .statement(let constraint):
        report(.conflict(with: others), of: constraint)
      case .item(let link):
        let item = link.node?.label ?? "(gone)"
        report(.ruleConflict(describe(conflict.setAside), of: item, with: others))
      case .none:
        break
      }
    }
  }

  /// Hands the diagnostics to the handler. What a handler that lays out again brings up comes after
  /// it; if there is no end to that, the rest comes with the next pass.
  func deliverDiagnostics() {
    if isDelivering || preview != nil { return }
    isDelivering = true
    var rounds = 0
    while !pendingDiagnostics.isEmpty && rounds < Self.roundLimit {
      rounds += 1
      let diagnostics = pendingDiagnostics
      pendingDiagnostics = []
      for diagnostic in diagnostics { deliver(diagnostic) }
    }
    isDelivering = false
  }

  private func deliver(_ diagnostic: LayoutDiagnostic) {
    if let diagnosticHandler {
      diagnosticHandler(diagnostic)
    } else {
      // A process may have no standard error stream.
      try? FileHandle.standardError.write(contentsOf: Data("\(diagnostic)\n".utf8))
    }
  }

  /// A member of a conflicting set: a statement in the author's words, or a rule of the library.
  private func describe(_ row: Constraint) -> String {
    switch owner(of: row) {
    case .statement(let constraint): constraint.description
    case .item(let link): link.node?.rule(of: row) ?? ""
    case .none: ""
    }
  }
}

extension LayoutConstraint {
  /// The names of the items, each once.
  var itemLabels: [String] {
    var labels: [String] = []
    for index in 0..<termCount {
      guard let label = term(index)?.node?.label, !labels.contains(label) else { continue }
      labels.append(label)
    }
    return labels
  }

  /// Why the constraint is waiting.
  var reasonToWait: LayoutProblem {
    for index in 0..<termCount {
      guard let term = term(index), let node = term.node, node.isRoot else { continue }
      if term.viaSuperview || node.firstChild == nil { return .noSuperview(node.label) }
    }
    return .strangers
  }
}
