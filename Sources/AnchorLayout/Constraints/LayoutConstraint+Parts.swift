extension LayoutConstraint {
  /// Creates an inactive constraint from its parts, for styles of writing that put statements
  /// together while the program runs: *first relation second + constant*. A factor of the second item is
  /// set by ``multiplier``.
  ///
  /// The placement of the first item is left as it is.
  ///
  /// - Parameters:
  ///   - first: The anchors of the item on the left-hand side.
  ///   - firstAttribute: The quantity of that item.
  ///   - relation: The relation of the left-hand side to the right-hand side.
  ///   - second: The anchors of the item on the right-hand side; nil for a constant alone.
  ///   - secondAttribute: The quantity of that item; ignored if there is none.
  ///   - constant: What is added on the right-hand side, in points.
  ///   - fileID: The file that the statement was written in, for diagnostics.
  ///   - line: The line that it was written on.
  /// - Returns: Nil if the quantities measure different things, such as an x and a y position, or
  ///   if a position would be related to a constant alone.
  public convenience init?(
    _ first: LayoutAnchors, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: LayoutAnchors?, _ secondAttribute: LayoutAttribute, constant: Double = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    if second != nil {
      guard firstAttribute.isComparable(to: secondAttribute) else { return nil }
    } else if firstAttribute.isPosition {
      return nil
    }
    self.init(
      first.term(firstAttribute), relation, second?.term(secondAttribute), constant: constant)
    located(fileID: fileID, line: line)
  }
}

extension LayoutAttribute {
  /// Whether a statement can relate the two quantities: positions along one axis, or two sizes.
  public func isComparable(to other: LayoutAttribute) -> Bool {
    isPosition
      ? other.isPosition && isHorizontal == other.isHorizontal
      : !other.isPosition
  }
}

extension LayoutAnchors {
  fileprivate func term(_ attribute: LayoutAttribute) -> LayoutTerm {
    LayoutTerm(link: link, coefficient: 1, attribute: attribute, viaSuperview: viaSuperview)
  }
}
