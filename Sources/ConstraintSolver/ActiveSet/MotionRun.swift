/// Variables at even distances that a ray moves, so that a slide finds them without reading a list.
///
/// The left edges of the views in a row, say: the four variables of a view are neighbours.
struct MotionRun: BitwiseCopyable {
  var first: VariableID
  var stride: Int32
  var count: Int32
  /// Whether all its variables move alike, as equal widths do, so that one motion tells of all.
  var isUniform = false

  /// The variable at a place of the run.
  @inline(__always)
  func slot(_ place: Int32) -> VariableID { first + place * stride }
}

/// How a variable of a run moves.
struct Motion: BitwiseCopyable, Equatable {
  var start: Double
  var rate: Double

  @inline(__always)
  func moved(by distance: Double) -> Double { start + distance * rate }
}

/// The order in which a ray lists its variables, chosen for long runs and few cache misses: every
/// fourth variable follows, within a block.
enum MotionOrder {
  /// Blocks have four times this many variables, a power of two.
  private static var quarterShift: Int32 { 9 }
  private static var quarterMask: Int32 { (1 << quarterShift) - 1 }
  static var blockSize: Int32 { 4 << quarterShift }

  /// A number that ascends in this order.
  static func rank(of slot: VariableID) -> Int32 {
    slot & -blockSize | (slot & 3) << quarterShift | (slot >> 2) & quarterMask
  }

  /// The variable of a rank.
  static func slot(at rank: Int32) -> VariableID {
    rank & -blockSize | (rank & quarterMask) << 2 | (rank >> quarterShift) & 3
  }
}

extension ActiveSet {
  /// Lists the variables that `direction` moves, each once, in the order for runs.
  mutating func orderMovedVariables() {
    rays.order.removeAll()
    if direction.isCrowded {
      orderMovedVariablesOfMany()
      return
    }
    for k in 0..<direction.indices.count {
      rays.order.append(MotionOrder.rank(of: factor.variables[direction.indices[k]]))
    }
    rays.order.sort()
    var kept = 0
    var last: Int32 = -1
    // A place may be listed twice.
    for k in 0..<rays.order.count where rays.order[k] != last {
      last = rays.order[k]
      let slot = MotionOrder.slot(at: last)
      if direction.values[factor.steps[slot]] == 0 { continue }
      rays.order[kept] = slot
      kept += 1
    }
    rays.order.truncate(to: kept)
  }

  /// The same by a look at all variables, which costs less than to sort many.
  private mutating func orderMovedVariablesOfMany() {
    let size = Int32(factor.size)
    for block in stride(from: 0, to: size, by: Int(MotionOrder.blockSize)) {
      let end = min(size, block + MotionOrder.blockSize)
      for first in block..<min(end, block + 4) {
        var slot = first
        while slot < end {
          if direction.values[factor.steps[slot]] != 0 { rays.order.append(slot) }
          slot += 4
        }
      }
    }
  }
}
