/// The column index: which forms name a variable, partitioned so that a scan for loose forms never
/// meets a tight one.
///
/// Until there is a vertex nothing is looked up by variable. Then all columns are built at once, which
/// costs less than to let each grow, and leaves no room unused.
extension RowStorage {
  /// Forgets which forms name a variable, and keeps their number.
  mutating func dropColumns() {
    hasColumns = false
    columnEntries = Arena()
  }

  /// Lists the forms that name each variable, those that have a position as tight.
  ///
  /// - Complexity: O(*k*) in the number of entries; O(1) while there are columns.
  mutating func buildColumns() {
    if hasColumns { return }
    hasColumns = true
    for variable in 0..<columns.count { columns[variable].looseCount = 0 }
    for form in 0..<forms.count where forms[form].isUsed && forms[form].position < 0 {
      let first = forms[form].firstEntry
      for entry in first..<first + forms[form].entryCount {
        columns[entries[entry].variable].looseCount += 1
      }
    }
    var sum: Int32 = 0
    for variable in 0..<columns.count {
      // As they are filled, the counts tell where the next tight and the next loose form goes.
      let capacity = Int32(Arena<ColumnEntry>.capacity(for: Int(columns[variable].count)))
      columns[variable] = Column(
        first: sum, count: columns[variable].looseCount, capacity: capacity, looseCount: 0)
      sum += capacity
    }
    columnEntries = Arena(count: Int(sum), filler: .unused)
    for form in 0..<FormID(forms.count) where forms[form].isUsed { fillColumns(from: form) }
  }

  private mutating func fillColumns(from form: FormID) {
    let record = forms[form]
    for place in record.firstEntry..<record.firstEntry + record.entryCount {
      let entry = entries[place]
      var column = columns[entry.variable]
      let slot = record.position < 0 ? column.looseCount : column.count
      if record.position < 0 { column.looseCount += 1 } else { column.count += 1 }
      columns[entry.variable] = column
      columnEntries[column.first + slot] = ColumnEntry(
        form: form, entry: place, coefficient: entry.coefficient)
      entries[place].columnSlot = slot
    }
  }

  /// Writes an entry of a loose form, and its mirror at the end of the loose part of the column.
  mutating func link(
    _ variable: VariableID, _ coefficient: Double, to form: FormID, at entry: Int32
  ) {
    if !hasColumns {
      entries[entry] = RowEntry(variable: variable, columnSlot: -1, coefficient: coefficient)
      columns[variable].count += 1
      return
    }
    var column = columns[variable]
    if column.count == column.capacity {
      let wanted = column.capacity == 0 ? 2 : Int(column.capacity) * 2
      column.first = columnEntries.enlarge(
        column.first, from: Int(column.capacity), to: wanted, filler: .unused)
      column.capacity = Int32(Arena<ColumnEntry>.capacity(for: wanted))
    }
    if column.looseCount != column.count {
      let moved = columnEntries[column.first + column.looseCount]
      columnEntries[column.first + column.count] = moved
      entries[moved.entry].columnSlot = column.count
    }
    columnEntries[column.first + column.looseCount] = ColumnEntry(
      form: form, entry: entry, coefficient: coefficient)
    entries[entry] = RowEntry(
      variable: variable, columnSlot: column.looseCount, coefficient: coefficient)
    column.count += 1
    column.looseCount += 1
    columns[variable] = column
  }

  /// Removes the mirror of an entry of a loose form from its column.
  mutating func unlink(_ entry: Int32) {
    let variable = entries[entry].variable
    if !hasColumns {
      columns[variable].count -= 1
      return
    }
    var column = columns[variable]
    column.looseCount -= 1
    swapSlots(entries[entry].columnSlot, column.looseCount, of: column)
    column.count -= 1
    swapSlots(column.looseCount, column.count, of: column)
    if column.count == 0 {
      columnEntries.free(column.first, Int(column.capacity))
      column = Column()
    }
    columns[variable] = column
  }

  /// Moves a form to the tight part of its columns.
  @inline(__always)
  mutating func markTight(_ form: FormID) {
    let first = forms[form].firstEntry
    for entry in first..<first + forms[form].entryCount {
      let variable = entries[entry].variable
      columns[variable].looseCount -= 1
      let column = columns[variable]
      swapSlots(entries[entry].columnSlot, column.looseCount, of: column)
    }
  }

  /// Moves a form to the loose part of its columns.
  @inline(__always)
  mutating func markLoose(_ form: FormID) {
    let first = forms[form].firstEntry
    for entry in first..<first + forms[form].entryCount {
      let variable = entries[entry].variable
      let column = columns[variable]
      swapSlots(entries[entry].columnSlot, column.looseCount, of: column)
      columns[variable].looseCount += 1
    }
  }

  @inline(__always)
  private mutating func swapSlots(_ a: Int32, _ b: Int32, of column: Column) {
    if a == b { return }
    let first = columnEntries[column.first + a]
    let second = columnEntries[column.first + b]
    columnEntries[column.first + a] = second
    columnEntries[column.first + b] = first
    entries[second.entry].columnSlot = a
    entries[first.entry].columnSlot = b
  }
}
