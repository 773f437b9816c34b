/// The loop of steps.
extension ActiveSet {
  /// After so many steps in a row that moved nothing, ties are broken by shaking.
  private static var stallLimit: Int { 1000 }
  /// After so many steps, and some more for each variable, rounding is suspected.
  private static var patience: Int { 500 }
  /// How often in one call a doubtful vertex is computed anew.
  private static var renewalLimit: Int { 10 }

  /// Steps until the vertex is optimal.
  ///
  /// - Returns: Whether it is. It always is but for a fault in this type; the caller starts cold then.
  @discardableResult
  mutating func optimize() -> Bool {
    isShaking = false
    shakeState = 0x9E37_79B9_7F4A_7C15
    multiplierTolerance = Self.leastMultiplierTolerance
    counters.degenerateSteps = 0
    var dualSteps = 0
    var retries = 0
    var renewals = 0
    let dualLimit = 50 + 2 * strayForms.count + 2 * factor.size
    let patience = Self.patience + 20 * factor.size
    for step in 1... {
      if step % patience == 0, !loosen() { return false }
      if factor.isWorthRenewing { refactor() }
      if let (position, isGrowing) = chooseLeaving() {
        applyMoves()
        switch primalStep(at: position, isGrowing: isGrowing) {
        case .done: break
        case .refused: retry(&retries)
        case .unbounded:
          if !strayForms.isEmpty {
            fileStraysByValue()
          } else if factor.etaCount > 0, retries < 1000 {
            retry(&retries)
          } else {
            return false
          }
        }
      } else if let form = chooseStray() {
        dualSteps += 1
        if dualSteps > dualLimit {
          // The dual steps may cycle where the primal ones cannot: each lowers the penalty.
          dualSteps = 0
          fileStraysByValue()
        } else if !dualStep(on: form) {
          retry(&retries)
        }
      } else if isDoubtful || rows.unevenFormCount > 0 && factor.etaCount > 0,
        renewals < Self.renewalLimit
      {
        renewals += 1
        refactor()
      } else if leavingQueue.isEmpty {
        return true
      }
    }
    return false
  }

  /// Steps until the vertex is optimal, from its structure alone if rounding has spoilt it, and lets
  /// go of fillers that nothing needs.
  mutating func settle() {
    repeat {
      if !optimize() {
        startCold()
        optimize()
        suspectAll()
      }
    } while releaseFillers()
  }

  /// Takes slopes for flat that rounding may have made: in badly scaled systems two long steps can
  /// each seem to lower the penalty and lead back to where the first began.
  ///
  /// - Returns: Whether that still makes sense.
  private mutating func loosen() -> Bool {
    multiplierTolerance *= 10
    return multiplierTolerance < 1e-5
  }

  private mutating func retry(_ retries: inout Int) {
    retries += 1
    if retries % 10 == 0 { isShaking = true }
    refactor()
  }

  /// Counts steps that move nothing, and starts or stops shaking.
  mutating func noteStep(length: Double) {
    if length > 1e-12 {
      counters.degenerateSteps = 0
      isShaking = false
      return
    }
    counters.degenerateSteps += 1
    if counters.degenerateSteps > Self.stallLimit + 4 * factor.size, !isShaking {
      isShaking = true
    }
  }

  /// Files stray forms by their value instead of repairing them, so that primal steps go on.
  private mutating func fileStraysByValue() {
    applyMoves()
    for k in 0..<strayForms.count {
      let form = strayForms[k]
      if !rows.forms[form].isStray { continue }
      rows.forms[form].isStray = false
      let record = rows.forms[form]
      if record.position >= 0 { continue }
      let value = rows.formValues[form]
      let tolerance = max(Self.valueTolerance, noise(of: form))
      var interval = record.interval
      while interval < record.hingeCount,
        value > rows.hinges[record.firstHinge + interval].position + tolerance
      {
        interval += 1
      }
      while interval > 0,
        value < rows.hinges[record.firstHinge + interval - 1].position - tolerance
      {
        interval -= 1
      }
      if interval == record.interval { continue }
      flip(form, to: interval)
      suspectForms.append(form)
    }
    strayForms.removeAll()
    applyFlips()
  }
}
