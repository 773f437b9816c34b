import SnapKitNames

/// Collects what an engine reports.
final class DiagnosticLog {
  var diagnostics: [LayoutDiagnostic] = []

  /// The kinds, in order.
  var kinds: [LayoutDiagnostic.Kind] { diagnostics.map(\.kind) }

  /// Creates a log of the engine of a tree.
  init(_ view: LayoutView) {
    view.layoutEngine.diagnosticHandler = { [self] in diagnostics.append($0) }
  }
}
