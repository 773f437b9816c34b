/// What was measured of something that was asked for.
struct Finding: Equatable {
  /// What was measured.
  var text: String
  var isMet: Bool
  /// Where it is missed.
  var misses: [Miss] = []

  /// A subject that does not do what was asked.
  struct Miss: Equatable {
    /// A workload, or another subject.
    var subject: String
    /// What the measurement itself tells of the reason.
    var remark: String?
  }

  /// Sums up what was found of several subjects, and how far each is beyond its limit.
  ///
  /// - Parameter subjects: The value of each as text, by how much it exceeds what was asked, and
  ///   what the fastest run exceeds it by.
  /// - Returns: The subjects that miss it, or where there are none, the one that comes closest to
  ///   that; nil if there are no subjects.
  init?(_ subjects: [(name: String, value: String, excess: Double, leastExcess: Double)]) {
    let sorted = subjects.sorted { $0.excess > $1.excess }
    guard let worst = sorted.first else { return nil }
    let missed = sorted.filter { $0.excess > 0 }
    text = (missed.isEmpty ? [worst] : missed).map { "\($0.value) (\($0.name))" }
      .joined(separator: ", ")
    isMet = missed.isEmpty
    misses = missed.map { subject in
      Miss(
        subject: subject.name, remark: subject.leastExcess > 0 ? nil : "its fastest run met it")
    }
  }

  /// A number with three digits that matter, and more where it would look like the limit that it
  /// exceeds.
  static func text(_ value: Double, limit: Double) -> String {
    let texts = (3...8).map { DecimalText.significant(value, digits: $0) }
    return texts.first { value <= limit || Double($0) ?? value > limit } ?? texts[0]
  }

  init(text: String, isMet: Bool, misses: [Miss] = []) {
    self.text = text
    self.isMet = isMet
    self.misses = misses
  }
}
