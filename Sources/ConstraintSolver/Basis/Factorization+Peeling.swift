/// Scratch memory of a factorisation.
struct PeelingScratch: ~Copyable {
  /// How many entries of each form, or of the candidates for each variable, are not pivoted yet.
  var rowCounts = Buffer<Int32>()
  var columnCounts = Buffer<Int32>()
  /// The step of each form, or -1.
  var rowSteps = Buffer<Int32>()
  var rowQueue = Buffer<FormID>()
  var columnQueue = Buffer<VariableID>()

  /// Gives back all but the steps.
  mutating func releaseQueues() {
    var kept = PeelingScratch()
    swap(&kept.rowSteps, &rowSteps)
    self = kept
  }
}

/// Factorising: singletons first, since the matrix of a layout is almost triangular.
extension Factorization {
  /// A singleton smaller than this part of its row's greatest entry is left to threshold pivoting.
  private static var peelingThreshold: Double { 1e-3 }

  /// Scratch memory of more variables than this is given back: a large problem is factorised rarely,
  /// and would hold as much for that as for all else.
  static var largeSize: Int { 1 << 15 }

  /// Factorises as many of the candidate forms as are independent, in the order of their listing
  /// where there is a choice.
  ///
  /// The candidates are the tight forms of the columns. Afterwards `droppedForms` and `openVariables`
  /// tell what is left over; `complete` must follow with a filler for each open variable.
  mutating func begin(
    candidates: borrowing Buffer<FormID>, rows: borrowing RowStorage, size newSize: Int
  ) {
    size = newSize
    removeEtas()
    forms.removeAll()
    variables.removeAll()
    diagonal.removeAll()
    forms.reserve(newSize)
    variables.reserve(newSize)
    diagonal.reserve(newSize)
    steps.reset(to: newSize, filling: -1)
    upper.rows.removeAll()
    upper.rows.starts.reserve(newSize + 1)
    lower.columns.removeAll()
    lower.columns.starts.reserve(newSize + 1)
    countEntries(candidates, rows)
    peel(candidates, rows)
    let peeled = forms.count
    let isLarge = newSize > Self.largeSize
    if isLarge { peeling.releaseQueues() }
    if peeled < newSize { factorNucleus(candidates, rows) }
    nucleusSize = forms.count - peeled
    if isLarge { nucleus = NucleusScratch() }

    droppedForms.removeAll()
    for k in 0..<candidates.count where peeling.rowSteps[candidates[k]] < 0 {
      droppedForms.append(candidates[k])
    }
    openVariables.removeAll()
    for variable in 0..<Int32(newSize) where steps[variable] < 0 { openVariables.append(variable) }
  }

  /// Ends a factorisation with one filler form for each of `openVariables`, in their order.
  mutating func complete(fillers: borrowing Buffer<FormID>) {
    for k in 0..<openVariables.count {
      beginStep(pivot: 1, form: fillers[k], variable: openVariables[k])
    }
    upper.rows.beginLine()
    lower.columns.beginLine()
    for entry in 0..<upper.rows.indices.count {
      upper.rows.indices[entry] = steps[upper.rows.indices[entry]]
    }
    renumberLower()
    if size > Self.largeSize { peeling = PeelingScratch() }
    upper.columns.becomeTranspose(of: upper.rows, size: size)
    if lower.columns.indices.isEmpty {
      // Solves pass over a matrix without entries.
      lower.rows.removeAll()
    } else {
      lower.rows.becomeTranspose(of: lower.columns, size: size)
    }
  }

  /// Turns the forms that L names into steps, and leaves out dropped ones.
  private mutating func renumberLower() {
    var kept: Int32 = 0
    for step in 0..<size {
      let range = lower.columns.starts[step]..<lower.columns.starts[step + 1]
      lower.columns.starts[step] = kept
      for entry in range {
        let target = peeling.rowSteps[lower.columns.indices[entry]]
        if target < 0 { continue }
        lower.columns.indices[kept] = target
        lower.columns.values[kept] = lower.columns.values[entry]
        kept += 1
      }
    }
    lower.columns.starts[size] = kept
    lower.columns.indices.truncate(to: Int(kept))
    lower.columns.values.truncate(to: Int(kept))
  }

  @inline(__always)
  mutating func beginStep(pivot: Double, form: FormID, variable: VariableID) {
    steps[variable] = Int32(forms.count)
    forms.append(form)
    variables.append(variable)
    diagonal.append(pivot)
    upper.rows.beginLine()
    lower.columns.beginLine()
  }

  private mutating func countEntries(
    _ candidates: borrowing Buffer<FormID>, _ rows: borrowing RowStorage
  ) {
    peeling.rowCounts.reset(to: rows.forms.count, filling: 0)
    peeling.rowSteps.reset(to: rows.forms.count, filling: -1)
    for k in 0..<candidates.count {
      peeling.rowCounts[candidates[k]] = rows.forms[candidates[k]].entryCount
    }
    peeling.columnCounts.reset(to: size, filling: 0)
    var entryCount = 0
    for variable in 0..<size {
      let count = rows.columns[variable].count - rows.columns[variable].looseCount
      peeling.columnCounts[variable] = count
      entryCount += Int(count)
    }
    // Without fill the rows of U hold no more than what is not on the diagonal.
    upper.rows.reserve(max(0, entryCount - size))
  }

  private mutating func peel(
    _ candidates: borrowing Buffer<FormID>, _ rows: borrowing RowStorage
  ) {
    peeling.columnQueue.removeAll()
    peeling.rowQueue.removeAll()
    for variable in 0..<Int32(size) where peeling.columnCounts[variable] == 1 {
      peeling.columnQueue.append(variable)
    }
    for k in 0..<candidates.count where peeling.rowCounts[candidates[k]] == 1 {
      peeling.rowQueue.append(candidates[k])
    }
    var nextColumn = 0
    var nextRow = 0
    while true {
      if nextColumn < peeling.columnQueue.count {
        peelColumn(peeling.columnQueue[nextColumn], rows)
        nextColumn += 1
      } else if nextRow < peeling.rowQueue.count {
        peelRow(peeling.rowQueue[nextRow], rows)
        nextRow += 1
      } else {
        return
      }
    }
  }

  /// Pivots on the only row that still names a variable: the rest of the row goes to U.
  @inline(__always)
  private mutating func peelColumn(_ variable: VariableID, _ rows: borrowing RowStorage) {
    if steps[variable] >= 0 || peeling.columnCounts[variable] != 1 { return }
    let column = rows.columns[variable]
    var place = column.first + column.looseCount
    let end = column.first + column.count
    while place < end, peeling.rowSteps[rows.columnEntries[place].form] >= 0 { place += 1 }
    if place == end { return }
    let form = rows.columnEntries[place].form
    let pivot = rows.columnEntries[place].coefficient
    let first = rows.forms[form].firstEntry
    let range = first..<first + rows.forms[form].entryCount
    var greatest = 0.0
    for entry in range where steps[rows.entries[entry].variable] < 0 {
      greatest = max(greatest, rows.entries[entry].coefficient.magnitude)
    }
    if pivot.magnitude < Self.peelingThreshold * greatest {
      peeling.columnCounts[variable] = -1
      return
    }
    peeling.rowSteps[form] = Int32(forms.count)
    beginStep(pivot: pivot, form: form, variable: variable)
    for offset in range {
      let entry = rows.entries[offset]
      if steps[entry.variable] >= 0 { continue }
      upper.rows.append(entry.variable, entry.coefficient)
      peeling.columnCounts[entry.variable] -= 1
      if peeling.columnCounts[entry.variable] == 1 { peeling.columnQueue.append(entry.variable) }
    }
  }

  /// Pivots on the only variable left in a row: the rest of its column goes to L.
  @inline(__always)
  private mutating func peelRow(_ form: FormID, _ rows: borrowing RowStorage) {
    if peeling.rowSteps[form] >= 0 || peeling.rowCounts[form] != 1 { return }
    let first = rows.forms[form].firstEntry
    var variable: VariableID = -1
    var pivot = 0.0
    for offset in first..<first + rows.forms[form].entryCount {
      let entry = rows.entries[offset]
      if steps[entry.variable] < 0 {
        variable = entry.variable
        pivot = entry.coefficient
      }
    }
    if variable < 0 { return }
    peeling.rowSteps[form] = Int32(forms.count)
    beginStep(pivot: pivot, form: form, variable: variable)
    let column = rows.columns[variable]
    for place in column.first + column.looseCount..<column.first + column.count {
      let other = rows.columnEntries[place].form
      if peeling.rowSteps[other] >= 0 { continue }
      lower.columns.append(other, rows.columnEntries[place].coefficient / pivot)
      peeling.rowCounts[other] -= 1
      if peeling.rowCounts[other] == 1 { peeling.rowQueue.append(other) }
    }
  }
}
