/// Which of the positions that a stray form pushes on give way in a dual step.
extension ActiveSet {
  /// Lists the positions that can give way before the penalty of the stray form itself.
  mutating func gatherCandidates(sign: Double, _ target: Hinge) {
    candidates.begin(
      sign: sign, count: tableauRow.indices.count, rankCount: levels.count,
      limit: DualCandidates.Limit(
        rank: Int(levels.rank(of: target.level)), jump: target.jump, tie: target.tieJump))
    for k in 0..<tableauRow.indices.count {
      let position = tableauRow.indices[k]
      let weight = sign * tableauRow.values[position]
      if weight.magnitude < Self.pivotTolerance {
        candidates.appendNone()
      } else {
        candidates.append(reserve(at: position, weight), weight: weight.magnitude)
      }
    }
  }

  /// How far the multiplier of a position is from the bound it approaches with a weight.
  ///
  /// - Returns: The room at the first rank where there is any, or none at the last rank.
  @inline(__always)
  private func reserve(at position: Position, _ weight: Double) -> DualCandidates.Reserve {
    let tolerance = max(multiplierTolerance, DualCandidates.ratioTolerance * weight.magnitude)
    let last = levels.count - 1
    var rank = 0
    var room = room(at: position, weight, rank: 0)
    while room.magnitude <= tolerance && rank < last {
      rank += 1
      room = self.room(at: position, weight, rank: rank)
    }
    // A multiplier beyond its bound is an error within tolerances.
    if room.magnitude <= tolerance || (room > 0) != (weight > 0) {
      return DualCandidates.Reserve(rank: last, room: 0)
    }
    return DualCandidates.Reserve(rank: rank, room: room.magnitude)
  }

  @inline(__always)
  private func room(at position: Position, _ weight: Double, rank: Int) -> Double {
    let level = levels.order[rank]
    let overLower = reducedMultipliers[position, level]
    if weight > 0 { return overLower }
    return overLower - rows.hinges[seatHinge(of: factor.forms[position])].jump(level: level)
  }

  /// Moves candidates in the order of their ratios to their next hinges as long as the stray form
  /// does not come home by that.
  ///
  /// - Parameter value: That of the stray form.
  /// - Returns: The candidate whose position the form takes, or `nil` when its own penalty gives way
  ///   first. `scratch` holds the moves of the tight forms.
  mutating func passCandidates(
    _ target: Hinge, value: inout Double
  ) -> DualCandidates.Candidate? {
    while let index = nextCandidate() {
      let candidate = candidates[index]
      let form = rows.forms[factor.forms[candidate.position]]
      let next = candidate.weight > 0 ? candidate.hinge - 1 : candidate.hinge + 1
      if next < 0 || next >= form.hingeCount { return candidate }
      let hinge = rows.hinges[form.firstHinge + candidate.hinge]
      let move = rows.hinges[form.firstHinge + next].position - hinge.position
      let gain = tableauRow.values[candidate.position] * move
      if (target.position - value).magnitude - gain.magnitude <= Self.valueTolerance {
        return candidate
      }
      value += gain
      if move != 0 { scratch.add(move, at: candidate.position) }
      seat(factor.forms[candidate.position], on: next)
      noteRequired(hinge, factor.forms[candidate.position])
      pass(index, to: next)
    }
    return nil
  }

  /// The candidate of least ratio, if that is within the limit.
  private mutating func nextCandidate() -> Int32? {
    while candidates.isEmpty {
      guard var place = candidates.openNextList() else { return nil }
      while place >= 0 {
        let position = tableauRow.indices[place]
        let candidate = candidates.append(
          DualCandidates.Candidate(
            position: position, place: place, hinge: rows.forms[factor.forms[position]].interval,
            weight: candidates.sign * tableauRow.values[position]))
        computeLaterRatios(of: candidate)
        place = candidates.reserves[place].next
      }
      candidates.heapify()
    }
    return candidates.firstExceedsLimit ? nil : candidates.first
  }

  /// Sets the ratios at the ranks after that of the open list.
  private mutating func computeLaterRatios(of index: Int32) {
    let candidate = candidates[index]
    for rank in candidates.rank + 1..<max(candidates.rank + 1, levels.count) {
      let room = room(at: candidate.position, candidate.weight, rank: rank)
      candidates.setRatio(room / candidate.weight, of: index, rank: rank)
    }
  }

  /// Files the first candidate anew, which has come to its next hinge.
  private mutating func pass(_ index: Int32, to hinge: Int32) {
    candidates.passFirst(to: hinge)
    let candidate = candidates[index]
    let reserve = reserve(at: candidate.position, candidate.weight)
    if reserve.rank < candidates.rank {
      candidates.moveFirst(reserve)
    } else {
      computeLaterRatios(of: index)
      candidates.reorderFirst(reserve)
    }
  }

  /// Lists the positions of the tableau row that a dual step may have brought out of bounds.
  mutating func inspectCandidates(after change: MultiplierChange) {
    let length = -candidates.sign * change.step
    let margin = max(2 * multiplierTolerance, Self.doubtfulDifference)
    for k in 0..<tableauRow.indices.count {
      let position = tableauRow.indices[k]
      let move = tableauRow.values[position].magnitude * length
      let reserve = candidates.reserves[k]
      // It gets away from the bound behind, and keeps a distance from the one ahead.
      if move > margin,
        reserve.rank < change.rank || reserve.rank == change.rank && reserve.room - move > margin
      {
        continue
      }
      inspect(position)
    }
    for k in 0..<candidates.passedPlaces.count {
      inspect(tableauRow.indices[candidates.passedPlaces[k]])
    }
  }
}
