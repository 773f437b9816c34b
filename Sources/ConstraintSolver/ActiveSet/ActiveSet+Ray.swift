/// Moving along a ray: how fast the forms change, and the move itself.
extension ActiveSet {
  /// Sets `direction` to the ray on which the form of a position grows at a rate of `sign` and all
  /// other tight forms stay, and `rates` to what it does to the loose forms.
  mutating func aim(at position: Position, sign: Double) {
    aimVariables(at: position, sign: sign)
    computeRates()
  }

  /// Sets `direction` alone, for a step that may move nothing.
  mutating func aimVariables(at position: Position, sign: Double) {
    factor.solve(&direction, forUnitAt: position, sign: sign)
    movingForms.removeAll()
  }

  /// Lists the loose forms that `direction` moves, with their rates.
  mutating func computeRates() {
    if rates.count < rows.forms.count { rates.resize(to: rows.forms.count, filling: 0) }
    rateMarks.begin(size: rows.forms.count)
    movingForms.removeAll()
    for k in 0..<direction.indices.count {
      let step = direction.indices[k]
      let amount = direction.values[step]
      let column = rows.columns[factor.variables[step]]
      for place in column.first..<column.first + column.looseCount {
        let entry = rows.columnEntries[place]
        if rateMarks.insert(entry.form) {
          rates[entry.form] = entry.coefficient * amount
          movingForms.append(entry.form)
        } else {
          rates[entry.form] += entry.coefficient * amount
        }
      }
    }
  }

  /// Moves the variables and the loose forms by `length` along `direction`.
  mutating func move(by length: Double) {
    if length == 0 { return }
    hasMoved = true
    for k in 0..<direction.indices.count {
      let step = direction.indices[k]
      let variable = factor.variables[step]
      touched.note(variable, values[variable])
      values[variable] += length * direction.values[step]
    }
    for k in 0..<movingForms.count {
      rows.formValues[movingForms[k]] += length * rates[movingForms[k]]
    }
  }
}

/// Loose forms that changed their interval, each with the interval it had, until the multipliers
/// follow.
struct FlipList: ~Copyable {
  struct Flip: BitwiseCopyable {
    var form: FormID
    var oldInterval: Int32
  }

  var flips = Buffer<Flip>()
  private var marks = StampSet()

  /// Keeps the first flip of each form, which names the interval the multipliers know.
  mutating func merge(formCount: Int) {
    if flips.count < 2 { return }
    marks.begin(size: formCount)
    var kept = 0
    for k in 0..<flips.count where marks.insert(flips[k].form) {
      flips[kept] = flips[k]
      kept += 1
    }
    flips.truncate(to: kept)
  }
}

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
    flips.merge(formCount: rows.forms.count)
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
      addScratchToMultipliers(at: level)
    }
    flips.flips.removeAll()
  }
}
