import AnchorLayout
import Foundation

/// A root of a given size at the origin, with views in it.
func makeRoot(_ width: Double = 400, _ height: Double = 400) -> LayoutView {
  LayoutView(frame: CGRect(x: 0, y: 0, width: width, height: height), label: "root")
}

extension LayoutView {
  /// Adds a new view.
  func add(_ label: String) -> LayoutView {
    let view = LayoutView(label: label)
    addSubview(view)
    return view
  }

  /// Adds a new view that is placed by a frame.
  func add(_ label: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> LayoutView
  {
    let view = LayoutView(frame: CGRect(x: x, y: y, width: width, height: height), label: label)
    addSubview(view)
    return view
  }
}

/// A view with content of a settable size.
final class ContentView: LayoutView {
  var content = CGSize(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
  var baselines = (first: 0.0, last: 0.0)

  override var intrinsicContentSize: CGSize { content }
  override var firstBaselineFromTop: Double { baselines.first }
  override var lastBaselineFromBottom: Double { baselines.last }

  /// Creates a view with content.
  convenience init(_ label: String, _ width: Double, _ height: Double) {
    self.init(label: label)
    content = CGSize(width: width, height: height)
  }
}

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

extension CGRect {
  /// A rectangle without argument labels.
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// Whether two rectangles differ by rounding at most.
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
