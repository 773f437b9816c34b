internal import Foundation

/// A rectangle whose edges lie at constant distances from edges of an item's frame.
struct LayoutBox {
  /// The distances inwards, in points.
  var insets: LayoutInsets
  /// From which edge the top is measured, as a share of the height: 0 from the top, 1 from the bottom.
  var topOrigin = 0.0
  /// From which edge the bottom is measured, in the same way.
  var bottomOrigin = 1.0

  /// The rectangle in a frame of a size, in points; empty where the insets leave nothing.
  func rectangle(in size: CGSize) -> CGRect {
    let top = topOrigin * size.height + insets.top
    let bottom = bottomOrigin * size.height - insets.bottom
    return CGRect(
      x: insets.left, y: top, width: max(0, size.width - insets.left - insets.right),
      height: max(0, bottom - top))
  }
}

extension LayoutNode {
  /// The part of the node's frame, or of its parent's for a derived guide, that an attribute is
  /// about; nil if it is the frame itself.
  func box(for attribute: LayoutAttribute) -> LayoutBox? {
    if let box = derivedBox { return box }
    if attribute.isWithinMargins { return LayoutBox(insets: marginsFromEdges) }
    guard let insets = traits?.alignmentRectInsets, !attribute.isBaseline else { return nil }
    return LayoutBox(insets: insets)
  }

  /// The part of the parent's frame that a derived guide is; nil for another item.
  var derivedBox: LayoutBox? { derivedGuide?.box(in: parent) }
}

extension SystemGuide {
  /// The guide of an item.
  fileprivate func box(in item: LayoutNode?) -> LayoutBox {
    let safeArea = item?.safeAreaInsets ?? LayoutInsets()
    switch self {
    case .layoutMarginsGuide, .readableContentGuide:
      return LayoutBox(insets: item?.marginsFromEdges ?? LayoutInsets())
    case .safeAreaLayoutGuide:
      return LayoutBox(insets: safeArea)
    case .topLayoutGuide:
      return LayoutBox(insets: LayoutInsets(bottom: -safeArea.top), bottomOrigin: 0)
    case .bottomLayoutGuide:
      return LayoutBox(insets: LayoutInsets(top: -safeArea.bottom), topOrigin: 1)
    }
  }
}
