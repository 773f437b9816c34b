import Foundation

@testable import layout_benchmarks

extension CorpusLayout {
  /// Whether the document itself names leading or trailing.
  var namesLeadingOrTrailing: Bool { features.contains("leadingTrailing") }

  /// Whether the mirrored frames are the right ones when text runs from right to left.
  ///
  /// Leading and trailing then turn around, left and right do not: an item that is held by these, or
  /// by centers alone, must lie in the middle of the other one.
  var isMirrorable: Bool {
    let frames = Dictionary(items.map { ($0.id, $0.solution.rect) }) { first, _ in first }
    return constraints.allSatisfy { statement in
      if statement.followsText { return true }
      guard let second = statement.second else { return false }
      guard let first = frames[statement.first], let second = frames[second] else { return false }
      return abs(first.midX - second.midX) < 1e-3
    }
  }
}

extension CorpusLayout.Statement {
  private var horizontalPositions: [CorpusLayout.Attribute] {
    [firstAttribute, secondAttribute].compactMap(\.self).filter { $0.isHorizontal && !$0.isLength }
  }

  /// Whether the statement turns around with the direction of text, or is about no position.
  fileprivate var followsText: Bool {
    let positions = horizontalPositions
    return positions.isEmpty || !positions.allSatisfy { [.left, .right, .centerX].contains($0) }
  }
}
