extension LayoutNode {
  /// The nearest common ancestor of two nodes, which may be one of them; nil if they are in
  /// different trees.
  ///
  /// - Complexity: O(1) if it is at most three levels above both, else O(*d*) in their depth.
  func commonAncestor(with other: LayoutNode) -> LayoutNode? {
    if parent === other.parent, let parent, self !== other { return parent }
    // Most statements are about near relatives, whom a short search finds however deep they are.
    var mine: LayoutNode? = self
    for _ in 0..<4 {
      guard let candidate = mine else { break }
      var theirs: LayoutNode? = other
      for _ in 0..<4 {
        guard let node = theirs else { break }
        if node === candidate { return candidate }
        theirs = node.parent
      }
      mine = candidate.parent
    }
    return distantAncestor(with: other)
  }

  /// The nearest common ancestor of two nodes, to be compared.
  ///
  /// - Complexity: That of ``commonAncestor(with:)``.
  func commonAncestorID(with other: LayoutNode) -> ObjectIdentifier? {
    let mine = parentID
    let theirs = other.parentID
    if mine == theirs, mine != nil, self !== other { return mine }
    if mine == ObjectIdentifier(other) { return mine }
    if theirs == ObjectIdentifier(self) { return theirs }
    return commonAncestor(with: other).map { ObjectIdentifier($0) }
  }

  private func distantAncestor(with other: LayoutNode) -> LayoutNode? {
    var mine: LayoutNode? = self
    var theirs: LayoutNode? = other
    var difference = depth - other.depth
    while difference > 0 {
      mine = mine?.parent
      difference -= 1
    }
    while difference < 0 {
      theirs = theirs?.parent
      difference += 1
    }
    while let left = mine, let right = theirs, left !== right {
      mine = left.parent
      theirs = right.parent
    }
    return mine === theirs ? mine : nil
  }

  /// The number of ancestors.
  private var depth: Int {
    var depth = 0
    var node = parent
    while let current = node {
      depth += 1
      node = current.parent
    }
    return depth
  }
}
