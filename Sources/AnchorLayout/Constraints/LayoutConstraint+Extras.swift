extension LayoutConstraint {
  /// What few constraints have.
  final class Extras {
    /// The terms after the second.
    var otherTerms: [LayoutTerm]
    /// The constant left of the relation, in points.
    var leftConstant = 0.0
    var label: String?
    var fileID: StaticString?
    var line: UInt = 0

    init(otherTerms: [LayoutTerm] = []) {
      self.otherTerms = otherTerms
    }
  }

  /// The constant left of the relation, in points.
  var leftConstant: Double { knownExtras?.leftConstant ?? 0 }

  /// A name for diagnostics.
  public var label: String? {
    get { knownExtras?.label }
    set { if newValue != nil || knownExtras != nil { extras.label = newValue } }
  }

  /// The file the statement was written in, as `Module/File.swift`, if it is known.
  public internal(set) var fileID: StaticString? {
    get { knownExtras?.fileID }
    set { extras.fileID = newValue }
  }

  /// The line the statement was written in, 0 if it is not known.
  public internal(set) var line: UInt {
    get { knownExtras?.line ?? 0 }
    set { extras.line = newValue }
  }
}
