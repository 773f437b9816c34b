/// The primal long-step pivot: a form whose multiplier is out of bounds leaves its hinge, and runs
/// until the slope of the whole penalty turns.
extension ActiveSet {
  /// Where a ray ends: the form that becomes tight, at which hinge, and how far away.
  struct Landing {
    var form: FormID
    var hinge: Int32
    var distance: Double
  }

  /// The position whose multiplier is out of bounds at the highest level by the greatest amount,
  /// and whether its form should grow. A filler goes before the others of its level: what was put in
  /// the place of many removed forms at once may add up on a form that is to stay.
  mutating func chooseLeaving() -> (position: Position, isGrowing: Bool)? {
    if isShaking { return chooseAnyLeaving() }
    while !leavingQueue.isEmpty {
      let known = leavingQueue.first
      guard let excess = excess(at: known.position) else {
        leavingQueue.removeFirst()
        continue
      }
      if excess.order == known.order, excess.amount == known.amount {
        return (known.position, known.amount > 0)
      }
      leavingQueue.update(excess, size: factor.size)
    }
    return nil
  }

  /// Any position whose multiplier is out of bounds.
  private mutating func chooseAnyLeaving() -> (position: Position, isGrowing: Bool)? {
    var best: (position: Position, isGrowing: Bool)?
    var greatest: UInt64 = 0
    for place in 0..<leavingQueue.count {
      guard let excess = excess(at: leavingQueue[place].position) else { continue }
      let number = nextShake()
      if best == nil || number > greatest {
        best = (excess.position, excess.amount > 0)
        greatest = number
      }
    }
    if best == nil { leavingQueue.removeAll() }
    return best
  }

  /// Runs along `direction`, on which the form of `position` leaves its hinge. Forms that pass
  /// hinges are flipped.
  ///
  /// - Returns: `nil`, with nothing changed, when the slope never turns.
  mutating func search(from position: Position, isGrowing: Bool) -> Landing? {
    let leaving = factor.forms[position]
    let interval = rows.forms[leaving].interval
    let seat = rows.hinges[seatHinge(of: leaving)]
    for rank in 0..<levels.count {
      let level = levels.order[rank]
      let overLower = reducedMultipliers[position, level]
      slopes[level] = isGrowing ? seat.jump(level: level) - overLower : overLower
    }
    gatherBreakpoints(leaving, isGrowing: isGrowing)
    while !breakpoints.isEmpty {
      let nearest = breakpoints.first
      let record = rows.forms[nearest.form]
      let hinge = rows.hinges[record.firstHinge + nearest.hinge]
      slopes[hinge.level] += nearest.rate * hinge.jump
      slopes[LevelTable.hidden] += nearest.rate * hinge.tieJump
      if hasTurned() {
        return Landing(form: nearest.form, hinge: nearest.hinge, distance: nearest.distance)
      }
      noteRequired(hinge, nearest.form)
      let grows = nearest.form == leaving ? isGrowing : rates[nearest.form] > 0
      if nearest.form == leaving {
        self.seat(leaving, on: nearest.hinge)
      } else {
        flip(nearest.form, to: grows ? nearest.hinge + 1 : nearest.hinge)
      }
      let next = grows ? nearest.hinge + 1 : nearest.hinge - 1
      if next >= 0, next < record.hingeCount {
        let gap = (rows.hinges[record.firstHinge + next].position - hinge.position).magnitude
        breakpoints.replaceFirst(
          with: Breakpoint(
            distance: nearest.distance + gap / nearest.rate, rate: nearest.rate,
            form: nearest.form, hinge: next))
      } else {
        breakpoints.removeFirst()
      }
    }
    undoFlips()
    self.seat(leaving, on: interval)
    return nil
  }

  private mutating func gatherBreakpoints(_ leaving: FormID, isGrowing: Bool) {
    breakpoints.removeAll()
    breakpoints.order.shake = isShaking ? UInt32(truncatingIfNeeded: nextShake()) : nil
    for k in 0..<movingForms.count {
      let form = movingForms[k]
      let rate = rates[form]
      let record = rows.forms[form]
      if rate.magnitude < Self.rateTolerance || record.isStray { continue }
      let hinge = rate > 0 ? record.interval : record.interval - 1
      if hinge < 0 || hinge >= record.hingeCount { continue }
      let gap = rows.hinges[record.firstHinge + hinge].position - rows.formValues[form]
      breakpoints.append(
        Breakpoint(
          distance: max(0, gap / rate), rate: rate.magnitude, form: form, hinge: hinge))
    }
    let record = rows.forms[leaving]
    let next = isGrowing ? record.interval + 1 : record.interval - 1
    if next >= 0, next < record.hingeCount {
      let gap =
        rows.hinges[record.firstHinge + next].position
        - rows.hinges[record.firstHinge + record.interval].position
      breakpoints.append(
        Breakpoint(distance: gap.magnitude, rate: 1, form: leaving, hinge: next))
    }
    breakpoints.heapify()
  }

  /// Whether the slope is lexicographically not negative any more.
  @inline(__always)
  private func hasTurned() -> Bool {
    for rank in 0..<levels.count {
      let slope = slopes[levels.order[rank]]
      if slope > multiplierTolerance { return true }
      if slope < -multiplierTolerance { return false }
    }
    return true
  }

  /// Takes one primal step.
  mutating func primalStep(at position: Position, isGrowing: Bool) -> PrimalOutcome {
    let leaving = factor.forms[position]
    noteRequired(rows.hinges[seatHinge(of: leaving)], leaving)
    aim(at: position, sign: isGrowing ? 1 : -1)
    guard let landing = search(from: position, isGrowing: isGrowing) else { return .unbounded }
    move(by: landing.distance)
    noteStep(length: landing.distance)
    rows.formValues[leaving] += isGrowing ? landing.distance : -landing.distance
    if landing.form == leaving {
      seat(leaving, on: landing.hinge)
      rows.formValues[leaving] = hingePosition(of: leaving)
      dropFiller(of: leaving)
      applyFlips()
      inspect(position)
      version += 1
      return .done
    }
    let lastHinge = rows.forms[leaving].interval
    applyFlips()
    let exchange = Exchange(
      position: position, entering: landing.form, hinge: landing.hinge,
      leavingInterval: isGrowing ? lastHinge + 1 : lastHinge)
    return self.exchange(exchange, raySign: isGrowing ? 1 : -1, knowsTableauRow: false)
      ? .done : .refused
  }

  enum PrimalOutcome {
    case done
    /// The pivot was too small or did not agree with itself.
    case refused
    /// Nothing stops the form.
    case unbounded
  }

  @inline(__always)
  mutating func nextShake() -> UInt64 {
    shakeState ^= shakeState &<< 13
    shakeState ^= shakeState &>> 7
    shakeState ^= shakeState &<< 17
    return shakeState
  }
}
