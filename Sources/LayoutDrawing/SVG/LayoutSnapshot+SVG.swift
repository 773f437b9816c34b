import Foundation

extension LayoutSnapshot {
  /// The snapshot as an SVG document whose units are points.
  ///
  /// Every box is a `rect` with its label; a container's label sits in its upper left corner,
  /// others are centered. The same snapshot always gives the same document, and the numbers in it
  /// are rounded to thousandths of a point.
  ///
  /// - Returns: A complete document, ended by a line feed.
  /// - Complexity: O(*n*), where *n* is the number of boxes.
  public func svg() -> String {
    let width = SVGNumber(max(size.width, 0))
    let height = SVGNumber(max(size.height, 0))
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(width) \#(height)""#
        + #" width="\#(width)" height="\#(height)">"#,
      "<style>",
      "rect { fill: #2f6fb3; fill-opacity: 0.1; stroke: #1d4673; }",
      "text { fill: #14304f; font-family: sans-serif; }",
      ".center { text-anchor: middle; dominant-baseline: central; }",
      "</style>",
    ]
    for box in drawableBoxes {
      lines.append(box.svgRectangle)
      if let label = box.svgLabel { lines.append(label) }
    }
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }
}

extension LayoutSnapshot.DrawableBox {
  /// The attributes that place an element at the box.
  private var svgPlace: String {
    let width = SVGNumber(frame.width)
    let height = SVGNumber(frame.height)
    return #"x="\#(SVGNumber(frame.minX))" y="\#(SVGNumber(frame.minY))""#
      + #" width="\#(width)" height="\#(height)""#
  }

  fileprivate var svgRectangle: String { "<rect \(svgPlace)/>" }

  /// The label, in an inner document that clips it to the box.
  fileprivate var svgLabel: String? {
    if label.isEmpty { return nil }
    let size = SVGNumber(min(12, frame.height * 0.75))
    let text =
      isContainer
      ? #"<text x="4" y="\#(size)" font-size="\#(size)">"#
      : #"<text class="center" x="50%" y="50%" font-size="\#(size)">"#
    return "<svg \(svgPlace)>\(text)\(label.escapedForXML)</text></svg>"
  }
}
