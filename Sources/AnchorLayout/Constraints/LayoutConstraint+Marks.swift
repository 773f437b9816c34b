/// What is noted about a constraint, in one byte: there is no room for more.
extension LayoutConstraint {
  struct Marks: OptionSet {
    let rawValue: UInt8

    static let isReportedWaiting = Marks(rawValue: 1)
    static let isMirrored = Marks(rawValue: 2)
    static let isReplacing = Marks(rawValue: 4)
    static let isInBatch = Marks(rawValue: 8)
  }

  /// Whether it was reported that the constraint waits.
  var isReportedWaiting: Bool {
    get { marks.contains(.isReportedWaiting) }
    set { mark(.isReportedWaiting, newValue) }
  }

  /// Whether the row was lowered from right to left.
  var isMirrored: Bool {
    get { marks.contains(.isMirrored) }
    set { mark(.isMirrored, newValue) }
  }

  /// Whether the constraint is among those that take the place of others, while they do.
  var isReplacing: Bool {
    get { marks.contains(.isReplacing) }
    set { mark(.isReplacing, newValue) }
  }

  /// Whether the constraint is among those of a batch that is running.
  var isInBatch: Bool {
    get { marks.contains(.isInBatch) }
    set { mark(.isInBatch, newValue) }
  }

  private func mark(_ mark: Marks, _ isSet: Bool) {
    if isSet { marks.insert(mark) } else { marks.remove(mark) }
  }
}
