/// The grid that frames are rounded to: pixels of a screen, or cells of a terminal.
///
///     window.layoutEngine.pixelGrid = LayoutPixelGrid(scale: 2)
///     terminal.layoutEngine.pixelGrid = .cells
///
/// Edges are rounded, not sizes, and in the space of the root: items that abut go on doing so, and
/// what covers its parent covers it to the last pixel.
public struct LayoutPixelGrid: Hashable, Sendable {
  /// The distance between lines of the grid along the x axis, in points. An axis whose step is not
  /// a finite number above 0 is not rounded.
  public var horizontalStep: Double
  /// The distance between lines of the grid along the y axis, in points.
  public var verticalStep: Double

  /// Creates a grid with a step for each axis, in points.
  public init(horizontalStep: Double, verticalStep: Double) {
    self.horizontalStep = horizontalStep
    self.verticalStep = verticalStep
  }

  /// Creates the grid of a screen.
  ///
  /// - Parameter scale: The number of pixels a point.
  public init(scale: Double) {
    self.init(horizontalStep: 1 / scale, verticalStep: 1 / scale)
  }

  /// The grid of a terminal whose cells are 1 by 1 point.
  public static let cells = LayoutPixelGrid(horizontalStep: 1, verticalStep: 1)

  /// The point of the grid nearest to a point; of two the one further right or down.
  func nearest(_ point: SIMD2<Double>) -> SIMD2<Double> {
    [
      Self.multiple(of: horizontalStep, below: point.x, plus: 0.5),
      Self.multiple(of: verticalStep, below: point.y, plus: 0.5),
    ]
  }

  /// The greatest width of the grid that is no greater than a width.
  func widthWithin(_ width: Double) -> Double {
    Self.multiple(of: horizontalStep, below: width, plus: 0)
  }

  /// The place of a point between the lines of the grid.
  func phase(of point: SIMD2<Double>) -> SIMD2<Double> {
    let steps = SIMD2(
      horizontalStep.isUsableStep ? horizontalStep : 1,
      verticalStep.isUsableStep ? verticalStep : 1)
    return point - steps * (point / steps).rounded(.down)
  }

  private static func multiple(of step: Double, below length: Double, plus part: Double) -> Double {
    guard step.isUsableStep else { return length }
    // Without a tolerance, an edge amid two lines would be rounded up here and down there.
    let number = (length / step + part + 1e-6).rounded(.down)
    // Beyond this, every number is on the grid as nearly as can be.
    return abs(number) < 0x1p52 ? number * step : length
  }
}

extension Double {
  /// Whether lines of a grid can be at this distance.
  fileprivate var isUsableStep: Bool { self > 0 && isFinite }
}
