public import Foundation

/// The boxes of a laid-out tree at one moment: what the renderers draw.
///
/// A snapshot is a plain value. It can be kept, compared, sent to another task, made by hand in a
/// test, and drawn any number of times.
///
/// ```swift
/// root.layoutIfNeeded()
/// let snapshot = LayoutSnapshot(of: root)
/// print(snapshot.text())
/// try snapshot.svg().write(toFile: "screen.svg", atomically: true, encoding: .utf8)
/// ```
public struct LayoutSnapshot: Equatable, Sendable {
  /// One labelled rectangle.
  public struct Box: Equatable, Sendable {
    /// The name written into the rectangle; may be empty.
    public var label: String
    /// The rectangle, in points, in the coordinates of the root.
    public var frame: CGRect
    /// The number of ancestors: 0 for the root.
    public var depth: Int

    /// Creates a box.
    ///
    /// - Parameters:
    ///   - label: The name written into the rectangle.
    ///   - frame: The rectangle, in points, in the coordinates of the root.
    ///   - depth: The number of ancestors.
    public init(_ label: String, _ frame: CGRect, depth: Int = 0) {
      self.label = label
      self.frame = frame
      self.depth = depth
    }
  }

  /// The size of the picture, in points: that of the root. What reaches beyond it is clipped.
  public var size: CGSize
  /// The boxes in the order of drawing: an ancestor before its descendants, a sibling in the back
  /// before those in front of it.
  public var boxes: [Box]

  /// Creates a snapshot by hand.
  ///
  /// - Parameters:
  ///   - size: The size of the picture, in points.
  ///   - boxes: The boxes in the order of drawing.
  public init(size: CGSize, boxes: [Box]) {
    self.size = size
    self.boxes = boxes
  }
}
