extension LayoutNode {
  /// The item's name for diagnostics: its label; without one, the class and the number among its
  /// like below the nearest item that has a label, as in `form/LayoutView#2`.
  ///
  /// - Complexity: O(*s*) in the number of siblings before it, but never more than a bound.
  var label: String {
    var parts: [String] = []
    var next: LayoutNode? = self
    while let node = next {
      guard let owner = node.owner else {
        parts.append("(gone)")
        break
      }
      guard let number = node.numberAmongUnlabelled else {
        parts.append(owner.layoutLabel)
        break
      }
      if parts.count == Self.longestPath {
        parts.append("…")
        break
      }
      parts.append(owner.layoutLabel + number)
      next = node.parent
    }
    return parts.reversed().joined(separator: "/")
  }

  private static var longestPath: Int { 4 }
  private static var greatestNumber: Int { 1000 }

  /// The class of an item without a label; nil if it has one, or is gone.
  private var unlabelledType: (any LayoutItem.Type)? {
    guard let owner else { return nil }
    let type = type(of: owner)
    return owner.layoutLabel == String(describing: type) ? type : nil
  }

  /// `#3` for the third unlabelled item of its class in its parent, empty for a root; nil for an
  /// item with a label.
  private var numberAmongUnlabelled: String? {
    guard let type = unlabelledType else { return nil }
    if isRoot { return "" }
    var number = 1
    var node = previousSibling
    while let sibling = node {
      if number == Self.greatestNumber { return "#\(number)+" }
      if sibling.unlabelledType == type { number += 1 }
      node = sibling.previousSibling
    }
    return "#\(number)"
  }
}
