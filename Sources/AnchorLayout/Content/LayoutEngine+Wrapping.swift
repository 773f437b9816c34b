internal import ConstraintSolver
internal import Foundation

/// What is known of a content whose height depends on its width.
struct WrappedContent {
  /// The width it was measured at, in points.
  var width: Double
  /// The height at that width, in points.
  var height: Double
}

extension LayoutEngine {
  /// How often the contents whose height depends on their width are measured in one go.
  static let measuringLimit = 16

  /// Puts the height at the width solved last into a size, if the height of the content depends on
  /// the width.
  func wrapContent(
    _ size: inout CGSize, of owner: any LayoutItem, _ variables: ItemVariables
  ) {
    let index = variables.width.index
    let former = wrappedContents[index]
    // No width was solved yet, and a line of text is as wide as it is.
    let width = former?.width ?? (size.width >= 0 ? size.width : .infinity)
    guard let height = owner.contentHeight(forWidth: width) else {
      if former != nil { wrappedContents[index] = nil }
      return
    }
    statistics.contentsMeasured += 1
    wrappedContents[index] = WrappedContent(width: width, height: height)
    // The width that is left for it may be another although that of the item is the same.
    unmeasured.append(index)
    size.height = height
  }

  /// Measures the contents whose width has changed, and solves again if heights have, until nothing
  /// changes any more.
  ///
  /// - Parameter conflicts: What cannot hold together, as solved last.
  func measureContents(_ conflicts: inout [Conflict]?) {
    var rounds = 0
    while !unmeasured.isEmpty {
      let indices = unmeasured
      unmeasured = []
      for index in indices {
        guard let node = node(ofVariable: index), let variables = node.variables else { continue }
        if rounds < Self.measuringLimit {
          measureContent(of: node, variables)
        } else if wrappedContents[index]?.width != contentWidth(of: node, variables) {
          report(.contentNotStable(node.label, rounds: rounds))
          return
        }
      }
      rounds += 1
      if needsSolve { conflicts = solve() }
    }
  }

  private func measureContent(of node: LayoutNode, _ variables: ItemVariables) {
    let index = variables.width.index
    let width = contentWidth(of: node, variables)
    guard let former = wrappedContents[index], former.width != width,
      let height = node.owner?.contentHeight(forWidth: width)
    else { return }
    statistics.contentsMeasured += 1
    wrappedContents[index] = WrappedContent(width: width, height: height)
    if height == former.height { return }
    if !height.isFinite { report(.contentNotFinite(node.label)) }
    let size = node.frameSize(around: CGSize(width: width, height: height))
    keepHeight(size.height, of: node, variables)
  }

  /// The width that an item has for its content.
  private func contentWidth(of node: LayoutNode, _ variables: ItemVariables) -> Double {
    widthToMeasure(solver.value(of: variables.width) - node.alignmentOutset.width)
  }

  /// The width an item will have at least when its edges are rounded.
  ///
  /// Without a tolerance, rounding of the solver would wrap a line that just fits.
  func widthToMeasure(_ solved: Double) -> Double {
    let width = max(0, solved)
    if let grid = rounding?.grid { return grid.widthWithin(width) }
    let rounded = (width * 0x1p20).rounded() / 0x1p20
    return abs(rounded - width) < 1e-6 ? rounded : width
  }
}
