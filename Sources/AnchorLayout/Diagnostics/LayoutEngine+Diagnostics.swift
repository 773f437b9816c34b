internal import ConstraintSolver
internal import Foundation

extension LayoutEngine {
  /// Notes a problem of a statement or an item; it is delivered at the end of the pass.
  func report(_ problem: LayoutProblem, of constraint: LayoutConstraint? = nil) {
    let diagnostic = LayoutDiagnostic(
      kind: problem.kind,
      statement: constraint?.description ?? problem.subject,
      label: constraint?.label,
      fileID: constraint?.fileID.map { "\($0)" },
      line: constraint?.fileID == nil ? nil : constraint?.line,
      items: constraint?.itemLabels ?? [problem.subject],
      members: problem.members,
      message: problem.message)
    pendingDiagnostics.append(diagnostic)
  }

  /// Reports each statement that was newly set aside.
  func reportConflicts(_ conflicts: [Conflict]) {
    if conflicts.isEmpty && setAside.isEmpty { return }
    let former = setAside
    setAside = []
    for conflict in conflicts {
      guard let constraint = statement(of: conflict.setAside) else { continue }
      setAside.append(constraint)
      if constraint.isSetAside { continue }
      constraint.isSetAside = true
      let others = conflict.members.filter { $0 != conflict.setAside }
      report(.conflict(with: others.map(describe)), of: constraint)
    }
    for constraint in former where !setAside.contains(where: { $0 === constraint }) {
      constraint.isSetAside = false
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

  private func statement(of row: Constraint) -> LayoutConstraint? {
    guard case .statement(let constraint) = rowOwners[Int(row.index)] else { return nil }
    return constraint
  }

  /// A member of a conflicting set in the author's words, also if it is a rule of the library.
  private func describe(_ row: Constraint) -> String {
    statement(of: row)?.description ?? "a size or frame that is given"
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
