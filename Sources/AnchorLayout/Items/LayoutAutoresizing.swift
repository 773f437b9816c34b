internal import Foundation

/// What gives way in an item that is placed by its frame when the size of its parent changes.
public struct LayoutAutoresizingMask: OptionSet, Hashable, Sendable {
  /// A bit for each part.
  public let rawValue: UInt

  /// Creates a mask from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The distance of the left edge from that of the parent.
  public static let flexibleLeftMargin = LayoutAutoresizingMask(rawValue: 1)
  /// The width.
  public static let flexibleWidth = LayoutAutoresizingMask(rawValue: 2)
  /// The distance of the right edge from that of the parent.
  public static let flexibleRightMargin = LayoutAutoresizingMask(rawValue: 4)
  /// The distance of the top edge from that of the parent.
  public static let flexibleTopMargin = LayoutAutoresizingMask(rawValue: 8)
  /// The height.
  public static let flexibleHeight = LayoutAutoresizingMask(rawValue: 16)
  /// The distance of the bottom edge from that of the parent.
  public static let flexibleBottomMargin = LayoutAutoresizingMask(rawValue: 32)
}

/// A frame that was set for a size of the parent, and how it follows other sizes.
///
/// Always starting from what was set, and not from what came last, gives the first frame back when
/// the parent was small or empty in between.
struct LayoutAutoresizing {
  var mask: LayoutAutoresizingMask
  var frame: CGRect
  var parentSize: CGSize

  /// The frame in a parent of a size, in points.
  func frame(in size: CGSize) -> CGRect {
    let (x, width) = Self.stretch(
      from: frame.minX, frame.width, in: parentSize.width, to: size.width,
      mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
      mask.contains(.flexibleRightMargin))
    let (y, height) = Self.stretch(
      from: frame.minY, frame.height, in: parentSize.height, to: size.height,
      mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
      mask.contains(.flexibleBottomMargin))
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Shares the change of the parent's length out to what is flexible, by its length.
  private static func stretch(
    from position: Double, _ length: Double, in oldLength: Double, to newLength: Double,
    _ isNearFlexible: Bool, _ isLengthFlexible: Bool, _ isFarFlexible: Bool
  ) -> (position: Double, length: Double) {
    let near = isNearFlexible ? max(0, position) : 0
    let own = isLengthFlexible ? length : 0
    let far = isFarFlexible ? max(0, oldLength - position - length) : 0
    let total = near + own + far
    let change = newLength - oldLength
    let flags = [isNearFlexible, isLengthFlexible, isFarFlexible]
    let evenly = 1 / Double(max(1, flags.count { $0 }))
    func share(_ part: Double, _ isFlexible: Bool) -> Double {
      isFlexible ? change * (total > 0 ? part / total : evenly) : 0
    }
    return (
      position + share(near, isNearFlexible), max(0, length + share(own, isLengthFlexible))
    )
  }
}

extension LayoutNode {
  /// How the item follows the size of its parent while it is placed by its frame; not at all unless
  /// set.
  ///
  /// What is flexible shares the change, by its length in the frame that was set last. Frames follow
  /// in the layout pass.
  public var autoresizingMask: LayoutAutoresizingMask {
    get { traits?.autoresizing?.mask ?? [] }
    set {
      guard newValue != autoresizingMask else { return }
      madeTraits.autoresizing =
        newValue.isEmpty
        ? nil : LayoutAutoresizing(mask: newValue, frame: storedFrame, parentSize: .zero)
      noteAutoresizingReference()
    }
  }

  /// Remembers the frame as the one that goes with the parent's size.
  func noteAutoresizingReference() {
    guard let traits, traits.autoresizing != nil, let parent else { return }
    traits.autoresizing?.frame = storedFrame.standardized
    traits.autoresizing?.parentSize = parent.storedFrame.size
    parent.madeTraits.hasAutoresizedChildren = true
  }

  /// The children whose frames are to follow the size of the node, and those frames.
  ///
  /// - Parameter engine: The engine whose grid the frames are to lie on.
  func autoresizedFrames(in engine: LayoutEngine) -> [(child: LayoutNode, frame: CGRect)] {
    guard traits?.hasAutoresizedChildren == true else { return [] }
    var frames: [(child: LayoutNode, frame: CGRect)] = []
    var next = firstChild
    while let child = next {
      if let autoresizing = child.traits?.autoresizing, child.hasGivenFrame {
        let frame = engine.nearestOnGrid(autoresizing.frame(in: storedFrame.size), inside: self)
        if frame != child.storedFrame && frame.isFinite { frames.append((child, frame)) }
      }
      next = child.nextSibling
    }
    return frames
  }
}
