/// Releases the views of a tree one after the other, parents first.
///
/// Left to themselves, views would release their subviews from inside their own deallocation, and a
/// deep tree would overflow the stack.
final class ViewTeardown {
  /// The views still to be released; the last one is the next.
  private var pending: [LayoutView] = []

  /// Releases the subviews of a dying view: at once, or when the dying view above gets to them.
  static func release(_ subviews: inout [LayoutView], inside teardown: ViewTeardown?) {
    if subviews.isEmpty { return }
    if let teardown {
      teardown.take(&subviews)
    } else {
      let teardown = ViewTeardown()
      teardown.take(&subviews)
      teardown.run()
    }
  }

  private func take(_ subviews: inout [LayoutView]) {
    pending.append(contentsOf: subviews.reversed())
    subviews = []
  }

  private func run() {
    while var view = pending.popLast() {
      // One that somebody else holds lives on, and is no part of this.
      if isKnownUniquelyReferenced(&view) { view.teardown = self }
    }
  }
}
