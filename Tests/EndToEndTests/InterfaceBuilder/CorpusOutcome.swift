import AnchorLayout
import Foundation

@testable import layout_benchmarks

/// What laying out one layout of the corpus gave.
struct CorpusOutcome {
  /// A line for each compared item whose frame is wrong.
  let mismatches: [String]
  /// What the engine complained about; the layouts give no reason to.
  let diagnostics: [String]
  /// The number of items compared.
  let comparedFrames: Int
  /// The largest difference of an edge, width or height, in points.
  let largestDifference: Double

  /// Whether all compared items have the right frame.
  var isMatch: Bool { mismatches.isEmpty }

  /// Builds a layout, lays it out, and compares.
  ///
  /// - Parameter isFlippedLate: Whether the layout is first laid out from left to right.
  init(
    of layout: CorpusLayout, content: CorpusScreen.ContentVariant, tolerance: Double,
    direction: LayoutDirection = .leftToRight, isFlippedLate: Bool = false
  ) throws {
    let screen = try CorpusScreen(
      layout, content: content, direction: isFlippedLate ? .leftToRight : direction)
    var diagnostics: [String] = []
    screen.root.layoutEngine.diagnosticHandler = { diagnostics.append($0.description) }
    screen.root.layoutIfNeeded()
    if isFlippedLate {
      screen.root.layoutDirection = direction
      screen.root.layoutIfNeeded()
    }
    self.diagnostics = diagnostics

    var mismatches: [String] = []
    var largestDifference = 0.0
    let compared = layout.items.filter(\.compare)
    for item in compared {
      let frame = try screen.frame(of: item.id)
      var solution = item.solution.rect
      if direction == .rightToLeft { solution.origin.x = screen.root.frame.width - solution.maxX }
      let difference = frame.largestDifference(from: solution)
      largestDifference = max(largestDifference, difference)
      if difference > tolerance {
        mismatches.append("\(item.id) is at \(frame) instead of \(solution)")
      }
    }
    self.mismatches = mismatches
    self.largestDifference = largestDifference
    comparedFrames = compared.count
  }
}

/// Adds up the outcomes of a set of layouts.
struct CorpusTally: CustomStringConvertible {
  private(set) var layouts = 0
  private var matchingLayouts = 0
  private var frames = 0
  private var matchingFrames = 0
  private var largestDifference = 0.0

  /// Adds an outcome.
  mutating func count(_ outcome: CorpusOutcome) {
    layouts += 1
    matchingLayouts += outcome.isMatch ? 1 : 0
    frames += outcome.comparedFrames
    matchingFrames += outcome.comparedFrames - outcome.mismatches.count
    largestDifference = max(largestDifference, outcome.largestDifference)
  }

  var description: String {
    """
    \(matchingLayouts) of \(layouts) layouts match, \(matchingFrames) of \(frames) frames; \
    the largest difference is \(largestDifference) points.
    """
  }
}

extension CGRect {
  fileprivate func largestDifference(from other: CGRect) -> Double {
    let differences: [Double] = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return differences.map { $0.isNaN ? .infinity : $0.magnitude }.max() ?? 0
  }
}
