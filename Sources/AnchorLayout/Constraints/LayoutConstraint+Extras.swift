extension LayoutConstraint {
  /// What few constraints have.
  final class Extras {
    /// The terms after the second.
    var otherTerms: [LayoutTerm]
    /// The constant left of the relation, in points.
    var leftConstant = 0.0
    var label: String?
    /// How many of all terms stand left of the relation, where the constraint has no room for it.
    let leftCount: Int

    init(otherTerms: [LayoutTerm] = [], leftCount: Int = 0) {
      self.otherTerms = otherTerms
      self.leftCount = leftCount
    }
  }

  /// The constant left of the relation, in points.
  var leftConstant: Double { knownExtras?.leftConstant ?? 0 }

  /// A name for diagnostics.
  public var label: String? {
    get { knownExtras?.label }
    set { if newValue != nil || knownExtras != nil { extras.label = newValue } }
  }
}
