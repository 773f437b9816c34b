internal import ConstraintSolver
internal import Foundation

extension LayoutEngine {
  /// Notes a problem of a statement or an item; it is delivered at the end of the pass.
  func report(_ problem: LayoutProblem, of constraint: LayoutConstraint? = nil) {
    let diagnostic = LayoutDiagnostic(
      kind: problem.kind,
      statement: constraint?.description ?? problem.statement,
      label: constraint?.label,
      fileID: constraint?.fileID.map { "\($0)" },
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
      switch rowOwners[Int(conflict.setAside.index)] {
      case .statement(let constraint):
        report(.conflict(with: others), of: constraint)
      case .item(let variable):
        let item = nodes[Int(variable.index)]?.node?.label ?? "(gone)"
        report(.ruleConflict(describe(conflict.setAside), of: item, with: others))
      case .none:
        break
      }
    }
  }

  /// Reports each statement that waits at the end of a pass, once.
  func reportWaiting() {
    for constraint in waiting where !constraint.isReportedWaiting {
      // In the tree of its first item a statement may still be in the inbox.
      guard constraint.state == .waiting || constraint.state == .queued else { continue }
      constraint.isReportedWaiting = true
      report(constraint.reasonToWait, of: constraint)
    }
  }

  /// Hands the diagnostics to the handler.
  func deliverDiagnostics() {
    if pendingDiagnostics.isEmpty { return }
    let diagnostics = pendingDiagnostics
    pendingDiagnostics = []
    for diagnostic in diagnostics {
      if let diagnosticHandler {
        diagnosticHandler(diagnostic)
      } else {
        FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
      }
    }
  }

  /// A member of a conflicting set: a statement in the author's words, or a rule of the library.
  private func describe(_ row: Constraint) -> String {
    switch rowOwners[Int(row.index)] {
    case .statement(let constraint): constraint.description
    case .item(let variable): nodes[Int(variable.index)]?.node?.rule(of: row, about: variable) ?? ""
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
