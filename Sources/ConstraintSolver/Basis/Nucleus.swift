/// A line of the nucleus: a slice with room to grow.
struct NucleusLine: BitwiseCopyable {
  var first: Int32
  var count: Int32
  var capacity: Int32
  /// How many elements of the slice are in use: of a column, `count` rows that are left and others
  /// that were pivoted on, which are still to be taken out.
  var length: Int32
}

struct NucleusEntry: BitwiseCopyable {
  var column: Int32
  private var compactValue: CompactDouble

  @inline(__always)
  init(column: Int32, value: Double) {
    self.column = column
    compactValue = CompactDouble(value)
  }

  var value: Double {
    @inline(__always) get { compactValue.value }
    @inline(__always) set { compactValue = CompactDouble(newValue) }
  }

  static var unused: NucleusEntry { NucleusEntry(column: -1, value: 0) }
}

/// The part of the matrix that has no singletons, numbered compactly, as it is eliminated.
struct NucleusScratch: ~Copyable {
  var rows = Buffer<NucleusLine>()
  var columns = Buffer<NucleusLine>()
  var entries = Buffer<NucleusEntry>()
  /// The rows of each column; values stand in `entries` alone.
  var columnRows = Buffer<Int32>()
  var rowBuckets = CountBuckets()
  var columnBuckets = CountBuckets()
  /// The form of each compact row, and the variable of each compact column.
  var rowNames = Buffer<FormID>()
  var columnNames = Buffer<VariableID>()
  var columnNumbers = Buffer<Int32>()
  /// The pivot row spread out by column.
  var pivotValues = Buffer<Double>()
  var marks = StampSet()
  /// No line has fewer entries, so that the search need not start at 1.
  var leastCount: Int32 = 1

  /// Copies the unpivoted rows and columns.
  mutating func load(
    _ candidates: borrowing Buffer<FormID>, _ storage: borrowing RowStorage,
    rowSteps: borrowing Buffer<Int32>, steps: borrowing Buffer<Int32>
  ) {
    rows.removeAll()
    columns.removeAll()
    entries.removeAll()
    rowNames.removeAll()
    columnNames.removeAll()
    columnNumbers.reset(to: steps.count, filling: -1)
    for variable in 0..<Int32(steps.count) where steps[variable] < 0 {
      columnNumbers[variable] = Int32(columnNames.count)
      columnNames.append(variable)
    }
    columns.reset(
      to: columnNames.count, filling: NucleusLine(first: 0, count: 0, capacity: 0, length: 0))
    var entryCount = 0
    for k in 0..<candidates.count where rowSteps[candidates[k]] < 0 {
      rowNames.append(candidates[k])
      entryCount += Int(storage.forms[candidates[k]].entryCount) + 1
    }
    rows.reserve(rowNames.count)
    entries.reserve(entryCount)
    for row in 0..<rowNames.count { loadRow(storage.forms[rowNames[row]], storage) }
    loadColumns()
    fillBuckets()
    pivotValues.reset(to: columns.count, filling: 0)
    leastCount = 1
  }

  private mutating func loadRow(_ form: Form, _ storage: borrowing RowStorage) {
    let first = Int32(entries.count)
    for offset in form.firstEntry..<form.firstEntry + form.entryCount {
      let entry = storage.entries[offset]
      let column = columnNumbers[entry.variable]
      if column < 0 { continue }
      entries.append(NucleusEntry(column: column, value: entry.coefficient))
      columns[column].count += 1
    }
    let count = Int32(entries.count) - first
    rows.append(NucleusLine(first: first, count: count, capacity: count + 1, length: count))
    entries.append(.unused)
  }

  private mutating func loadColumns() {
    var sum: Int32 = 0
    for column in 0..<columns.count {
      let capacity = columns[column].count + 1
      columns[column] = NucleusLine(first: sum, count: 0, capacity: capacity, length: 0)
      sum += capacity
    }
    columnRows.reset(to: Int(sum), filling: -1)
    for row in 0..<Int32(rows.count) {
      for entry in rows[row].first..<rows[row].first + rows[row].count {
        appendRow(row, to: entries[entry].column)
      }
    }
  }

  private mutating func fillBuckets() {
    let most = max(rows.count, columns.count) + 1
    rowBuckets.reset(lineCount: rows.count, maximumCount: most)
    columnBuckets.reset(lineCount: columns.count, maximumCount: most)
    var row = Int32(rows.count) - 1
    while row >= 0 {
      rowBuckets.insert(row, count: rows[row].count)
      row -= 1
    }
    var column = Int32(columns.count) - 1
    while column >= 0 {
      columnBuckets.insert(column, count: columns[column].count)
      column -= 1
    }
  }

  mutating func appendRow(_ row: Int32, to column: Int32) {
    if columns[column].length == columns[column].capacity { removePivotedRows(from: column) }
    var line = columns[column]
    if line.length == line.capacity {
      let first = columnRows.count
      columnRows.resize(to: first + Int(line.length) * 2 + 4, filling: -1)
      columnRows.move(from: Int(line.first), to: first, count: Int(line.length))
      line.first = Int32(first)
      line.capacity = line.length * 2 + 4
    }
    columnRows[line.first + line.length] = row
    line.length += 1
    line.count += 1
    columns[column] = line
  }

  /// Takes a row that was not pivoted on out of a column.
  @inline(__always)
  mutating func removeRow(_ row: Int32, from column: Int32) {
    let line = columns[column]
    let last = line.first + line.length - 1
    var place = line.first
    while columnRows[place] != row { place += 1 }
    columnRows[place] = columnRows[last]
    columns[column].length -= 1
    columns[column].count -= 1
  }

  /// Takes out of a column the rows that were pivoted on, once they are more than those that are left.
  /// To look for each of them at once would cost the square of its length in a column that most rows
  /// name.
  @inline(__always)
  mutating func tidy(_ column: Int32) {
    if columns[column].length > 2 * columns[column].count { removePivotedRows(from: column) }
  }

  private mutating func removePivotedRows(from column: Int32) {
    let line = columns[column]
    var end = line.first
    for place in line.first..<line.first + line.length where isLeft(columnRows[place]) {
      columnRows[end] = columnRows[place]
      end += 1
    }
    columns[column].length = end - line.first
  }

  /// Whether a row was not pivoted on. One that has no entries left is in no column any more.
  @inline(__always)
  func isLeft(_ row: Int32) -> Bool { rows[row].count > 0 }

  mutating func appendEntry(_ entry: NucleusEntry, to row: Int32) {
    var line = rows[row]
    if line.count == line.capacity {
      let first = entries.count
      entries.resize(to: first + Int(line.count) * 2 + 4, filling: .unused)
      entries.move(from: Int(line.first), to: first, count: Int(line.count))
      line.first = Int32(first)
      line.capacity = line.count * 2 + 4
    }
    entries[line.first + line.count] = entry
    line.count += 1
    rows[row] = line
  }
}
