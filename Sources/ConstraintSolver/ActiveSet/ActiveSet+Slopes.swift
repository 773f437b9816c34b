/// Slopes of the penalty of one form, and the optimality test built on them.
extension ActiveSet {
  /// The slope, at one level, of the penalty of a form in the interval above `interval` hinges.
  @inline(__always)
  func slope(of form: FormID, interval: Int32, level: LevelID) -> Double {
    let record = rows.forms[form]
    var sum = 0.0
    for place in 0..<record.hingeCount {
      let hinge = rows.hinges[record.firstHinge + place]
      sum += hinge.slope(isAbove: place < interval, level: level)
    }
    return sum
  }

  /// Adds a multiple of the slopes of a tight form below its hinge to what is kept of its
  /// multipliers. With -1, whole multipliers become reduced ones, and with 1 the other way.
  @inline(__always)
  mutating func addSlopes(to position: Position, times sign: Double) {
    let record = rows.forms[factor.forms[position]]
    for place in 0..<record.hingeCount {
      let hinge = rows.hinges[record.firstHinge + place]
      let isAbove = place < record.interval
      let slope = sign * hinge.slope(isAbove: isAbove)
      if slope != 0 { reducedMultipliers.add(slope, at: position, hinge.level) }
      let tie = sign * hinge.slope(isAbove: isAbove, level: LevelTable.hidden)
      if tie != 0 { reducedMultipliers.add(tie, at: position, LevelTable.hidden) }
    }
  }

  /// Seats a tight form on another of its hinges, while its multipliers stay.
  @inline(__always)
  mutating func seat(_ form: FormID, on place: Int32) {
    let record = rows.forms[form]
    let isUp = place > record.interval
    let first = record.firstHinge + (isUp ? record.interval : place)
    let end = record.firstHinge + (isUp ? place : record.interval)
    for passed in first..<end {
      let hinge = rows.hinges[passed]
      let sign = isUp ? -1.0 : 1.0
      reducedMultipliers.add(sign * hinge.jump, at: record.position, hinge.level)
      reducedMultipliers.add(sign * hinge.tieJump, at: record.position, LevelTable.hidden)
    }
    rows.forms[form].interval = place
  }

  /// Differences of multipliers between `multiplierNoise` and this may be what is left of rounding. At a
  /// high level they would pass for a reason, and hide an excess at a lower one.
  static var doubtfulDifference: Double { 1e-7 }

  /// What the multiplier of a position says of its form.
  struct Judgement {
    /// The rank of the first level at which it leaves the slopes of the form around its hinge; -1 if it
    /// does not.
    var rank: Int32
    /// The signed excess at that level.
    var amount = 0.0
    /// Whether a difference that decided may be rounding.
    var isDoubtful: Bool
  }

  /// Compares the multiplier of a position with the slopes of its form around its hinge.
  @inline(__always)
  func judge(_ position: Position) -> Judgement {
    let seat = rows.hinges[seatHinge(of: factor.forms[position])]
    let tolerance = multiplierTolerance
    var isAboveLower = false
    var isBelowUpper = false
    var isDoubtful = false
    for rank in 0..<Int32(levels.count) {
      let level = levels.order[rank]
      let overLower = reducedMultipliers[position, level]
      if !isAboveLower {
        isDoubtful = isDoubtful || Self.mayBeRounding(overLower)
        if overLower < -tolerance {
          return Judgement(rank: rank, amount: overLower, isDoubtful: isDoubtful)
        }
        isAboveLower = overLower > tolerance
      }
      if !isBelowUpper {
        let overUpper = overLower - seat.jump(level: level)
        isDoubtful = isDoubtful || Self.mayBeRounding(overUpper)
        if overUpper > tolerance {
          return Judgement(rank: rank, amount: overUpper, isDoubtful: isDoubtful)
        }
        isBelowUpper = overUpper < -tolerance
      }
      if isAboveLower && isBelowUpper { break }
    }
    return Judgement(rank: -1, isDoubtful: isDoubtful)
  }

  @inline(__always)
  private static func mayBeRounding(_ difference: Double) -> Bool {
    difference.magnitude > multiplierNoise && difference.magnitude < doubtfulDifference
  }

  /// By how much the multiplier of a position leaves the slopes of its form around its hinge; `nil`
  /// when it does not.
  @inline(__always)
  func excess(at position: Position) -> LeavingQueue.Excess? {
    excess(at: position, judge(position))
  }

  @inline(__always)
  private func excess(at position: Position, _ judgement: Judgement) -> LeavingQueue.Excess? {
    judgement.rank < 0
      ? nil
      : LeavingQueue.Excess(
        position: position, rank: judgement.rank, isFiller: isFiller(position),
        amount: judgement.amount)
  }

  /// Lists a position whose multiplier may have left its bounds.
  @inline(__always)
  mutating func inspect(_ position: Position) {
    let judgement = judge(position)
    if judgement.isDoubtful, !leavingQueue.contains(position) { isDoubtful = true }
    if let excess = excess(at: position, judgement) {
      leavingQueue.update(excess, size: factor.size)
    }
  }

  /// The hinge at which the penalty of a form is least.
  @inline(__always)
  func minimiser(of form: FormID) -> Int32 {
    let last = rows.forms[form].hingeCount - 1
    var place: Int32 = 0
    hinges: while place < last {
      for rank in 0..<levels.count {
        let after = slope(of: form, interval: place + 1, level: levels.order[rank])
        if after > multiplierTolerance { return place }
        if after < -multiplierTolerance {
          place += 1
          continue hinges
        }
      }
      return place
    }
    return place
  }

  /// The position of the hinge that a tight form sits on.
  @inline(__always)
  func hingePosition(of form: FormID) -> Double {
    rows.hinges[seatHinge(of: form)].position
  }

  /// The hinge that a tight form sits on, in the arena of hinges.
  @inline(__always)
  func seatHinge(of form: FormID) -> Int32 {
    rows.forms[form].firstHinge + rows.forms[form].interval
  }

  /// Lists a form for which a required hinge comes to lie on another side.
  @inline(__always)
  mutating func noteRequired(_ hinge: Hinge, _ form: FormID) {
    if hinge.level == LevelTable.required { suspectForms.append(form) }
  }

  /// How far rounding alone may have moved the value of a form: its terms can be large where it is
  /// small.
  @inline(__always)
  func noise(of form: FormID) -> Double {
    let first = rows.forms[form].firstEntry
    var sum = 0.0
    for offset in first..<first + rows.forms[form].entryCount {
      let entry = rows.entries[offset]
      sum += (entry.coefficient * values[entry.variable]).magnitude
    }
    return 1e-13 * sum
  }

  /// Lists a loose form that has left its interval.
  @inline(__always)
  mutating func fileIfStray(_ form: FormID) {
    if rows.forms[form].position < 0, !rows.forms[form].isStray,
      !rows.isInside(form, tolerance: Self.valueTolerance)
    {
      rows.forms[form].isStray = true
      strayForms.append(form)
    }
  }
}
