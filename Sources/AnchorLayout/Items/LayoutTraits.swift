/// What few items have said about themselves. A node makes it when the first of it is set.
final class LayoutTraits {
  /// The direction of text, if it is not that of the parent.
  var direction: LayoutDirection?
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
