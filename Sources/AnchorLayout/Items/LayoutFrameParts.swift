/// Parts of a frame.
public struct LayoutFrameParts: OptionSet, Hashable, Sendable {
  /// A bit for each part.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The x coordinate of the origin.
  public static let x = LayoutFrameParts(rawValue: 1)
  /// The y coordinate of the origin.
  public static let y = LayoutFrameParts(rawValue: 2)
  /// The width.
  public static let width = LayoutFrameParts(rawValue: 4)
  /// The height.
  public static let height = LayoutFrameParts(rawValue: 8)
  /// The origin.
  public static let origin: LayoutFrameParts = [.x, .y]
  /// Width and height.
  public static let size: LayoutFrameParts = [.width, .height]
  /// The whole frame.
  public static let all: LayoutFrameParts = [.origin, .size]
}

extension LayoutNode {
  /// The parts of ``frame`` that are inputs of the layout, whatever statements there are; the others
  /// are solved. Nil unless set: the size for a root, and for another item everything as long as
  /// ``isPlacedByFrame``, and then nothing.
  ///
  /// A window that the user drags, with the size of its content, is a child with ``LayoutFrameParts``
  /// `.origin`, or a root with none. The origin of a root is always the host's.
  public var frameInputs: LayoutFrameParts? {
    get { traits?.frameInputs }
    set {
      guard newValue != frameInputs else { return }
      madeTraits.frameInputs = newValue
      requestUpdate(.placement)
    }
  }

  /// The parts of the frame that are inputs of the layout as things are.
  var currentFrameInputs: LayoutFrameParts {
    if let frameInputs = traits?.frameInputs { return frameInputs }
    return isRoot ? .size : storedPlacedByFrame ? .all : []
  }

  /// The parts of the frame that no pass sets: nothing is known of what is outside of a root.
  var hostedFrameParts: LayoutFrameParts {
    isRoot ? currentFrameInputs.union(.origin) : currentFrameInputs
  }

  /// Whether no part of the frame is solved.
  var hasGivenFrame: Bool { hostedFrameParts.isSuperset(of: .all) }
}
