// The names that a program written for SnapKit uses. A ported program imports this module instead of
// SnapKit and UIKit; a new one imports AnchorLayoutMaker.

@_exported public import AnchorLayoutMaker
@_exported public import UIKitNames

/// The constraints that one statement made.
public typealias Constraint = MadeConstraint
/// Makes the constraints of an item in a block.
public typealias ConstraintMaker = LayoutMaker
/// Quantities of an item that are about to be related.
public typealias ConstraintMakerExtendable = LayoutMakerChain
/// Quantities of an item that are about to be related.
public typealias ConstraintMakerRelatable = LayoutMakerChain
/// A statement that was just made.
public typealias ConstraintMakerEditable = LayoutMakerStatement
/// A statement that was just made.
public typealias ConstraintMakerPrioritizable = LayoutMakerStatement
/// A statement that was just made.
public typealias ConstraintMakerFinalizable = LayoutMakerStatement
/// The quantities of an item as a target.
public typealias ConstraintItem = LayoutMakerItem
/// What quantities can be related to.
public typealias ConstraintRelatableTarget = LayoutMakerTarget
/// A constant that can be a target.
public typealias ConstraintConstantTarget = LayoutMakerAmount
/// A constant that can be an offset.
public typealias ConstraintOffsetTarget = LayoutMakerAmount
/// A constant that can be an inset.
public typealias ConstraintInsetTarget = LayoutMakerAmount
/// A constant that can be an inset by the direction of text.
public typealias ConstraintDirectionalInsetTarget = LayoutMakerAmount
/// A number that can be a multiplier.
public typealias ConstraintMultiplierTarget = LayoutNumber
/// A number that can be a priority.
public typealias ConstraintPriorityTarget = LayoutNumber
/// A view as the maker sees it.
public typealias ConstraintViewDSL = LayoutMakerProxy
/// A guide as the maker sees it.
public typealias ConstraintLayoutGuideDSL = LayoutMakerProxy
/// A layout guide of a view controller as the maker sees it.
public typealias ConstraintLayoutSupportDSL = LayoutMakerProxy
/// An item as the maker sees it.
public typealias ConstraintDSL = LayoutMakerProxy
/// An item whose quantities can be named.
public typealias ConstraintBasicAttributesDSL = LayoutMakerProxy
/// An item whose quantities can be named.
public typealias ConstraintAttributesDSL = LayoutMakerProxy
/// A view.
public typealias ConstraintView = LayoutView
/// An invisible rectangle of a view.
public typealias ConstraintLayoutGuide = LayoutGuide
/// A layout guide of a view controller.
public typealias ConstraintLayoutSupport = LayoutGuide
/// Distances inwards from left, right, top and bottom.
public typealias ConstraintInsets = LayoutInsets
/// Distances inwards from leading, trailing, top and bottom.
public typealias ConstraintDirectionalInsets = LayoutDirectionalInsets
/// How strongly a statement is wanted.
public typealias ConstraintPriority = LayoutPriority

/// What SnapKit keeps once for a whole program.
public enum ConstraintConfig {
  /// The direction of text; here each tree of views has its own.
  @available(
    *, unavailable, message: "each tree has a direction of text: set layoutDirection of its root"
  )
  public static var interfaceLayoutDirection: LayoutDirection {
    get { .leftToRight }
    set {}
  }
}

extension LayoutPriority {
  /// The value that priorities are compared by, as SnapKit names it.
  public var value: Float { Float(rawValue) }
}

extension LayoutPriority: Strideable {
  /// Wanted more than content is hugged and less than it is kept, 500.
  public static let medium = LayoutPriority(500)

  /// The priority raised by a number.
  public func advanced(by number: Double) -> LayoutPriority { LayoutPriority(rawValue + number) }

  /// What another priority is higher by.
  public func distance(to other: LayoutPriority) -> Double { other.rawValue - rawValue }
}
