/// Tells how much room text takes: what a host plugs in that has fonts of its own.
///
///     struct FontMeasurer: LayoutTextMeasurer {
///       let font: Font
///       func extent(of text: String, inWidth width: Double) -> LayoutTextExtent { … }
///     }
public protocol LayoutTextMeasurer: Sendable {
  /// The room that a text takes when its lines are broken to stay within a width.
  ///
  /// - Parameters:
  ///   - text: The text; a line feed in it ends a line.
  ///   - width: The width in points; infinity if lines end at line feeds only.
  /// - Returns: The room, of a width that may be greater where a word alone is wider.
  func extent(of text: String, inWidth width: Double) -> LayoutTextExtent
}

/// The room that a text takes.
public struct LayoutTextExtent: Hashable, Sendable {
  /// The width of the longest line, in points.
  public var width: Double
  /// The height of all lines, in points.
  public var height: Double
  /// The distance from the top to the baseline of the first line, in points.
  public var firstBaselineFromTop: Double
  /// The distance from the baseline of the last line to the bottom, in points.
  public var lastBaselineFromBottom: Double

  /// Creates an extent from lengths in points.
  public init(
    width: Double, height: Double, firstBaselineFromTop: Double = 0,
    lastBaselineFromBottom: Double = 0
  ) {
    self.width = width
    self.height = height
    self.firstBaselineFromTop = firstBaselineFromTop
    self.lastBaselineFromBottom = lastBaselineFromBottom
  }
}

/// A measurer for characters of given advances on lines of one height; it breaks lines at spaces,
/// and within words that are wider than a line.
public protocol LayoutLineMeasurer: LayoutTextMeasurer {
  /// The height of a line, in points.
  var lineHeight: Double { get }
  /// The distance from the top of a line to its baseline, in points.
  var ascent: Double { get }

  /// The width of a character, in points.
  func advance(of character: Character) -> Double
}

extension LayoutLineMeasurer {
  /// The room that a text takes when its lines are broken to stay within a width.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func extent(of text: String, inWidth width: Double) -> LayoutTextExtent {
    var lines = BrokenLines(within: width)
    for character in text {
      if character.isNewline {
        lines.end()
      } else {
        lines.append(advance(of: character), isSpace: character == " ")
      }
    }
    lines.end()
    return LayoutTextExtent(
      width: lines.longest, height: lineHeight * Double(lines.count), firstBaselineFromTop: ascent,
      lastBaselineFromBottom: lineHeight - ascent)
  }
}

/// Text of a terminal: each character takes one or two cells, and each line is a cell high.
public struct FixedWidthMeasurer: LayoutLineMeasurer {
  /// The width of a cell, in points.
  public var cellWidth: Double
  /// The height of a line, in points.
  public var lineHeight: Double
  /// The distance from the top of a line to its baseline, in points.
  public var ascent: Double

  /// Creates a measurer; unless said otherwise, a cell is 1 by 1 point, and its baseline the bottom.
  public init(cellWidth: Double = 1, lineHeight: Double = 1, ascent: Double? = nil) {
    self.cellWidth = cellWidth
    self.lineHeight = lineHeight
    self.ascent = ascent ?? lineHeight
  }

  /// One cell; two for wide characters, none for those that combine.
  public func advance(of character: Character) -> Double {
    cellWidth * Double(character.displayWidth)
  }
}

/// Text of a font that is like a usual sans-serif one: narrow, middle and wide characters.
public struct ProportionalMeasurer: LayoutLineMeasurer {
  /// The size of the font, in points.
  public var fontSize: Double

  /// Creates a measurer for a size of the font in points.
  public init(fontSize: Double = 16) {
    self.fontSize = fontSize
  }

  /// 1.25 times the size of the font.
  public var lineHeight: Double { 1.25 * fontSize }

  /// The size of the font.
  public var ascent: Double { fontSize }

  /// In sizes of the font: 0.25 for narrow characters, 0.75 for wide ones, 0.625 for other capitals, and
  /// 0.5 a cell for the rest.
  public func advance(of character: Character) -> Double {
    switch character {
    case "i", "j", "l", "t", "f", "r", "I", " ", ".", ",", ":", ";", "!", "'", "|", "(", ")":
      0.25 * fontSize
    case "m", "w", "M", "W", "@", "…", "—":
      0.75 * fontSize
    case "A"..."Z":
      0.625 * fontSize
    default:
      0.5 * fontSize * Double(character.displayWidth)
    }
  }
}
