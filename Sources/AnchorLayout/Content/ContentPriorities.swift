extension LayoutPriority {
  /// Not wanted at all: of a content that does not resist compression, or is not hugged.
  public static let off = LayoutPriority(-.infinity)
}

/// How strongly an item keeps the size of its content.
struct ContentPriorities {
  /// Against growing, horizontally.
  var horizontalHugging = LayoutPriority.low
  /// Against growing, vertically.
  var verticalHugging = LayoutPriority.low
  /// Against shrinking, horizontally.
  var horizontalCompression = LayoutPriority.high
  /// Against shrinking, vertically.
  var verticalCompression = LayoutPriority.high

  /// The priorities of an item that has unusual ones: no part of a node, since few have.
  final class Storage {
    var value: ContentPriorities

    init(_ value: ContentPriorities) {
      self.value = value
    }
  }
}

extension LayoutNode {
  /// How strongly the item is kept from growing beyond its content.
  public func huggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    switch axis {
    case .horizontal: contentPriorities.horizontalHugging
    case .vertical: contentPriorities.verticalHugging
    }
  }

  /// Sets how strongly the item is kept from growing beyond its content.
  public func setHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    switch axis {
    case .horizontal: contentPriorities.horizontalHugging = priority
    case .vertical: contentPriorities.verticalHugging = priority
    }
    requestUpdate(.content)
  }

  /// How strongly the item is kept from becoming smaller than its content.
  public func compressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    switch axis {
    case .horizontal: contentPriorities.horizontalCompression
    case .vertical: contentPriorities.verticalCompression
    }
  }

  /// Sets how strongly the item is kept from becoming smaller than its content.
  public func setCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutAxis
  ) {
    switch axis {
    case .horizontal: contentPriorities.horizontalCompression = priority
    case .vertical: contentPriorities.verticalCompression = priority
    }
    requestUpdate(.content)
  }
}
