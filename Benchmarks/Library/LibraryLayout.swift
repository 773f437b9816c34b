import AnchorLayout
import Foundation

/// A workload as a program would write it: views, and statements about their anchors.
struct LibraryLayout {
  /// The root, of the size that the workload gives its container.
  let container: LayoutView
  /// The views in the order of the problem's variables.
  private(set) var views: [LayoutView] = []
  /// The layouts of a mix, which have views and guides of their own.
  var screens: [CorpusScreen] = []

  /// How statements are written.
  enum Style {
    /// With operators on anchors.
    case anchors
    /// In blocks of the maker; the same rows.
    case maker
  }

  /// Makes the views and states their constraints; nothing is solved.
  ///
  /// - Parameters:
  ///   - size: How many views to lay out; rows of two views for ``Workload/list``.
  ///   - style: How the statements are written.
  init(_ workload: Workload, size: Int, style: Style) {
    container = LayoutView(
      frame: CGRect(
        x: 0, y: 0, width: workload.containerWidth(size: size),
        height: workload.containerHeight(size: size)))
    views.reserveCapacity(size)
    switch style {
    case .anchors: state(workload, size)
    case .maker: make(workload, size)
    }
  }

  private mutating func state(_ workload: Workload, _ size: Int) {
    switch workload {
    case .chain: addChain(size, equalTo: .previous)
    case .chainstar: addChain(size, equalTo: .first)
    case .nested: addNested(size)
    case .tree: addTree(size)
    case .form: addForm(rowCount: max(1, size / 2))
    case .stack, .squeezed: addStack(size)
    case .grid: addGrid(size)
    case .list: addList(rowCount: size)
    case .aspect: addAspect(size)
    case .random: addRandom(size)
    case .mix: try? addMix(size)
    }
  }

  /// Adds one more view.
  ///
  /// - Returns: The view.
  mutating func add<View: LayoutView>(_ view: View, to parent: LayoutView) -> View {
    parent.addSubview(view)
    views.append(view)
    return view
  }

  /// The container's width and height, then left, top, width and height of each view.
  var values: [Double] {
    var values = [Double(container.frame.width), Double(container.frame.height)]
    values.reserveCapacity(2 + 4 * views.count)
    for frame in views.map(\.frame) + screens.flatMap(\.frames) {
      for value in [frame.origin.x, frame.origin.y, frame.width, frame.height] {
        values.append(Double(value))
      }
    }
    return values
  }
}

/// A view with content of a size.
final class BenchmarkLabel: LayoutView {
  private let contentSize: CGSize

  /// Creates a label; a measure that is not given is left to statements.
  init(width: Double = noIntrinsicMetric, height: Double = noIntrinsicMetric) {
    contentSize = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  override var intrinsicContentSize: CGSize { contentSize }
}
