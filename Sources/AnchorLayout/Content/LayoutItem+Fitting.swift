public import Foundation

extension LayoutItem {
  /// The size the item would have if nothing outside of it had a say, and it were wanted of a size.
  ///
  ///     let size = popup.fittingSize(for: CGSize(width: 40, height: 0), horizontal: .required)
  ///
  /// Only statements about the item and what is in it count, and contents. A query sets no frame
  /// and leaves the layout as it is, so that it can be asked at any time.
  ///
  /// - Parameters:
  ///   - proposal: The size wanted, in points: 0 for the smallest, infinity for the greatest.
  ///   - horizontal: How strongly the width is wanted; not at all if it is ``LayoutPriority/off``.
  ///   - vertical: How strongly the height is wanted.
  /// - Returns: The size in points, before any rounding; infinite on an axis where an infinite length
  ///   was wanted and nothing limits it.
  /// - Complexity: That of a first solve of the statements inside the item.
  public func fittingSize(
    for proposal: CGSize, horizontal: LayoutPriority = .fittingSize,
    vertical: LayoutPriority = .fittingSize
  ) -> CGSize {
    let node = boundNode
    let engine = node.engine()
    engine.takeIn()
    var problem = FittingProblem(of: node, in: engine)
    return problem.size(for: proposal, horizontal, vertical)
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
