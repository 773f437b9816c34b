internal import Foundation

/// What few items have said about themselves. A node makes it when the first of it is set.
final class LayoutTraits {
  /// The direction of text, if it is not that of the parent.
  var direction: LayoutDirection?
  /// The distances of content from the edges, in points.
  var margins = LayoutMargins.standard
  /// Whether the margins are measured from the safe area.
  var insetsMarginsFromSafeArea = true
  /// What bars and the like cover at the edges, in points.
  var safeArea = LayoutInsets()
  /// How far inside of the frame the rectangle lies that statements are about; nil if it is the frame.
  var alignmentRectInsets: LayoutInsets?
  /// The parts of the frame that are inputs, if that does not depend on statements.
  var frameInputs: LayoutFrameParts?
  /// How the frame follows the parent's size.
  var autoresizing: LayoutAutoresizing?
  /// Whether a child may have to follow the size of the item.
  var hasAutoresizedChildren = false
  /// Where the contents are scrolled to.
  var contentOffset = CGPoint.zero
  /// The item that shows this root.
  weak var contentHost: (any LayoutItem)?
  /// The guides of the item that have been asked for.
  var guides: [SystemGuide: LayoutGuide] = [:]
  /// Of a guide that every item has, which one it is.
  var systemGuide: SystemGuide?
  /// The groups of constraints that are kept for the item.
  var groups: [LayoutGroupKey: LayoutConstraintGroup] = [:]
  /// The states that the size of the item decides between.
  var states: [LayoutStates] = []
  /// The rows with constants that depend on the margins, or on what else is kept here.
  var dependentRows = DependentRows()

  /// The same traits.
  func copy() -> LayoutTraits {
    let copy = LayoutTraits()
    copy.direction = direction
    copy.margins = margins
    copy.insetsMarginsFromSafeArea = insetsMarginsFromSafeArea
    copy.safeArea = safeArea
    copy.alignmentRectInsets = alignmentRectInsets
    copy.frameInputs = frameInputs
    copy.autoresizing = autoresizing
    copy.hasAutoresizedChildren = hasAutoresizedChildren
    copy.contentOffset = contentOffset
    copy.contentHost = contentHost
    copy.guides = guides
    copy.systemGuide = systemGuide
    copy.groups = groups
    copy.states = states
    copy.dependentRows = dependentRows
    return copy
  }
}

/// Margins the way they were set: the other way depends on the direction of text.
enum LayoutMargins {
  case physical(LayoutInsets)
  case directional(LayoutDirectionalInsets)

  /// Those of an item that has set none.
  static let standard = physical(LayoutInsets(top: 8, left: 8, bottom: 8, right: 8))
}

extension LayoutNode {
  /// The traits, made if there are none.
  var madeTraits: LayoutTraits {
    if let traits { return traits }
    let made = LayoutTraits()
    traits = made
    return made
  }
}
