/// Factorising what peeling leaves: the pivot of least fill among those large enough in their row
/// (Markowitz, 1957, doi:10.1287/mnsc.3.3.255, with threshold pivoting).
extension Factorization {
  /// A pivot is at least this part of the greatest entry of its row.
  private static var stabilityThreshold: Double { 0.1 }
  /// A pivot is greater than this.
  private static var pivotTolerance: Double { 1e-9 }
  /// An entry that elimination leaves smaller than this has cancelled.
  private static var cancellationTolerance: Double { 1e-11 }
  /// How many lines the search for a pivot looks at once it has found one.
  private static var searchLimit: Int { 4 }

  private struct Pivot {
    var row: Int32 = -1
    var column: Int32 = -1
    var cost = Int.max
    var value = 0.0
  }

  mutating func factorNucleus(
    _ candidates: borrowing Buffer<FormID>, _ rows: borrowing RowStorage
  ) {
    nucleus.load(candidates, rows, rowSteps: peeling.rowSteps, steps: steps)
    var rowsLeft = nucleus.rows.count
    var columnsLeft = nucleus.columns.count
    while true {
      while nucleus.rowBuckets.first(0) >= 0 {
        nucleus.rowBuckets.remove(nucleus.rowBuckets.first(0))
        rowsLeft -= 1
      }
      while nucleus.columnBuckets.first(0) >= 0 {
        nucleus.columnBuckets.remove(nucleus.columnBuckets.first(0))
        columnsLeft -= 1
      }
      if rowsLeft <= 0 || columnsLeft <= 0 { return }
      let pivot = findPivot()
      if pivot.row < 0 { return }
      eliminate(pivot)
      rowsLeft -= 1
      columnsLeft -= 1
    }
  }

  private mutating func findPivot() -> Pivot {
    var best = Pivot()
    var searched = 0
    var isLeast = true
    let most = Int32(max(nucleus.rows.count, nucleus.columns.count))
    var count = max(1, nucleus.leastCount)
    while count <= most {
      if isLeast, nucleus.columnBuckets.first(count) >= 0 || nucleus.rowBuckets.first(count) >= 0 {
        nucleus.leastCount = count
        isLeast = false
      }
      var column = nucleus.columnBuckets.first(count)
      while column >= 0 {
        searchColumn(column, count: count, &best)
        searched += 1
        let bound = Int(count - 1) * Int(count - 1)
        if best.row >= 0, best.cost <= bound || searched >= Self.searchLimit { return best }
        column = nucleus.columnBuckets.next(column)
      }
      var row = nucleus.rowBuckets.first(count)
      while row >= 0 {
        searchRow(row, count: count, &best)
        searched += 1
        let bound = Int(count) * Int(count - 1)
        if best.row >= 0, best.cost <= bound || searched >= Self.searchLimit { return best }
        row = nucleus.rowBuckets.next(row)
      }
      count += 1
    }
    return best
  }

  private mutating func searchColumn(_ column: Int32, count: Int32, _ best: inout Pivot) {
    nucleus.tidy(column)
    let line = nucleus.columns[column]
    for place in line.first..<line.first + line.length {
      let row = nucleus.columnRows[place]
      if !nucleus.isLeft(row) { continue }
      let cost = Int(count - 1) * Int(nucleus.rows[row].count - 1)
      if cost >= best.cost { continue }
      var greatest = 0.0
      var value = 0.0
      for offset in nucleus.rows[row].first..<nucleus.rows[row].first + nucleus.rows[row].count {
        let entry = nucleus.entries[offset]
        greatest = max(greatest, entry.value.magnitude)
        if entry.column == column { value = entry.value }
      }
      if Self.isStable(value, greatest) {
        best = Pivot(row: row, column: column, cost: cost, value: value)
      }
    }
  }

  private func searchRow(_ row: Int32, count: Int32, _ best: inout Pivot) {
    let line = nucleus.rows[row]
    var greatest = 0.0
    for offset in line.first..<line.first + line.count {
      greatest = max(greatest, nucleus.entries[offset].value.magnitude)
    }
    for offset in line.first..<line.first + line.count {
      let entry = nucleus.entries[offset]
      let cost = Int(count - 1) * Int(nucleus.columns[entry.column].count - 1)
      if cost < best.cost, Self.isStable(entry.value, greatest) {
        best = Pivot(row: row, column: entry.column, cost: cost, value: entry.value)
      }
    }
  }

  private static func isStable(_ value: Double, _ greatest: Double) -> Bool {
    value.magnitude >= stabilityThreshold * greatest && value.magnitude > pivotTolerance
  }

  private mutating func eliminate(_ pivot: Pivot) {
    let form = nucleus.rowNames[pivot.row]
    peeling.rowSteps[form] = Int32(forms.count)
    beginStep(pivot: pivot.value, form: form, variable: nucleus.columnNames[pivot.column])
    nucleus.rowBuckets.remove(pivot.row)
    nucleus.columnBuckets.remove(pivot.column)
    let line = nucleus.rows[pivot.row]
    // From here on the row counts as pivoted on.
    nucleus.rows[pivot.row].count = 0
    for offset in line.first..<line.first + line.count {
      let entry = nucleus.entries[offset]
      if entry.column == pivot.column { continue }
      upper.rows.append(nucleus.columnNames[entry.column], entry.value)
      nucleus.pivotValues[entry.column] = entry.value
      nucleus.columnBuckets.remove(entry.column)
      nucleus.columns[entry.column].count -= 1
    }
    let column = nucleus.columns[pivot.column]
    for place in column.first..<column.first + column.length {
      let other = nucleus.columnRows[place]
      if nucleus.isLeft(other) { subtract(line, pivot, from: other) }
    }
    for offset in line.first..<line.first + line.count {
      let touched = nucleus.entries[offset].column
      if touched == pivot.column { continue }
      nucleus.pivotValues[touched] = 0
      nucleus.columnBuckets.insert(touched, count: nucleus.columns[touched].count)
      nucleus.leastCount = min(nucleus.leastCount, max(1, nucleus.columns[touched].count))
    }
  }

  /// - Parameter line: The row of the pivot.
  private mutating func subtract(_ line: NucleusLine, _ pivot: Pivot, from row: Int32) {
    nucleus.rowBuckets.remove(row)
    let first = nucleus.rows[row].first
    var last = first + nucleus.rows[row].count - 1
    var place = first
    while nucleus.entries[place].column != pivot.column { place += 1 }
    let factor = nucleus.entries[place].value / pivot.value
    lower.columns.append(nucleus.rowNames[row], factor)
    nucleus.entries[place] = nucleus.entries[last]
    last -= 1
    nucleus.marks.begin(size: nucleus.columns.count)
    place = first
    while place <= last {
      let column = nucleus.entries[place].column
      let pivotValue = nucleus.pivotValues[column]
      if pivotValue != 0 {
        nucleus.marks.insert(column)
        let value = nucleus.entries[place].value - factor * pivotValue
        if value.magnitude < Self.cancellationTolerance {
          nucleus.removeRow(row, from: column)
          nucleus.entries[place] = nucleus.entries[last]
          last -= 1
          continue
        }
        nucleus.entries[place].value = value
      }
      place += 1
    }
    nucleus.rows[row].count = last - first + 1
    for offset in line.first..<line.first + line.count {
      let entry = nucleus.entries[offset]
      if entry.column == pivot.column || nucleus.marks.contains(entry.column) { continue }
      nucleus.appendEntry(
        NucleusEntry(column: entry.column, value: -factor * entry.value), to: row)
      nucleus.appendRow(row, to: entry.column)
    }
    nucleus.rowBuckets.insert(row, count: nucleus.rows[row].count)
    nucleus.leastCount = min(nucleus.leastCount, max(1, nucleus.rows[row].count))
  }
}
