public import Foundation

extension LayoutItem {
  /// The size the item would have if nothing outside of it had a say, and it were wanted of a size.
  ///
  ///     let size = popup.fittingSize(for: CGSize(width: 40, height: 0), horizontal: .required)
  ///
  /// Only statements about the item and what is in it count, and contents. A query sets no frame
  /// and leaves the layout as it is, so that it can be asked at any time. Of an item that asks while it
  /// tells a query its content, the content itself does not count.
  ///
  /// - Parameters:
  ///   - proposal: The size wanted, in points: 0 for the smallest, infinity for the greatest.
  ///   - horizontal: How strongly the width is wanted; not at all if it is ``LayoutPriority/off``.
  ///   - vertical: How strongly the height is wanted.
  /// - Returns: The size in points, before any rounding; infinite on an axis where an infinite length
  ///   was wanted and nothing limits it.
  /// - Complexity: That of a first solve of the statements inside the item; if the same item was asked
  ///   last and nothing has changed, that of an edit.
  public func fittingSize(
    for proposal: CGSize, horizontal: LayoutPriority = .fittingSize,
    vertical: LayoutPriority = .fittingSize
  ) -> CGSize {
    let node = boundNode
    let engine = node.engine { $0.takeIn() }
    let changes = engine.changeCount
    var problem: FittingProblem
    if let kept = engine.fitting, kept.link === node.link, kept.changes == changes,
      !node.isAskedForContent
    {
      problem = kept.problem
    } else {
      problem = FittingProblem(of: node, in: engine)
    }
    // A content may ask for sizes too while it is measured.
    engine.fitting = nil
    let size = problem.size(for: proposal, horizontal, vertical, in: engine)
    // What the solver does not know may change unnoticed.
    let isKept = node.variables != nil && !node.isAskedForContent
    engine.fitting = isKept ? (node.link, changes, problem) : nil
    return size
  }

  /// The size below which content is cut off or a statement broken, in points.
  ///
  /// - Complexity: That of a first solve of the statements inside the item.
  public var minimumFittingSize: CGSize { fittingSize(for: .zero) }

  /// The size above which content is stretched, in points; infinite on an axis without a limit.
  ///
  /// - Complexity: That of a first solve of the statements inside the item.
  public var maximumFittingSize: CGSize {
    fittingSize(for: CGSize(width: Double.infinity, height: Double.infinity))
  }
}
