/// Loose forms that change their interval.
extension ActiveSet {
  /// Notes that a loose form changes its interval.
  @inline(__always)
  mutating func flip(_ form: FormID, to interval: Int32) {
    flips.flips.append(FlipList.Flip(form: form, oldInterval: rows.forms[form].interval))
    rows.forms[form].interval = interval
    // Rays know how far they go before a form leaves its interval.
    version += 1
  }

  /// Takes back all flips that the multipliers do not know yet.
  mutating func undoFlips() {
    while !flips.flips.isEmpty {
      let flip = flips.flips.removeLast()
      rows.forms[flip.form].interval = flip.oldInterval
    }
  }

  /// Makes the multipliers follow the flips.
  mutating func applyFlips() {
    if flips.flips.isEmpty { return }
    flips.merge(marks: &formMarks, formCount: rows.forms.count)
    flips.positions.removeAll()
    // There are no more positions than forms.
    formMarks.begin(size: rows.forms.count)
    for rank in 0..<levels.count {
      let level = levels.order[rank]
      for k in 0..<flips.flips.count {
        let flip = flips.flips[k]
        let change =
          slope(of: flip.form, interval: rows.forms[flip.form].interval, level: level)
          - slope(of: flip.form, interval: flip.oldInterval, level: level)
        if change != 0 {
          Self.spread(flip.form, times: -change, rows, factor.steps, into: &scratch)
        }
      }
      solveForMultipliers(at: level)
      flips.include(scratch, marks: &formMarks)
      scratch.clear()
    }
    // Not before all levels are done, since a multiplier is judged by all of them.
    for k in 0..<flips.positions.count { inspect(flips.positions[k]) }
    flips.flips.removeAll()
  }
}
