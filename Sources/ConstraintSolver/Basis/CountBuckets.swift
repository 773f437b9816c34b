/// Lines of a matrix in doubly linked lists by their number of entries.
struct CountBuckets: ~Copyable {
  private var heads = Buffer<Int32>()
  private var nexts = Buffer<Int32>()
  /// The line before, or -1 less the count for the first line of a list.
  private var previous = Buffer<Int32>()

  mutating func reset(lineCount: Int, maximumCount: Int) {
    heads.reset(to: maximumCount + 1, filling: -1)
    nexts.reset(to: lineCount, filling: -1)
    previous.reset(to: lineCount, filling: -1)
  }

  @inline(__always)
  func first(_ count: Int32) -> Int32 { heads[count] }

  @inline(__always)
  func next(_ line: Int32) -> Int32 { nexts[line] }

  @inline(__always)
  mutating func insert(_ line: Int32, count: Int32) {
    let head = heads[count]
    nexts[line] = head
    previous[line] = -1 - count
    if head >= 0 { previous[head] = line }
    heads[count] = line
  }

  @inline(__always)
  mutating func remove(_ line: Int32) {
    let before = previous[line]
    let after = nexts[line]
    if before < 0 { heads[-1 - before] = after } else { nexts[before] = after }
    if after >= 0 { previous[after] = before }
  }
}
