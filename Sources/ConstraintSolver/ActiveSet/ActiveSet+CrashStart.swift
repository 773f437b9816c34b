/// Scratch memory of the crash start.
struct CrashScratch: ~Copyable {
  var candidates = Buffer<FormID>()
  var fillers = Buffer<FormID>()
  var ordered = Buffer<FormID>()
  var keys = Buffer<Int32>()
  var keyStarts = Buffer<Int32>()
  /// The form matched to each variable, or -1.
  var matches = Buffer<FormID>()
  /// How many entries of each form were tried for a free variable.
  var triedEntries = Buffer<Int32>()
  var visits = StampSet()
  /// Variables no augmenting path leads from; they need not be tried again.
  var isExhausted = Buffer<Bool>()
  var visited = Buffer<VariableID>()
  var stackForms = Buffer<FormID>()
  var stackEntries = Buffer<Int32>()

  /// Gives back all but the candidates.
  mutating func releaseMatching() {
    var kept = CrashScratch()
    swap(&kept.candidates, &candidates)
    self = kept
  }
}

/// Choosing the first vertex: a structural matching of forms to variables that takes the forms in
/// the order in which they should hold. (Augmenting paths with look-ahead: Duff, 1981,
/// doi:10.1145/355958.355963.)
extension ActiveSet {
  /// Constants beyond this are bounds that stand for none; a start there would cost precision.
  private static var farAway: Double { 1e9 }

  /// Replaces the vertex by one chosen from the forms alone, each tight form at its minimiser.
  mutating func startCold() {
    rows.dropColumns()
    dismantle()
    orderForms()
    matchForms()
    let isLarge = values.count > Factorization.largeSize
    if isLarge { crash.releaseMatching() }
    for k in 0..<crash.candidates.count {
      rows.forms[crash.candidates[k]].position = Position(k)
    }
    rows.buildColumns()
    factorCandidates()
    if isLarge { crash = CrashScratch() }
    direction.reset(to: factor.size)
    tableauRow.removeAll()
    scratch.reset(to: factor.size)
    slopes.reset(to: levels.slotCount, filling: 0)
    computeValues()
    fileLooseForms()
    computeMultipliers()
  }

  /// Makes all forms loose, of which there are no columns, and drops the fillers.
  private mutating func dismantle() {
    for position in 0..<factor.forms.count {
      let form = factor.forms[position]
      rows.forms[form].position = -1
      dropFiller(of: form)
      rows.removeFormIfUnused(form)
    }
    factor.forms.removeAll()
    for k in 0..<strayForms.count { rows.forms[strayForms[k]].isStray = false }
    strayForms.removeAll()
    strayQueue.removeAll()
    looseEnds.removeAll()
    displacements.removeAll()
    suspectForms.removeAll()
  }

  /// Sorts the forms by how much they should hold: required equations, equations by level,
  /// inequalities by level, required inequalities. (Required inequalities before soft ones cost
  /// hundreds of pivots on a form of labels and fields; in this order it is none or one.)
  private mutating func orderForms() {
    let levelCount = Int32(levels.count)
    let keyCount = 2 * Int(levelCount) + 1
    let none = Int32(keyCount)
    crash.keys.reset(to: rows.forms.count, filling: none)
    crash.keyStarts.reset(to: keyCount + 2, filling: 0)
    for form in 0..<rows.forms.count where rows.forms[form].isUsed {
      let record = rows.forms[form]
      var key = none
      for place in record.firstHinge..<record.firstHinge + record.hingeCount {
        let hinge = rows.hinges[place]
        if hinge.position.magnitude > Self.farAway || hinge.isFiller { continue }
        let rank = levels.rank(of: hinge.level)
        let isEquation = hinge.relation == .equal
        key = min(key, isEquation ? rank : rank == 0 ? 2 * levelCount : levelCount + rank)
      }
      crash.keys[form] = key
      crash.keyStarts[key + 1] += 1
    }
    for key in 0...keyCount { crash.keyStarts[key + 1] += crash.keyStarts[key] }
    crash.ordered.resize(to: rows.forms.count, filling: 0)
    for form in 0..<Int32(rows.forms.count) where crash.keys[form] < none {
      let key = crash.keys[form]
      crash.ordered[crash.keyStarts[key]] = form
      crash.keyStarts[key] += 1
    }
    crash.ordered.truncate(to: Int(crash.keyStarts[keyCount - 1]))
  }

  private mutating func matchForms() {
    crash.candidates.removeAll()
    crash.matches.reset(to: values.count, filling: -1)
    crash.isExhausted.reset(to: values.count, filling: false)
    crash.triedEntries.reset(to: rows.forms.count, filling: 0)
    for k in 0..<crash.ordered.count {
      if augment(from: crash.ordered[k]) {
        crash.candidates.append(crash.ordered[k])
        rows.forms[crash.ordered[k]].interval = minimiser(of: crash.ordered[k])
      } else {
        for v in 0..<crash.visited.count { crash.isExhausted[crash.visited[v]] = true }
      }
    }
  }

  /// Looks for an augmenting path from a form to a free variable, and takes it.
  private mutating func augment(from root: FormID) -> Bool {
    if let free = preferredFreeVariable(of: root) {
      crash.matches[free] = root
      return true
    }
    crash.visits.begin(size: values.count)
    crash.visited.removeAll()
    crash.stackForms.removeAll()
    crash.stackEntries.removeAll()
    crash.stackForms.append(root)
    crash.stackEntries.append(rows.forms[root].firstEntry)
    while !crash.stackForms.isEmpty {
      let depth = crash.stackForms.count - 1
      let form = crash.stackForms[depth]
      let end = rows.forms[form].firstEntry + rows.forms[form].entryCount
      if let free = nextFreeVariable(of: form) {
        takePath(to: free)
        return true
      }
      var entry = crash.stackEntries[depth]
      while entry < end {
        let variable = rows.entries[entry].variable
        if !crash.isExhausted[variable], crash.visits.insert(variable) { break }
        entry += 1
      }
      if entry < end {
        let variable = rows.entries[entry].variable
        crash.visited.append(variable)
        crash.stackEntries[depth] = entry + 1
        let next = crash.matches[variable]
        crash.stackForms.append(next)
        crash.stackEntries.append(rows.forms[next].firstEntry)
      } else {
        _ = crash.stackForms.removeLast()
        _ = crash.stackEntries.removeLast()
      }
    }
    return false
  }

  /// The free variable of a form to match it to. The choice does not change which forms can be matched,
  /// but paths stay short if few forms ask for a variable that is taken. So a variable that a form of
  /// its own will ask for comes last. Of the others a row mostly places the one with the greatest
  /// coefficient; then the one that the fewest forms name, and of those the newest, which was placed
  /// by what was there before.
  @inline(__always)
  private func preferredFreeVariable(of form: FormID) -> VariableID? {
    var best: RowEntry?
    let first = rows.forms[form].firstEntry
    for place in first..<first + rows.forms[form].entryCount {
      let entry = rows.entries[place]
      if crash.matches[entry.variable] >= 0 { continue }
      if let other = best, isPreferred(other, to: entry) { continue }
      best = entry
    }
    return best?.variable
  }

  @inline(__always)
  private func isPreferred(_ entry: RowEntry, to newer: RowEntry) -> Bool {
    let isEntryAwaited = isAwaited(entry.variable)
    if isEntryAwaited != isAwaited(newer.variable) { return !isEntryAwaited }
    let difference = entry.coefficient.magnitude - newer.coefficient.magnitude
    if difference != 0 { return difference > 0 }
    return rows.columns[entry.variable].count < rows.columns[newer.variable].count
  }

  /// Whether a form of one variable is to be matched to it.
  @inline(__always)
  private func isAwaited(_ variable: VariableID) -> Bool {
    let unit = rows.unitForms[variable]
    return unit >= 0 && rows.forms[unit].hingeCount > 0
  }

  /// Each entry is looked at once for a free variable in the whole matching, since variables that
  /// are matched stay matched.
  @inline(__always)
  private mutating func nextFreeVariable(of form: FormID) -> VariableID? {
    let first = rows.forms[form].firstEntry
    while crash.triedEntries[form] < rows.forms[form].entryCount {
      let variable = rows.entries[first + crash.triedEntries[form]].variable
      crash.triedEntries[form] += 1
      if crash.matches[variable] < 0 { return variable }
    }
    return nil
  }

  private mutating func takePath(to free: VariableID) {
    var variable = free
    var depth = crash.stackForms.count - 1
    while true {
      crash.matches[variable] = crash.stackForms[depth]
      if depth == 0 { return }
      variable = rows.entries[crash.stackEntries[depth - 1] - 1].variable
      depth -= 1
    }
  }
}
