/// Maps points to terminal cells along one axis.
struct CellScale {
  /// The largest number of cells of a picture along an axis.
  static let maximumCount = 1000

  /// The number of cells of the whole picture.
  let count: Int
  private let step: Double

  /// Creates a scale.
  ///
  /// - Parameters:
  ///   - extent: The length of the picture in points.
  ///   - step: The wanted length of a cell in points.
  ///   - defaultStep: The length of a cell if the wanted one is not positive and finite.
  init(extent: Double, step: Double, defaultStep: Double) {
    let extent = extent.isFinite ? max(extent, 0) : 0
    let wanted = step.isFinite && step > 0 ? step : defaultStep
    self.step = max(wanted, extent / Double(Self.maximumCount))
    count = extent > 0 ? max(Int((extent / self.step).rounded()), 1) : 0
  }

  /// The cells between two edges, each rounded to the nearest, and at least one.
  ///
  /// - Parameters:
  ///   - start: The edge with the smaller coordinate, in points; finite.
  ///   - end: The other edge, in points; finite.
  func cells(from start: Double, to end: Double) -> Range<Int> {
    let first = cell(at: start)
    let last = cell(at: end)
    if last > first { return first..<last }
    // A hair at the far edge of the picture belongs to its last cell.
    return first == count ? first - 1..<first : first..<first + 1
  }

  /// The border between cells nearest to a coordinate; far outside of the picture all are alike.
  private func cell(at coordinate: Double) -> Int {
    let limit = Double(2 * Self.maximumCount)
    return Int(min(max((coordinate / step).rounded(), -limit), limit))
  }
}
