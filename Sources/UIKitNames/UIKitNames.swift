// UIKit's names for what this library has too, where there is no UIKit. The modules of each ported
// system export them, so that they are written once.

@_exported public import AnchorLayout
@_exported public import Foundation

#if !canImport(UIKit)
  /// A view of the library's own tree.
  public typealias UIView = LayoutView
  /// An invisible rectangle of a view.
  public typealias UILayoutGuide = LayoutGuide
  /// A view that lays its members out in a row or a column.
  public typealias UIStackView = LayoutStack
  /// A statement about the layout.
  public typealias NSLayoutConstraint = LayoutConstraint
  /// Distances inwards from left, right, top and bottom, in points.
  public typealias UIEdgeInsets = LayoutInsets
  /// Distances inwards from leading, trailing, top and bottom, in points.
  public typealias NSDirectionalEdgeInsets = LayoutDirectionalInsets
  /// How strongly a statement is wanted.
  public typealias UILayoutPriority = LayoutPriority

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Must hold, 1000.
  public let UILayoutPriorityRequired = LayoutPriority.required
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// How strongly content is kept from shrinking, 750.
  public let UILayoutPriorityDefaultHigh = LayoutPriority.high
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// How strongly content is kept from growing, 250.
  public let UILayoutPriorityDefaultLow = LayoutPriority.low
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Below all content, 50.
  public let UILayoutPriorityFittingSizeLevel = LayoutPriority.fittingSize

  extension LayoutPriority {
    /// How strongly content is kept from shrinking, 750.
    public static let defaultHigh = LayoutPriority.high
    /// How strongly content is kept from growing, 250.
    public static let defaultLow = LayoutPriority.low
    /// Below all content, 50.
    public static let fittingSizeLevel = LayoutPriority.fittingSize

    /// Creates a priority of any value.
    public init(rawValue: Float) {
      self.init(rawValue)
    }
  }

  extension LayoutConstraint {
    /// A name for diagnostics.
    public var identifier: String? {
      get { label }
      set { label = newValue }
    }
  }

  extension LayoutStack {
    /// Creates a row of members, first to last.
    public convenience init(arrangedSubviews views: [LayoutView]) { self.init(views) }
  }

  extension LayoutInsets {
    /// No insets.
    public static let zero = LayoutInsets()
  }

  extension LayoutDirectionalInsets {
    /// No insets.
    public static let zero = LayoutDirectionalInsets()
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Creates insets, in points.
  public func UIEdgeInsetsMake(
    _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }
#endif
