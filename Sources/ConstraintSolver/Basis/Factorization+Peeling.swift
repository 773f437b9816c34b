/// Scratch memory of a factorisation. Rows and columns are numbered as the candidates come.
struct PeelingScratch: ~Copyable {
  /// How many entries of a row, or of a column, are not pivoted yet.
  var rowCounts = Buffer<Int32>()
  var columnCounts = Buffer<Int32>()
  /// The step of each candidate row, or -1.
  var rowSteps = Buffer<Int32>()
  /// The candidate matrix by columns.
  var columns = CompressedMatrix()
  var rowQueue = Buffer<Int32>()
  var columnQueue = Buffer<Int32>()
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
  /// Afterwards `droppedForms` and `openVariables` tell what is left over; `complete` must follow
  /// with a filler for each open variable.
  mutating func begin(
    candidates: borrowing Buffer<FormID>, rows: borrowing RowStorage, size newSize: Int
  ) {
    size = newSize
    removeEtas()
    forms.removeAll()
    variables.removeAll()
    diagonal.removeAll()
    steps.reset(to: newSize, filling: -1)
    upper.rows.removeAll()
    lower.columns.removeAll()
    countEntries(candidates, rows)
    peel(candidates, rows)
    let peeled = forms.count
    let isLarge = newSize > Self.largeSize
    if isLarge { peeling.columns = CompressedMatrix() }
    if peeled < newSize { factorNucleus(candidates, rows) }
    nucleusSize = forms.count - peeled
    if isLarge { nucleus = NucleusScratch() }

    droppedForms.removeAll()
    for row in 0..<candidates.count where peeling.rowSteps[row] < 0 {
      droppedForms.append(candidates[row])
    }
    openVariables.removeAll()
    for variable in 0..<Int32(newSize) where steps[variable] < 0 { openVariables.append(variable) }
    // Until here `forms` holds candidate rows, so that L can name rows that have no step yet.
    for step in 0..<forms.count { forms[step] = candidates[forms[step]] }
  }

  /// Ends a factorisation with one filler form for each of `openVariables`, in their order.
  mutating func complete(fillers: borrowing Buffer<FormID>) {
    for k in 0..<openVariables.count {
      beginStep(pivot: 1, row: fillers[k], variable: openVariables[k])
    }
    upper.rows.beginLine()
    lower.columns.beginLine()
    for entry in 0..<upper.rows.indices.count {
      upper.rows.indices[entry] = steps[upper.rows.indices[entry]]
    }
    renumberLower()
    if size > Self.largeSize { peeling = PeelingScratch() }
    upper.columns.becomeTranspose(of: upper.rows, size: size)
    lower.rows.becomeTranspose(of: lower.columns, size: size)
  }

  /// Turns the candidate rows that L names into steps, and leaves out dropped rows.
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
  mutating func beginStep(pivot: Double, row: Int32, variable: VariableID) {
    steps[variable] = Int32(forms.count)
    forms.append(row)
    variables.append(variable)
    diagonal.append(pivot)
    upper.rows.beginLine()
    lower.columns.beginLine()
  }

  private mutating func countEntries(
    _ candidates: borrowing Buffer<FormID>, _ rows: borrowing RowStorage
  ) {
    peeling.rowCounts.reset(to: candidates.count, filling: 0)
    peeling.rowSteps.reset(to: candidates.count, filling: -1)
    peeling.columnCounts.reset(to: size, filling: 0)
    peeling.columns.starts.reset(to: size + 1, filling: 0)
    var total = 0
    for row in 0..<candidates.count {
      let form = rows.forms[candidates[row]]
      peeling.rowCounts[row] = form.entryCount
      total += Int(form.entryCount)
      for entry in form.firstEntry..<form.firstEntry + form.entryCount {
        peeling.columnCounts[rows.entries[entry].variable] += 1
      }
    }
    var sum: Int32 = 0
    for variable in 0..<size {
      sum += peeling.columnCounts[variable]
      peeling.columns.starts[variable] = sum
    }
    peeling.columns.starts[size] = sum
    peeling.columns.indices.resize(to: total, filling: 0)
    peeling.columns.values.resize(to: total, filling: 0)
    var row = candidates.count - 1
    while row >= 0 {
      let form = rows.forms[candidates[row]]
      for offset in form.firstEntry..<form.firstEntry + form.entryCount {
        let entry = rows.entries[offset]
        peeling.columns.starts[entry.variable] -= 1
        let place = peeling.columns.starts[entry.variable]
        peeling.columns.indices[place] = Int32(row)
        peeling.columns.values[place] = entry.coefficient
      }
      row -= 1
    }
  }

  private mutating func peel(
    _ candidates: borrowing Buffer<FormID>, _ rows: borrowing RowStorage
  ) {
    peeling.columnQueue.removeAll()
    peeling.rowQueue.removeAll()
    for variable in 0..<Int32(size) where peeling.columnCounts[variable] == 1 {
      peeling.columnQueue.append(variable)
    }
    for row in 0..<Int32(candidates.count) where peeling.rowCounts[row] == 1 {
      peeling.rowQueue.append(row)
    }
    var nextColumn = 0
    var nextRow = 0
    while true {
      if nextColumn < peeling.columnQueue.count {
        peelColumn(peeling.columnQueue[nextColumn], candidates, rows)
        nextColumn += 1
      } else if nextRow < peeling.rowQueue.count {
        peelRow(peeling.rowQueue[nextRow], candidates, rows)
        nextRow += 1
      } else {
        return
      }
    }
  }

  /// Pivots on the only row that still names a variable: the rest of the row goes to U.
  @inline(__always)
  private mutating func peelColumn(
    _ variable: VariableID, _ candidates: borrowing Buffer<FormID>, _ rows: borrowing RowStorage
  ) {
    if steps[variable] >= 0 || peeling.columnCounts[variable] != 1 { return }
    var place = peeling.columns.starts[variable]
    let end = peeling.columns.starts[variable + 1]
    while place < end, peeling.rowSteps[peeling.columns.indices[place]] >= 0 { place += 1 }
    if place == end { return }
    let row = peeling.columns.indices[place]
    let pivot = peeling.columns.values[place]
    let form = rows.forms[candidates[row]]
    let range = form.firstEntry..<form.firstEntry + form.entryCount
    var greatest = 0.0
    for entry in range where steps[rows.entries[entry].variable] < 0 {
      greatest = max(greatest, rows.entries[entry].coefficient.magnitude)
    }
    if pivot.magnitude < Self.peelingThreshold * greatest {
      peeling.columnCounts[variable] = -1
      return
    }
    peeling.rowSteps[row] = Int32(forms.count)
    beginStep(pivot: pivot, row: row, variable: variable)
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
  private mutating func peelRow(
    _ row: Int32, _ candidates: borrowing Buffer<FormID>, _ rows: borrowing RowStorage
  ) {
    if peeling.rowSteps[row] >= 0 || peeling.rowCounts[row] != 1 { return }
    let form = rows.forms[candidates[row]]
    var variable: VariableID = -1
    var pivot = 0.0
    for offset in form.firstEntry..<form.firstEntry + form.entryCount {
      let entry = rows.entries[offset]
      if steps[entry.variable] < 0 {
        variable = entry.variable
        pivot = entry.coefficient
      }
    }
    if variable < 0 { return }
    peeling.rowSteps[row] = Int32(forms.count)
    beginStep(pivot: pivot, row: row, variable: variable)
    for place in peeling.columns.starts[variable]..<peeling.columns.starts[variable + 1] {
      let other = peeling.columns.indices[place]
      if peeling.rowSteps[other] >= 0 { continue }
      lower.columns.append(other, peeling.columns.values[place] / pivot)
      peeling.rowCounts[other] -= 1
      if peeling.rowCounts[other] == 1 { peeling.rowQueue.append(other) }
    }
  }
}
