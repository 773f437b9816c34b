/// Which of the positions that a stray form pushes on give way in a dual step.
extension ActiveSet {
  /// Lists the positions that can give way before the penalty of the stray form itself.
  mutating func gatherCandidates(sign: Double, _ target: Hinge) {
    candidates.begin(
      sign: sign, rankCount: levels.count,
      limit: DualCandidates.Limit(
        rank: Int(levels.rank(of: target.level)), jump: target.jump, tie: target.tieJump))
    for k in 0..<tableauRow.indices.count {
      let position = tableauRow.indices[k]
      let weight = sign * tableauRow.values[position]
      candidates.reserves.append(.none)
      if weight.magnitude < Self.pivotTolerance { continue }
      let hinge = rows.forms[factor.forms[position]].interval
      var candidate = DualCandidates.Candidate(
        position: position, place: Int32(k), hinge: hinge, weight: weight)
      let rank = findFirstRatio(of: &candidate)
      candidates.reserves[k] = DualCandidates.Reserve(
        rank: Int32(rank), room: (candidate.ratio * weight).magnitude)
      if !candidates.isBeyondLimit(rank: rank, ratio: candidate.ratio) {
        candidates.append(candidate, atRank: rank)
      }
    }
  }

  /// Sets the first ratio of a candidate that is not 0.
  ///
  /// - Returns: Its rank, or the last one.
  @inline(__always)
  private func findFirstRatio(of candidate: inout DualCandidates.Candidate) -> Int {
    let form = factor.forms[candidate.position]
    let tolerance = max(
      multiplierTolerance, DualCandidates.ratioTolerance * candidate.weight.magnitude)
    for rank in 0..<levels.count {
      let room = room(of: candidate, form, rank: rank)
      if room.magnitude <= tolerance { continue }
      candidate.ratio = room / candidate.weight
      if candidate.ratio > 0 { return rank }
      // A ratio below zero is an error within tolerances.
      break
    }
    candidate.ratio = 0
    return levels.count - 1
  }

  /// How far the multiplier of a candidate is from its bound, with the sign of its way there.
  @inline(__always)
  private func room(of candidate: DualCandidates.Candidate, _ form: FormID, rank: Int) -> Double {
    let level = levels.order[rank]
    return multipliers[candidate.position, level]
      - slope(of: form, interval: candidate.interval, level: level)
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
      rows.forms[factor.forms[candidate.position]].interval = next
      noteRequired(hinge, factor.forms[candidate.position])
      pass(index, to: next)
    }
    return nil
  }

  /// The candidate of least ratio, if that is within the limit.
  private mutating func nextCandidate() -> Int32? {
    while candidates.isEmpty {
      guard var candidate = candidates.openNextList() else { return nil }
      while candidate >= 0 {
        computeLaterRatios(of: candidate)
        candidate = candidates[candidate].next
      }
      candidates.heapify()
    }
    return candidates.firstExceedsLimit ? nil : candidates.first
  }

  /// Sets the ratios at the ranks after that of the open list.
  private mutating func computeLaterRatios(of index: Int32) {
    let candidate = candidates[index]
    let form = factor.forms[candidate.position]
    for rank in candidates.rank + 1..<max(candidates.rank + 1, levels.count) {
      let ratio = room(of: candidate, form, rank: rank) / candidate.weight
      candidates.setRatio(ratio, of: index, rank: rank)
    }
  }

  /// Files the first candidate anew, which has come to its next hinge.
  private mutating func pass(_ index: Int32, to hinge: Int32) {
    var candidate = candidates[index]
    candidate.hinge = hinge
    candidates.reserves[candidate.place] = .none
    let rank = findFirstRatio(of: &candidate)
    if rank > candidates.rank { candidate.ratio = 0 }
    candidates[index] = candidate
    if rank < candidates.rank {
      candidates.moveFirst(toRank: rank)
    } else {
      computeLaterRatios(of: index)
      candidates.reorderFirst()
    }
  }

  /// Lists the positions of the tableau row that a dual step may have brought out of bounds.
  mutating func inspectCandidates(after change: MultiplierChange) {
    let length = -candidates.sign * change.step
    let margin = 2 * multiplierTolerance
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
  }
}
