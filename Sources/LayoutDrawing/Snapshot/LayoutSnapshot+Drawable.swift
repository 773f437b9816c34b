import Foundation

extension LayoutSnapshot {
  /// A box that leaves something to see, with what the renderers ask about it.
  struct DrawableBox {
    var label: String
    var frame: CGRect
    var depth: Int
    /// Whether other boxes are drawn inside, so that the label has to make room for them.
    var isContainer: Bool
  }

  /// The boxes without those that are empty or not finite, which no renderer can show.
  ///
  /// - Complexity: O(*n*), where *n* is the number of boxes.
  var drawableBoxes: [DrawableBox] {
    var drawable: [DrawableBox] = []
    drawable.reserveCapacity(boxes.count)
    for box in boxes where box.frame.isDrawable {
      if let previous = drawable.last, previous.depth < box.depth {
        drawable[drawable.count - 1].isContainer = true
      }
      drawable.append(
        DrawableBox(
          label: box.label.onOneLine, frame: box.frame, depth: box.depth, isContainer: false))
    }
    return drawable
  }
}

extension CGRect {
  /// Whether the rectangle is finite and has an area.
  fileprivate var isDrawable: Bool {
    let edges = [minX, minY, maxX, maxY, width, height]
    return edges.allSatisfy(\.isFinite) && size.width > 0 && size.height > 0
  }
}

extension String {
  /// The text with white space and control characters replaced by spaces: a label is one line.
  fileprivate var onOneLine: String {
    let isPlain = unicodeScalars.allSatisfy { !$0.breaksLine }
    if isPlain { return self }
    var line = UnicodeScalarView()
    for scalar in unicodeScalars { line.append(scalar.breaksLine ? " " : scalar) }
    return String(line)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar moves the cursor instead of showing something in its place.
  fileprivate var breaksLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
