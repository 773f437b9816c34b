import AnchorLayout

/// Views that depend on each other without a plan.
extension LibraryLayout {
  /// As ``RandomLinks`` says.
  mutating func addRandom(_ count: Int) {
    let links = RandomLinks(count: count)
    let first = add(LayoutView(), to: container)
    for link in links.views { _ = add(BenchmarkLabel(width: link.contentWidth), to: container) }
    first.leadingAnchor == container.leadingAnchor
    first.topAnchor == container.topAnchor
    first.widthAnchor == container.widthAnchor * RandomLinks.firstPart
    first.heightAnchor == container.heightAnchor * RandomLinks.firstPart
    for (number, link) in links.views.enumerated() {
      let view = views[number + 1]
      view.leadingAnchor == views[link.left.view].trailingAnchor + link.left.distance
      view.topAnchor == views[link.top.view].bottomAnchor + link.top.distance
      if let least = link.least {
        view.widthAnchor >= views[least.view].widthAnchor * least.part + least.more
      }
      let width = views[link.width].widthAnchor
      let height = views[link.heights[0]].heightAnchor
      if link.heights.count == 1 {
        view.heightAnchor * 4 == height + width + link.rest
      } else {
        view.heightAnchor * 4 == height + views[link.heights[1]].heightAnchor + width + link.rest
      }
    }
  }
}
