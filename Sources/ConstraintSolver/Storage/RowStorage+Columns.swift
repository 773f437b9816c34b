/// The column index: which forms name a variable, partitioned so that a scan for loose forms never
/// meets a tight one.
extension RowStorage {
  /// Writes an entry of a loose form, and its mirror at the end of the loose part of the column.
  mutating func link(
    _ variable: VariableID, _ coefficient: Double, to form: FormID, at entry: Int32
  ) {
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
