/// What the closure of `constrain` and `layout` can be about: an item, or an array or a dictionary of
/// items or, again, of arrays.
///
/// With one function for all of them, and not one for each, the compiler knows the types of a closure
/// before it looks into it.
public protocol LayoutSubject {
  /// What stands for the subject in the closure.
  associatedtype AnchorProxy

  /// What stands for the subject in the closure.
  var anchorProxy: AnchorProxy { get }

  /// The items that the subject consists of.
  var subjectItems: [any LayoutItem] { get }
}

extension LayoutItem {
  /// The proxy of the item's anchors.
  public var anchorProxy: AnchorProxy { AnchorProxy(anchors) }

  /// The item alone.
  public var subjectItems: [any LayoutItem] { [self] }
}

extension Array: LayoutSubject where Element: LayoutSubject {
  /// The proxies of the elements.
  public var anchorProxy: [Element.AnchorProxy] { map(\.anchorProxy) }

  /// The items of the elements.
  public var subjectItems: [any LayoutItem] { flatMap(\.subjectItems) }
}

extension Dictionary: LayoutSubject where Value: LayoutSubject {
  /// The proxies of the values under their keys.
  public var anchorProxy: [Key: Value.AnchorProxy] { mapValues(\.anchorProxy) }

  /// The items of the values.
  public var subjectItems: [any LayoutItem] { values.flatMap(\.subjectItems) }
}
