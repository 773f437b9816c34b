/// Scratch memory of the depth-first search that finds which places a solve can reach.
struct ReachSearch: ~Copyable {
  private var visited = StampSet()
  /// The path from a seed at the front, and what is left behind at the back: together no more than
  /// all places.
  private var order = Buffer<Int32>()
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
      stackEntries.resize(to: size, filling: 0)
    }
    var top = order.count
    for k in 0..<seeds.count {
      let seed = seeds[k]
      if !visited.insert(seed) { continue }
      var depth = 0
      order[0] = seed
      stackEntries[0] = matrix.starts[seed]
      while depth >= 0 {
        let node = order[depth]
        var entry = stackEntries[depth]
        let end = matrix.starts[node + 1]
        while entry < end, !visited.insert(matrix.indices[entry]) { entry += 1 }
        if entry < end {
          stackEntries[depth] = entry + 1
          depth += 1
          order[depth] = matrix.indices[entry]
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

extension ReachSearch {
  /// Makes an independent copy.
  init(copying other: borrowing Self) {
    self.init()
    visited = StampSet(copying: other.visited)
    order = Buffer(copying: other.order)
    stackEntries = Buffer(copying: other.stackEntries)
    firstInOrder = other.firstInOrder
  }
}
