/// A sparse matrix compressed along one orientation.
struct CompressedMatrix: ~Copyable {
  /// Where each line starts; one more than there are lines.
  var starts = Buffer<Int32>()
  var indices = Buffer<Int32>()
  var values = Buffer<Double>()

  mutating func removeAll() {
    starts.removeAll()
    indices.removeAll()
    values.removeAll()
  }

  /// Makes room for so many entries in all.
  mutating func reserve(_ entryCount: Int) {
    indices.reserve(entryCount)
    values.reserve(entryCount)
  }

  /// Ends the entries so far, so that the next one appended belongs to a new line.
  @inline(__always)
  mutating func beginLine() { starts.append(Int32(indices.count)) }

  @inline(__always)
  mutating func append(_ index: Int32, _ value: Double) {
    indices.append(index)
    values.append(value)
  }

  /// Takes back the end of the last line, so that its entries can change.
  mutating func reopenLine() { starts.truncate(to: starts.count - 1) }

  /// Removes the last line.
  mutating func removeLastLine() {
    reopenLine()
    let first = Int(starts[starts.count - 1])
    indices.truncate(to: first)
    values.truncate(to: first)
  }

  /// Becomes the transpose of a square matrix of `size` lines.
  mutating func becomeTranspose(of other: borrowing CompressedMatrix, size: Int) {
    let entryCount = other.indices.count
    starts.reset(to: size + 1, filling: 0)
    indices.reset(to: entryCount, filling: 0)
    values.reset(to: entryCount, filling: 0)
    for entry in 0..<entryCount { starts[other.indices[entry]] += 1 }
    var sum: Int32 = 0
    for line in 0..<size {
      sum += starts[line]
      starts[line] = sum
    }
    starts[size] = sum
    var line = size - 1
    while line >= 0 {
      var entry = other.starts[line + 1] - 1
      while entry >= other.starts[line] {
        let target = other.indices[entry]
        starts[target] -= 1
        indices[starts[target]] = Int32(line)
        values[starts[target]] = other.values[entry]
        entry -= 1
      }
      line -= 1
    }
  }
}

extension CompressedMatrix {
  /// Makes an independent copy.
  init(copying other: borrowing Self) {
    self.init()
    starts = Buffer(copying: other.starts)
    indices = Buffer(copying: other.indices)
    values = Buffer(copying: other.values)
  }
}
