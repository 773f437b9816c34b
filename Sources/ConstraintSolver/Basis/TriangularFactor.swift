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

/// A triangular matrix without its diagonal, by rows and by columns.
struct TriangularFactor: ~Copyable {
  var rows = CompressedMatrix()
  var columns = CompressedMatrix()
}

/// Scratch memory of the depth-first search that finds which places a solve can reach.
struct ReachSearch: ~Copyable {
  private var visited = StampSet()
  private var order = Buffer<Int32>()
  private var stackNodes = Buffer<Int32>()
  private var stackEntries = Buffer<Int32>()

  /// The places found, from `firstInOrder` on, each before those that depend on it.
  private(set) var firstInOrder = 0

  @inline(__always)
  func place(_ k: Int) -> Int32 { order[k] }

  /// Lists what the listed places of a vector reach, in topological order.
  ///
  /// - Returns: `false` when more than a tenth is reached; a dense loop is faster then.
  @inline(__always)
  mutating func run(
    _ matrix: borrowing CompressedMatrix, from seeds: borrowing Buffer<Int32>, size: Int
  )
    -> Bool
  {
    let limit = size / 10 + 32
    visited.begin(size: size)
    if order.count < size {
      order.resize(to: size, filling: 0)
      stackNodes.resize(to: size + 1, filling: 0)
      stackEntries.resize(to: size + 1, filling: 0)
    }
    var top = order.count
    for k in 0..<seeds.count {
      let seed = seeds[k]
      if !visited.insert(seed) { continue }
      var depth = 0
      stackNodes[0] = seed
      stackEntries[0] = matrix.starts[seed]
      while depth >= 0 {
        let node = stackNodes[depth]
        var entry = stackEntries[depth]
        let end = matrix.starts[node + 1]
        while entry < end, !visited.insert(matrix.indices[entry]) { entry += 1 }
        if entry < end {
          stackEntries[depth] = entry + 1
          depth += 1
          stackNodes[depth] = matrix.indices[entry]
          stackEntries[depth] = matrix.starts[matrix.indices[entry]]
        } else {
          top -= 1
          order[top] = node
          depth -= 1
          if order.count - top > limit { return false }
        }
      }
    }
    firstInOrder = top
    return true
  }

  var endOfOrder: Int { order.count }
}
